"""Parachutes: failure, opening by hand, low altitudes, what missing the initiative costs."""

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Item
from desktop.rules.pv_negatifs.tables.hazards import Band
from desktop.rules.pv_negatifs.tables.tables import Tables

KINDS = ("parachute", "parachute-ventral")


def furnished(tables: Tables, before: Item | None, now: Item) -> Item:
    """A thing that becomes a parachute has the weight and price of one where nobody gave it any
    (PV-PARA-FAIL); any other thing stays as it is."""
    was = before is not None and before.kind in KINDS
    if now.kind not in KINDS or was or now.weight or now.price:
        return now
    rule = tables.falling.parachute
    return replace(now, weight=rule.weight, price=rule.price)


def fails(tables: Tables, roll: int) -> bool:
    """Whether it does not work at all, by d100 (PV-PARA-FAIL)."""
    return roll <= tables.falling.parachute.failure


def spell_failure(tables: Tables, segments: int) -> int:
    """Percents that a spell fails under a ventral parachute (PV-PARA-VENTRAL)."""
    return tables.falling.parachute.spell_per_segment * segments


def band(tables: Tables, altitude: int) -> Band | None:
    """Where an altitude in metres lies; None too low to open anything (PV-PARA-LOW,
    PV-PARA-LOWER)."""
    return next((one for one in tables.bands if altitude >= one.least_m), None)


def attempts(tables: Tables, altitude: int) -> int:
    """How often opening by hand may be tried: each 300 m, once below (PV-PARA-OPEN, PV-PARA-LOW,
    PV-PARA-LOWER)."""
    if band(tables, altitude) is None:
        return 0
    return max(1, altitude // tables.falling.parachute.every_m)


def opening(tables: Tables, die: int, riding: int, surprise: int) -> Breakdown:
    """Percents to open by hand: one die of as many faces as dexterity, times 5, with riding of
    flying mounts and surprise (PV-PARA-OPEN)."""
    rule = tables.falling.parachute
    total = start(say("pv.parachute.die", die=die), rule.per_point * die, "PV-PARA-OPEN")
    total = total.plus(say("pv.skill.equitation"), rule.riding * riding, "PV-PARA-OPEN")
    return total.plus(say("pv.state.surprise"), rule.surprise * surprise, "PV-PARA-OPEN")


def missed_height(tables: Tables, initiative: int, percent: int) -> int:
    """Centimetres of fall for initiative missed by so many points, times the points of percent
    missed, at least 1 (PV-PARA-DAMAGE)."""
    return tables.falling.parachute.missed_cm * max(0, initiative) * max(1, percent)
