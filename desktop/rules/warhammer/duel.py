"""The combat CC of two opponents (III; WH-COMBAT-RELATIVE-CC) and the chances that follow."""

from fractions import Fraction

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say

EVEN = 50


def combat_cc(own: int, other: int) -> Breakdown:
    """The CC of a fight against one opponent: own base CC and what 50 exceeds his by.

    Bases hold the penalties of critical effects (WH-COMBAT-RELATIVE-CC-CRIT) and nothing else;
    every other modifier is added to the result (WH-COMBAT-RELATIVE-CC-MODS).
    """
    return start(say("wh.c.cc"), own).plus(
        say("wh.duel.other", cc=other), EVEN - other, "WH-COMBAT-RELATIVE-CC"
    )


def chance(target: int) -> Fraction:
    """The chance of a d100 test, criticals aside: 0 to 1."""
    return Fraction(max(0, min(100, target)), 100)


def hit_rate(attack: int, parry: int) -> Fraction:
    """The chance that an attack lands and is not parried (WH-STAT-HIT-RATE)."""
    return chance(attack) * (1 - chance(parry))


def rounds_to_hit(attack: int, parry: int) -> Fraction | None:
    """How many rounds a blow takes on average; None when it never lands."""
    rate = hit_rate(attack, parry)
    return None if not rate else Fraction(rate.denominator, rate.numerator)
