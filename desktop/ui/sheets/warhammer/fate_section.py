"""Destiny and fortune: what a point is spent on, and the new day that gives fortune back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.warhammer.commands.health import RestoreFortune, SpendFortune
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Section, Words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject


class FateSection(Section):
    """Scenery that luck brings, and the points of a new day."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Fortune"), parent)
        self._subject = subject
        self.scenery = Words(self.tr("Élément de décor admis par le MJ"))
        self.spend_scenery = Act(self.tr("Le payer d’un point"))
        self.spend = Act(self.tr("Dépenser un point"))
        self.restore = Act(self.tr("Nouveau jour : tous rendus"))
        self.examples = Note(tone=theme.Tone.MUTED)
        self.add(self.spend, self.restore)
        self.add(self.scenery, self.spend_scenery)
        self.add(self.examples)
        self.spend.clicked.connect(self._spend)
        self.restore.clicked.connect(self._restore)
        self.spend_scenery.clicked.connect(self._spend_scenery)

    def refresh(self) -> None:
        """Show what can be done now."""
        left = self._subject.profile.fortune.total
        self.spend.setEnabled(left > 0)
        self.spend_scenery.setEnabled(left > 0)
        self.restore.setEnabled(bool(self._subject.character.fortune_spent))
        names = ", ".join(one.name for one in self._subject.tables.sceneries)
        self.examples.setText(self.tr("Par exemple : {names}.").format(names=names))

    def _spend(self) -> None:
        self.commandAsked.emit(SpendFortune())

    def _restore(self) -> None:
        self.commandAsked.emit(RestoreFortune())

    def _spend_scenery(self) -> None:
        if self._subject.run(SpendFortune(use="decor", what=self.scenery.taken())):
            self.scenery.setText("")
