"""Between life and death: rounds that go by, the dying and what holds them, death and its decay."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.harp import death
from desktop.rules.harp.commands.health import (
    BindSoul,
    Decay,
    Die,
    PassRounds,
    Raise,
    Restore,
    SetLife,
    Stabilise,
)
from desktop.rules.harp.document import Cause
from desktop.rules.harp.edits.chance import MOST_BONUS, MOST_MINUTES
from desktop.rules.harp.edits.health import MOST_ROUNDS, MOST_ROUNDS_LEFT, cause_name
from desktop.rules.harp.sheet.words import state_words
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Section, Tick, words
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import integer_text, plural
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField


class _Decayed(QWidget):
    """A characteristic that a dead body loses, and a button that gives a point back."""

    restored = Signal(str)

    def __init__(self, entry: tuple[str, str, int]) -> None:
        super().__init__()
        self._id, self._name, lost = entry
        self.label = words()
        self.give = Act(
            self.tr("Rendre un point"), self.tr("{name} : rendre un point").format(name=self._name)
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Row(self.label, self.give))
        self.give.clicked.connect(self._restore)
        self.show_lost(lost)

    def show_lost(self, lost: int) -> None:
        """Show how many points it lost."""
        told = self.tr("{name} : {lost}").format(name=self._name, lost=integer_text(-lost))
        self.label.setText(told)

    def _restore(self) -> None:
        self.restored.emit(self._id)


class LifeSection(Section):
    """What can be done now is shown; the rest is not."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Vie et mort"), parent)
        self._subject = subject
        self.state = Note(tone=theme.Tone.VITALITY)
        self.rounds = NumberField(self.tr("Rounds qui passent"), 1, MOST_ROUNDS)
        self.bleeding = Sum(subject, self.tr("Sang perdu par round"))
        self.go_by = Act(self.tr("Laisser passer ces rounds"))
        self.left = InlineNumber(self.tr("Rounds avant la mort"), 1, MOST_ROUNDS_LEFT)
        self.span = Sum(subject, self.tr("sur"))
        self.stable = Tick(self.tr("stabilisé"))
        self.bind = Act(self.tr("Un sort retient son âme"))
        self.skill = NumberField(self.tr("Soins de qui essaie"), -MOST_BONUS, MOST_BONUS)
        self.degree = Choose(self.tr("Difficulté de la stabilisation"))
        self.stabilise = Act(self.tr("Stabiliser…"))
        self.cause = Choose(self.tr("Cause de la mort"))
        self.die = Act(self.tr("Il meurt"))
        self.since = PlainLabel()
        self.since.setFont(theme.sans(theme.Size.BODY))
        self.minutes = NumberField(self.tr("Minutes qui passent"), 1, MOST_MINUTES)
        self.decay = Act(self.tr("Laisser passer ces minutes…"))
        self.back = NumberField(self.tr("Points de Vie au retour"), 1, 1)
        self.raising = Act(self.tr("Ramener à la vie"))
        self.asking = Asking(subject)
        decayed = QVBoxLayout()
        decayed.setSpacing(2)
        self.decayed: KeyedLines[_Decayed] = KeyedLines(decayed)
        self._passing = Row(Labelled(self.tr("Il passe"), self.rounds), self.go_by, self.bleeding)
        self._dying = Row(
            Labelled(self.tr("Mort dans (rounds)"), self.left), self.span, self.stable, self.bind
        )
        self._care = Row(Labelled(self.tr("Soins"), self.skill), self.degree, self.stabilise)
        self._death = Row(Labelled(self.tr("Cause"), self.cause), self.die)
        self._dead = Row(self.since, self.minutes, self.decay)
        self._raising = Row(Labelled(self.tr("revient avec (PdV)"), self.back), self.raising)
        for part in (self.state, self._passing, self._dying, self._care, self._dead):
            self.add(part)
        self.column.addLayout(decayed)
        for part in (self._raising, self._death, self.asking):
            self.add(part)
        self._furnish()

    def blocks(self) -> tuple[QWidget, ...]:
        """The parts of the section as they are read."""
        return (
            *(self._passing, self._dying, self._care, self._dead),
            *self.decayed.widgets(),
            *(self._raising, self._death, self.asking),
        )

    def refresh(self) -> bool:
        """Show what can be done now; whether other characteristics decay."""
        subject, one = self._subject, self._subject.character
        held = state_words(subject.tables, subject.settings, one)
        self.state.setText(" · ".join(subject.texts.render(each) for each in held))
        self.state.setVisible(bool(held))
        now = death.state(subject.tables, subject.settings, one)
        dying, stable = now is death.State.DYING, one.life.stabilised
        # In a fight, its own rounds go by.
        self._passing.setVisible(not one.dead and subject.owner is None)
        self.bleeding.show_sum(subject.number("bleeding") if one.bleeding else None)
        self._dying.setVisible(dying or stable)
        self.left.set_value(one.life.left or 1)
        self.left.setEnabled(one.life.left is not None)
        self.span.show_sum(subject.number("rounds"))
        blocked = self.stable.blockSignals(True)
        self.stable.setChecked(stable)
        self.stable.blockSignals(blocked)
        self.bind.setVisible(dying)
        self._care.setVisible(dying)
        self.degree.offer(subject.degrees(subject.tables.health.stabilise))
        self._death.setVisible(not one.dead)
        self._dead.setVisible(one.dead)
        self.since.setText(self.tr("Mort depuis %n minute(s).", "", plural(one.life.minutes)))
        self._raising.setVisible(one.dead)
        self.back.set_range(1, one.most)
        self.raising.setEnabled(now is not death.State.LOST)
        self.asking.panel.refresh()
        known = subject.tables.characteristics
        lost = one.life.decayed
        return self.decayed.show(
            {each.id: (each.id, each.name, lost[each.id]) for each in known if each.id in lost},
            self._make,
            _show,
        )

    def _furnish(self) -> None:
        render = self._subject.texts.render
        self.cause.offer([(each.value, render(cause_name(each))) for each in Cause])
        for number in (self.rounds, self.minutes, self.back):
            number.set_value(1)
        self.go_by.clicked.connect(self._pass)
        self.left.valueCommitted.connect(self._correct)
        self.stable.toggled.connect(self._hold)
        self.bind.clicked.connect(self._bind)
        self.stabilise.clicked.connect(self._stabilise)
        self.die.clicked.connect(self._die)
        self.decay.clicked.connect(self._decay)
        self.raising.clicked.connect(self._raise)

    def _make(self, entry: tuple[str, str, int]) -> _Decayed:
        line = _Decayed(entry)
        line.restored.connect(self._restore)
        return line

    def _pass(self) -> None:
        if self.rounds.flush():
            self.commandAsked.emit(PassRounds(self.rounds.value()))

    def _correct(self, left: int) -> None:
        life = self._subject.character.life
        self.commandAsked.emit(SetLife(left, life.stabilised))

    def _hold(self, on: bool) -> None:
        self.commandAsked.emit(SetLife(self._subject.character.life.left, on))

    def _bind(self) -> None:
        self.commandAsked.emit(BindSoul())

    def _stabilise(self) -> None:
        if self.skill.flush():
            command = Stabilise(bonus=self.skill.value(), difficulty=self.degree.value())
            self.asking.ask(self.tr("Stabiliser"), command)

    def _die(self) -> None:
        self.commandAsked.emit(Die(Cause(self.cause.value())))

    def _decay(self) -> None:
        if self.minutes.flush():
            command = Decay(minutes=self.minutes.value())
            self.asking.ask(self.tr("Détérioration du corps"), command)

    def _restore(self, characteristic: str) -> None:
        self.commandAsked.emit(Restore(characteristic, 1))

    def _raise(self) -> None:
        if self.back.flush():
            self.commandAsked.emit(Raise(self.back.value()))


def _show(line: _Decayed, entry: tuple[str, str, int]) -> None:
    line.show_lost(entry[2])
