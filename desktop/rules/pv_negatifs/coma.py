"""The GM's secret clocks: to coma, then to death; Wisdom may put the first off."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs.document import Countdown, Standing, Unit, Until
from desktop.rules.pv_negatifs.settings import Settings

replace = msgspec.structs.replace
NATURAL = 20


def unit(con: int, negatives: int) -> Unit:
    """Hours up to as many negative points as Constitution, minutes beyond
    (PV-COMA-TIMER)."""
    return Unit.HOUR if negatives <= con else Unit.MINUTE


def started(con: int, negatives: int, roll: int) -> Countdown:
    """The clock to coma, by one die of as many faces as Constitution (PV-COMA-TIMER,
    PV-IMPOTENT-COMA, PV-DEEP-FAIL)."""
    return Countdown(until=Until.COMA, unit=unit(con, negatives), left=roll)


def dying(con: int, negatives: int, roll: int) -> Countdown:
    """The clock from coma to death (PV-COMA-DEATH)."""
    return Countdown(until=Until.DEATH, unit=unit(con, negatives), left=roll)


def extends(wisdom: int, roll: int) -> bool:
    """Whether a period is put off by one unit: d20 under Sagesse, 20 fails (PV-WISDOM-EXTEND)."""
    return roll < NATURAL and roll <= wisdom


def passed(countdown: Countdown, units: int) -> Countdown:
    """The clock some of its units later; at 0 it is due."""
    return replace(countdown, left=max(0, countdown.left - units))


def extended(countdown: Countdown) -> Countdown:
    """The clock after a Wisdom roll that was made: one unit more."""
    return replace(countdown, left=countdown.left + 1)


def worsened(
    settings: Settings, countdown: Countdown | None, con: int, negatives: int
) -> Countdown | None:
    """A running clock after more damage: the same figure, in the unit of the new total
    (PV-COMA-EARLY)."""
    if countdown is None or settings.readings.unit == "garde":
        return countdown
    if unit(con, negatives) is Unit.HOUR:
        return countdown
    return replace(countdown, unit=Unit.MINUTE)


def hint(countdown: Countdown | None, standing: Standing) -> Message | None:
    """All that a player is told of his clock (PV-COMA-SECRET); nothing of one that runs while he
    lies in coma."""
    if countdown is None or standing is Standing.COMA:
        return None
    key = "hours" if countdown.unit is Unit.HOUR else "minutes"
    return say(f"pv.hint.{key}")
