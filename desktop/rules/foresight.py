"""What a system offers for looking ahead: which choices may meet, how a turn is settled, what it
did to somebody, and how people play who are left to themselves.

Odds and simulations know no rule: they run the system's own `decide` and `apply` over states that
a `Foresight` gives them. Such a state holds nothing sealed (law 10), so nothing that is worked
out from it can betray a choice.
"""

import enum
import random
from typing import TYPE_CHECKING, Protocol

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.fightview import PoolView
from desktop.rules.message import Message, Text

if TYPE_CHECKING:
    from desktop.rules.system import Outcome


class Fall(enum.Enum):
    """How somebody who can fight no more fell."""

    STANDING = "standing"
    OUT = "out"
    DYING = "dying"
    DEAD = "dead"


class Harm(msgspec.Struct, frozen=True, kw_only=True):
    """What happened to a fighter between two states.

    `boxes` were ticked, 0 or more; `line` is the gravest of them, 1 for the lightest line, 0 for
    none. `countered` tells that a blow came as the answer to his own attack. `fall` is `STANDING`
    as well for who had fallen before.
    """

    boxes: int = 0
    line: int = 0
    countered: bool = False
    fall: Fall = Fall.STANDING


def harm_of_points(lost: int, fall: Fall) -> Harm:
    """Harm where there are points in place of boxes: each lost one is a box, and their number what
    tells how grave it is. Who falls without losing a point was hurt all the same."""
    boxes = max(0, lost, int(fall is not Fall.STANDING))
    return Harm(boxes=boxes, line=boxes, fall=fall)


class Way(msgspec.Struct, frozen=True):
    """A choice that a side may make."""

    value: str
    label: Text


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two fighters, and what each may choose against the other now."""

    left: str
    right: str
    left_ways: tuple[Way, ...]
    right_ways: tuple[Way, ...]


class Foresight(Protocol):
    """The rules of a fight as odds use them, over redacted states."""

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> "Outcome": ...

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> msgspec.Struct: ...

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        """Whom a fighter may face now, the likeliest first; nobody outside the moments when
        chances mean something."""
        ...

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        """What the two may choose against each other."""
        ...

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> msgspec.Struct:
        """The state in which these two choices have met and nothing is rolled yet.

        Nobody else does anything in it. Raises `KnownError` when the two cannot meet.
        """
        ...

    def settling(self, state: msgspec.Struct) -> msgspec.Struct | None:
        """The command that goes on until the turn is settled, None once it is; questions get the
        answer that is the likeliest at a table."""
        ...

    def alike(self, state: msgspec.Struct) -> bytes | None:
        """What tells a state that is being settled apart from those that lead to other ends; None
        where chains are short enough to be counted face by face."""
        ...

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm: ...

    def playing(self, state: msgspec.Struct, generator: random.Random) -> msgspec.Struct | None:
        """The next command of a fight in which everybody is left to a simple way of playing, None
        once no side has anybody to fight."""
        ...

    def round(self, state: msgspec.Struct) -> int:
        """The round of a state, 0 before the first."""
        ...

    def standing(self, state: msgspec.Struct) -> dict[str, int]:
        """Those who can still act, with their sides."""
        ...

    def people(self, state: msgspec.Struct) -> dict[str, str]:
        """Everybody who takes part, with their names."""
        ...

    def pools(self, state: msgspec.Struct, fighter: str) -> tuple[PoolView, ...]:
        """The points that a fighter may spend, as they stand; () where the system has none."""
        ...

    def assumed(self) -> tuple[Message, ...]:
        """How people play who are left to themselves, in sentences for the GM."""
        ...
