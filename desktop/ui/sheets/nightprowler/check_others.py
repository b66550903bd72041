"""Who else bears on a roll: whom it is made against, and the MJ who pays a PNJ's success."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.nightprowler.rolls.trait_effects import Facing, facing
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table


class Others(QWidget):
    """A list of the other characters, and a tick for the MJ's Crasse where the roller is his."""

    #: Somebody else, or the MJ's mind, changed.
    changed = Signal()

    def __init__(self, subject: Subject, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._table = table
        self.against = Choose(self.tr("Jet fait contre"))
        self.granted = Tick(self.tr("Crasse du MJ : réussite automatique"))
        self._against = Labelled(self.tr("Contre"), self.against)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        row.addWidget(self._against)
        row.addWidget(self.granted)
        self.against.activated.connect(self._note)
        self.granted.toggled.connect(self._note)

    def refresh(self) -> None:
        """Offer who is there now."""
        others = self._table.others()
        self.against.offer((("", self.tr("personne en particulier")), *others))
        self._against.setVisible(bool(others))
        npc = self._table.is_npc()
        self.granted.setVisible(npc)
        self.granted.setEnabled(self._table.crasse() > 0)
        if not (npc and self.granted.isEnabled()):
            self.granted.setChecked(False)

    def reset(self) -> None:
        """Nobody, and no Crasse."""
        self.against.show_value("")
        self.granted.setChecked(False)

    def facing(self, key: str, modifier: int) -> Facing:
        """What the other's traits do to a roll of this skill with these other modifiers."""
        subject, other = self._subject, self.against.value()
        person = self._table.person(other) if other else None
        if person is None:
            return Facing()
        return facing(subject.tables, subject.settings, person.derived, key, modifier)

    def _note(self) -> None:
        self.changed.emit()
