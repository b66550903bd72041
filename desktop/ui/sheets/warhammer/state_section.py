"""What holds now: on the ground, unconscious, dead, paralysed, and rounds that are lost."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer.commands.health import SetState, SpendDestiny
from desktop.rules.warhammer.document import State
from desktop.rules.warhammer.edits.wounds import MOST_COUNTED
from desktop.rules.warhammer.sheet.words import LIMBS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Section, Tick
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject


class StateSection(Section):
    """Each tick and number is stored as the whole state, changed."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("État"), parent)
        self._subject = subject
        self.prone = Tick(self.tr("À terre"))
        self.unconscious = Tick(self.tr("Inconscient"))
        self.dead = Tick(self.tr("Mort"))
        self.right = Tick(self.tr("Jambe droite paralysée"))
        self.left = Tick(self.tr("Jambe gauche paralysée"))
        self.half = Tick(self.tr("Un demi-round perdu"))
        self.stunned = InlineNumber(self.tr("Rounds étourdi"), 0, MOST_COUNTED)
        self.no_action = InlineNumber(self.tr("Rounds sans action"), 0, MOST_COUNTED)
        self.last = InlineNumber(self.tr("Rounds à agir en dernier"), 0, MOST_COUNTED)
        self.dying = Note(tone=theme.Tone.VITALITY)
        self.destiny = Act(self.tr("Point de Destin : la mort ou la paralysie s’écarte"))
        self.add(*self.ticks())
        self.add(
            Labelled(self.tr("Étourdi, rounds"), self.stunned),
            Labelled(self.tr("Sans action, rounds"), self.no_action),
            Labelled(self.tr("Agit en dernier, rounds"), self.last),
        )
        self.add(self.dying)
        self.add(self.destiny)
        for tick in self.ticks():
            tick.toggled.connect(self._set)
        for number in (self.stunned, self.no_action, self.last):
            number.valueCommitted.connect(self._set)
        self.destiny.clicked.connect(self._spend)

    def ticks(self) -> tuple[Tick, ...]:
        """Every tick box, in reading order."""
        return (self.prone, self.unconscious, self.dead, self.right, self.left, self.half)

    def refresh(self) -> None:
        """Show what holds now."""
        state = self._subject.character.state
        right, left = LIMBS
        for tick, on in (
            (self.prone, state.prone),
            (self.unconscious, state.unconscious),
            (self.dead, state.dead),
            (self.right, right in state.paralysed),
            (self.left, left in state.paralysed),
            (self.half, state.half),
        ):
            blocked = tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(blocked)
        self.stunned.set_value(state.stunned)
        self.no_action.set_value(state.no_action)
        self.last.set_value(state.last)
        self.dying.setText(self.tr("Mourant : le MJ dit quand vient la mort."))
        self.dying.setVisible(bool(state.dying) and not state.dead)
        grave = state.dead or bool(state.dying or state.paralysed)
        self.destiny.setVisible(grave)
        self.destiny.setEnabled(self._subject.profile.destiny.total > 0)

    def _set(self) -> None:
        right, left = LIMBS
        state = self._subject.character.state
        paralysed = tuple(
            limb for limb, tick in ((right, self.right), (left, self.left)) if tick.isChecked()
        )
        after: State = changed(
            state,
            prone=self.prone.isChecked(),
            unconscious=self.unconscious.isChecked(),
            dead=self.dead.isChecked(),
            paralysed=paralysed,
            half=self.half.isChecked(),
            stunned=self.stunned.value(),
            no_action=self.no_action.value(),
            last=self.last.value(),
        )
        self.commandAsked.emit(SetState(after))

    def _spend(self) -> None:
        self.commandAsked.emit(SpendDestiny())
