"""An open-ended roll kept as its chain of dice: each typed or rolled, one more after a high one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.dice import DieKey, DieSpec, Origin, Rolled
from desktop.rules.harp.rolls import SIDES, Chain, goes_on
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import integer_text

ACTOR = "self"


class _Die(DieField):
    """One throw of the chain."""

    #: The program is to throw the dice at this place.
    rollWanted = Signal(int)

    def __init__(self, place: int, name: str) -> None:
        super().__init__(name, SIDES)
        self._place = place
        self.rollAsked.connect(self._want)

    def _want(self) -> None:
        self.rollWanted.emit(self._place)


class ChainField(QWidget):
    """Throws one after another; a throw that changes takes back those that it no longer calls
    for."""

    #: A throw was given or taken back.
    changed = Signal()

    def __init__(self, subject: Subject, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._name = name
        self._closed = False
        self._thrown: dict[int, int] = {}
        self.dice: list[_Die] = []
        self.sum = words(tone=theme.Tone.MUTED)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.SPACE_IN_GROUP)
        self._row.addWidget(self.sum)
        self._row.addStretch(1)
        self._grow()

    def set_closed(self, closed: bool) -> None:
        """A closed roll has one throw alone."""
        if closed != self._closed:
            self._closed = closed
            self._settle()

    def throws(self) -> tuple[int, ...]:
        """The throws so far, in order."""
        found: list[int] = []
        for die in self.dice:
            face = die.value()
            if face is None:
                break
            found.append(face)
        return tuple(found)

    def chain(self) -> Chain | None:
        """The roll, None while a throw is to come."""
        throws = self.throws()
        whole = bool(throws) and len(throws) == len(self.dice)
        return Chain(throws) if whole and not self._wants_more(throws) else None

    def rolled(self, purpose: str) -> tuple[Rolled, ...]:
        """The throws as dice of a command."""
        return tuple(
            Rolled(DieKey(purpose, ACTOR, place), SIDES, face, self._origin(place, face))
            for place, face in enumerate(self.throws())
        )

    def roll(self) -> None:
        """The program throws what is missing."""
        while self.chain() is None:
            self._throw(len(self.throws()))
        self._tell()

    def take_keyboard(self) -> None:
        """Wait for the first throw."""
        self.dice[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """All is to be thrown anew."""
        self._thrown.clear()
        self.dice[0].set_value(None)
        self._settle()

    def _origin(self, place: int, face: int) -> Origin:
        return Origin.ROLLED if self._thrown.get(place) == face else Origin.TYPED

    def _wants_more(self, throws: tuple[int, ...]) -> bool:
        numbers = self._subject.tables.manoeuvres.numbers
        return not self._closed and goes_on(numbers, throws)

    def _grow(self) -> None:
        place = len(self.dice)
        name = self._name
        if place:
            name = self.tr("{name}, relance {place}").format(name=self._name, place=place)
        die = _Die(place, name)
        die.dieEntered.connect(self._enter)
        die.cleared.connect(self._enter)
        die.rollWanted.connect(self._roll_one)
        self._row.insertWidget(place, die)
        # At once: the Enter that called for it goes on to it.
        die.show()
        if self.dice:
            edit, button = die.stops()
            QWidget.setTabOrder(self.dice[-1].stops()[1], edit)
            QWidget.setTabOrder(edit, button)
        self.dice.append(die)

    def _settle(self) -> None:
        """As many dice as the throws call for."""
        place = 0
        throws: list[int] = []
        while True:
            face = self.dice[place].value()
            if face is None:
                break
            throws.append(face)
            if not self._wants_more(tuple(throws)):
                break
            if len(self.dice) == place + 1:
                self._grow()
            place += 1
        for gone in self.dice[place + 1 :]:
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        del self.dice[place + 1 :]
        self.sum.setVisible(len(throws) > 1)
        self.sum.setText(f"= {integer_text(sum(throws))}")

    def _enter(self) -> None:
        self._tell()

    def _tell(self) -> None:
        self._settle()
        self.changed.emit()

    def _roll_one(self, place: int) -> None:
        self._throw(place)
        self._tell()

    def _throw(self, place: int) -> None:
        spec = DieSpec(DieKey("throw", ACTOR, place), SIDES, say("harp.throw", place=place + 1))
        face = self._subject.roll(spec)
        self._thrown[place] = face
        self.dice[place].set_value(face)
        self._settle()
