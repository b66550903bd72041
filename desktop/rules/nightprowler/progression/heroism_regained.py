"""Points d'Héroïsme regained (III.F.2)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.tables.tables import Tables


def after_scene(tables: Tables, current: int, maximum: int) -> Breakdown:
    """PH after a scene or mini-scenario (III.F.2, NP-HEROISM-RECOVERY-SCENE)."""
    gain = tables.constants.ph_fin_de_scene
    return _regained(current, maximum, gain, say("np.recovery.scene"), "NP-HEROISM-RECOVERY-SCENE")


def after_rest(tables: Tables, current: int, maximum: int, hours: int) -> Breakdown:
    """PH after a rest of whole hours: a part of the initial value, rounded down, if it was long
    enough (III.F.2, NP-HEROISM-RECOVERY-REST)."""
    long_enough = hours >= tables.constants.ph_repos_heures_minimum
    gain = max(0, maximum) // tables.constants.ph_repos_diviseur if long_enough else 0
    label = say("np.recovery.rest", hours=hours)
    return _regained(current, maximum, gain, label, "NP-HEROISM-RECOVERY-REST")


def awarded(current: int, points: int) -> Breakdown:
    """PH after a gift of the MJ for a heroic act (II.C, III.F.2, NP-PROGRESSION-PH-AWARD)."""
    label = say("np.recovery.award")
    return start(say("np.recovery.current"), current).plus(label, points, "NP-PROGRESSION-PH-AWARD")


def _regained(current: int, maximum: int, gain: int, label: Message, rule: str) -> Breakdown:
    """Recovery stops at the initial value; a bonus above it is not lost."""
    most = max(current, maximum)
    total = start(say("np.recovery.current"), current).plus(label, gain, rule)
    return total.at_most(most, say("np.recovery.initial", most=most), rule)
