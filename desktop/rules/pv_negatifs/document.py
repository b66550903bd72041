"""A character of PV négatifs as stored: what was rolled, bought and suffered, never what follows.

Hit points go below zero. Armour class counts down: 10 is bare, lower is better. Weights are in
coins (10 to the pound), prices in gold pieces. Ids name entries of the tables.
"""

import enum
from typing import Literal

import msgspec

from desktop.rules.document import Upcaster
from desktop.rules.overrides import Override

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}

ABILITIES = ("for", "dex", "con", "int", "sag", "cha")
SAVES = ("ppm", "baguette", "petrification", "souffle", "sorts")
AVERAGE = 10
"""What stands for an ability that was not set."""
BARE = 10
"""The armour class of who wears nothing."""
ESSENCE = 100


class Standing(enum.Enum):
    """How somebody bears up; only the first two may still choose what to do."""

    WELL = "valide"
    DEFENSIVE = "defensif"
    IMPOTENT = "impotent"
    FAINTED = "evanoui"
    COMA = "coma"
    DEAD = "mort"


class Until(enum.Enum):
    """What a countdown leads to."""

    COMA = "coma"
    DEATH = "mort"


class Unit(enum.Enum):
    """What a countdown counts: hours within Constitution, minutes beyond it."""

    HOUR = "heure"
    MINUTE = "minute"


class Countdown(msgspec.Struct, frozen=True, kw_only=True):
    """The GM's secret clock of a wounded who was not stabilised; players get a hint only."""

    until: Until
    unit: Unit
    left: int


class DeepWound(msgspec.Struct, frozen=True, kw_only=True):
    """A blessure profonde: one single heal of `threshold` or more cures it."""

    id: str
    threshold: int
    note: str = ""


class MortalWound(msgspec.Struct, frozen=True, kw_only=True):
    """A blessure mortelle: its row of Tables C to F, and the negative total at which it was drawn.

    `rounds` are left until it kills, None where it does not. `open` wounds wait for the check that
    the player chooses, `healed` ones no longer hinder.
    """

    id: str
    wound: str
    total: int = 0
    rounds: int | None = None
    open: bool = False
    healed: bool = False
    note: str = ""

    @property
    def doom(self) -> int | None:
        """The rounds that run until it kills, None where none do (PV-WOUND-DEATH-ROUNDS)."""
        return None if self.healed else self.rounds


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """What holds now.

    `tried` is the one attempt at stabilising a deep wound; `days` counts the daily checks that
    were made since. `conditions` are states of the tables (surpris, aveugle…), `margin` is by how
    much the save against confusion was missed. `clothes` says that they are ruined,
    `willing` that the damage was willingly taken (off unless the GM turned that on).
    """

    standing: Standing = Standing.WELL
    stabilised: bool = False
    tried: bool = False
    days: int = 0
    countdown: Countdown | None = None
    conditions: tuple[str, ...] = ()
    margin: int = 0
    clothes: bool = False
    willing: bool = False


class Armour(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of an armour class: what is worn, and points that dexterity, shield and class
    take off it."""

    worn: int = BARE
    dexterity: int = 0
    shield: int = 0
    by_class: int = 0


class Weapon(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon: `dice` of `sides` plus `bonus` of damage, `to_hit` on the roll.

    `magic` is its magic level (0: mundane), `size` one of the tables' sizes. `away`: it lies where
    it flew, until somebody picks it up.
    """

    id: str
    name: str
    dice: int = 1
    sides: int = 6
    bonus: int = 0
    to_hit: int = 0
    ranged: bool = False
    natural: bool = False
    size: str = "moyenne"
    magic: int = 0
    away: bool = False
    note: str = ""


class Proficiency(msgspec.Struct, frozen=True, kw_only=True):
    """A skill and its value; `skill` is an id of the tables, or "" for another one by its name."""

    id: str
    skill: str = ""
    name: str = ""
    value: int = 0


ItemKind = Literal["", "trousse", "parachute", "parachute-ventral", "limiteur", "vetements"]


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """A thing; the kinds are those that rules ask for. `worn` matters for what is worn."""

    id: str
    name: str
    kind: ItemKind = ""
    quantity: int = 1
    weight: int = 0
    price: int = 0
    worn: bool = False
    note: str = ""


class EssenceChange(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the essence journal: when (in the words of the table), why, how much."""

    id: str
    date: str = ""
    cause: str = ""
    amount: int = 0


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """Points that an Oubli gave back for as long as it holds, and the experience it cost."""

    id: str
    points: int
    xp: int = 0
    note: str = ""


class Essence(msgspec.Struct, frozen=True, kw_only=True):
    """`points` from 100 down below 0; `margin` is what intelligence gives beyond −100 % (None: by
    the tables)."""

    points: int = ESSENCE
    journal: tuple[EssenceChange, ...] = ()
    forgotten: tuple[Forgotten, ...] = ()
    margin: int | None = None


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """`saves` and `thac0` may be left to the group of classes. `helps` are what abilities add to
    saves, by ability. `percentiles` are hundredths of abilities where a table uses them. `lost` of
    the missing hit points are non-lethal. `overrides` are the rules that the GM waived."""

    version: int = VERSION
    name: str = ""
    player: str = ""
    race: str = ""
    group: str = ""
    title: str = ""
    level: int = 1
    infiltrator: bool = False
    abilities: dict[str, int] = {}
    percentiles: dict[str, int] = {}
    most: int = 1
    hp: int = 1
    lost: int = 0
    thac0: int | None = None
    saves: dict[str, int] = {}
    helps: dict[str, int] = {}
    armour: Armour = Armour()
    speed: int = 12
    attacks: int = 1
    proficiencies: tuple[Proficiency, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    items: tuple[Item, ...] = ()
    resistance: int = 0
    resistance_from: str = ""
    xp: int = 0
    essence: Essence = Essence()
    deep: tuple[DeepWound, ...] = ()
    mortal: tuple[MortalWound, ...] = ()
    body: Body = Body()
    appearance: str = ""
    history: str = ""
    notes: str = ""
    overrides: tuple[Override, ...] = ()

    @property
    def negatives(self) -> int:
        """Points below zero, 0 or more (PV-NEG-START)."""
        return max(0, -self.hp)

    def score(self, ability: str) -> int:
        """An ability as it was rolled; an average one where nobody set it."""
        return self.abilities.get(ability, AVERAGE)

    def skill(self, skill: str) -> int:
        """The value of a skill of the tables, 0 without it."""
        return max((one.value for one in self.proficiencies if one.skill == skill), default=0)

    def wears(self, kind: ItemKind) -> bool:
        """Whether an item of that kind is worn."""
        return any(one.kind == kind and one.worn and one.quantity > 0 for one in self.items)

    def has(self, kind: ItemKind) -> bool:
        """Whether an item of that kind is carried."""
        return any(one.kind == kind and one.quantity > 0 for one in self.items)

    @property
    def dead(self) -> bool:
        return self.body.standing is Standing.DEAD

    @property
    def senseless(self) -> bool:
        """Whether he has fainted or lies in coma."""
        return self.body.standing in (Standing.FAINTED, Standing.COMA)
