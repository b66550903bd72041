"""Care and recovery (V.C): first aid, rest, Soin rolls, PH, plants and potions.

Times are whole hours; a division that does not fall on one is rounded down (those of the tables
do). Lines are named by their id, healed as a whole, the most serious first.
"""

import enum
from collections.abc import Mapping

import msgspec

from desktop.rules.breakdown import Breakdown, Line, start
from desktop.rules.errors import KnownError
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.health.wounds import erase, lines
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.play import Recovery
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.tomltables import UnknownReference

MINUTES_PER_HOUR = 60


class Equipment(enum.Enum):
    """What first aid is given with."""

    NONE = "none"
    IMPROVISED = "improvised"
    PROPER = "proper"


class Care(enum.Enum):
    """The Soin roll of a line in this recovery period."""

    NONE = "none"
    SUCCESS = "success"
    FAILURE = "failure"


class Treatment(msgspec.Struct, frozen=True, kw_only=True):
    """What helps a line to recover: a Soin roll, PH, and a plant or potion worth `aid_heroism` PH
    (`aid` is its id, "" for none)."""

    care: Care = Care.NONE
    heroism: int = 0
    aid: str = ""
    aid_heroism: int = 0


class LineRecovery(msgspec.Struct, frozen=True, kw_only=True):
    """How long a ticked Vitalité line takes, and why it would not heal (None: it does)."""

    line: str
    hours: Breakdown
    stationary: Message | None = None


class Rested(msgspec.Struct, frozen=True):
    """The health after a rest and the ids of the lines that were erased, in that order."""

    health: Health
    erased: tuple[str, ...] = ()


def first_aid(tables: Tables, equipment: Equipment) -> tuple[Line, ...]:
    """The modifiers of a Soin roll of first aid (V.C, NP-CARE-FIRST-AID)."""
    if equipment is not Equipment.NONE:
        return ()
    malus = tables.constants.premiers_soins_sans_materiel
    return (Line(say("np.recovery.no-equipment"), malus, "NP-CARE-FIRST-AID"),)


def stabilised(health: Health) -> Health:
    """After first aid that succeeded: no bleeding, no longer dying, every box still ticked (V.C,
    NP-CARE-FIRST-AID, NP-HEALTH-DEATH)."""
    return msgspec.structs.replace(health, bleeding=0, dying=False)


def surgery_refusal(tables: Tables, soin: int) -> Message | None:
    """Why someone of this Soin value cannot operate (II.B.2, NP-SKILL-SOIN-CHIRURGIE); PH and
    modifiers do not count."""
    least = tables.skill("soin").surgery_min or 0
    return say("np.recovery.surgery-level", least=least, value=soin) if soin < least else None


def rest_endurance(tables: Tables, health: Health, minutes: int) -> Rested:
    """Endurance after a rest: whole hours erase lines, the most serious first (V.C.1,
    NP-RECOVERY-ENDURANCE)."""
    whole = minutes // (MINUTES_PER_HOUR * tables.recovery_endurance.hours_per_line)
    ticked = _ticked(tables, health, Track.ENDURANCE)
    erased = ticked[: max(0, whole)]
    for line in erased:
        health = _clear(tables, health, Track.ENDURANCE, line)
    return Rested(health, erased)


def row(tables: Tables, line: str) -> Recovery:
    """The recovery of a Vitalité line. Raises `UnknownReference` when it has none."""
    for each in tables.recoveries:
        if each.line == line:
            return each
    raise UnknownReference(say("error.unknown-reference", table="recovery", id=line))


def care(tables: Tables, line: str) -> tuple[Line, ...]:
    """The modifiers of the Soin roll that a line asks for (V.C.1, NP-RECOVERY-CARE-SEVERE,
    NP-RECOVERY-CARE-LIGHT, NP-RECOVERY-CARE-SCRATCH)."""
    found = row(tables, line)
    if not found.care_modifier:
        return ()
    label = say("np.recovery.care", line=tables.vitality_lines.get(line).name)
    return (Line(label, found.care_modifier, _care_rule(found)),)


def care_refusal(tables: Tables, line: str, soin: int) -> Message | None:
    """Why someone of this Soin value cannot treat a line (V.C.1, NP-RECOVERY-CARE-SEVERE)."""
    least = row(tables, line).care_min_skill
    return say("np.recovery.care-level", least=least, value=soin) if soin < least else None


def infection_risk(
    tables: Tables, line: str, outcome: Care, clean: bool, *, resistant: bool = False
) -> bool:
    """Whether a line may still be infected (V.C.1, NP-RECOVERY-CARE-SCRATCH): a success in
    acceptable hygiene cancels the risk where the table says so. Who is `resistant` runs none as
    long as he washes (I.C.4, NP-TRAIT-GOURI-RESISTANT)."""
    if resistant and clean:
        return False
    return not (row(tables, line).prevents_infection and outcome is Care.SUCCESS and clean)


