"""Blows: THAC0 against armour class, natural 20 and natural 1, damage."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Character, Weapon
from desktop.rules.pv_negatifs.tables.combat import Mishap
from desktop.rules.pv_negatifs.tables.tables import Tables

NATURAL, FUMBLE = 20, 1
BEGINNING = 20
CELLS = 4


def thac0(tables: Tables, character: Character) -> Breakdown:
    """THAC0: the sheet's own, or that of the group of classes at this level."""
    if character.thac0 is not None:
        return start(say("pv.thac0"), character.thac0)
    total = start(say("pv.thac0"), BEGINNING)
    if character.group not in tables.groups:
        return total
    group = tables.groups.get(character.group)
    steps = max(0, character.level - 1) // group.thac0.levels
    return total.plus(group.name, -group.thac0.points * steps)


def save_value(tables: Tables, character: Character, save: str) -> int | None:
    """The number that a save must reach: the sheet's own, or that of the group of classes; None
    where neither says one."""
    if save in character.saves:
        return character.saves[save]
    if character.group not in tables.groups:
        return None
    group = tables.groups.get(character.group)
    row = sum(character.level >= level for level in group.levels)
    values: tuple[int, ...] = getattr(group, save)
    return values[max(0, row - 1)]


def need(thac0: Breakdown, ac: int) -> Breakdown:
    """What a d20 with everything added must reach."""
    return thac0.plus(say("pv.ac.of-target"), -ac)


def hits(needed: int, roll: int, bonus: int) -> bool:
    """Whether a d20 hits; a natural 20 always does, a natural 1 never."""
    return roll == NATURAL or (roll != FUMBLE and roll + bonus >= needed)


def multiplier(tables: Tables, rolls: Sequence[int]) -> int | None:
    """What d20s rolled one after another multiply damage by: doubled for each natural 20
    (PV-NAT20, PV-NAT20-SPELL, PV-FALL-20); None while the last one asks for another roll."""
    for count, roll in enumerate(rolls):
        if roll != NATURAL:
            return tables.fights.natural.multiplier**count
    return None


def most_damage(weapon: Weapon) -> int:
    """The highest damage of a weapon (PV-HELPLESS-DAMAGE)."""
    return max(0, weapon.dice * weapon.sides + weapon.bonus)


def damage(weapon: Weapon, rolls: Sequence[int]) -> Breakdown:
    """Damage of a weapon by its dice; never below 0."""
    total = start(say("pv.damage.dice", dice=weapon.dice, sides=weapon.sides), sum(rolls))
    total = total.plus(say("pv.damage.bonus"), weapon.bonus)
    return total.at_least(0, say("pv.at-least", value=0))


# Natural 1.

Outcome: TypeAlias = Literal["soi", "allie", "rien", "echappe", "relance", "casse", "blesse"]


def mishap(tables: Tables, roll: int) -> Mishap:
    """What the d6 of a natural 1 leads to (PV-NAT1)."""
    return next(one for one in tables.mishaps if one.least <= roll <= one.most)


def outcome(row: Mishap, weapon: Weapon | None, *, ally: bool) -> Outcome:
    """What it comes to for this weapon (None: bare hands), with an ally in reach or not
    (PV-NAT1-SELF, PV-NAT1-ALLY, PV-NAT1-DROP, PV-NAT1-UNARMED, PV-NAT1-BREAK,
    PV-NAT1-NATURAL-BREAK)."""
    natural = weapon is None or weapon.natural
    match row.id:
        case "soi":
            return "soi"
        case "allie":
            return "allie" if ally else "rien"
        case "echappe":
            return "relance" if natural else "echappe"
        case _:
            return "blesse" if natural else "casse"


def flight_dice(tables: Tables, weapon: Weapon) -> int:
    """How many d4 of cells a weapon flies (PV-NAT1-DROP)."""
    size = weapon.size if weapon.size in tables.sizes else "moyenne"
    return tables.sizes.get(size).dice


def break_chance(tables: Tables, weapon: Weapon | None) -> Breakdown:
    """Percents that a weapon breaks, or a natural one hurts its owner (PV-NAT1-BREAK,
    PV-NAT1-NATURAL-BREAK)."""
    rule = tables.fights.natural
    total = start(say("pv.break"), rule.break_percent, "PV-NAT1-BREAK")
    if weapon is None or weapon.natural or not weapon.magic:
        return total
    level = max(rule.least_magic, weapon.magic)
    total = total.plus(say("pv.break.magic", level=level), -level, "PV-NAT1-BREAK")
    return total.at_least(0, say("pv.at-least", value=0))


class Flight(msgspec.Struct, frozen=True):
    """Where a weapon went: `cells` in direction 1 to 8."""

    direction: int
    cells: int


def flight(direction: int, rolls: Sequence[int]) -> Flight:
    """Where an escaped weapon lies (PV-NAT1-DROP)."""
    return Flight(direction, sum(rolls))
