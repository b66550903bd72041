"""Actions in opposition (III.D.2): two rolls, the better success wins."""

import enum

from desktop.rules.nightprowler.rolls.check import CheckResult


class Winner(enum.Enum):
    """Who wins an opposition; STATUS_QUO leaves things as they are."""

    FIRST = "first"
    SECOND = "second"
    STATUS_QUO = "status-quo"


def opposition(first: CheckResult, second: CheckResult) -> Winner:
    """The better success wins; equal ones, or two failures, change nothing (III.D.2,
    NP-CHECK-OPPOSITION, NP-CHECK-QUALITY-ZERO)."""
    if not (first.success or second.success):
        return Winner.STATUS_QUO
    gap = first.quality.total - second.quality.total
    if gap == 0:
        return Winner.STATUS_QUO
    return Winner.FIRST if gap > 0 else Winner.SECOND
