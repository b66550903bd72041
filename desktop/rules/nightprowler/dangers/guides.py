"""Falls, fire and asphyxia led step by step (VI.C): what is asked next, and what it comes to.

The same functions serve the panel that shows each step and the edit that applies the result.
"""

import msgspec
from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.commands.care import Burn, Fall, Suffocate
from desktop.rules.nightprowler.dangers import hazards
from desktop.rules.nightprowler.dangers.hazards import Effort, Ground, Landing
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.health.wounds import Capacities, Hit, Wounded, lines, wound
from desktop.rules.nightprowler.rolls.check import (
    CheckRequest,
    CheckResult,
    check,
    refusal,
    threshold,
)
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables

ACROBATICS = "acrobatie"
ENDINGS = {"critique": "blessures-critiques", "mortelle": "blessures-mortelles"}
"""Lines of the MJ's choices above the last height (NP-FALL-ABOVE-10)."""


class FallGuide(msgspec.Struct, frozen=True, kw_only=True):
    """A fall so far.

    `why_no_roll` says why Acrobatie is not offered; `roll_price` is what it costs in PH, `price`
    what the whole fall costs. `needs_die`: a d20 is missing. `landing` and `wounded` are there
    once nothing is missing.
    """

    harmless: bool = False
    why_no_roll: Message | None = None
    refused: Message | None = None
    roll_price: int = 0
    needed: int = 0
    threshold: Breakdown | None = None
    needs_die: bool = False
    result: CheckResult | None = None
    landing: Landing | None = None
    price: int = 0
    wounded: Wounded | None = None


class Endured(msgspec.Struct, frozen=True, kw_only=True):
    """Turns in fire or without air: how many went by before something had to be settled, what they
    did, and whether a die is missing to go on. `inhaled` counts mortal wounds of asphyxia."""

    wounded: Wounded
    turns: int
    needs_die: bool = False
    threshold: Breakdown | None = None
    rolls: tuple[CheckResult, ...] = ()
    inhaled: int = 0


def capacities(derived: Derived) -> Capacities:
    """Usable boxes of both tables."""
    return {track: derived.track(track).capacity for track in Track}


def fall(tables: Tables, settings: Settings, character: Character, command: Fall) -> FallGuide:
    """A fall with what is known of it (VI.C.1, NP-FALL-GENERAL, NP-FALL-ABOVE-10)."""
    row = hazards.fall_row(tables, command.metres)
    if row is None:
        return FallGuide(harmless=True)
    derived = derive(tables, character, settings)
    if row.deadly:
        landing = hazards.land(tables, settings, command.metres, None, derived.heroism)
        return FallGuide(
            why_no_roll=hazards.roll_refusal(tables, command.metres, derived.heroism),
            landing=landing,
            wounded=_ending(tables, settings, derived, character, command.ending),
        )
    why_not = hazards.roll_refusal(tables, command.metres, derived.heroism)
    guide = FallGuide(
        why_no_roll=why_not,
        roll_price=row.acrobatics_ph,
        needed=hazards.required_quality(tables, settings, row),
    )
    if command.rolled and why_not is None:
        return _rolled_fall(tables, settings, derived, character, command, guide)
    by_die = settings.readings.fall_without_roll == "de" and row.failure_lines_per_quality > 0
    if by_die and command.die is None:
        return replace(guide, needs_die=True)
    landing = hazards.land(
        tables,
        settings,
        command.metres,
        command.die if by_die else None,
        derived.heroism,
        Ground(command.ground),
    )
    return _landed(tables, settings, derived, character, command, guide, landing)


def _rolled_fall(
    tables: Tables,
    settings: Settings,
    derived: Derived,
    character: Character,
    command: Fall,
    guide: FallGuide,
) -> FallGuide:
    request = CheckRequest(
        skill=ACROBATICS,
        difficulty=command.difficulty,
        heroism=command.heroism,
        physical=True,
    )
    paid = guide.roll_price + command.heroism
    reason = refusal(tables, derived, request)
    if reason is None and paid > derived.heroism:
        reason = say("np.check.not-enough-heroism", wanted=paid, left=derived.heroism)
    if reason is not None:
        return replace(guide, refused=reason)
    guide = replace(guide, threshold=threshold(tables, settings, derived, request), price=paid)
    if command.die is None:
        return replace(guide, needs_die=True)
    result = check(tables, settings, derived, request, command.die)
    landing = hazards.land(
        tables,
        settings,
        command.metres,
        result,
        derived.heroism - paid,
        Ground(command.ground),
    )
    guide = replace(guide, result=result)
    return _landed(tables, settings, derived, character, command, guide, landing)


