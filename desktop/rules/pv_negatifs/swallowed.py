"""Swallowed by a creature: growing damage, getting out, what it leaves."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.tables.tables import Tables


def damage(tables: Tables, base: int, before: int | None, *, dead: bool) -> int:
    """Damage of a round inside: the stated one first, twice as much each round
    (PV-SWALLOW-DAMAGE); once the creature is dead half, never below the stated one
    (PV-SWALLOW-DECREASE). `before` is that of the round before, None in the first."""
    times = tables.fights.swallow.multiplier
    if before is None:
        return base
    return max(base, before // times) if dead else before * times


def spell_failure(tables: Tables) -> int:
    """Percents that a spell fails, rolled for each segment (PV-SWALLOW-ESCAPE)."""
    return tables.fights.swallow.spell_per_segment


def inner_ac(tables: Tables, stated: int | None) -> int:
    """The armour class from within: the stated one, or the usual one (PV-SWALLOW-ESCAPE)."""
    return tables.fights.swallow.ac if stated is None else stated


def spit_chance(tables: Tables, damage: int) -> Breakdown:
    """Percents to be spat out (PV-SWALLOW-SPIT)."""
    return start(
        say("pv.damage"), tables.fights.swallow.spit_per_damage * damage, "PV-SWALLOW-SPIT"
    ).at_most(100, say("pv.at-most", value=100))


def out(hit_points: int, dealt: int) -> bool:
    """Whether somebody got out of a dead creature: as much damage as it had hit points, by anybody
    (PV-SWALLOW-DEAD)."""
    return dealt >= hit_points
