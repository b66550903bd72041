"""Edits of recovery (V.C): time that passes, care, remedies."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.errors import KnownError
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.commands.care import (
    CareCommand,
    EndSideEffect,
    FirstAid,
    GiveCare,
    HastenLine,
    PassTime,
    RemoveLine,
    SetInfected,
    TakeRemedy,
)
from desktop.rules.nightprowler.dangers import guides
from desktop.rules.nightprowler.document.character import Character, Health
from desktop.rules.nightprowler.document.play_records import Convalescence, LineCare
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.hazards import edit_hazard
from desktop.rules.nightprowler.health import calendar as convalescence
from desktop.rules.nightprowler.health import recovery, wounds
from desktop.rules.nightprowler.health.calendar import Mending
from desktop.rules.nightprowler.health.recovery import Care
from desktop.rules.nightprowler.progression import heroism_regained as heroism
from desktop.rules.system import Edited, Refused

_ALWAYS = "toujours"
_MOST_HOURS = 10_000


def edit_care(editing: Editing, command: CareCommand) -> Edited | Refused:
    """Apply a command of care."""
    now = editing.character.convalescence
    match command:
        case PassTime():
            return _pass_time(editing, command)
        case GiveCare():
            return _give_care(editing, command)
        case HastenLine():
            return _hasten(editing, command)
        case TakeRemedy():
            return _remedy(editing, command)
        case RemoveLine():
            return _remove_line(editing, command)
        case EndSideEffect(place):
            if not 0 <= place < len(now.side_effects):
                return refuse("edit.no-such-entry")
            text = now.side_effects[place]
            kept = (*now.side_effects[:place], *now.side_effects[place + 1 :])
            return done(_with(editing, replace(now, side_effects=kept)), "np.care.over", text=text)
        case FirstAid():
            return _first_aid(editing, command)
        case SetInfected(on):
            key = "np.care.infected" if on else "np.care.infection-over"
            return done(_with(editing, replace(now, infected=on)), key)
        case _:
            return edit_hazard(editing, command)


def _with(editing: Editing, kept: Convalescence) -> Character:
    return replace(editing.character, convalescence=kept)


def _healthy(editing: Editing, health: Health) -> Character:
    return replace(editing.character, health=health)


def _line_name(editing: Editing, line: str) -> str:
    return editing.tables.vitality_lines.get(line).name


def _names(editing: Editing, erased: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(say("np.care.line", name=_line_name(editing, line)) for line in erased)


def _settled(editing: Editing, health: Health) -> Health:
    room = guides.capacities(editing.derived)
    return wounds.settle(editing.tables, room, health)


def _pass_time(editing: Editing, command: PassTime) -> Edited | Refused:
    """Hours go by (V.C.1, NP-RECOVERY-VITALITY-TIMES, NP-RECOVERY-ENDURANCE; III.F.2,
    NP-HEROISM-RECOVERY-REST)."""
    tables, character = editing.tables, editing.character
    if not 1 <= command.hours <= _MOST_HOURS:
        return refuse("np.care.hours", most=_MOST_HOURS)
    passed = convalescence.pass_time(
        tables, editing.settings, character.health, character.convalescence, command.hours
    )
    health, pools = passed.health, character.pools
    erased = list(_names(editing, passed.erased))
    if command.resting:
        minutes = command.hours * recovery.MINUTES_PER_HOUR
        rested = recovery.rest_endurance(tables, health, minutes)
        health = rested.health
        erased += [
            say("np.care.endurance-line", name=tables.endurance_lines.get(line).name)
            for line in rested.erased
        ]
        left, most = editing.derived.heroism, editing.derived.heroism_max.total
        gain = heroism.after_rest(tables, left, most, command.hours).total - left
        pools = replace(pools, heroism_spent=pools.heroism_spent - gain)
        if gain:
            erased.append(say("np.care.heroism", points=gain))
    erased += [
        say("np.care.stationary", name=_line_name(editing, line)) for line in passed.stationary
    ]
    after = replace(
        character,
        health=_settled(editing, health),
        pools=pools,
        convalescence=passed.convalescence,
    )
    key = "np.care.rested" if command.resting else "np.care.passed"
    if not erased:
        return done(after, key, hours=command.hours)
    return done(after, f"{key}-with", hours=command.hours, what=tuple(erased))


def _found(editing: Editing, line: str) -> Mending | Refused:
    """A ticked Vitalité line, or why there is none."""
    character = editing.character
    if line not in editing.tables.vitality_lines:
        return refuse("np.care.no-such-line")
    for each in convalescence.mending(editing.tables, character.health, character.convalescence):
        if each.care.line == line:
            return each
    return refuse("np.edit.nothing-ticked", line=_line_name(editing, line))


def _paying(editing: Editing, points: int) -> Editing | Refused:
    """The patient once he has spent PH on a roll of his own."""
    if not points:
        return editing
    if points < 0 or editing.derived.heroism < points:
        return refuse("np.edit.not-enough-heroism", points=points)
    pools = editing.character.pools
    spent = replace(pools, heroism_spent=pools.heroism_spent + points)
    return Editing(editing.tables, replace(editing.character, pools=spent), editing.settings)


def _first_aid(editing: Editing, command: FirstAid) -> Edited | Refused:
    """First aid (V.C, NP-CARE-FIRST-AID): a success stabilises, a failure changes nothing."""
    health = editing.character.health
    if not (health.bleeding or health.dying):
        return refuse("np.care.nothing-to-stabilise")
    paid = _paying(editing, command.heroism)
    if isinstance(paid, Refused):
        return paid
    if not command.success:
        return done(paid.character, "np.care.first-aid-failed")
    return done(_healthy(paid, recovery.stabilised(health)), "np.care.stabilised")


def _give_care(editing: Editing, command: GiveCare) -> Edited | Refused:
    """The Soin roll of a line (V.C.1, NP-RECOVERY-CARE-SEVERE, NP-RECOVERY-CARE-LIGHT,
    NP-RECOVERY-CARE-SCRATCH): one in each period; a line that waited begins a new one."""
    found = _found(editing, command.line)
    if isinstance(found, Refused):
        return found
    if reason := recovery.care_refusal(editing.tables, command.line, command.soin):
        return Refused(reason)
    care = found.care
    if found.waiting:
        care = LineCare(care.line, care.boxes)
    elif care.care != Care.NONE.value:
        return refuse("np.care.once", line=_line_name(editing, command.line))
    paid = _paying(editing, command.heroism)
    if isinstance(paid, Refused):
        return paid
    outcome = Care.SUCCESS if command.success else Care.FAILURE
    care = replace(care, care=outcome.value, clean=command.clean)
    key = "np.care.succeeded" if command.success else "np.care.failed"
    return _treated(paid, care, key)


def _hasten(editing: Editing, command: HastenLine) -> Edited | Refused:
    """PH that shorten a line's recovery (V.C.2, NP-RECOVERY-HEROISM)."""
    found = _found(editing, command.line)
    if isinstance(found, Refused):
        return found
    if found.waiting:
        return refuse("np.care.waiting", line=_line_name(editing, command.line))
    if command.heroism < 1:
        return refuse("np.edit.not-positive")
    care = replace(found.care, heroism=found.care.heroism + command.heroism)
    if reason := recovery.treatment_refusal(editing.tables, convalescence.treatment(care)):
        return Refused(reason)
    paid = _paying(editing, command.heroism)
    if isinstance(paid, Refused):
        return paid
    return _treated(paid, care, "np.care.hastened", points=command.heroism)


