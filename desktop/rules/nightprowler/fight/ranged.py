"""Shots (IV.B.5.a, IV.B.7.a): when one is possible, what weighs on it, what it pierces."""

from desktop.rules.breakdown import Breakdown, Line
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.parts import MOUVEMENT, Band, Reloading, Shot
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Arm, Mastery
from desktop.rules.nightprowler.tables.combat import Penetration, Reload
from desktop.rules.nightprowler.tables.load import Tables

BANDS = {Band.SHORT: "portee-courte", Band.LONG: "portee-longue"}
MOVING, UNSTABLE, VISIBILITY = "cible-en-mouvement", "position-instable", "visibilite"
ABOVE, EQUAL, BELOW = "superieure", "egale", "inferieure"
SCRATCH = 1
"""The quality of damage that an Égratignure stands for."""


def why_not_shoot(state: State, fighter: Fighter, option: int) -> Message | None:
    """Why a reloading weapon closes an option, or None: only a Mouvement is left meanwhile
    (NP-RANGED-RELOAD-BOW, NP-RANGED-RELOAD-POWDER)."""
    ready = fighter.ready(fighter.arm.id)
    if option == MOUVEMENT or state.round >= ready:
        return None
    return say("np.fight.why.reloading", weapon=fighter.arm.name, round=ready)


def reloading(tables: Tables, fighter: Fighter, round_: int) -> Reloading | None:
    """When a weapon that is shot in `round_` may be shot again; None when nothing is to be
    reloaded."""
    if not fighter.arm.reload:
        return None
    every = turns_between(tables, fighter)
    return Reloading(fighter.arm.id, round_ + every) if every > 1 else None


def turns_between(tables: Tables, fighter: Fighter) -> int:
    """One shot every so many turns (NP-RANGED-RELOAD-BOW, NP-RANGED-RELOAD-ARCHER,
    NP-RANGED-RELOAD-POWDER)."""
    row = tables.reloads.get(fighter.arm.reload)
    steady = row.steady_shot_every_turns
    if steady is not None and fighter.steady and _skilled(row, fighter.arm):
        return steady
    return row.shot_every_turns


def _skilled(row: Reload, arm: Arm) -> bool:
    """The value of the skill counts, not the threshold."""
    least = row.steady_skill_min
    return arm.mastery is Mastery.TRAINED and least is not None and arm.base.total >= least


def why_not_shot(tables: Tables, shot: Shot) -> Message | None:
    """Why conditions of a shot are out of the table, or None (NP-RANGED-MODIFIERS)."""
    for id, value in (
        (MOVING, shot.moving),
        (UNSTABLE, shot.unstable),
        (VISIBILITY, shot.visibility),
    ):
        row = tables.ranged_modifiers.get(id)
        if value and not row.min <= value <= row.max:
            return say("np.fight.why.shot", name=row.name, least=row.min, most=row.max)
    return None


def modifiers(tables: Tables, shot: Shot, *, sees_at_night: bool = False) -> tuple[Line, ...]:
    """The terms of a shot's threshold (NP-RANGED-MODIFIERS); who sees at night minds bad light
    only in total darkness (I.C.4, NP-TRAIT-FELIS-NYCTALOPE)."""
    visibility = 0 if sees_at_night and not shot.dark else shot.visibility
    band = tables.ranged_modifiers.get(BANDS[shot.band])
    found = [Line(band.name, band.max, "NP-RANGED-MODIFIERS")]
    for id, value in (
        (MOVING, shot.moving),
        (UNSTABLE, shot.unstable),
        (VISIBILITY, visibility),
    ):
        found.append(Line(tables.ranged_modifiers.get(id).name, value, "NP-RANGED-MODIFIERS"))
    return tuple(found)


def penetration(arm: Arm, band: Band) -> int | None:
    """What a shot pierces at a range; None for what is not shot."""
    return arm.penetration_short if band is Band.SHORT else arm.penetration_long


def pierced(tables: Tables, damage: Breakdown, pierces: int, protection: Breakdown) -> Breakdown:
    """The damage of a shot through armour (IV.B.7.a, NP-ARMOUR-RANGED-PENETRATION): the protection
    is a threshold, not a subtraction; an Égratignure is left at least."""
    worn = protection.total
    compared = ABOVE if pierces > worn else EQUAL if pierces == worn else BELOW
    row = tables.penetrations.get(compared)
    label = say("np.fight.term.penetration", value=pierces, protection=worn)
    if damage.total <= 0:
        return damage
    return _reduced(row, damage, label)


def _reduced(row: Penetration, damage: Breakdown, label: Message) -> Breakdown:
    source = "NP-ARMOUR-RANGED-PENETRATION"
    if row.scratch_only:
        return damage.at_most(SCRATCH, label, source)
    if not row.quality_shift:
        return damage.noted(label, source)
    return damage.plus(label, row.quality_shift, source).at_least(
        SCRATCH, say("np.fight.term.scratch"), source
    )
