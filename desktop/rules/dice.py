"""Dice as values: keyed by purpose, actor and ordinal, whoever rolls them.

The rules never roll. They name the dice they need (`DieSpec`) and read them from a `Dice`
mapping; what is not there comes back as `NeedDice`, and the caller asks a person, a seeded
generator or a recorded journal for it.
"""

import enum
import random
from collections.abc import Iterable, Iterator

import msgspec

from desktop.rules.errors import known
from desktop.rules.message import Message


class DieKey(msgspec.Struct, frozen=True, order=True):
    """Which die of a command this is: what for, whose, and which one if there are several."""

    purpose: str
    actor: str
    ordinal: int = 0


class DieSpec(msgspec.Struct, frozen=True):
    """A die that the rules ask for.

    `sides` is its number of faces (2 or more); `label` says what it decides.
    """

    key: DieKey
    sides: int
    label: Message


class Origin(enum.Enum):
    """Who rolled a die."""

    TYPED = "typed"
    ROLLED = "rolled"


class Rolled(msgspec.Struct, frozen=True):
    """A die with its face, as the journal keeps it.

    `value` is between 1 and `sides`.
    """

    key: DieKey
    sides: int
    value: int
    origin: Origin = Origin.ROLLED

    def __post_init__(self) -> None:
        if not 1 <= self.value <= self.sides:
            raise known("error.die-out-of-range", value=self.value, sides=self.sides)


class Dice:
    """An immutable set of rolled dice, looked up by key."""

    __slots__ = ("_by_key",)

    def __init__(self, rolled: Iterable[Rolled] = ()) -> None:
        self._by_key = {die.key: die for die in rolled}

    def __iter__(self) -> Iterator[Rolled]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def get(self, key: DieKey) -> Rolled | None:
        """The die of that key, or None when nobody has rolled it."""
        return self._by_key.get(key)

    def value(self, key: DieKey) -> int:
        """The face of a die that is known to be there.

        Raises `KeyError` otherwise.
        """
        return self._by_key[key].value

    def missing(self, specs: Iterable[DieSpec]) -> tuple[DieSpec, ...]:
        """Those of `specs` that nobody has rolled; a die with other faces than asked for counts
        as not rolled."""
        return tuple(
            spec
            for spec in specs
            if (die := self._by_key.get(spec.key)) is None or die.sides != spec.sides
        )

    def plus(self, rolled: Iterable[Rolled]) -> "Dice":
        """These dice and more; a newer die replaces the older one of the same key."""
        return Dice((*self, *rolled))


def typed(spec: DieSpec, value: int) -> Rolled:
    """A die that a person typed.

    Raises `KnownError` when the face does not exist.
    """
    return Rolled(spec.key, spec.sides, value, Origin.TYPED)


def roll(specs: Iterable[DieSpec], generator: random.Random) -> tuple[Rolled, ...]:
    """Roll every die of `specs` with the caller's generator."""
    return tuple(
        Rolled(s.key, s.sides, generator.randint(1, s.sides), Origin.ROLLED) for s in specs
    )
