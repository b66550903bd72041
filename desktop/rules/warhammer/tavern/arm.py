"""Arm wrestling: one opposed test, or rounds to two points (WH-TAVERN-ARM-*)."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.percent import Percent, Winner, opposed

GOAL = 2
CHEAT = 10


class ArmMatch(msgspec.Struct, frozen=True):
    """`score` from -2 (lost) to 2 (won) for the first player; what each adds to F next round."""

    score: int = 0
    first_surplus: int = 0
    second_surplus: int = 0

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return abs(self.score) >= GOAL


def force(f: int, surplus: int, *, cheating: bool = False) -> Breakdown:
    """A player's F in a round: the surplus of the round before, 10 for a cheat that worked
    (WH-TAVERN-ARM-CHEAT)."""
    return (
        start(say("wh.c.f"), f)
        .plus(say("wh.tavern.surplus"), surplus, "WH-TAVERN-ARM-FULL")
        .plus(say("wh.tavern.cheat"), CHEAT * cheating, "WH-TAVERN-ARM-CHEAT")
    )


def arm_round(match: ArmMatch, first: Percent, second: Percent) -> ArmMatch | None:
    """A match after a round; None when both failed and roll again (WH-TAVERN-ARM-FULL).

    When both pass nobody scores and each one's margin helps him in the next round.
    """
    if match.over:
        return match
    if first.success and second.success:
        return ArmMatch(match.score, first.margin, second.margin)
    winner = opposed(first, second)
    if winner is Winner.AGAIN:
        return None
    return ArmMatch(match.score + (1 if winner is Winner.FIRST else -1))