def _landed(
    tables: Tables,
    settings: Settings,
    derived: Derived,
    character: Character,
    command: Fall,
    guide: FallGuide,
    landing: Landing,
) -> FallGuide:
    """The lines of a landing, or the PH that are spent instead (NP-FALL-DAMAGE-SUCCESS)."""
    instead = landing.heroism_instead if command.instead else 0
    amount = 0 if instead else landing.lines.total
    wounded = hazards.crash(tables, settings, capacities(derived), character.health, amount)
    return replace(guide, landing=landing, price=guide.price + instead, wounded=wounded)


def _ending(
    tables: Tables, settings: Settings, derived: Derived, character: Character, ending: str
) -> Wounded:
    """Death, or a critical state as a wound of the MJ's choice (VI.C.1, NP-FALL-ABOVE-10)."""
    if ending not in ENDINGS:
        health = replace(character.health, dead=True, dying=False)
        return Wounded(health=health)
    ids = [line.id for line in lines(tables, Track.VITALITY)]
    rank = ids.index(ENDINGS[ending])
    return wound(tables, settings, capacities(derived), character.health, Track.VITALITY, rank)


def burning(tables: Tables, settings: Settings, character: Character, command: Burn) -> Endured:
    """Turns in a fire, up to the first that asks for something (VI.C.2, NP-FIRE-DAMAGE).

    Raises `KnownError` for an intensity that the table does not hold.
    """
    room = capacities(derive(tables, character, settings))
    wounded, turns = Wounded(health=character.health), 0
    while turns < command.turns and not wounded.due:
        now = hazards.burn(tables, settings, room, wounded.health, command.intensity)
        wounded, turns = _and_then(wounded, now), turns + 1
    return Endured(wounded=wounded, turns=turns)


def suffocating(
    tables: Tables, settings: Settings, character: Character, command: Suffocate
) -> Endured:
    """Turns without air, up to the first that asks for something, or for a die that is missing
    (VI.C.3, NP-ASPHYXIA-DAMAGE, NP-ASPHYXIA-RESIST)."""
    derived = derive(tables, character, settings)
    room = capacities(derived)
    effort = Effort.STILL if command.still else Effort.MOVING
    breath = hazards.breath(tables, derived.characteristics["robustesse"].total, effort).total
    wounded, turns, inhaled = Wounded(health=character.health), 0, 0
    rolls: list[CheckResult] = []
    while turns < command.turns and not wounded.due:
        turns += 1
        if command.before + turns <= breath:
            continue
        choked = hazards.suffocate(tables, settings, room, wounded.health)
        after = _and_then(wounded, choked.wounded)
        if choked.resist:
            there = replace(character, health=after.health)
            gasping = derive(tables, there, settings)
            request = hazards.resist_breathing()
            if len(rolls) == len(command.dice):
                seuil = threshold(tables, settings, gasping, request)
                return Endured(
                    wounded=after,
                    turns=turns,
                    needs_die=True,
                    threshold=seuil,
                    rolls=tuple(rolls),
                    inhaled=inhaled,
                )
            roll = check(tables, settings, gasping, request, command.dice[len(rolls)])
            rolls.append(roll)
            if not roll.success:
                inhaled += 1
                gulp = hazards.inhale(tables, settings, room, after.health)
                after = _and_then(after, gulp)
        wounded = after
    return Endured(wounded=wounded, turns=turns, rolls=tuple(rolls), inhaled=inhaled)


def _and_then(before: Wounded, now: Wounded) -> Wounded:
    """Two wounds one after the other, as one outcome."""
    hits: tuple[Hit, ...] = (*before.hits, *now.hits)
    due = tuple(dict.fromkeys((*before.due, *now.due)))
    return Wounded(
        health=now.health,
        hits=hits,
        due=due,
        heroism_due=max(before.heroism_due, now.heroism_due),
    )
