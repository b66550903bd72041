"""Tables of characters: characteristics, races, skills, talents, careers.

Characteristics and modifiers are percentages; `move` is in metres to a walked combat round.
"""

from typing import Annotated

import msgspec

from desktop.rules.tomltables import Count, Entry, Id, Record

Destiny = Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=3)]
"""Destiny points at a d10 of 1-4, 5-7, 8-10."""


class Characteristic(Entry, frozen=True, kw_only=True):
    """`name` is the abbreviation of the sheet, `long` what it stands for."""

    name: str
    long: str


class Race(Entry, frozen=True, kw_only=True):
    """`base` is what 2d10 are added to, by characteristic."""

    name: str
    base: dict[Id, Count]
    move: Count
    destiny: Destiny


class Skill(Entry, frozen=True, kw_only=True):
    """`basic` skills are usable untrained at half; `renovated` ones became so in the house rules.

    `several` are taken once for each subject; `or_else` is a second characteristic that may serve.
    """

    name: str
    characteristic: Id
    basic: bool = False
    renovated: bool = False
    several: bool = False
    or_else: Id | None = None


class Talent(Entry, frozen=True, kw_only=True):
    """`group` is the weapon group that a Maîtrise opens."""

    name: str
    effect: str
    renovated: bool = False
    group: Id | None = None


class Career(Entry, frozen=True, kw_only=True):
    """A career that the house rules change: the talents or skills that they add."""

    name: str
    adds: tuple[Id, ...]


class WeaponGroup(Entry, frozen=True, kw_only=True):
    name: str


class PeopleFile(Record, frozen=True, kw_only=True):
    characteristic: tuple[Characteristic, ...]
    race: tuple[Race, ...]
    skill: tuple[Skill, ...]
    talent: tuple[Talent, ...]
    career: tuple[Career, ...]
    weapon_group: tuple[WeaponGroup, ...]
