"""The simple versions of cards and dice: a d100 each, the highest wins (WH-TAVERN-CARDS-SIMPLE,
WH-TAVERN-DICE-SIMPLE); the drinking and the knives."""

from collections.abc import Sequence

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.percent import Percent, Winner, opposed

FAILURES_OUT = 4


def simple_score(
    roll: int, intelligence: int, *, skilled: bool, cheating: bool = False
) -> Breakdown:
    """A player's score: half of Int with the skill Jeu, twice that for a cheat that worked."""
    bonus = intelligence // 2 if skilled else 0
    return (
        start(say("wh.tavern.roll"), roll)
        .plus(say("wh.tavern.skill"), bonus, "WH-TAVERN-CARDS-SIMPLE")
        .plus(say("wh.tavern.cheat"), bonus * (cheating and skilled), "WH-TAVERN-CARDS-SIMPLE")
    )


def may_cheat(*, skilled: bool, has_means: bool) -> bool:
    """Whether a cheat may be tried: Jeu, and hidden cards or loaded dice."""
    return skilled and has_means


def unnoticed(cheat: Percent, watching: Sequence[Percent]) -> bool | None:
    """Whether a cheat (Jeu) gets past the Perception of everybody who watches
    (WH-TAVERN-CARDS-SIMPLE, WH-TAVERN-CARDS-CHEAT, WH-TAVERN-DRINK): one who beats him is enough
    to give him away. None while nobody does and somebody is level with him: all roll again."""
    results = [opposed(cheat, one) for one in watching]
    if Winner.SECOND in results:
        return False
    return None if Winner.AGAIN in results else True


class Drinker(msgspec.Struct, frozen=True):
    """A drinker's failed tests; four and he is out (WH-TAVERN-DRINK)."""

    failures: int = 0

    @property
    def out(self) -> bool:
        """Whether he is under the table."""
        return self.failures >= FAILURES_OUT

    def after(self, test: Percent | None) -> "Drinker":
        """After a round; None for a cheat that worked, which spares the test."""
        if test is None or test.success or self.out:
            return self
        return Drinker(self.failures + 1)


def last_drinker(drinkers: tuple[Drinker, ...]) -> int | None:
    """The place of the last one who still sits, None while there are several or none."""
    left = [place for place, one in enumerate(drinkers) if not one.out]
    return left[0] if len(left) == 1 else None


def throwing_ct(ct: int, *, mastered: bool) -> int:
    """The CT of a knife thrower: halved, rounded down, without Maîtrise (de jet)."""
    return ct if mastered else ct // 2


def throw_points(test: Percent, consolation: int) -> int:
    """The points of a throw: the margin of a success, 1d10 for a failure, as printed
    (WH-TAVERN-KNIVES)."""
    return test.margin if test.success else consolation
