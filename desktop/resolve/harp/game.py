"""What every operation works with: the tables, the campaign's settings and the dice of a
request."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from desktop.resolve.dice import Roller
from desktop.resolve.errors import bad, naming
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw
from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp import manoeuvre, rolls
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.rolls import SIDES, Chain
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say
from desktop.rules.tomltables import Entry, Index

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""A whole number that is never negative."""
Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Change(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A modifier of the situation."""

    amount: Points
    reason: str = ""

    @property
    def modifier(self) -> Modifier:
        return Modifier(self.reason, self.amount)


@dataclass(frozen=True)
class Game:
    """The rules as one request sees them."""

    tables: Tables
    settings: Settings
    roller: Roller

    def chain(self, throws: Sequence[int], *, closed: bool = False, field: str = "throws") -> Chain:
        """A roll of the throws that are given, and of further ones where it goes on.

        Raises `BadRequest` for a throw that no dice show, that comes after the last, or that is
        neither given nor seeded.
        """
        numbers, done = self.tables.manoeuvres.numbers, list[int]()
        while not done or (not closed and rolls.goes_on(numbers, done)):
            given = throws[len(done)] if len(done) < len(throws) else None
            done.append(self.roller.face(given, SIDES, f"{field}[{len(done)}]"))
        if len(throws) > len(done):
            raise bad(f"{field}[{len(done)}]", "resolve.die-unused")
        return Chain(tuple(done))

    def score(
        self,
        chain: Chain,
        own: Breakdown,
        modifiers: Sequence[Modifier] = (),
        *,
        zone: int | None = None,
        answers: bool = False,
    ) -> Score:
        """The chain with everything that is added to it."""
        return manoeuvre.score(
            self.tables, self.settings, chain, own, modifiers, zone=zone, answers=answers
        )

    def difficulty(self, id: str, typed: int | None) -> Modifier:
        """A degree of difficulty; raises `BadRequest` when the campaign has none of that id."""
        with naming("difficulty"):
            return manoeuvre.difficulty(self.settings, id, typed)


class Operation(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"
):
    """One request.

    `settings` changes the shipped settings of a campaign, by their names and as deep as needed;
    `seed` rolls the dice that are not given.
    """

    settings: Raw = {}
    seed: int | None = None

    @abstractmethod
    def answer(self, game: Game) -> Value:
        """The result.

        Raises `BadRequest` naming the field that makes it impossible.
        """
        ...


def known(field: str, id: str, index: Index[Entry]) -> None:
    """Raises `BadRequest` where no entry bears an id."""
    if id not in index:
        raise bad(field, "resolve.no-such-id", id=id)


def bonus(value: int) -> Breakdown:
    """A bonus that a request gives as a whole."""
    return start(say("resolve.value"), value)
