"""A parachute as it is played: whether it works, opening it, and the fall that is left."""

import msgspec

from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, parachute
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.falls import METRE
from desktop.rules.pv_negatifs.scenes.falling import Fallen, Falling, falling
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.suffer import PERCENT
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.throws import Table


class Parachuting(msgspec.Struct, frozen=True, kw_only=True):
    """From how many metres, onto which surface; opened by hand or by itself. `riding` are points of
    Équitation de créature volante, `surprise` and `missed` are points of surprise and of missed
    initiative as the GM has them."""

    altitude: int
    surface: str
    by_hand: bool = True
    riding: int = 0
    surprise: int = 0
    missed: int = 0


class Landed(msgspec.Struct, frozen=True):
    """How one comes down: the fall, None under an open parachute."""

    fallen: Fallen | None = None


def parachuting(
    tables: Tables, settings: Settings, one: Character, asked: Parachuting, table: Table
) -> Landed:
    """A jump with a parachute (PV-PARA-FAIL, PV-PARA-OPEN, PV-PARA-LOW, PV-PARA-LOWER,
    PV-PARA-DAMAGE).

    Where initiative is asked for, it alone decides whether one falls: the source gives damage for
    missing it, and the points of percent that are missed only multiply that.
    """
    rule = tables.falling.parachute
    die = table.throw(say("pv.scene.parachute.works", chance=rule.failure), PERCENT)
    if parachute.fails(tables, die):
        table.tell(say("pv.scene.parachute.fails", roll=die), good=False)
        return _falls(tables, settings, one, asked, table, asked.altitude * METRE)
    if not asked.by_hand:
        table.tell(say("pv.scene.parachute.by-itself"), good=True)
        return Landed()
    band = parachute.band(tables, asked.altitude)
    if band is None:
        table.tell(say("pv.scene.parachute.too-low"), good=False)
        return _falls(tables, settings, one, asked, table, asked.altitude * METRE)
    missed = _opens(tables, settings, one, asked, table)
    if not band.initiative:
        if not missed:
            return Landed()
        return _falls(tables, settings, one, asked, table, asked.altitude * METRE)
    height = min(asked.altitude * METRE, parachute.missed_height(tables, asked.missed, missed))
    if not height:
        table.tell(say("pv.scene.parachute.in-time"), good=True)
        return Landed()
    points = say("pv.scene.parachute.late", missed=asked.missed, percent=missed)
    table.tell(points, good=False)
    return _falls(tables, settings, one, asked, table, height)


def _opens(
    tables: Tables, settings: Settings, one: Character, asked: Parachuting, table: Table
) -> int:
    """Attempts at opening by hand; by how many percents the last one missed, 0 once it is open."""
    dexterity = max(1, essence.ability(tables, settings, one, "dex").total)
    missed = 0
    count = parachute.attempts(tables, asked.altitude)
    for place in range(1, count + 1):
        die = table.throw(
            say("pv.scene.parachute.die", sides=dexterity, place=place, count=count), dexterity
        )
        chance = parachute.opening(tables, die, asked.riding, asked.surprise).total
        roll = table.throw(say("pv.scene.parachute.percent", chance=chance), PERCENT)
        if roll <= chance:
            table.tell(say("pv.scene.parachute.opens", roll=roll, chance=chance), good=True)
            return 0
        missed = roll - max(0, chance)
        table.tell(say("pv.scene.parachute.shut", roll=roll, chance=chance), good=False)
    return missed


def _falls(
    tables: Tables,
    settings: Settings,
    one: Character,
    asked: Parachuting,
    table: Table,
    height: int,
) -> Landed:
    """What is left to fall, without a hand free to soften it."""
    left = Falling(height, asked.surface, acts=False)
    return Landed(falling(tables, settings, one, left, table))
