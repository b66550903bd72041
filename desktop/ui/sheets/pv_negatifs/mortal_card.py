"""One mortal wound: where, what it costs, its clock, and what can be done."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.health import (
    Disbelieve,
    PutMortal,
    Regenerate,
    RemoveMortal,
)
from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.edits.health import MOST_ROUNDS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick, words
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton


@dataclass(frozen=True)
class MortalView:
    """A wound with its words; `checks` says whether the tables give it a roll."""

    wound: MortalWound
    title: str
    effect: str
    checks: bool


class MortalCard(QWidget):
    """Whatever is written leaves as the whole wound, changed."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The roll against the wound is wanted: its id, and the way.
    checkAsked = Signal(str, str)

    def __init__(self, view: MortalView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wound = view.wound
        self.title = words()
        self.title.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.effect = Note(tone=theme.Tone.MUTED)
        self.remove = RemoveButton(view.wound.id, view.title)
        self.rounds = InlineNumber(self.tr("Rounds avant la mort"), 0, MOST_ROUNDS)
        self._clock = Labelled(self.tr("Mort dans (rounds)"), self.rounds)
        self.open = Tick(self.tr("jet à faire"))
        self.healed = Tick(self.tr("guérie"))
        self.note = InlineText(self.tr("Note"), placeholder=self.tr("Note"))
        self.wisdom = Act(self.tr("Jet sous la Sagesse…"))
        self.heroic = Act(self.tr("Jet héroïque…"))
        self.disbelieve = Act(self.tr("Non crédible"))
        self.regenerate = Act(self.tr("Régénération"))
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(self.effect)
        column.addWidget(self.note)
        column.addWidget(Row(self._clock, self.open, self.healed))
        column.addWidget(Row(self.wisdom, self.heroic, self.disbelieve, self.regenerate))
        self._connect()
        self.show_view(view)

    def show_view(self, view: MortalView) -> None:
        """Show another state of the wound."""
        wound = self._wound = view.wound
        self.title.setText(view.title)
        self.title.set_tone(theme.Tone.MUTED if wound.healed else theme.Tone.VITALITY)
        self.effect.setText(view.effect)
        self.remove.show_name(view.title)
        self._clock.setVisible(wound.rounds is not None)
        self.rounds.set_value(wound.rounds or 0)
        for tick, on in ((self.open, wound.open), (self.healed, wound.healed)):
            blocked = tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(blocked)
        self.open.setVisible(not wound.healed and view.checks)
        self.note.set_value(wound.note)
        rolls = wound.open and not wound.healed and view.checks
        self.wisdom.setVisible(rolls)
        self.heroic.setVisible(rolls)
        self.disbelieve.setVisible(not wound.healed)
        self.regenerate.setVisible(not wound.healed)

    def _connect(self) -> None:
        self.remove.removed.connect(self._remove)
        self.rounds.valueCommitted.connect(self._set_rounds)
        self.open.toggled.connect(self._set_open)
        self.healed.toggled.connect(self._set_healed)
        self.note.textCommitted.connect(self._set_note)
        self.wisdom.clicked.connect(self._ask_wisdom)
        self.heroic.clicked.connect(self._ask_heroic)
        self.disbelieve.clicked.connect(self._disbelieve)
        self.regenerate.clicked.connect(self._regenerate)

    def _put(self, wound: MortalWound) -> None:
        self.commandAsked.emit(PutMortal(wound))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveMortal(id))

    def _set_rounds(self, rounds: int) -> None:
        self._put(changed(self._wound, rounds=rounds))

    def _set_open(self, on: bool) -> None:
        self._put(changed(self._wound, open=on))

    def _set_healed(self, on: bool) -> None:
        self._put(changed(self._wound, healed=on))

    def _set_note(self, note: str) -> None:
        self._put(changed(self._wound, note=note))

    def _ask_wisdom(self) -> None:
        self.checkAsked.emit(self._wound.id, "sagesse")

    def _ask_heroic(self) -> None:
        self.checkAsked.emit(self._wound.id, "heroique")

    def _disbelieve(self) -> None:
        self.commandAsked.emit(Disbelieve(self._wound.id))

    def _regenerate(self) -> None:
        self.commandAsked.emit(Regenerate(self._wound.id))