def treatment_refusal(tables: Tables, treatment: Treatment) -> Message | None:
    """Why a treatment is not legal (V.C.2 to V.C.4, NP-RECOVERY-HEROISM, NP-RECOVERY-PLANTS,
    NP-RECOVERY-POTIONS): plants and potions count in the PH of a line."""
    most = tables.constants.recuperation_ph_maximum_par_ligne
    if treatment.aid_heroism and not treatment.aid:
        return say("np.recovery.no-aid")
    if treatment.aid:
        aid = tables.recovery_aids.get(treatment.aid)
        if treatment.aid_heroism not in aid.equivalent_ph:
            return say("np.recovery.aid-worth", name=aid.name, most=max(aid.equivalent_ph))
    spent = treatment.heroism + treatment.aid_heroism
    if treatment.heroism < 0 or spent > most:
        return say("np.recovery.heroism-most", most=most)
    return None


def side_effect(tables: Tables, aid: str) -> str:
    """How often an aid has side effects: "toujours" or "parfois" (NP-RECOVERY-PLANTS)."""
    return tables.recovery_aids.get(aid).side_effect


def recovery_time(tables: Tables, line: str, treatment: Treatment) -> LineRecovery:
    """Hours that a Vitalité line takes (V.C.1, V.C.2, NP-RECOVERY-VITALITY-TIMES,
    NP-RECOVERY-COMBINED): care first, then the division by PH.

    Raises `KnownError` when the treatment is not legal.
    """
    if reason := treatment_refusal(tables, treatment):
        raise KnownError(reason)
    found = row(tables, line)
    name = tables.vitality_lines.get(line).name
    hours = start(name, found.hours, "NP-RECOVERY-VITALITY-TIMES")
    if treatment.care is Care.SUCCESS:
        hours = hours.plus(say("np.recovery.cared"), -found.care_hours_saved, _care_rule(found))
    spent = treatment.heroism + treatment.aid_heroism
    for each in tables.recovery_heroism:
        if each.ph == spent:
            label = say("np.recovery.heroism", heroism=spent, divisor=each.divisor)
            saved = hours.total // each.divisor - hours.total
            hours = hours.plus(label, saved, "NP-RECOVERY-HEROISM")
    needed = found.care_required and treatment.care is not Care.SUCCESS
    why = say("np.recovery.stationary", line=name) if needed else None
    return LineRecovery(line=line, hours=hours, stationary=why)


def plan(
    tables: Tables, health: Health, treatments: Mapping[str, Treatment]
) -> tuple[LineRecovery, ...]:
    """The ticked Vitalité lines, the most serious first, each with its time."""
    return tuple(
        recovery_time(tables, line, treatments.get(line, Treatment()))
        for line in _ticked(tables, health, Track.VITALITY)
    )


def hours_in_all(settings: Settings, recoveries: tuple[LineRecovery, ...]) -> int:
    """Hours until every line of a plan that heals is erased: one after another, or at the same
    time by a setting (NP-RECOVERY-VITALITY-TIMES)."""
    times = [each.hours.total for each in recoveries]
    return max(times, default=0) if settings.readings.recovery_parallel else sum(times)


def rest_vitality(
    tables: Tables,
    settings: Settings,
    health: Health,
    hours: int,
    treatments: Mapping[str, Treatment],
) -> Rested:
    """Vitalité after a rest (V.C.1, NP-RECOVERY-VITALITY-TIMES, NP-RECOVERY-CARE-SEVERE).

    A stationary line takes its time and stays; it holds back none of the lighter ones. Séquelles
    and flags are left alone (`health.settle`).
    """
    erased: list[str] = []
    elapsed = 0
    for each in plan(tables, health, treatments):
        elapsed = each.hours.total + (0 if settings.readings.recovery_parallel else elapsed)
        if elapsed <= hours and each.stationary is None:
            health = _clear(tables, health, Track.VITALITY, each.line)
            erased.append(each.line)
    return Rested(health, tuple(erased))


def potion_removes(tables: Tables, health: Health, aid: str, line: str) -> Health:
    """A whole Vitalité line erased at once, without any roll (V.C.4, NP-RECOVERY-POTIONS).

    Raises `KnownError` for an aid that removes nothing.
    """
    found = tables.recovery_aids.get(aid)
    if not found.remove_line:
        raise KnownError(say("np.recovery.removes-nothing", name=found.name))
    return _clear(tables, health, Track.VITALITY, tables.vitality_lines.get(line).id)


def _care_rule(found: Recovery) -> str:
    if found.care_required:
        return "NP-RECOVERY-CARE-SEVERE"
    return "NP-RECOVERY-CARE-LIGHT" if found.care_hours_saved else "NP-RECOVERY-CARE-SCRATCH"


def _ticked(tables: Tables, health: Health, track: Track) -> tuple[str, ...]:
    """Ids of the ticked lines, the most serious first."""
    pairs = zip(lines(tables, track), health.ticks(track), strict=True)
    return tuple(line.id for line, ticks in reversed(list(pairs)) if ticks)


def _clear(tables: Tables, health: Health, track: Track, line: str) -> Health:
    rank = [each.id for each in lines(tables, track)].index(line)
    return erase(health, track, rank, health.ticks(track)[rank])
