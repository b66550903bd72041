"""Tables of people: characteristics, resistances, skills, oppositions, visions."""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.tomltables import Count, Entry, Id, Record, Titled

Method: TypeAlias = Literal["tout-ou-rien", "pourcentage", "bonus", "jr"]
"""How a manoeuvre is resolved; the last three are the columns of the Table des Manœuvres."""


class Characteristic(Entry, frozen=True, kw_only=True):
    name: str
    short: str


class Resistance(Titled, frozen=True, kw_only=True):
    """A kind of Jet de Résistance; its characteristic counts twice."""

    KIND = "harp.name.resistance"
    characteristic: Id


class Skill(Entry, frozen=True, kw_only=True):
    """A skill with the characteristics that it is tied to (none: the GM says which).

    `special`: its description says how it is rolled, in chapters that the source does not hold.
    """

    name: str
    group: str
    characteristics: tuple[Id, ...] = ()
    specialty: bool = False
    method: Method = "tout-ou-rien"
    special: bool = False


class Opposition(Entry, frozen=True, kw_only=True):
    """A skill (of one `specialty`) and what usually counters it: a skill or a resistance."""

    skill: Id
    specialty: str = ""
    against: Id | None = None
    resistance: Id | None = None


class Vision(Titled, frozen=True, kw_only=True):
    """Metres seen by starlight and full moon; halves of the radius of a light seen clearly and
    dimly; what dim sight costs Perception. `ranged` sight adds its own range."""

    KIND = "harp.name.vision"
    stars: Count
    moon: Count
    clear_halves: Count
    dim_halves: Count
    dim: int
    ranged: bool = False


class Effect(Titled, frozen=True, kw_only=True):
    """A kind of harm and the resistance that counters it."""

    KIND = "harp.name.effect"
    resistance: Id


class Race(Entry, frozen=True, kw_only=True):
    """A people: what it adds to the bonuses of characteristics, or `spread` points that its people
    share out, `spread_most` on one at most; `endurance` is its part of the hit points; what it
    adds to each resistance."""

    name: str
    bonuses: dict[Id, int] = msgspec.field(default_factory=dict[str, int])
    spread: Count = 0
    spread_most: Count = 0
    endurance: Count
    resistances: dict[Id, int] = msgspec.field(default_factory=dict[str, int])


class Cost(Record, frozen=True, kw_only=True):
    """Up to which score a point of a characteristic costs so many points of creation."""

    most: Count
    points: Count


class PeopleFile(Record, frozen=True, kw_only=True):
    characteristic: tuple[Characteristic, ...]
    resistance: tuple[Resistance, ...]
    skill: tuple[Skill, ...]
    effect: tuple[Effect, ...]
    opposition: tuple[Opposition, ...]
    vision: tuple[Vision, ...]
    race: tuple[Race, ...]
    cost: tuple[Cost, ...]
