"""The players of a tavern, and what a game needs to know of them."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.scenes.people import NAMED, Who
from desktop.ui.scenes.warhammer.people import Person, person
from desktop.ui.sheets.common.bits import Labelled, Tick, Words
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_GAMBLING, _THROWING = "jeu", "maitrise-de-jet"
_MOST = 200
MOST_PLAYERS = 8
"""As many as the cards are enough for (WH-TAVERN-CARDS-DECK)."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table; `value` serves every test of one without a sheet."""

    person: Person
    value: int
    gambles: bool
    throws: bool

    @property
    def name(self) -> str:
        """What he is called."""
        return self.person.name

    def of(self, characteristic: str) -> int:
        """A characteristic of his."""
        return self.value if self.person.profile is None else self.person.of(characteristic)


class PlayerChoice(QWidget):
    """Who plays: a character of the library, or anybody with a value of his own."""

    changed = Signal()

    def __init__(self, subject: Subject, title: str, who: str) -> None:
        super().__init__()
        self._subject = subject
        self.who = Who(title)
        self.name = Words(self.tr("{player} : nom").format(player=title), wide=120)
        self.value = NumberField(self.tr("{player} : valeur").format(player=title), 0, _MOST)
        self.value.set_value(30)
        self.gambles = Tick(self.tr("Jeu"))
        self.gambles.setAccessibleName(self.tr("{player} : a appris Jeu").format(player=title))
        self.throws = Tick(self.tr("Maîtrise (de jet)"))
        self.throws.setAccessibleName(
            self.tr("{player} : a la Maîtrise (de jet)").format(player=title)
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(Labelled(title, self.who))
        for part in (self.name, self.value, self.gambles, self.throws):
            row.addWidget(part)
        row.addStretch(1)
        self.refresh()
        self.who.show_value(who)
        self._show_fields()
        self.who.currentIndexChanged.connect(self._change)
        self.name.textChanged.connect(self._tell)
        self.value.valueCommitted.connect(self._tell)
        self.gambles.toggled.connect(self._tell)
        self.throws.toggled.connect(self._tell)
        guard_wheel(self)

    def player(self) -> Player:
        """Who plays."""
        here = person(self._subject, self.who.value() or self._subject.id, self.name.taken())
        if here.character is None:
            named = self.name.taken() or self.tr("Quelqu’un")
            here = person(self._subject, NAMED, named)
            return Player(
                here, self.value.value(), self.gambles.isChecked(), self.throws.isChecked()
            )
        return Player(here, 0, here.knows(_GAMBLING), here.character.talent(_THROWING))

    def refresh(self, seated: Collection[str] = ()) -> None:
        """Offer the people as they are now, but for those who are `seated` elsewhere."""
        self.who.show_people(self._subject, seated)

    def _change(self) -> None:
        self._show_fields()
        self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()

    def _show_fields(self) -> None:
        named = self.who.value() == NAMED
        for part in (self.name, self.value, self.gambles, self.throws):
            part.setVisible(named)
