"""The scale of quality of a roll (III.C.2, III.C.3): 0 and more for successes, -5 to -1 for
failures, read on the face of the die."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.skills import Quality
from desktop.rules.nightprowler.tables.tables import Tables


def row(tables: Tables, face: int) -> Quality:
    """The row of a face of the d20. Raises `ValueError` for a face that does not exist."""
    for each in tables.qualities:
        if each.min <= face <= each.max:
            return each
    raise ValueError(f"no quality for the face {face}")


def best(tables: Tables) -> int:
    """The best quality that a die gives."""
    return max(each.success for each in tables.qualities if each.success is not None)


def worst(tables: Tables) -> int:
    """The worst quality that a die gives."""
    return min(each.failure for each in tables.qualities)


def of_face(tables: Tables, settings: Settings, face: int, success: bool) -> int:
    """The quality of a face (III.C.2, NP-CHECK-QUALITY-SUCCESS, NP-CHECK-QUALITY-FAILURE,
    NP-CHECK-CRITICAL-FAILURE); the face that has none as a success is then the best."""
    found = row(tables, face)
    if success:
        return found.success if found.success is not None else best(tables)
    return settings.readings.critical_failure_quality if found.critical_failure else found.failure


def bounded(tables: Tables, settings: Settings, quality: Breakdown, success: bool) -> Breakdown:
    """Keep a quality on its side of the scale (NP-CHECK-QUALITY-STEPS): successes have a floor
    and no ceiling, failures stay failures."""
    rule = "NP-CHECK-QUALITY-STEPS"
    if success:
        return quality.at_least(0, say("np.check.quality-floor"), rule)
    lowest = min(worst(tables), settings.readings.critical_failure_quality)
    highest = max(each.failure for each in tables.qualities)
    return quality.at_least(lowest, say("np.check.quality-lowest", value=lowest), rule).at_most(
        highest, say("np.check.quality-failed"), rule
    )


def rule(success: bool) -> str:
    """The inventory id of the column that is read."""
    return "NP-CHECK-QUALITY-SUCCESS" if success else "NP-CHECK-QUALITY-FAILURE"


def words(tables: Tables, quality: int, success: bool, critical_failure: bool) -> tuple[Text, Text]:
    """The name and the consequence of a quality; beyond the scale, those of its end."""
    if success and quality <= 0:
        return say("np.check.quality-none"), say("np.check.quality-none-detail")
    if success:
        shown = min(quality, best(tables))
        found = next(each for each in tables.qualities if each.success == shown)
        return found.success_name, found.success_consequence
    rows = [each for each in tables.qualities if each.critical_failure == critical_failure]
    found = min(rows, key=lambda each: abs(each.failure - quality))
    return found.failure_name, found.failure_consequence
