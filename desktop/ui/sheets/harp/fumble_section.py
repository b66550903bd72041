"""What a fumble brings: the campaign's table, its closed throw, and the GM's own word."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.harp.manoeuvre import fumbled, must_be_softened
from desktop.rules.harp.rolls import SIDES
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Choose, Labelled, Row, Tick, Words
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST = 100


class FumbleSection(QWidget):
    """The GM picks the table, the throw is closed, and what is read can be written anew: nothing of
    it is applied by itself (HARP-FUMBLE-TABLE, HARP-FUMBLE-CHOICE, HARP-FUMBLE-ADAPT)."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.table = Choose(self.tr("Table de Maladresses"))
        self.change = NumberField(self.tr("Modificateur d’un talent ou d’un objet"), -_MOST, _MOST)
        self.critical = Tick(self.tr("Situation critique"))
        self.die = DieField(self.tr("Tirage de Maladresse"), SIDES)
        self.none = Note(
            self.tr(
                "La campagne n’a pas de Table de Maladresses : décrivez ce qui arrive, ou "
                "saisissez une table dans ses réglages."
            ),
            tone=theme.Tone.MUTED,
        )
        self.warning = Note(
            self.tr("Mortel dans une situation qui n’est pas critique : le MJ adoucit."),
            tone=theme.Tone.WARNING,
        )
        self.event_ = Words(self.tr("Ce qui arrive"))
        self._row = Row(
            Labelled(self.tr("Table"), self.table),
            Labelled(self.tr("Modificateur"), self.change),
            self.critical,
            Labelled("d100", self.die),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        title = SectionTitle(self.tr("Maladresse"))
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self._row, self.none, self.warning, self.event_):
            column.addWidget(part)
        self.table.currentIndexChanged.connect(self._read)
        self.change.valueCommitted.connect(self._read)
        self.critical.toggled.connect(self._warn)
        self.die.dieEntered.connect(self._read)
        self.die.cleared.connect(self._read)
        self.die.rollAsked.connect(self._roll)
        guard_wheel(self)
        self.refresh()

    def refresh(self) -> None:
        """Show the tables that the campaign has now."""
        tables = self._subject.settings.fumbles
        self.table.blockSignals(True)
        self.table.offer([(one.id, one.name) for one in tables])
        self.table.blockSignals(False)
        self._row.setVisible(bool(tables))
        self.none.setVisible(not tables)
        self._warn()

    def clear(self) -> None:
        """Another fumble: nothing is thrown yet."""
        self.die.set_value(None)
        self.event_.clear()
        self._warn()

    def _roll(self) -> None:
        spec = DieSpec(DieKey("fumble", "self"), SIDES, say("harp.throw", place=1))
        self.die.set_value(self._subject.roll(spec))
        self._read()

    def _read(self) -> None:
        face, table = self.die.value(), self.table.value()
        if face is not None and table:
            found = fumbled(self._subject.settings, table, face, self.change.value())
            self.event_.setText(found.text)
        self._warn()

    def _warn(self) -> None:
        face, table = self.die.value(), self.table.value()
        soften = False
        if face is not None and any(one.id == table for one in self._subject.settings.fumbles):
            found = fumbled(self._subject.settings, table, face, self.change.value())
            soften = must_be_softened(found, critical=self.critical.isChecked())
        self.warning.setVisible(soften)
