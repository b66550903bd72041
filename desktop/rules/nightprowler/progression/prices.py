"""What learning costs after creation (II.C), and what Soin is worth to a surgeon (II.B.1.c)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.skill_rules import limits, surgery_value
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import Kind, points
from desktop.rules.nightprowler.rolls.trait_effects import causes
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables

SOIN = "soin"
LIMITATION = "NP-SKILL-LIMITATION"


def raise_cost(
    tables: Tables, settings: Settings, derived: Derived, key: str, more: int
) -> Breakdown:
    """Jetons for `more` points of an opened skill, at the campaign's price; Détermination doubles
    that of limited skills (II.B.1.c, NP-SKILL-LIMITATION)."""
    cost = start(say("np.progress.raises", count=more), settings.progression.skill_raise * more)
    view = derived.skill(key)
    return _dearer(tables, derived, cost) if view is not None and view.limited else cost


def opening_cost(settings: Settings) -> Breakdown:
    """Jetons to open a skill, at the campaign's price."""
    return start(say("np.progress.opening"), settings.progression.skill_opening)


def characteristic_cost(settings: Settings) -> Breakdown:
    """Jetons for one point of a characteristic, at the campaign's price."""
    return start(say("np.progress.characteristic"), settings.progression.characteristic_raise)


def heroism_cost(settings: Settings) -> Breakdown:
    """Jetons for one PH more of initial Héroïsme, at the campaign's price."""
    return start(say("np.progress.heroism"), settings.progression.heroism_raise)


def surgery_cost(tables: Tables, settings: Settings, derived: Derived, more: int) -> Breakdown:
    """Jetons for `more` points that Soin is worth for surgery, at the double price (II.B.1.c,
    NP-SKILL-LIMITATION)."""
    cost = start(say("np.progress.raises", count=more), settings.progression.skill_raise * more)
    return _dearer(tables, derived, cost)


def surgery(tables: Tables, settings: Settings, character: Character, derived: Derived) -> int:
    """What the character's Soin is worth for surgery (II.B.1.c, NP-SKILL-LIMITATION): its value;
    under Détermination no more than the limit and what was bought beyond it."""
    view = derived.skill(SOIN)
    value = view.value.total if view is not None else 0
    if not surgery_limited(tables, settings, derived):
        return value
    limit = limits(tuple(causes(tables, derived)))
    bought = points(character, Kind.SURGERY)
    return min(value, surgery_value(value, limit) + bought)


def surgery_limited(tables: Tables, settings: Settings, derived: Derived) -> bool:
    """Whether a trait holds surgery apart from Soin, under the campaign's reading."""
    if settings.readings.determination_limits_soin:
        return False
    return any(one.effects.limited_skills for one in causes(tables, derived))


def _dearer(tables: Tables, derived: Derived, cost: Breakdown) -> Breakdown:
    for cause in causes(tables, derived):
        if limit := cause.effects.limited_skills:
            return cost.plus(cause.name, cost.total * (limit.cost_multiplier - 1), LIMITATION)
    return cost
