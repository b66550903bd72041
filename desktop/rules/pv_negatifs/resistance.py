"""Magic resistance: its chance by the level of an effect, and to what it applies."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.tables.tables import Tables

PERCENT = 100


def effect_level(caster: int | None, creator: int | None, required: int | None) -> int | None:
    """The level of an effect: the caster's, else that of who made the item, else the level that
    making it takes (PV-MR-EFFECT-LEVEL). None where nothing is known."""
    for level in (creator, required, caster):
        if level is not None:
            return level
    return None


def chance(tables: Tables, character: Character, level: int) -> Breakdown:
    """Percents to resist an effect of `level`, whatever the resistance comes from
    (PV-MR-ORIGIN, PV-MR-LEVEL12, PV-MR-DEAD)."""
    rule = tables.fights.magic_resistance
    total = start(say("pv.resistance"), character.resistance, "PV-MR-ORIGIN")
    if not character.resistance:
        return total
    if character.dead:
        return total.plus(say("pv.resistance.dead"), -total.total, "PV-MR-DEAD")
    total = total.plus(
        say("pv.resistance.level", level=level),
        rule.step * (rule.level - level),
        "PV-MR-LEVEL12",
    )
    total = total.at_most(PERCENT, say("pv.at-most", value=PERCENT))
    return total.at_least(0, say("pv.at-least", value=0))


def rolls(tables: Tables, character: Character, origin: str, *, wanted: bool) -> bool:
    """Whether resistance is rolled for an effect of `origin`.

    `wanted`: the player chose to resist, or activated it beforehand (PV-MR-DIRECT-OWN,
    PV-MR-DIRECT-OTHER, PV-MR-INDIRECT, PV-MR-SUBSTANCE, PV-MR-ITEM, PV-MR-LIMITER, PV-MR-PSI,
    PV-MR-BREATH).
    """
    row = tables.origins.get(origin)
    if character.dead or not character.resistance or row.applies == "jamais":
        return False
    if row.applies == "toujours":
        return not (row.limited and character.wears("limiteur"))
    return wanted
