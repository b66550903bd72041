"""Tests of a d100 (Introduction, IV): success, degrees, criticals, opposed and extended tests."""

import enum

import msgspec

from desktop.rules.warhammer.tables.life import FailureDegree
from desktop.rules.warhammer.tables.tables import Tables

FACES = 100


class Critical(enum.Enum):
    """A roll beyond success and failure."""

    NONE = ""
    SUCCESS = "reussite"
    FAILURE = "echec"


class Percent(msgspec.Struct, frozen=True):
    """A test that was rolled; `target` is the modified value, `roll` 1 to 100 (00 is 100).

    `degrees` are those of success or of failure (WH-GEN-ABBREVIATIONS).
    """

    target: int
    roll: int
    success: bool
    degrees: int
    critical: Critical = Critical.NONE

    @property
    def margin(self) -> int:
        """How far the roll is from the target, 0 or more on either side."""
        return abs(self.target - self.roll)


def attempt(target: int, roll: int) -> Percent:
    """A test of `target` (any whole number) with a roll of 1 to 100.

    A roll of 01 always succeeds and one of 00 always fails, but they are critical only where the
    target leaves room for them (WH-TEST-NORMAL, WH-TEST-CRIT-SUCCESS, WH-TEST-CRIT-FAILURE,
    WH-TEST-CRIT-CANCELLED).
    """
    success = roll == 1 or roll <= min(target, FACES - 2) or (roll < FACES <= target)
    critical = Critical.NONE
    if success and roll <= 2 and target >= 1:
        critical = Critical.SUCCESS
    if not success and roll >= FACES - 1 and target < FACES:
        critical = Critical.FAILURE
    degrees = abs(target - roll) // 10 if success == (roll <= target) else 0
    return Percent(target, roll, success, degrees, critical)


class Winner(enum.Enum):
    """Who wins an opposed test; AGAIN when both failed and roll once more."""

    FIRST = "premier"
    SECOND = "second"
    AGAIN = "relancer"


def opposed(first: Percent, second: Percent) -> Winner:
    """Two tests against each other (WH-TEST-OPPOSED): the lone success, the higher degrees, then
    the lower roll. Rolls and degrees that are equal leave nobody ahead: both roll again."""
    if first.success != second.success:
        return Winner.FIRST if first.success else Winner.SECOND
    if not first.success:
        return Winner.AGAIN
    if first.degrees != second.degrees:
        return Winner.FIRST if first.degrees > second.degrees else Winner.SECOND
    if first.roll == second.roll:
        return Winner.AGAIN
    return Winner.FIRST if first.roll < second.roll else Winner.SECOND


class Groups(msgspec.Struct, frozen=True):
    """An opposed test of two groups (WH-TEST-OPPOSED-GROUPS).

    `winner` is the place of the one who won, as (group, place), None while everyone rolls again;
    `again` are the places of his own group who roll again against the other one.
    """

    winner: tuple[int, int] | None
    again: tuple[int, ...] = ()


def opposed_groups(first: tuple[Percent, ...], second: tuple[Percent, ...]) -> Groups:
    """Everyone's test; the best success wins for himself, the others of his group roll again."""
    rolled = [(one, 0, place) for place, one in enumerate(first)]
    rolled += [(one, 1, place) for place, one in enumerate(second)]
    passed = [each for each in rolled if each[0].success]
    if not passed:
        return Groups(None)
    best = min(passed, key=_rank)
    _, group, place = best
    mates = first if group == 0 else second
    return Groups((group, place), tuple(one for one in range(len(mates)) if one != place))


def _rank(each: tuple[Percent, int, int]) -> tuple[int, int]:
    return -each[0].degrees, each[0].roll


class Extended(msgspec.Struct, frozen=True):
    """A task of `most` tests, `needed` of which must succeed (WH-TEST-EXTENDED).

    With `each` every success counts by itself, and the task ends after the last test
    (WH-TEST-EXTENDED-SKILLS: a line of information for each).
    """

    most: int
    needed: int
    passed: int = 0
    failed: int = 0
    each: bool = False

    @property
    def made(self) -> int:
        """How many tests were made; each takes a whole round."""
        return self.passed + self.failed

    @property
    def done(self) -> bool:
        """Whether enough succeeded; with `each`, whether all were made."""
        return self.made >= self.most if self.each else self.passed >= self.needed

    @property
    def lost(self) -> bool:
        """Whether too few are left."""
        return not (self.each or self.done) and self.needed - self.passed > self.most - self.made

    def plus(self, success: bool) -> "Extended":
        """This task after one more test; unchanged once it is over."""
        if self.done or self.lost:
            return self
        if success:
            return msgspec.structs.replace(self, passed=self.passed + 1)
        return msgspec.structs.replace(self, failed=self.failed + 1)


def softened(tables: Tables, failed: Percent) -> FailureDegree:
    """What a failure comes to where the GM softens it by its degrees (WH-TEST-FAILURE-DEGREES)."""
    return next(one for one in tables.failure_degrees if one.least <= failed.degrees <= one.most)
