"""What every operation works with: the tables, the campaign's settings and the dice of a
request."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from desktop.resolve.dice import Roller
from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.tomltables import Entry, Index

D20, D100 = 20, 100

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""A whole number that is never negative."""
Score = Annotated[int, msgspec.Meta(ge=1, le=50)]
"""An ability."""


@dataclass(frozen=True)
class Game:
    """The rules as one request sees them."""

    tables: Tables
    settings: Settings
    roller: Roller

    def d20(self, roll: int | None, field: str = "roll") -> int:
        """A d20, given or rolled."""
        return self.roller.face(roll, D20, field)

    def faces(self, given: Sequence[int], sides: int, field: str, most: int) -> tuple[int, ...]:
        """Dice that are given, `most` of them at most.

        Raises `BadRequest` naming the first that does not exist, or that nothing asks for.
        """
        if len(given) > most:
            raise bad(f"{field}[{most}]", "resolve.die-unused")
        return tuple(
            self.roller.face(each, sides, f"{field}[{place}]") for place, each in enumerate(given)
        )

    def twenties(self, given: Sequence[int], field: str) -> tuple[int, ...]:
        """d20s of natural 20s: each asks for the next one, anything else ends them.

        Raises `BadRequest` as `faces` does.
        """
        ends = next((place for place, each in enumerate(given, 1) if each != D20), len(given))
        return self.faces(given, D20, field, ends)

    def d100(self, roll: int | None, field: str = "roll") -> int:
        """A d100, given or rolled."""
        return self.roller.face(roll, D100, field)


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
