"""A chase on foot (V): metres to a round, obstacles, endurance, the lead."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.percent import FACES

STRIDE = 6
PER_MOVE = 10
TIRED = 10
GENTLE, HARSH = 4, 2
FLIGHT = 1


class Step(msgspec.Struct, frozen=True):
    """One runner's round: what the move test came to, whether it passed, and the metres run."""

    result: Breakdown
    passed: bool
    metres: Breakdown
    disaster: bool = False


def flight_move(move: int, be: int, round_number: int, *, talent: bool) -> int:
    """M with the talent Fuite: 1 more during BE/2 rounds, rounded up
    (WH-CHASE-FLIGHT-TALENT)."""
    return move + FLIGHT if talent and round_number <= (be + 1) // 2 else move


def move_result(roll: int, failures: int) -> Breakdown:
    """A move test's d100 with what failed tests of E cost (WH-CHASE-ENDURANCE)."""
    return start(say("wh.die.move"), roll).plus(
        say("wh.chase.tired"), TIRED * failures, "WH-CHASE-ENDURANCE"
    )


def step(move: int, roll: int, failures: int = 0, agility: bool | None = None) -> Step:
    """A round of a runner: M*6 metres, less for an obstacle (WH-CHASE-MOVE-TEST,
    WH-CHASE-OBSTACLE).

    `agility` is the test of Ag that was tried after a failure: passed it saves the whole distance,
    failed it doubles the loss (WH-CHASE-OBSTACLE-AG). A natural 99 or 00 is a disaster that the GM
    words (WH-CHASE-CRITICAL).
    """
    result = move_result(roll, failures)
    passed = result.total <= PER_MOVE * move
    metres = start(say("wh.chase.stride", move=move), STRIDE * move, "WH-CHASE-MOVE-TEST")
    if not passed and agility is not True:
        over = result.total - PER_MOVE * move
        part = GENTLE if agility is None else HARSH
        metres = metres.plus(say("wh.chase.obstacle"), -(over // part), "WH-CHASE-ROUNDING")
        metres = metres.at_least(0, say("wh.chase.least"), "WH-CHASE-MINIMUM")
    return Step(result, passed, metres, disaster=roll >= FACES - 1)


class Breath(msgspec.Struct, frozen=True):
    """A runner's breath: failed tests of E, and passed ones since the last failure."""

    failures: int = 0
    streak: int = 0

    def due(self, round_number: int, be: int) -> bool:
        """Whether an E test is to be made: every BE/2 rounds, rounded up, and each round after one
        that passed (WH-CHASE-ENDURANCE, WH-CHASE-ENDURANCE-REPEAT)."""
        return self.streak > 0 or round_number % max(1, (be + 1) // 2) == 0

    def target(self, endurance: Breakdown) -> Breakdown:
        """What the test must be rolled under."""
        return endurance.plus(
            say("wh.chase.failures"), -TIRED * self.failures, "WH-CHASE-ENDURANCE"
        ).plus(say("wh.chase.streak"), -TIRED * self.streak, "WH-CHASE-ENDURANCE-REPEAT")

    def after(self, *, passed: bool) -> "Breath":
        """Breath after a test."""
        if passed:
            return msgspec.structs.replace(self, streak=self.streak + 1)
        return Breath(self.failures + 1, 0)


def lead(before: int, fugitive: int, pursuer: int) -> int:
    """The lead after a round; 0 or less: caught up (WH-CHASE-LEAD)."""
    return before + fugitive - pursuer
