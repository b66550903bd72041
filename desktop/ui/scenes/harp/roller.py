"""One who rolls: who, what, how hard, what bears on it, and the chain of dice."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import manoeuvre
from desktop.rules.harp.campaign import row_words
from desktop.rules.harp.commands.health import Change
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.trial import Asked
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.scenes.harp.chain import ChainField
from desktop.ui.scenes.harp.people import Person, asked_of, key_of, named, person
from desktop.ui.scenes.harp.situation import Situation
from desktop.ui.scenes.people import Who
from desktop.ui.sheets.common.bits import Choose, Words, words
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST = 500
_WIDEST, _WIDE = 620, 300
_USUAL = "moyenne"


class Roller(QWidget):
    """`kinds` are what may be rolled; `answers`: a defender's roll, which has no difficulty."""

    #: Who, what, how hard, or a throw.
    changed = Signal()

    def __init__(
        self,
        subject: Subject,
        title: str,
        kinds: Collection[str],
        who: str = "",
        *,
        answers: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._subject = subject
        self._kinds = kinds
        self._answers = answers
        self._here: Person | None = None
        self.title = SectionTitle(title)
        self.who = Who(self.tr("{roll} : qui").format(roll=title))
        self.name = Words(self.tr("{roll} : nom").format(roll=title), wide=90)
        self.what = Choose(self.tr("{roll} : quoi").format(roll=title), widest=_WIDE)
        self.what.setMaxVisibleItems(18)
        self.second = Choose(self.tr("{roll} : seconde Caractéristique").format(roll=title))
        self.bonus = NumberField(self.tr("{roll} : bonus").format(roll=title), -_MOST, _MOST)
        self.own = ExplainedValue(self.tr("{roll} : bonus").format(roll=title))
        self.difficulty = Choose(self.tr("{roll} : difficulté").format(roll=title))
        self.typed = NumberField(
            self.tr("{roll} : valeur de la difficulté").format(roll=title), -_MOST, _MOST
        )
        self.hard = Note(tone=theme.Tone.MUTED)
        self.situation = Situation(subject.texts, title)
        self.chain = ChainField(subject, title)
        self.total = ExplainedValue(self.tr("{roll} : total").format(roll=title))
        self.total.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.setMaximumWidth(theme.scaled(self, _WIDEST))
        self._lay_out()
        self.refresh()
        if who:
            self.who.show_value(who)
            self._show_person()
        self._connect()
        guard_wheel(self)

    @property
    def person(self) -> Person:
        """Who rolls."""
        if self._here is None:
            who = self.who.value() or self._subject.id
            self._here = person(self._subject, who, self.name.taken())
        return self._here

    @property
    def called(self) -> str:
        """What he is called in a sentence."""
        return self.person.name or self.title.text()

    @property
    def asked(self) -> Asked | None:
        """What is rolled; None for somebody without a sheet."""
        return asked_of(self.what.value(), self.second.value())

    def ask(self, asked: Asked) -> None:
        """Ask this, where he can."""
        self.what.show_value(key_of(asked))
        if asked.second:
            self.second.show_value(asked.second)

    def modifiers(self) -> tuple[Modifier, ...]:
        """What is added beside his own bonus: difficulty, then the situation."""
        hard = () if self._answers else (self._difficulty(),)
        return (*hard, *self.situation.modifiers())

    def changes(self) -> tuple[Change, ...]:
        """What people add to it."""
        return self.situation.changes()

    def score(self) -> Score | None:
        """The roll as it stands, None while a throw is to come or nothing can be rolled."""
        chain, own = self.chain.chain(), self.person.own(self.asked, self.bonus.value())
        if chain is None or own is None:
            return None
        tables, settings = self._subject.tables, self._subject.settings
        modifiers = self.modifiers()
        return manoeuvre.score(tables, settings, chain, own, modifiers, answers=self._answers)

    def roll(self) -> None:
        """The program throws what is missing."""
        if self.score() is None:
            self.chain.roll()

    def clear(self) -> None:
        """It is to be rolled anew."""
        self.chain.clear()
        self._show()
        self.changed.emit()

    def refresh(self) -> None:
        """Show the people and their values as they are now."""
        self.who.show_people(self._subject)
        self.difficulty.blockSignals(True)
        fresh = not self.difficulty.count()
        self.difficulty.offer(self._subject.degrees())
        if fresh:
            self.difficulty.show_value(_USUAL)
        self.difficulty.blockSignals(False)
        self._show_difficulty()
        self._show_person()

    def difficulty_typed(self) -> int | None:
        """What the GM typed for a degree without a value."""
        return None if self.typed.isHidden() else self.typed.value()

    def _difficulty(self) -> Modifier:
        settings, typed = self._subject.settings, self.difficulty_typed()
        return manoeuvre.difficulty(settings, self.difficulty.value(), typed)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        self._what_label = words(self.tr("Quoi"))
        self._hard_label = words(self.tr("Difficulté"))
        self._hard_gap = words()
        rows: tuple[tuple[PlainLabel, QWidget | QLayout], ...] = (
            (words(self.tr("Qui")), self._line(self.who, self.name)),
            (self._what_label, self._line(self.what, self.second)),
            (words(self.tr("Bonus")), self._line(self.bonus, self.own)),
            (self._hard_label, self._line(self.difficulty, self.typed)),
            (self._hard_gap, self.hard),
            (words(self.tr("Situation")), self.situation),
            (words(self.tr("Jet")), self.chain),
            (words(self.tr("Total")), self._line(self.total)),
        )
        for place, (label, field) in enumerate(rows):
            top = Qt.AlignmentFlag.AlignTop if field is self.situation else Qt.AlignmentFlag(0)
            grid.addWidget(label, place, 0, top)
            if isinstance(field, QWidget):
                grid.addWidget(field, place, 1)
            else:
                grid.addLayout(field, place, 1)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(grid)
        for part in (self._hard_label, self.difficulty):
            part.setVisible(not self._answers)
        for part in (self.hard, self._hard_gap, self.typed):
            part.hide()

    def _line(self, *parts: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        for part in parts:
            row.addWidget(part)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.who.currentIndexChanged.connect(self._change_person)
        self.name.textChanged.connect(self._change_person)
        self.what.currentIndexChanged.connect(self._change_what)
        self.second.currentIndexChanged.connect(self._change)
        self.bonus.valueCommitted.connect(self._change)
        self.difficulty.currentIndexChanged.connect(self._change_difficulty)
        self.typed.valueCommitted.connect(self._change)
        self.situation.changed.connect(self._change)
        self.chain.changed.connect(self._change)

    def _show_person(self) -> None:
        self._here = None
        here, texts = self.person, self._subject.texts
        has_sheet = here.character is not None
        for part in (self.what, self._what_label, self.own):
            part.setVisible(has_sheet)
        self.bonus.setVisible(not has_sheet)
        self.name.setVisible(not has_sheet)
        offered = named(texts, here, self._kinds, self.tr("{name} (sans rang)"))
        self.what.blockSignals(True)
        self.what.offer(offered)
        self.what.blockSignals(False)
        self._show_what()

    def _show_what(self) -> None:
        asked = asked_of(self.what.value())
        pair = asked is not None and asked.kind == "characteristic"
        self.second.setVisible(pair)
        self.second.blockSignals(True)
        self.second.offer(self._seconds(asked.id) if pair and asked is not None else [])
        self.second.blockSignals(False)
        self.chain.set_closed(self.person.closed(self.asked))
        self.situation.show_person(self.person, self.asked)
        self._show()

    def _seconds(self, first: str) -> list[tuple[str, str]]:
        others = [(one.id, one.name) for one in self._subject.tables.characteristics]
        alone = ("", self.tr("une seule Caractéristique"))
        return [alone, *(one for one in others if one[0] != first)]

    def _show_difficulty(self) -> None:
        if self._answers:
            return
        degree = manoeuvre.degree(self._subject.settings, self.difficulty.value())
        self.typed.setVisible(degree.modifier is None)
        if degree.modifier is None and not self.typed.value():
            self.typed.set_value(degree.proposed)
        said: list[str] = []
        if not degree.rolled:
            said.append(self.tr("Pas de jet d’ordinaire : le MJ peut faire jeter quand même."))
        acts = [
            self._subject.texts.render(one.name)
            for one in self._subject.tables.acts
            if one.difficulty == degree.id
        ]
        if acts:
            said.append(self.tr("Par exemple : {acts}.").format(acts=", ".join(acts)))
        sure = row_words(degree)
        if sure is not None and degree.modifier:
            said.append(self._subject.texts.render(sure))
        self.hard.setText(" ".join(said))
        for part in (self.hard, self._hard_gap):
            part.setVisible(bool(said))

    def _change_person(self) -> None:
        self._show_person()
        self.changed.emit()

    def _change_what(self) -> None:
        self._show_what()
        self.changed.emit()

    def _change_difficulty(self) -> None:
        self.typed.set_value(0)
        self._show_difficulty()
        self._change()

    def _change(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        texts = self._subject.texts
        own = self.person.own(self.asked, self.bonus.value()) or Breakdown()
        title = self.tr("Bonus de {name}").format(name=self.called)
        self.own.set_view(explained(texts, title, own), signed_text(own.total))
        score = self.score()
        title = self.tr("Total de {name}").format(name=self.called)
        if score is not None:
            self.total.set_view(explained(texts, title, score.sum), integer_text(score.total))
            return
        before = own
        for one in self.modifiers():
            before = before.plus(one.reason, one.amount, "HARP-SITUATION-STACK")
        text = self.tr("dés {value}").format(value=signed_text(before.total))
        self.total.set_view(explained(texts, title, before), text)
