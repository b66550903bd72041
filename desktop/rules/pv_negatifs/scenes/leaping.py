"""A long jump as it is played: the leap, catching hold, climbing up."""

import enum
from typing import Literal

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, jump, movement
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.throws import Table

D20 = 20
MOST_EXTRA = 10
"""Further cells beyond which the penalty, which doubles for each, forbids any roll all the same."""


class Leaping(msgspec.Struct, frozen=True, kw_only=True):
    """A jump of `cells` after a run-up of `space` cells; what there is to catch hold of, and by
    which ability."""

    cells: int
    space: int = 0
    grip: str = "ordinaire"
    by: Literal["for", "dex"] = "dex"


class Leapt(enum.Enum):
    """How a jump ends; who hangs cannot get up alone."""

    OVER = "over"
    CLIMBED = "climbed"
    HANGS = "hangs"
    FALLS = "falls"


def need(tables: Tables, settings: Settings, one: Character, asked: Leaping) -> Breakdown:
    """What the d20 of the jump must not pass (PV-JUMP-LENGTH, PV-JUMP-EXTRA, PV-JUMP-RUN)."""
    plain = jump.length(tables, movement.speed(tables, one).total)
    extra = min(MOST_EXTRA, max(0, asked.cells - plain))
    dexterity = essence.ability(tables, settings, one, "dex").total
    run_up = jump.run_up(tables, asked.cells, asked.space)
    return jump.target(tables, dexterity, extra, run_up)


def leaping(
    tables: Tables, settings: Settings, one: Character, asked: Leaping, table: Table
) -> Leapt:
    """A jump to where it ends (PV-JUMP-LENGTH, PV-JUMP-CATCH, PV-JUMP-CLIMB)."""
    if _passed(table, "leap", need(tables, settings, one, asked).total):
        return Leapt.OVER
    hold = essence.ability(tables, settings, one, asked.by).total
    if not _passed(table, "catch", jump.catch_target(tables, hold, asked.grip).total):
        return Leapt.FALLS
    strength = essence.ability(tables, settings, one, "for").total
    if _passed(table, "climb", jump.catch_target(tables, strength, asked.grip).total):
        return Leapt.CLIMBED
    return Leapt.HANGS


def _passed(table: Table, what: str, target: int) -> bool:
    roll = table.throw(say(f"pv.scene.jump.{what}", need=target), D20)
    good = jump.passed(target, roll)
    key = "pv.scene.made" if good else "pv.scene.failed"
    table.tell(say(key, roll=roll, need=target), good=good)
    return good
