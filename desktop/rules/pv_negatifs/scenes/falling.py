"""A fall as it is played: branches, dexterity rolls, dice, natural 20s."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import attack, essence, falls
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits.chance import MOST_DAMAGE
from desktop.rules.pv_negatifs.falls import Fall
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.hazards import Surface
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.throws import Table

D20 = 20


class Falling(msgspec.Struct, frozen=True):
    """From how many centimetres (0 or more), onto which surface of the tables, and whether he who
    falls can do something about it."""

    height: int
    surface: str
    acts: bool = True


class Fallen(msgspec.Struct, frozen=True):
    """The fall that counts, and the damage that it did."""

    fall: Fall
    damage: Breakdown


def falling(
    tables: Tables, settings: Settings, one: Character, asked: Falling, table: Table
) -> Fallen:
    """A fall from its branches to its damage (PV-FALL-DEX, PV-FALL-WATER, PV-FALL-SWIM,
    PV-FALL-FOREST, PV-FALL-BLACKFOREST).

    Who cannot make a dexterity roll by any face falls as one who cannot act.
    """
    surface = tables.surfaces.get(asked.surface)
    need = essence.ability(tables, settings, one, "dex").total
    acts = asked.acts and need > 0
    if asked.acts and not acts:
        table.tell(say("pv.scene.fall.cannot", need=need), good=False)
    if surface.success_cm:
        made = _swims(one, need, asked.height, table) if acts else 0
        found = falls.into_water(tables, settings, asked.height, surface, made)
    else:
        height = _branches(surface, asked.height, table)
        failures = 0 if acts else None
        if falls.rolls_due(tables, height, controlled=acts):
            failures = _rolls(need, table)
        found = falls.fall(tables, settings, height, surface, failures)
    return Fallen(found, hurts(tables, found, table))


def hurts(tables: Tables, fall: Fall, table: Table) -> Breakdown:
    """The damage of a fall: its dice, its failed rolls, and natural 20s (PV-FALL-MULT,
    PV-FALL-20); no more than a sheet can take at once."""
    if not fall.dice:
        table.tell(say("pv.scene.fall.safe"), good=True)
        return start(say("pv.scene.fall.safe"), 0, "PV-FALL-TABLE")
    label = say("pv.fall.dice", dice=fall.dice)
    faces = table.throw(label, falls.DIE, fall.dice)
    total = start(label, faces, "PV-FALL-TABLE")
    times = say("pv.fall.times", times=fall.times)
    total = total.plus(times, fall.damage((faces,)) - faces, "PV-FALL-MULT")
    natural = twenties(tables, table)
    once = total.total
    total = total.plus(say("pv.fall.natural", times=natural), once * (natural - 1), "PV-FALL-20")
    return total.at_most(MOST_DAMAGE, say("pv.at-most", value=MOST_DAMAGE))


def twenties(tables: Tables, table: Table) -> int:
    """What natural 20s multiply damage by; each 20 asks for another die (PV-FALL-20)."""
    rolls: list[int] = []
    while (times := attack.multiplier(tables, rolls)) is None:
        rolls.append(table.throw(say("pv.scene.natural"), D20))
    if times > 1:
        table.tell(say("pv.scene.twenty", times=times), good=False)
    return times


def _rolls(need: int, table: Table) -> int:
    """Dexterity rolls until one is made; how many failed before it (PV-FALL-DEX)."""
    failures = 0
    while True:
        roll = table.throw(say("pv.scene.fall.die", need=need), D20)
        if falls.made(need, roll):
            table.tell(say("pv.scene.made", roll=roll, need=need), good=True)
            return failures
        failures += 1
        table.tell(
            say("pv.scene.fall.failed", roll=roll, need=need, times=1 + failures), good=False
        )


def _swims(one: Character, need: int, height: int, table: Table) -> int:
    """Dexterity rolls that a fall into water offers, failed ones again by Natation; how many are
    made (PV-FALL-WATER, PV-FALL-SWIM)."""
    count = falls.water_rolls(height)
    label = say("pv.scene.fall.die", need=need)
    rolls = tuple(table.throw(label, D20) for _ in range(count))
    failed = sum(not falls.made(need, roll) for roll in rolls)
    skill = one.skill("natation")
    again = tuple(
        table.throw(say("pv.scene.fall.again", left=left), D20)
        for left in range(min(failed, skill), 0, -1)
    )
    made = falls.swum(need, rolls, again, skill)
    if count:
        table.tell(say("pv.scene.fall.swum", made=made, count=count), good=made > 0)
    return made


def _branches(surface: Surface, height: int, table: Table) -> int:
    """The height that branches leave (PV-FALL-FOREST, PV-FALL-BLACKFOREST)."""
    if not surface.cushion_sides:
        return height
    rolls: list[int] = []
    while (broken := falls.cushioned(surface, rolls)) is None:
        through = len(rolls) == 1
        sides = surface.through_sides if through else surface.cushion_sides
        key = "through" if through else "branches"
        rolls.append(table.throw(say(f"pv.scene.fall.{key}", sides=sides), sides))
        hit = rolls[-1] == 1
        told = f"pv.scene.fall.{key}-{'yes' if hit else 'no'}"
        table.tell(say(told, roll=rolls[-1]), good=hit is not through)
    return falls.forest_height(surface, height, broken=broken)
