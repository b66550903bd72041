"""Tables of weapons, ammunition, armour and shields (I, II).

Prices are in sous, distances in metres, reload times in half rounds, coverage in quarters of a
zone, `points` are the PV of wear.
"""

from typing import Annotated, Literal, get_args

import msgspec

from desktop.rules.tomltables import Count, Entry, Id, Record

CriticalKind = Literal["tranchantes", "contondantes", "projectiles", "pugilat"]
CRITICAL_KINDS: tuple[CriticalKind, ...] = get_args(CriticalKind)
Quarters = Annotated[int, msgspec.Meta(ge=0, le=4)]
Range100 = tuple[Count, Count]
"""From and to on a d100, both included."""


class Grip(Record, frozen=True, kw_only=True):
    """A weapon whose attributes hang on how many hands hold it."""

    hands: Count
    attributes: tuple[Id, ...]


class Melee(Entry, frozen=True, kw_only=True):
    """A melee weapon: damage is BF + `damage`.

    `grips` and `versions` are sets of attributes instead of `attributes` (by the grip, or chosen
    when it is bought); `profiles` are the weapons it may be used as at each attack; `shield` names
    its row in the table of shields. A weapon without `group` needs no talent.
    """

    name: str
    group: Id | None = None
    damage: int = 0
    hands: Count = 1
    attributes: tuple[Id, ...] = ()
    critical: CriticalKind | None = None
    price: Count | None = None
    grips: tuple[Grip, ...] = ()
    versions: tuple[tuple[Id, ...], ...] = ()
    profiles: tuple[Id, ...] = ()
    shield: Id | None = None


class Ranged(Entry, frozen=True, kw_only=True):
    """A ranged weapon: damage is `strength`, or BF + `damage` where it is thrown, or none.

    `reach` and `most` are the two ranges (no `most`: not usable beyond `reach`). `reload` is what a
    shot costs, or with a `magazine` what filling it again costs. `stuns` allows a tir assommant,
    `mounted` ones may be used on horseback.
    """

    name: str
    group: Id | None = None
    reach: Count
    most: Count | None = None
    strength: Count | None = None
    damage: int | None = None
    hands: Count = 1
    reload: Count = 0
    magazine: Count = 0
    attributes: tuple[Id, ...] = ()
    critical: CriticalKind = "projectiles"
    price: Count | None = None
    mounted: bool = False
    bow: bool = False
    crossbow: bool = False
    stuns: bool = False
    only_thrown: bool = False


class Ammunition(Entry, frozen=True, kw_only=True):
    """`price` buys `lot` arrows, `price_bolt` as many bolts; `infection` changes the test."""

    name: str
    attributes: tuple[Id, ...] = ()
    price: Count
    price_bolt: Count | None = None
    lot: Count
    effect: str
    stuns: bool = False
    infection: int = 0


class Attribute(Entry, frozen=True, kw_only=True):
    name: str
    effect: str


class WeaponQuality(Record, frozen=True, kw_only=True):
    """What a quality changes: CC or CT, damage, or when a firearm jams and blows up."""

    quality: Id
    what: Id
    effect: str
    cc: int = 0
    damage: int = 0
    jam: Range100 | None = None
    blast: Range100 | None = None
    blast_damage: Count = 0


class WeaponsFile(Record, frozen=True, kw_only=True):
    melee: tuple[Melee, ...]
    ranged: tuple[Ranged, ...]
    ammunition: tuple[Ammunition, ...]
    attribute: tuple[Attribute, ...]
    weapon_quality: tuple[WeaponQuality, ...]


class ArmourPenalties(Record, frozen=True, kw_only=True):
    """What an armour costs where it covers a whole zone (the body, as soon as it covers it)."""

    hearing: int = 0
    agility_legs: int = 0
    agility_body: int = 0
    skill_arms: int = 0


class Armour(Entry, frozen=True, kw_only=True):
    """`layer` orders what is worn over what, 0 next to the skin. It may be worn `wear_be` times BE
    hours a day (the BE before +3), or `wear_hours`."""

    name: str
    pa: Count
    weight: Literal["legere", "moyenne", "lourde"]
    layer: Count
    wear_be: Count | None = None
    wear_hours: Count = 0
    stacks_with: tuple[Id, ...] = ()
    penalties: ArmourPenalties = ArmourPenalties()
    drawback: str
    price: Count | None = None


class Piece(Entry, frozen=True, kw_only=True):
    """A piece of an armour and what it covers of each zone.

    `inferred` coverage is deduced from prices.
    """

    armour: Id
    name: str
    tete: Quarters = 0
    corps: Quarters = 0
    bras: Quarters = 0
    jambes: Quarters = 0
    price: Count | None = None
    inferred: bool = False


class Quality(Entry, frozen=True, kw_only=True):
    """PV to a zone of an armour, and the PV of a shield in percent of its normal ones."""

    name: str
    points: Count
    shield_percent: Count


class Shield(Entry, frozen=True, kw_only=True):
    """What parries: its BE and its PV (None: it never wears out)."""

    name: str
    be: Count
    points: Count | None = None
    hits: Count | None = None


class ShieldDamage(Record, frozen=True, kw_only=True):
    attribute: Id
    damage: int


class ArmourFile(Record, frozen=True, kw_only=True):
    armour: tuple[Armour, ...]
    piece: tuple[Piece, ...]
    quality: tuple[Quality, ...]
    shield: tuple[Shield, ...]
    shield_damage: tuple[ShieldDamage, ...]
