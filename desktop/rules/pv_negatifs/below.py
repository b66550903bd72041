"""Below zero: where a hit leads, the floor, the chance of a mortal wound, ruined clothes."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.settings import Settings

Cause: TypeAlias = Literal["physique", "poison", "noyade"]
FLOOR_TIMES, PERCENT = 2, 100


class Hit(msgspec.Struct, frozen=True):
    """Where a hit led: hit points, whether it killed by passing the floor, and the percents of a
    mortal wound (None: no roll)."""

    hp: int
    killed: bool
    chance: Breakdown | None


def floor(most: int) -> int:
    """The lowest that hit points go: twice the maximum, negative (PV-NEG-FLOOR)."""
    return -FLOOR_TIMES * most


def struck(settings: Settings, hp: int, most: int, damage: int) -> Hit:
    """One hit of 0 or more damage, on the total that the hits before it left
    (PV-MORTAL-CHANCE, PV-MORTAL-PER-HIT, PV-NEG-FLOOR)."""
    after = hp - damage
    passed = after < floor(most)
    killed = passed and settings.readings.floor == "mort"
    after = min(hp, max(after, floor(most)))
    chance = mortal_chance(after) if damage > 0 and after < 0 else None
    return Hit(after, killed, chance)


def series(settings: Settings, hp: int, most: int, damages: Sequence[int]) -> tuple[Hit, ...]:
    """Several hits one after another; nothing follows one that killed."""
    hits: list[Hit] = []
    for damage in damages:
        hit = struck(settings, hp, most, damage)
        hits.append(hit)
        hp = hit.hp
        if hit.killed:
            break
    return tuple(hits)


def mortal_chance(hp: int) -> Breakdown:
    """Percents of a mortal wound: one for each point below zero (PV-MORTAL-CHANCE)."""
    total = start(say("pv.negatives"), max(0, -hp), "PV-MORTAL-CHANCE")
    return total.at_most(PERCENT, say("pv.at-most", value=PERCENT))


def clothes_chance(hp: int, cause: Cause) -> Breakdown:
    """Percents that clothes are ruined by physical damage that led below zero (PV-CLOTHES)."""
    total = start(say("pv.negatives"), max(0, -hp) if cause == "physique" else 0, "PV-CLOTHES")
    return total.at_most(PERCENT, say("pv.at-most", value=PERCENT))
