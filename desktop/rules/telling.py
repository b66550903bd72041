"""A decision in the making: events told one after another, each seen by the next, and the
consequences among them that the GM may leave out."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.fightview import Consequence, JournalLine
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, NeedDice

S = TypeVar("S")
E = TypeVar("E", bound=msgspec.Struct)


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """A line of the journal, with its arithmetic."""

    text: Message
    detail: tuple[Message, ...] = ()


ROUND = "round"
"""The tag of the event that begins a round, where an activity has rounds."""


def told_lines(entry: str, round: int, events: Iterable[msgspec.Struct]) -> tuple[JournalLine, ...]:
    """The journal's lines of an entry that says them itself, from the round that it began in."""
    told: list[JournalLine] = []
    for event in events:
        if event.__struct_config__.tag == ROUND:
            round += 1
        if isinstance(event, Said):
            told.append(JournalLine(entry, round, event.text, event.detail))
    return tuple(told)


class Missing(Exception):
    """Dice are wanted before the decision can go on; never leaves `decide`."""

    def __init__(self, specs: tuple[DieSpec, ...]) -> None:
        super().__init__()
        self.specs = specs

    def outcome(self) -> NeedDice:
        """What the caller is told."""
        return NeedDice(self.specs)


class Telling(Generic[S, E]):
    """Events so far, and the state that they lead to by `apply`."""

    def __init__(
        self,
        state: S,
        dice: Dice,
        apply: Callable[[S, E | Said], S],
        skip: frozenset[str] = frozenset(),
    ) -> None:
        self.state = state
        self.dice = dice
        self.items: list[Consequence] = []
        self._apply = apply
        self._skip = skip
        self._events: list[E | Said] = []

    def tell(self, *events: E | Said) -> None:
        """Add events."""
        for event in events:
            self._events.append(event)
            self.state = self._apply(self.state, event)

    def say(self, text: Message, *detail: Message) -> None:
        """Add a line to the journal."""
        self.tell(Said(text=text, detail=detail))

    def happens(self, id: str, fighter: str, text: Message, follows: str = "") -> bool:
        """Name a consequence; whether it happens. One that the GM left out is told."""
        self.items.append(Consequence(id, fighter, text, follows))
        if id in self._skip:
            self.say(say("fight.left-out", what=text))
            return False
        return not follows or follows not in self._skip

    def need(self, *specs: DieSpec) -> None:
        """Raises `Missing` unless all these dice are there."""
        if missing := self.dice.missing(specs):
            raise Missing(missing)

    def roll(self, purpose: str, actor: str, sides: int, label: Message, ordinal: int = 0) -> int:
        """The face of one die; raises `Missing` when nobody rolled it."""
        return self.roller(actor).one(purpose, sides, label, ordinal)

    def roller(self, actor: str, stem: str = "") -> "Roller":
        """The dice of somebody, for what sheets and fights share."""
        return Roller(self.dice, actor, stem)

    def accepted(self) -> Accepted:
        """The outcome."""
        return Accepted(tuple(self._events))


@dataclass(frozen=True)
class Roller:
    """Dice that one actor rolls, read from those that are there; each raises `Missing` where
    nobody rolled it.

    `stem` sets the dice of one deed apart from those of another of the same kind.
    """

    dice: Dice
    actor: str
    stem: str = ""

    def one(self, purpose: str, sides: int, label: Message, ordinal: int = 0) -> int:
        """The face of a die."""
        return self.several(purpose, 1, sides, label, ordinal)[0]

    def several(
        self, purpose: str, count: int, sides: int, label: Message, first: int = 0
    ) -> tuple[int, ...]:
        """The faces of dice that are rolled together, their ordinals from `first` on."""
        specs = tuple(
            DieSpec(DieKey(f"{self.stem}{purpose}", self.actor, first + place), sides, label)
            for place in range(count)
        )
        if missing := self.dice.missing(specs):
            raise Missing(missing)
        return tuple(self.dice.value(spec.key) for spec in specs)
