"""What every operation works with: the tables, the campaign's settings and the dice of a
request."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from desktop.resolve.dice import Roller
from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw
from desktop.rules.tomltables import Entry, Index
from desktop.rules.warhammer.armed import weapon_arms
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.percent import FACES, Percent, attempt
from desktop.rules.warhammer.profile import Profile, profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables


@dataclass(frozen=True)
class Game:
    """The rules as one request sees them."""

    tables: Tables
    settings: Settings
    roller: Roller

    def profile(self, character: Character) -> Profile:
        return profile(self.tables, self.settings, character)

    def arm(self, character: Character, id: str, field: str) -> Arm:
        """A weapon of a character by its id ("" is bare hands).

        Raises `BadRequest` when he has none of that id.
        """
        arms = weapon_arms(self.tables, character)
        if id not in arms:
            raise bad(field, "resolve.unknown-path")
        return arms[id]

    def rolled(self, target: int, roll: int | None, field: str) -> Percent:
        """A d100 under a target."""
        return attempt(target, self.roller.face(roll, FACES, field))


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


def check_ids(field: str, ids: Iterable[str], known: Iterable[Entry] | Index[Entry]) -> None:
    """Raises `BadRequest` at the first id that no entry bears."""
    held = {one.id for one in known}
    for place, id in enumerate(ids):
        if id not in held:
            raise bad(f"{field}[{place}]", "resolve.no-such-id", id=id)
