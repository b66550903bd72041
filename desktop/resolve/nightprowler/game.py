"""What every operation works with: the tables, the campaign's settings and the dice of a
request."""

from abc import abstractmethod
from dataclasses import dataclass
from functools import cached_property

import msgspec

from desktop.resolve.asked import changed
from desktop.resolve.dice import Roller
from desktop.resolve.errors import bad, naming
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.health.wounds import Capacities
from desktop.rules.nightprowler.settings.shipped import Settings, check
from desktop.rules.nightprowler.tables.load import Tables


@dataclass(frozen=True)
class Game:
    """The rules as one request sees them."""

    tables: Tables
    settings: Settings
    roller: Roller

    def derive(self, character: Character) -> Derived:
        return derive(self.tables, character, self.settings)

    def capacities(self, character: Character) -> Capacities:
        """Usable boxes of each line of both health tables."""
        derived = self.derive(character)
        return {track: derived.track(track).capacity for track in Track}

    @cached_property
    def faces(self) -> int:
        """Faces of the die of every roll."""
        return self.tables.constants.de


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


LONGEST = 1000
"""Turns that one request may play."""


def check_turns(field: str, turns: int) -> None:
    """Raises `BadRequest` for turns that cannot be played."""
    if turns < 0:
        raise bad(field, "resolve.negative")
    if turns > LONGEST:
        raise bad(field, "resolve.at-most", most=LONGEST)


def settings_of(defaults: Settings, tables: Tables, changes: Raw) -> Settings:
    """Settings with changes of a request.

    Raises `BadRequest` naming the place when there is no such setting or its value is impossible.
    """
    after = changed(defaults, changes)
    with naming("settings"):
        check(after, tables)
    return after
