"""Hard ground as it is played: its rolls, and the speed that is left."""

from typing import Literal

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, movement
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.throws import Table

D20 = 20
BOTH = ("for", "dex")


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A terrain of the tables, whether one attacks on it, and the ability that is rolled where one
    of the two is enough."""

    terrain: str
    attacks: bool = True
    by: Literal["for", "dex"] = "dex"


def crossing(
    tables: Tables, settings: Settings, one: Character, asked: Ground, table: Table
) -> Breakdown:
    """Speed on hard ground (PV-TERRAIN-HARD, PV-TERRAIN-VERY, PV-TERRAIN-NOATTACK)."""
    terrain = tables.terrains.get(asked.terrain)
    rolled = BOTH if terrain.abilities > 1 else (asked.by,)
    passed: list[bool] = []
    for ability in rolled:
        score = essence.ability(tables, settings, one, ability).total
        need = movement.terrain_target(tables, terrain.id, score, attacks=asked.attacks).total
        name = say(f"pv.a.{ability}")
        roll = table.throw(say("pv.scene.ground.die", name=name, need=need), D20)
        passed.append(roll <= need)
        key = "pv.scene.made" if passed[-1] else "pv.scene.failed"
        table.tell(say(key, roll=roll, need=need), good=passed[-1])
    speed = movement.speed(tables, one)
    left = movement.terrain_speed(tables, terrain.id, speed.total, passed)
    return speed.plus(terrain.name, left - speed.total, "PV-TERRAIN-HARD")
