"""Something played out throw by throw off the table: what was told so far, and the throw that comes
next.

For scenes that no journal keeps. What comes of one is stored by a command of the sheet, which has
dice of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from desktop.rules.message import Message

R = TypeVar("R")


class Throw(msgspec.Struct, frozen=True):
    """`count` dice of `sides` faces that are read as one sum; `label` says what they decide."""

    label: Message
    sides: int
    count: int = 1

    def fits(self, total: int) -> bool:
        """Whether these dice can show that sum."""
        return self.count <= total <= self.count * self.sides


class Told(msgspec.Struct, frozen=True):
    """A line of what happened: well, badly, or neither."""

    text: Message
    good: bool | None = None


class Wanting(Exception):
    """The scene waits for a throw; never leaves `play`."""

    def __init__(self, throw: Throw) -> None:
        super().__init__()
        self.throw = throw


class Table:
    """The sums thrown so far, taken one after another, and the lines that came of them."""

    def __init__(self, given: Sequence[int]) -> None:
        self._given = given
        self.used = 0
        self.lines: list[Told] = []

    def throw(self, label: Message, sides: int, count: int = 1) -> int:
        """The sum of the next throw. Raises `Wanting` where nobody made it yet, or what was thrown
        is no sum of these dice. A die of one face needs no throw."""
        if sides == 1:
            return count
        throw = Throw(label, sides, count)
        if self.used >= len(self._given) or not throw.fits(self._given[self.used]):
            raise Wanting(throw)
        self.used += 1
        return self._given[self.used - 1]

    def tell(self, text: Message, *, good: bool | None = None) -> None:
        """Add a line."""
        self.lines.append(Told(text, good))


@dataclass(frozen=True)
class Played(Generic[R]):
    """How far a scene is: its lines, how many of the throws count, and either the throw that it
    waits for or what came of it."""

    lines: tuple[Told, ...]
    used: int
    wanted: Throw | None
    result: R | None


def play(scene: Callable[[Table], R], given: Sequence[int]) -> Played[R]:
    """Play a scene as far as the throws go."""
    table = Table(given)
    try:
        result = scene(table)
    except Wanting as wanting:
        return Played(tuple(table.lines), table.used, wanting.throw, None)
    return Played(tuple(table.lines), table.used, None, result)
