"""A decision in the making: events told one after another, each seen by the next, and the
consequences among them that the GM may leave out."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice, DieSpec
from desktop.rules.fightview import Consequence
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, NeedDice

S = TypeVar("S")
E = TypeVar("E", bound=msgspec.Struct)


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """A line of the journal, with its arithmetic."""

    text: Message
    detail: tuple[Message, ...] = ()


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
        """Name a consequence; whether it happens."""
        self.items.append(Consequence(id, fighter, text, follows))
        return id not in self._skip and (not follows or follows not in self._skip)

    def need(self, *specs: DieSpec) -> None:
        """Raises `Missing` unless all these dice are there."""
        if missing := self.dice.missing(specs):
            raise Missing(missing)

    def accepted(self) -> Accepted:
        """The outcome."""
        return Accepted(tuple(self._events))


def terms(total: Breakdown) -> tuple[Message, ...]:
    """The terms of a sum, as lines of detail."""
    return tuple(
        say("wh.fight.detail.term", label=line.label, amount=line.amount) for line in total.lines
    )
