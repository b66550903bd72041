"""Edits of characteristics, skills and corrections by hand (II)."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.character.explain import adjustable
from desktop.rules.nightprowler.character.skill_rules import (
    CUSTOM,
    KNOWLEDGE,
    is_known,
    skill_of,
    title,
)
from desktop.rules.nightprowler.commands.creation import (
    Adjust,
    CloseSkill,
    NumberCommand,
    OpenSkill,
    SetCharacteristic,
    SetSkill,
)
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Characteristics, Skills
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.system import Edited, Refused


def edit_numbers(editing: Editing, command: NumberCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case SetCharacteristic(characteristic, points):
            return _set_characteristic(editing, characteristic, points)
        case OpenSkill(key):
            return _open(editing, tidy(key))
        case CloseSkill(key):
            return _close(editing, key)
        case SetSkill(key, value):
            return _set_skill(editing, key, value)
        case Adjust(number, amount):
            return _adjust(editing, number, amount)


def with_points(
    characteristics: Characteristics, characteristic: str, points: int
) -> Characteristics:
    """Characteristics with other points in one of them."""
    match characteristic:
        case "doigte":
            return replace(characteristics, doigte=points)
        case "caractere":
            return replace(characteristics, caractere=points)
        case "robustesse":
            return replace(characteristics, robustesse=points)
        case "cervelle":
            return replace(characteristics, cervelle=points)
        case _:
            return characteristics


def _set_characteristic(editing: Editing, characteristic: str, points: int) -> Edited | Refused:
    """Points of a characteristic (II.A, NP-CHARACTERISTICS-FOUR), 0 or more."""
    if characteristic not in CHARACTERISTICS:
        return refuse("np.problem.unknown-characteristic", id=characteristic)
    name = editing.tables.characteristics.get(characteristic).name
    if points < 0:
        return refuse("np.problem.characteristic-negative", name=name, value=points)
    now = editing.character.characteristics
    after = replace(editing.character, characteristics=with_points(now, characteristic, points))
    return done(after, "np.edit.characteristic", name=name, points=points)


def tidy(key: str) -> str:
    """A key without stray spaces."""
    skill, specialisation = split_key(key.strip())
    return skill_key(skill.strip(), " ".join(specialisation.split()))


def opening_refusal(editing: Editing, key: str) -> Refused | None:
    """Why a skill cannot be opened, None when it can (NP-SKILL-SPECIALISATION,
    NP-SKILL-NEED-SPEC, NP-SKILL-CONNAISSANCE)."""
    tables = editing.tables
    skill, specialisation = split_key(key)
    if not is_known(tables, key):
        found = skill_of(tables, key)
        if found and found.specialised and specialisation in ("", ANY):
            return refuse("np.edit.need-specialisation", skill=found.name)
        return refuse("np.problem.unknown-skill", skill=key)
    name = title(tables, key)
    view = editing.derived.skill(key)
    if view is not None and view.opened:
        return refuse("np.edit.already-open", name=name)
    if key in editing.character.skills.opened:
        return refuse("np.edit.opened-and-lost", name=name)
    if skill == KNOWLEDGE and editing.settings.readings.connaissance_closed:
        listed = tables.skill(skill).specialisations
        if specialisation not in listed:
            return refuse("np.problem.closed-list", name=name)
    return None


def _open(editing: Editing, key: str) -> Edited | Refused:
    """Open a skill with points, at 6 (II.B, NP-SKILL-OPEN-BEFORE-RAISE); one specialisation at a
    time (NP-SKILL-SPECIALISATION, NP-SKILL-NEED-SPEC)."""
    if reason := opening_refusal(editing, key):
        return reason
    skills = editing.character.skills
    skill, specialisation = split_key(key)
    custom = skills.custom
    if skill == CUSTOM and specialisation not in custom:
        custom = (*custom, specialisation)
    after = replace(skills, opened=(*skills.opened, key), custom=custom)
    name = title(editing.tables, key)
    return done(replace(editing.character, skills=after), "np.edit.skill-opened", name=name)


def _close(editing: Editing, key: str) -> Edited | Refused:
    skills, name = editing.character.skills, title(editing.tables, key)
    if key not in skills.opened:
        return refuse("np.edit.not-opened-with-points", name=name)
    skill, specialisation = split_key(key)
    after = Skills(
        opened=tuple(one for one in skills.opened if one != key),
        raised={one: points for one, points in skills.raised.items() if one != key},
        custom=tuple(one for one in skills.custom if skill != CUSTOM or one != specialisation),
    )
    return done(replace(editing.character, skills=after), "np.edit.skill-closed", name=name)


def _set_skill(editing: Editing, key: str, value: int) -> Edited | Refused:
    """The value wanted of an opened skill (II.B, NP-SKILL-OPEN-BEFORE-RAISE), not under what it is
    held at without points."""
    view = editing.derived.skill(key)
    name = title(editing.tables, key)
    if view is None or not view.opened:
        return refuse("np.edit.open-first", name=name)
    raised = editing.character.skills.raised
    points = max(0, raised.get(key, 0)) + value - view.value.total
    if points < 0:
        return refuse("np.edit.below-held", name=name, least=value - points)
    kept = {one: old for one, old in raised.items() if one != key}
    if points:
        kept[key] = points
    after = replace(editing.character, skills=replace(editing.character.skills, raised=kept))
    return done(after, "np.edit.skill", name=name, value=value)


def _adjust(editing: Editing, number: str, amount: int) -> Edited | Refused:
    """Correct a derived number; corrections show in its sum as such."""
    if not adjustable(editing.tables, number):
        return refuse("np.edit.no-such-number")
    kept = {one: old for one, old in editing.character.adjustments.items() if one != number}
    if amount:
        kept[number] = amount
    after = replace(editing.character, adjustments=kept)
    return done(after, "np.edit.adjusted", amount=amount)
