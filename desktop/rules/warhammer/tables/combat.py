"""Tables of fights (III): postures, actions, modifiers, parries, ranges."""

from desktop.rules.tomltables import Count, Entry, Id, Record


class Posture(Entry, frozen=True, kw_only=True):
    """`attack` and `parry` are added to CC; `damage_instead` may be taken instead of `attack`."""

    name: str
    attack: int = 0
    parry: int = 0
    damage_instead: Count | None = None
    effect: str
    allowed: tuple[Id, ...]


class Action(Entry, frozen=True, kw_only=True):
    name: str
    cost: str = ""
    limit: str = ""
    effect: str = ""


class Special(Entry, frozen=True, kw_only=True):
    """A special action: the melee weapons that allow it (none: any) and the talent it needs."""

    name: str
    weapons: tuple[Id, ...] = ()
    talent: Id | None = None
    roll: str
    effect: str


class Location(Entry, frozen=True, kw_only=True):
    """A zone and the degrees of success that reach it."""

    name: str
    least: Count


class Modifier(Entry, frozen=True, kw_only=True):
    name: str
    amount: int


class ParryEffect(Record, frozen=True, kw_only=True):
    """What a parry costs at a total of `least` to `most`: `metres` back (`far`: several), a test of
    Ag at `agility`, a fall, `quarters` of the damage, the weapon."""

    least: int
    most: int
    metres: Count = 0
    far: bool = False
    agility: int | None = None
    falls: bool = False
    quarters: Count = 0
    breaks: bool = False


class RangeBand(Entry, frozen=True, kw_only=True):
    name: str
    ct: int
    damage: int
    aim_required: bool


class Creature(Entry, frozen=True, kw_only=True):
    name: str
    bf: Count


class SuddenDeath(Entry, frozen=True, kw_only=True):
    least: Count
    most: Count
    name: str


class CombatFile(Record, frozen=True, kw_only=True):
    posture: tuple[Posture, ...]
    action: tuple[Action, ...]
    free_action: tuple[Action, ...]
    other_action: tuple[Action, ...]
    special: tuple[Special, ...]
    location: tuple[Location, ...]
    defence_modifier: tuple[Modifier, ...]
    parry_effect: tuple[ParryEffect, ...]
    range_band: tuple[RangeBand, ...]
    cc_modifier: tuple[Modifier, ...]
    ct_modifier: tuple[Modifier, ...]
    creature: tuple[Creature, ...]
    sudden_death: tuple[SuddenDeath, ...]
