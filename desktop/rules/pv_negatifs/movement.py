"""How fast somebody goes: wounds, negatives, shooting on the move, hard ground."""

from collections.abc import Sequence

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import mortal
from desktop.rules.pv_negatifs.document import Character, Standing
from desktop.rules.pv_negatifs.tables.tables import Tables

CRAWL, HALF = 1, 2
_STILL = (Standing.FAINTED, Standing.COMA, Standing.DEAD)


def speed(
    tables: Tables, character: Character, *, heroic: bool = False, shoots: bool = False
) -> Breakdown:
    """Speed now; limits do not add up, the lowest counts.

    Below zero half, rounded down, then 1 beyond one point per point of Constitution, unless a
    heroic roll was made this round (PV-DEFENSIF-MOVE, PV-IMPOTENT-MOVE, PV-TERM-DEFENSIF,
    PV-HEROIC-WHEN); wounds of the legs and spine (PV-WOUND-LEGS, PV-WOUND-SPINE). Who `shoots` or
    casts at a distance goes half of what is left, rounded down (PV-MOVE-SHOOT).
    """
    base = max(0, character.speed)
    total = start(say("pv.speed"), base, "PV-TERM-DEFENSIF")
    if character.body.standing in _STILL:
        return total.at_most(0, say(f"pv.standing.{character.body.standing.value}"))
    if character.negatives and not heroic:
        if character.negatives > character.score("con"):
            total = total.at_most(CRAWL, say("pv.speed.crawls"), "PV-DEFENSIF-MOVE")
        else:
            total = total.at_most(base // HALF, say("pv.speed.negatives"), "PV-DEFENSIF-MOVE")
    match mortal.handicaps(tables, character.mortal).move:
        case "moitie":
            total = total.at_most(base // HALF, say("pv.speed.wounds"), "PV-WOUND-LEGS")
        case "rampe":
            total = total.at_most(CRAWL, say("pv.speed.wounds"), "PV-WOUND-LEGS")
        case "immobile":
            total = total.at_most(0, say("pv.speed.wounds"), "PV-WOUND-SPINE")
        case _:
            pass
    if shoots:
        total = total.at_most(total.total // HALF, say("pv.speed.shoots"), "PV-MOVE-SHOOT")
    return total


def terrain_target(tables: Tables, terrain: str, score: int, *, attacks: bool) -> Breakdown:
    """What a d20 must not pass on hard ground (PV-TERRAIN-HARD, PV-TERRAIN-VERY,
    PV-TERRAIN-NOATTACK)."""
    total = start(say("pv.ability"), score, "PV-TERRAIN-HARD")
    more = 0 if attacks else tables.terrains.get(terrain).peaceful
    return total.plus(say("pv.terrain.peaceful"), more, "PV-TERRAIN-NOATTACK")


def terrain_speed(tables: Tables, terrain: str, speed: int, passed: Sequence[bool]) -> int:
    """Speed on hard ground once the rolls are known: each must pass (PV-TERRAIN-HARD,
    PV-TERRAIN-VERY)."""
    return speed if all(passed) else speed // tables.terrains.get(terrain).divisor
