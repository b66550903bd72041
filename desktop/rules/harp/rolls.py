"""Throws of two ten-sided dice: closed, or open-ended and kept as their chain (Conventions pour les
tirages de dés)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.errors import known
from desktop.rules.harp.tables.manoeuvres import Numbers
from desktop.rules.message import Message, say
from desktop.rules.telling import Roller

SIDES, FACES = 100, 10

Kind: TypeAlias = Literal["competence", "attaque", "incantation", "resistance", "critique"]
"""What is rolled; critical rolls alone are closed by nature."""


class Chain(msgspec.Struct, frozen=True):
    """Every throw of a roll, in order (HARP-JSL-CHAIN)."""

    throws: tuple[int, ...]

    @property
    def natural(self) -> int:
        """The first throw as the dice lay (tirage sec)."""
        return self.throws[0]

    @property
    def total(self) -> int:
        return sum(self.throws)

    def breakdown(self) -> Breakdown:
        """The throws as a sum."""
        done = Breakdown()
        for place, throw in enumerate(self.throws, start=1):
            done = done.plus(say("harp.throw", place=place), throw, "HARP-JSL-CHAIN")
        return done


def percentile(tens: int, units: int) -> int:
    """Two dice read from 0 to 9, the tens declared first; a double zero is 100
    (HARP-D100, HARP-D100-00, HARP-D100-ORDER).

    Raises `KnownError` for a face that no die has.
    """
    for face in (tens, units):
        if not 0 <= face < FACES:
            raise known("harp.error.ten-sided", value=face, most=FACES - 1)
    return tens * FACES + units or SIDES


def opens(kind: Kind, *, closed: bool = False) -> bool:
    """Whether a roll is open-ended: attacks, castings, resistances and skills are, unless the
    description of the skill says `closed` (HARP-KIND-ATTACK, HARP-KIND-CRITICAL,
    HARP-KIND-SKILL)."""
    return kind != "critique" and not closed


def goes_on(numbers: Numbers, throws: Sequence[int]) -> bool:
    """Whether the dice are thrown again: never downwards (HARP-JSL-OPEN, HARP-JSL-NOT-LOW)."""
    return not throws or throws[-1] >= numbers.open_from


def roll(numbers: Numbers, dice: Roller, purpose: str, label: Message, *, is_open: bool) -> Chain:
    """A roll read from dice that are there; raises `Missing` for the next throw."""
    throws = [dice.one(purpose, SIDES, label)]
    while is_open and goes_on(numbers, throws):
        again = say("harp.die.again", label=label)
        throws.append(dice.one(purpose, SIDES, again, len(throws)))
    return Chain(tuple(throws))
