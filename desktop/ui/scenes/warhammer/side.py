"""One side of a test: who rolls, what, with which modifier, and a d100 typed or rolled."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.folding import folded
from desktop.rules.warhammer.commands.health import SpendFortune
from desktop.rules.warhammer.percent import FACES, Percent, attempt
from desktop.rules.warhammer.trial import Asked, Modifier, asked_title, may_reroll, outcome
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.explain import explained
from desktop.ui.scenes.people import Who
from desktop.ui.scenes.warhammer.people import Person, person
from desktop.ui.sheets.common.bits import Act, Choose, Words, words
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST = 200
_WIDEST = 620
_SEPARATOR = ":"


def key_of(asked: Asked) -> str:
    """What is tested as the value of a list."""
    return _SEPARATOR.join((asked.kind, asked.id, asked.subject))


def asked_of(key: str) -> Asked | None:
    """What a value of the list names."""
    kind, _, rest = key.partition(_SEPARATOR)
    id, _, subject = rest.partition(_SEPARATOR)
    if kind == "skill":
        return Asked("skill", id, subject)
    return Asked("characteristic", id) if kind == "characteristic" else None


class Side(QWidget):
    """One side. `hidden` sides have no die: the program rolls for the GM alone."""

    #: Who, what, or how it is modified: a die that was given stands.
    changed = Signal()
    #: A die was given: the test stands.
    rolled = Signal()
    #: A fortune point was spent: the last test is to be made again.
    spent = Signal()

    def __init__(
        self,
        subject: Subject,
        title: str,
        who: str = "",
        *,
        hidden: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._subject = subject
        self._only: tuple[Asked, ...] = ()
        self._extra: tuple[Modifier, ...] = ()
        self._seat: Person | None = None
        self._here: Person | None = None
        self.title = SectionTitle(title)
        self.who = Who(self.tr("{side} : qui").format(side=title))
        self.name = Words(self.tr("{side} : nom").format(side=title), wide=90)
        self.value = NumberField(self.tr("{side} : valeur").format(side=title), -_MOST, _MOST)
        self.value.set_value(30)
        self.what = Choose(self.tr("{side} : quoi").format(side=title))
        self.what.setMaxVisibleItems(18)
        self.modifier = NumberField(
            self.tr("{side} : modificateur").format(side=title), -_MOST, _MOST
        )
        self.reason = Words(self.tr("{side} : raison du modificateur").format(side=title), wide=90)
        self.reason.setPlaceholderText(self.tr("raison"))
        self.target = ExplainedValue(self.tr("{side} : seuil").format(side=title))
        self.target.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.die = DieField(title, FACES)
        if hidden:
            self.die.hide()
        self.result = Note()
        self.again = Act(
            self.tr("Relancer (1 point de fortune)"),
            self.tr("{side} : relancer avec un point de fortune").format(side=title),
        )
        self.again.hide()
        self.setMaximumWidth(theme.scaled(self, _WIDEST))
        self._lay_out()
        self._connect()
        guard_wheel(self)
        self.refresh()
        if who:
            self.who.show_value(who)

    @property
    def person(self) -> Person:
        """Who rolls."""
        if self._here is None:
            who = self.who.value() or self._subject.id
            self._here = self._seat or person(self._subject, who, self.name.taken())
        return self._here

    @property
    def called(self) -> str:
        """What he is called in a sentence."""
        return self.person.name or self.title.text()

    @property
    def asked(self) -> Asked | None:
        """What is tested; None for somebody without a sheet."""
        return asked_of(self.what.value())

    def ask_only(self, *asked: Asked) -> None:
        """Leave no other choice than these; none gives every choice back."""
        self._only = asked
        self.refresh()

    def ask(self, asked: Asked) -> None:
        """Ask this, where he can."""
        self.what.show_value(key_of(asked))

    def seat(self, person: Person, value: int) -> None:
        """Let this person roll, and nobody else; `value` is that of somebody without a sheet."""
        self._seat = person
        self.value.set_value(value)
        self.title.setText(person.name or self.tr("sans nom"))
        for part in (self.who, self._who_label):
            part.hide()
        self.refresh()

    def add(self, *modifiers: Modifier) -> None:
        """What the scene itself adds, beside the modifier that a person types."""
        self._extra = modifiers
        self._show()

    def aim(self) -> Breakdown | None:
        """What is rolled under."""
        typed = Modifier(self.modifier.value(), self.reason.taken())
        return self.person.aim(self.asked, self.value.value(), typed, *self._extra)

    def test(self) -> Percent | None:
        """The test as it stands, None while no die is given or nothing can be tested."""
        aim, face = self.aim(), self.die.value()
        return None if aim is None or face is None else attempt(aim.total, face)

    def roll(self) -> None:
        """The program rolls."""
        generator = self._subject.context.library.generator
        self.die.set_value(generator.randint(1, FACES))
        self._tell()

    def clear(self) -> None:
        """The die is to be rolled, or rolled again."""
        self.die.set_value(None)
        self._show()

    def refresh(self) -> None:
        """Show the people and their values as they are now."""
        self.who.show_people(self._subject)
        self._show_person()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        left = Qt.AlignmentFlag.AlignLeft
        self._who_label = words(self.tr("Qui"))
        self._value_label = words(self.tr("Valeur"))
        self._what_label = words(self.tr("Quoi"))
        modifier = QHBoxLayout()
        modifier.setSpacing(theme.SPACE_IN_GROUP)
        modifier.addWidget(self.modifier)
        modifier.addWidget(self.reason, 1)
        who = QHBoxLayout()
        who.setSpacing(theme.SPACE_IN_GROUP)
        who.addWidget(self.who)
        who.addWidget(self.name, 1)
        rows = (
            (self._who_label, who),
            (self._what_label, self.what),
            (self._value_label, self.value),
            (words(self.tr("Modificateur")), modifier),
            (words(self.tr("Seuil")), self.target),
        )
        for place, (label, field) in enumerate(rows):
            grid.addWidget(label, place, 0)
            if isinstance(field, QWidget):
                grid.addWidget(field, place, 1, left)
            else:
                grid.addLayout(field, place, 1)
        grid.setColumnStretch(1, 1)
        thrown = QHBoxLayout()
        thrown.setSpacing(theme.SPACE_IN_GROUP)
        thrown.addWidget(self.die)
        thrown.addWidget(self.result, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.title, 0, left)
        column.addLayout(grid)
        column.addLayout(thrown)
        column.addWidget(self.again, 0, left)

    def _connect(self) -> None:
        self.who.currentIndexChanged.connect(self._change_person)
        self.what.currentIndexChanged.connect(self._change)
        self.name.textChanged.connect(self._change_person)
        self.reason.textChanged.connect(self._change)
        self.value.valueCommitted.connect(self._change)
        self.modifier.valueCommitted.connect(self._change)
        self.die.dieEntered.connect(self._tell)
        self.die.cleared.connect(self._change)
        self.die.rollAsked.connect(self.roll)
        self.again.clicked.connect(self._spend)

    def _show_person(self) -> None:
        self._here = None
        here = self.person
        texts, tables = self._subject.texts, self._subject.tables
        has_sheet = here.character is not None
        for part in (self.what, self._what_label):
            part.setVisible(has_sheet)
        for part in (self.value, self._value_label):
            part.setVisible(not has_sheet)
        self.name.setVisible(not has_sheet and self._seat is None)
        asked = [one for one in here.askable() if not self._only or one in self._only]
        named = [(key_of(one), texts.render(asked_title(tables, one))) for one in asked]
        self.what.blockSignals(True)
        self.what.offer(sorted(named, key=lambda one: folded(one[1])))
        self.what.blockSignals(False)
        self._show()

    def _change_person(self) -> None:
        self._show_person()
        self.changed.emit()

    def _change(self) -> None:
        self._show()
        self.changed.emit()

    def _tell(self) -> None:
        self._show()
        self.rolled.emit()

    def _show(self) -> None:
        aim, test = self.aim(), self.test()
        if aim is None:
            self.target.set_view(explained(self._subject.texts, "", Breakdown()), "—")
        else:
            title = self.tr("Seuil de {name}").format(name=self.called)
            self.target.set_view(
                explained(self._subject.texts, title, aim), integer_text(aim.total)
            )
        self.result.setText("" if test is None else self._subject.texts.render(outcome(test)))
        good = test is not None and test.success
        self.result.set_tone(theme.Tone.GOOD if good else theme.Tone.VITALITY)
        profile = self.person.profile
        fortune = 0 if profile is None else profile.fortune.total
        self.again.setVisible(test is not None and may_reroll(test) and fortune > 0)

    def _spend(self) -> None:
        """A fortune point: the die is rolled again, by hand or by the program."""
        here = self.person
        done = False
        if here.id == self._subject.id:
            done = self._subject.run(SpendFortune())
        else:
            with reported(self._subject.strip, self._subject.texts):
                characters = self._subject.context.library.characters
                characters.edit(here.id, SpendFortune(), self._subject.initiator)
                done = True
        if done:
            self.clear()
            self.spent.emit()
            self.changed.emit()
            self.die.setFocus(Qt.FocusReason.OtherFocusReason)
