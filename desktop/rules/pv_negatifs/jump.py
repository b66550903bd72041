"""Long jumps: length, further cells, run-up, catching hold, climbing up."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.tables.tables import Tables

NATURAL = 20


def length(tables: Tables, speed: int) -> int:
    """Cells of a plain jump (PV-JUMP-LENGTH)."""
    return speed // tables.falling.jump.speed_divisor


def extra_malus(tables: Tables, cells: int) -> int:
    """What further cells cost together: 2, 4, 8… (PV-JUMP-EXTRA)."""
    return tables.falling.jump.extra**cells if cells > 0 else 0


def run_up(tables: Tables, jump: int, space: int) -> str:
    """The run-up that so many cells before a jump of `jump` cells give (PV-JUMP-RUN)."""
    fits = [one for one in tables.run_ups if space >= one.times * max(1, jump)]
    return max(fits, key=lambda one: one.times).id


def target(tables: Tables, dexterity: int, cells: int, run: str) -> Breakdown:
    """What a d20 must not pass: dexterity, less the `cells` beyond the plain length, more for a
    run-up (PV-JUMP-LENGTH, PV-JUMP-EXTRA, PV-JUMP-RUN)."""
    row = tables.run_ups.get(run)
    total = start(say("pv.a.dex"), dexterity, "PV-JUMP-LENGTH")
    total = total.plus(say("pv.jump.extra"), -extra_malus(tables, cells), "PV-JUMP-EXTRA")
    return total.plus(row.name, row.bonus, "PV-JUMP-RUN")


def catch_target(tables: Tables, score: int, grip: str) -> Breakdown:
    """What a d20 must not pass to catch hold after a miss, by Force or Dextérité, and to climb up
    again, by Force (PV-JUMP-CATCH, PV-JUMP-CLIMB)."""
    row = tables.grips.get(grip)
    return start(say("pv.ability"), score, "PV-JUMP-CATCH").plus(
        row.name, row.bonus, "PV-JUMP-CATCH"
    )


def passed(need: int, roll: int) -> bool:
    """A roll of a jump; 20 always fails (PV-JUMP-LENGTH, PV-JUMP-CATCH)."""
    return roll < NATURAL and roll <= need
