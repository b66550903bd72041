"""Héroïsme that racial traits gain or cost in everyday life (I.C.4)."""

from desktop.rules.nightprowler.tables.effects import Effects

HALF_HOUR = 30
"""Minutes."""


def rain_cost(effects: Effects, minutes: int) -> int:
    """PH spent for going out in the rain, a started half hour counting as a whole one (I.C.4,
    NP-TRAIT-FELIS-AVERSION-EAU)."""
    return effects.rain_ph_per_half_hour * -(-max(0, minutes) // HALF_HOUR)


def defiance_gain(effects: Effects) -> int:
    """PH gained by an action directly opposed to authority; they may pass the initial value
    (I.C.4, NP-TRAIT-NAIN-REBELLE)."""
    return effects.heroism_on_defying_authority


def weekly_change(effects: Effects, community_days: int, water_days: int) -> int:
    """PH gained or lost each week, from the days since the community and water were last seen:
    both delays must be kept (I.C.4, NP-TRAIT-ELFE-DESINVOLTURE). 0 without the trait."""
    condition = effects.heroism_condition
    if condition is None:
        return 0
    kept = community_days <= condition.community_days and water_days <= condition.water_days
    return condition.met if kept else condition.not_met