def _remedy(editing: Editing, command: TakeRemedy) -> Edited | Refused:
    """A plant or a potion on a line (V.C.3, V.C.4, NP-RECOVERY-PLANTS, NP-RECOVERY-POTIONS): what
    always has a side effect has one that is named."""
    found = _found(editing, command.line)
    if isinstance(found, Refused):
        return found
    if found.waiting:
        return refuse("np.care.waiting", line=_line_name(editing, command.line))
    if command.aid not in editing.tables.recovery_aids or command.heroism < 1:
        return refuse("np.care.no-such-aid")
    if found.care.aid:
        return refuse("np.care.one-aid", line=_line_name(editing, command.line))
    care = replace(found.care, aid=command.aid, aid_heroism=command.heroism)
    if reason := recovery.treatment_refusal(editing.tables, convalescence.treatment(care)):
        return Refused(reason)
    noted = _side_effect(editing, command.aid, command.side_effect)
    if isinstance(noted, Refused):
        return noted
    return _treated(noted, care, "np.care.remedy", name=_aid_name(editing, command.aid))


def _remove_line(editing: Editing, command: RemoveLine) -> Edited | Refused:
    """A potion that takes a line away at once (V.C.4, NP-RECOVERY-POTIONS)."""
    found = _found(editing, command.line)
    if isinstance(found, Refused):
        return found
    if command.aid not in editing.tables.recovery_aids:
        return refuse("np.care.no-such-aid")
    noted = _side_effect(editing, command.aid, command.side_effect)
    if isinstance(noted, Refused):
        return noted
    try:
        health = recovery.potion_removes(
            editing.tables, noted.character.health, command.aid, command.line
        )
    except KnownError as error:
        return Refused(error.message)
    kept = noted.character.convalescence
    after = replace(
        noted.character,
        health=_settled(editing, health),
        convalescence=replace(kept, lines=convalescence.under_care(editing.tables, health, kept)),
    )
    line, name = _line_name(editing, command.line), _aid_name(editing, command.aid)
    return done(after, "np.care.removed", line=line, name=name)


def _aid_name(editing: Editing, aid: str) -> str:
    return editing.tables.recovery_aids.get(aid).name


def _side_effect(editing: Editing, aid: str, text: str) -> Editing | Refused:
    text = text.strip()
    if not text:
        if recovery.side_effect(editing.tables, aid) == _ALWAYS:
            return refuse("np.care.name-side-effect", name=_aid_name(editing, aid))
        return editing
    kept = editing.character.convalescence
    noted = replace(kept, side_effects=(*kept.side_effects, text))
    return Editing(editing.tables, _with(editing, noted), editing.settings)


def _treated(editing: Editing, care: LineCare, key: str, **params: str | int) -> Edited:
    """A line's new treatment; when its time is over already, the line goes at once."""
    tables, character = editing.tables, editing.character
    kept = convalescence.with_care(tables, character.health, character.convalescence, care)
    passed = convalescence.pass_time(tables, editing.settings, character.health, kept, 0)
    after = replace(
        character,
        health=_settled(editing, passed.health),
        convalescence=passed.convalescence,
    )
    return done(after, key, line=_line_name(editing, care.line), **params)
