"""Edits of who a character is: origin, profile, skills, talents, texts (IV)."""

from msgspec.structs import replace

from desktop.rules import overrides
from desktop.rules.editing import done, refuse
from desktop.rules.members import added, found, removed, updated
from desktop.rules.message import Message, say
from desktop.rules.overrides import Restore, Waive, overridden, withdrawn
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.commands.person import (
    AddSkill,
    AddTalent,
    ChooseRace,
    PersonCommand,
    RemoveSkill,
    RemoveTalent,
    Rename,
    SetAdvance,
    SetCareer,
    SetDestinyDie,
    SetDice,
    SetKind,
    SetSecondary,
    SetSkill,
    SetTalent,
    SetText,
    Swap,
)
from desktop.rules.warhammer.creation import MOST_LEVEL
from desktop.rules.warhammer.document import CHARACTERISTICS, Character
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.rolled import edit_rolled
from desktop.rules.warhammer.skills import skill_name, skill_title, talent_name

MOST_ADVANCE = 100
MOST_SECONDARY = {"attacks": 9, "move": 20, "magic": 10, "madness": 20, "destiny": 20}
"""How far each number goes; M and destiny may fall below what a race gives."""
LEAST_SECONDARY = {"attacks": 0, "move": -9, "magic": 0, "madness": 0, "destiny": -9}


def edit_person(editing: Editing, command: PersonCommand) -> Edited | Refused:
    """Apply a command of `commands.person`."""
    character = editing.character
    match command:
        case Rename(name):
            return done(replace(character, name=name), "wh.edit.renamed", name=name)
        case SetText(field, text):
            return _text(editing, field, text)
        case SetKind(kind):
            label = say(f"wh.kind.{kind.value}")
            return done(replace(character, kind=kind), "wh.edit.kind", kind=label)
        case ChooseRace(race):
            return _race(editing, race)
        case SetCareer(career):
            after = replace(character, origin=replace(character.origin, career=career.strip()))
            return done(after, "wh.edit.career", name=career.strip())
        case SetDice() | SetDestinyDie() | Swap():
            return edit_rolled(character, command)
        case SetAdvance(characteristic, value):
            return _advance(editing, characteristic, value)
        case SetSecondary(what, value):
            return _secondary(editing, what, value)
        case AddSkill() | SetSkill() | RemoveSkill():
            return _skills(editing, command)
        case AddTalent() | SetTalent() | RemoveTalent():
            return _talents(editing, command)
        case Waive(rule, reason):
            held = overridden(character.overrides, rule, reason)
            label = say("wh.edit.overridden", rule=rule.strip(), reason=reason.strip())
            return _waived(character, held, label)
        case Restore(rule):
            held = withdrawn(character.overrides, rule)
            return _waived(character, held, say("wh.edit.withdrawn", rule=rule))


def _waived(
    character: Character, held: tuple[overrides.Override, ...] | Refused, label: Message
) -> Edited | Refused:
    if isinstance(held, Refused):
        return held
    return Edited(replace(character, overrides=held), label)


def _text(editing: Editing, field: str, text: str) -> Edited:
    character = editing.character
    match field:
        case "player":
            after = replace(character, player=text)
        case "sex":
            after = replace(character, sex=text)
        case "age":
            after = replace(character, age=text)
        case "past":
            after = replace(character, origin=replace(character.origin, past=text))
        case "appearance":
            after = replace(character, appearance=text)
        case "personality":
            after = replace(character, personality=text)
        case "history":
            after = replace(character, history=text)
        case _:
            after = replace(character, notes=text)
    return done(after, f"wh.edit.text-{field}")


def _race(editing: Editing, race: str) -> Edited | Refused:
    if race and race not in editing.tables.races:
        return refuse("wh.problem.race", id=race)
    character = editing.character
    after = replace(character, origin=replace(character.origin, race=race))
    if not race:
        return done(after, "wh.edit.no-race")
    return done(after, "wh.edit.race", name=editing.tables.races.get(race).name)


def _advance(editing: Editing, one: str, value: int) -> Edited | Refused:
    if one not in CHARACTERISTICS:
        return refuse("wh.edit.no-characteristic", id=one)
    if abs(value) > MOST_ADVANCE:
        return refuse("wh.edit.range", least=-MOST_ADVANCE, most=MOST_ADVANCE)
    kept = {each: held for each, held in editing.character.advances.items() if each != one}
    after = replace(editing.character, advances={**kept, one: value} if value else kept)
    return done(after, "wh.edit.advance", name=say(f"wh.c.{one}"), value=value)


def _secondary(editing: Editing, what: str, value: int) -> Edited | Refused:
    least, most = LEAST_SECONDARY[what], MOST_SECONDARY[what]
    if not least <= value <= most:
        return refuse("wh.edit.range", least=least, most=most)
    character = editing.character
    match what:
        case "attacks":
            after = replace(character, attacks=value)
        case "move":
            after = replace(character, move=value)
        case "magic":
            after = replace(character, magic=value)
        case "madness":
            after = replace(character, madness=value)
        case _:
            after = replace(character, destiny_extra=value)
    return done(after, f"wh.edit.secondary-{what}", value=value)


def _skills(editing: Editing, command: AddSkill | SetSkill | RemoveSkill) -> Edited | Refused:
    now = editing.character.skills
    if isinstance(command, RemoveSkill):
        held = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        held = command.skill
        if not held.skill.strip():
            return refuse("wh.edit.no-name")
        if not 1 <= held.level <= MOST_LEVEL:
            return refuse("wh.edit.range", least=1, most=MOST_LEVEL)
        twin = (held.skill, held.subject)
        if any(one.id != held.id and (one.skill, one.subject) == twin for one in now):
            return refuse("wh.edit.skill-twice", name=skill_name(editing.tables, held.skill))
        adds = isinstance(command, AddSkill)
        after, verb = (added if adds else updated)(now, held), "added" if adds else "updated"
    if isinstance(after, Refused) or held is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    changed = replace(editing.character, skills=after)
    name = skill_title(editing.tables, held.skill, held.subject)
    return done(changed, f"wh.edit.skill-{verb}", name=name, level=held.level)


def _talents(editing: Editing, command: AddTalent | SetTalent | RemoveTalent) -> Edited | Refused:
    now = editing.character.talents
    if isinstance(command, RemoveTalent):
        held = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        held = command.talent
        if not held.talent.strip():
            return refuse("wh.edit.no-name")
        twin = (held.talent, held.text)
        if any(one.id != held.id and (one.talent, one.text) == twin for one in now):
            return refuse("wh.edit.talent-twice", name=talent_name(editing.tables, held.talent))
        adds = isinstance(command, AddTalent)
        after, verb = (added if adds else updated)(now, held), "added" if adds else "updated"
    if isinstance(after, Refused) or held is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    name = talent_name(editing.tables, held.talent)
    return done(replace(editing.character, talents=after), f"wh.edit.talent-{verb}", name=name)
