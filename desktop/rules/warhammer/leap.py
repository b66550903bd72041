"""Jumps, and moving away from a fight (IV): distances in centimetres unless said otherwise."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fitted import worn
from desktop.rules.warhammer.percent import Percent
from desktop.rules.warhammer.tables.life import HighJump
from desktop.rules.warhammer.tables.tables import Tables

METRE = 100
SHORT = 50
WALK, RUN, SNEAK = 3, 6, 1
PACES = {"marche": WALK, "course": RUN, "furtif": SNEAK}


def long_jump(bf: int, move: int, run_up: int, agility: Percent) -> Breakdown:
    """How far a jump goes, in centimetres; `run_up` in metres (WH-JUMP-LONG).

    A run-up of M to 2M metres is needed for the full distance; a failure takes half a metre, and
    half a metre for each degree.
    """
    total = start(say("wh.jump.full"), (bf + move) * METRE // 2, "WH-JUMP-LONG")
    if not agility.success:
        total = total.plus(say("wh.jump.failed"), -SHORT * (1 + agility.degrees), "WH-JUMP-LONG")
    if run_up < move:
        total = total.plus(
            say("wh.jump.standing"), -(total.total - total.total // 2), "WH-JUMP-LONG"
        )
    return total.at_least(0, say("wh.jump.least"))


def high_jump(tables: Tables, centimetres: int) -> HighJump:
    """The row of a jump from a height (WH-JUMP-HIGH-TABLE)."""
    return [one for one in tables.high_jumps if one.least_cm <= centimetres][-1]


def fall_damage(tables: Tables, character: Character, row: HighJump) -> Breakdown:
    """The damage of a failed jump; light armour takes 1 off, once (WH-JUMP-ARMOUR)."""
    total = start(say("wh.jump.damage"), row.damage, "WH-JUMP-HIGH-TABLE")
    light = any(one.armour.weight == "legere" for one in worn(tables, character))
    if light and row.damage:
        total = total.plus(say("wh.jump.light-armour"), -1, "WH-JUMP-ARMOUR")
    return total


class Away(msgspec.Struct, frozen=True):
    """A move in a fight: metres, how many free attacks it gives (WH-DISENGAGE-FREE-ATTACKS), and
    the half rounds it takes."""

    metres: int
    free_attacks: int
    halves: int


def away(
    move: int, pace: str, opponents: int, *, half: bool = False, disengaging: bool = False
) -> Away:
    """A walk, run or stealthy move (WH-NC-MOVE); disengaging takes half a round, covers half the
    distance and gives no free attack (WH-DISENGAGE-ACTION)."""
    whole = move * PACES[pace]
    if disengaging:
        return Away(whole // 2, 0, 1)
    return Away(whole // 2 if half else whole, opponents, 1 if half else 2)
