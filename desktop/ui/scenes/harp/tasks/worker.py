"""One of those who work at a task: who, on what, his roll of this round, how far he is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import manoeuvre, trial
from desktop.rules.harp.commands.health import Change, Manoeuvre
from desktop.rules.harp.document import Task
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.trial import Asked
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.scenes.harp.chain import ChainField
from desktop.ui.scenes.harp.people import Person, asked_of, key_of, named, person
from desktop.ui.scenes.people import NAMED, Who
from desktop.ui.sheets.common.bits import Choose, Labelled, Row, Words, new_id
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST, _WIDE = 500, 300


class Worker(QWidget):
    """What somebody without a sheet did is known to the window alone."""

    #: Who, what, or a throw.
    changed = Signal()

    def __init__(self, subject: Subject, place: int, who: str) -> None:
        super().__init__()
        self._subject = subject
        self._place = place
        self._here: Person | None = None
        self._hard = Modifier("", 0)
        title = self.tr("Participant {number}").format(number=place)
        self.title = SectionTitle(title)
        self.who = Who(self.tr("{roll} : qui").format(roll=title))
        self.name = Words(self.tr("{roll} : nom").format(roll=title), wide=90)
        self.what = Choose(self.tr("{roll} : quoi").format(roll=title), widest=_WIDE)
        self.what.setMaxVisibleItems(18)
        self.bonus = NumberField(self.tr("{roll} : bonus").format(roll=title), -_MOST, _MOST)
        self.modifier = NumberField(
            self.tr("{roll} : modificateur").format(roll=title), -_MOST, _MOST
        )
        self.chain = ChainField(subject, title)
        self.total = ExplainedValue(self.tr("{roll} : total").format(roll=title))
        self.progress = Note()
        self.progress.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.progress.setWordWrap(False)
        self.told = Note(tone=theme.Tone.MUTED)
        self._bonus = Labelled(self.tr("Bonus"), self.bonus)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        head.addWidget(self.title)
        head.addWidget(self.progress)
        head.addWidget(self.told, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(
            Row(
                self.who,
                self.name,
                self.what,
                self._bonus,
                Labelled(self.tr("Modificateur"), self.modifier),
                Labelled(self.tr("Jet"), self.chain),
                Labelled(self.tr("Total"), self.total),
            )
        )
        self.refresh()
        self.who.show_value(who)
        self._show_person()
        self.who.currentIndexChanged.connect(self._change_person)
        self.name.textChanged.connect(self._change_person)
        self.what.currentIndexChanged.connect(self._change)
        self.bonus.valueCommitted.connect(self._change)
        self.modifier.valueCommitted.connect(self._change)
        self.chain.changed.connect(self._change)
        guard_wheel(self)

    @property
    def person(self) -> Person:
        """Who works."""
        if self._here is None:
            who = self.who.value() or self._subject.id
            self._here = person(self._subject, who, self.name.taken())
        return self._here

    @property
    def key(self) -> str:
        """Who he is among the others."""
        one = self.person
        return one.id if one.character is not None else f"{NAMED}{self._place}"

    @property
    def called(self) -> str:
        """What he is called in a sentence."""
        return self.person.name or self.title.text()

    @property
    def asked(self) -> Asked | None:
        """The skill that he works with; None for somebody without a sheet."""
        return asked_of(self.what.value())

    def ask(self, asked: Asked) -> None:
        """Work with this skill, where he can."""
        self.what.show_value(key_of(asked))

    def held(self, task: str) -> Task | None:
        """The task as it stands on his sheet."""
        one = self.person.character
        return None if one is None else found(one.tasks, task)

    def harden(self, difficulty: Modifier) -> None:
        """How hard the task is."""
        self._hard = difficulty
        self._show()

    def score(self) -> Score | None:
        """His roll, None while a throw is to come or nothing can be rolled."""
        chain, own = self.chain.chain(), self._own()
        if chain is None or own is None:
            return None
        tables, settings = self._subject.tables, self._subject.settings
        return manoeuvre.score(tables, settings, chain, own, self._modifiers())

    def command(self, task: str, difficulty: str, typed: int | None) -> Manoeuvre | None:
        """The roll as his sheet takes it; None for somebody without one."""
        asked = self.asked
        if self.person.character is None or asked is None:
            return None
        change = self.modifier.value()
        return Manoeuvre(
            id=new_id(),
            skill=asked.id,
            difficulty=difficulty,
            typed=typed,
            changes=(Change("", change),) if change else (),
            method="pourcentage",
            task=task,
            rolled=self.chain.rolled("manoeuvre"),
        )

    def show_progress(self, done: int, told: str) -> None:
        """Show how far he is, and what his last roll came to."""
        self.progress.setText(self.tr("{done} %").format(done=done))
        self.told.setText(told)

    def clear(self) -> None:
        """The next round: he is to roll."""
        self.chain.clear()
        self._show()

    def refresh(self) -> None:
        """Show the people and their values as they are now."""
        self.who.show_people(self._subject)
        self._show_person()

    def _own(self) -> Breakdown | None:
        return self.person.own(self.asked, self.bonus.value())

    def _modifiers(self) -> tuple[Modifier, ...]:
        one, asked = self.person.character, self.asked
        typed = Modifier(say("harp.trial.situation"), self.modifier.value())
        if one is None or asked is None:
            return (self._hard, typed)
        tables, settings = self._subject.tables, self._subject.settings
        burdens = trial.burdens(tables, settings, one)
        return (self._hard, typed, *burdens, *trial.prepared(one, asked.id))

    def _show_person(self) -> None:
        self._here = None
        here = self.person
        has_sheet = here.character is not None
        self.what.setVisible(has_sheet)
        for part in (self.name, self._bonus):
            part.setVisible(not has_sheet)
        untrained = self.tr("{name} (sans rang)")
        self.what.blockSignals(True)
        self.what.offer(named(self._subject.texts, here, ("skill",), untrained))
        self.what.blockSignals(False)
        self._show()

    def _change_person(self) -> None:
        self._show_person()
        self.changed.emit()

    def _change(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.chain.set_closed(self.person.closed(self.asked))
        texts, score = self._subject.texts, self.score()
        title = self.tr("Total de {name}").format(name=self.called)
        if score is not None:
            self.total.set_view(explained(texts, title, score.sum), integer_text(score.total))
            return
        before = self._own() or Breakdown()
        for one in self._modifiers():
            before = before.plus(one.reason, one.amount, "HARP-SITUATION-STACK")
        text = self.tr("dés {value}").format(value=signed_text(before.total))
        self.total.set_view(explained(texts, title, before), text)
