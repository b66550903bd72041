"""Edits of who a character is: texts, group of classes, numbers, abilities, armour class."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.message import Message, say
from desktop.rules.overrides import Override, Restore, Waive, overridden, withdrawn
from desktop.rules.pv_negatifs.commands.person import (
    ChooseGroup,
    Rename,
    ReplaceRolled,
    SelfCommand,
    SetAbility,
    SetArmour,
    SetHelp,
    SetNumber,
    SetSave,
    SetText,
    SetThac0,
)
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES, Character
from desktop.rules.pv_negatifs.edits.context import Editing, out_of
from desktop.rules.system import Edited, Refused

LEAST_ABILITY, MOST_ABILITY = 1, 50
MOST_PERCENTILE, MOST_HELP = 99, 10
NUMBERS = {
    "level": (0, 100),
    "most": (1, 10_000),
    "speed": (0, 200),
    "attacks": (0, 20),
    "resistance": (0, 100),
    "xp": (0, 1_000_000_000),
}
THAC0, SAVE, AC, PART = (-20, 30), (-10, 30), (-30, 30), (0, 20)


def edit_person(editing: Editing, command: SelfCommand) -> Edited | Refused:
    """Apply one of these commands."""
    character = editing.character
    match command:
        case Rename(name):
            return done(replace(character, name=name), "pv.edit.renamed", name=name)
        case SetText(field, text):
            after = replace(character, **{field: text})
            return done(after, "pv.edit.text", field=say(f"pv.sheet.{field}"))
        case ChooseGroup(group, infiltrator):
            if group and group not in editing.tables.groups:
                return refuse("error.unknown-reference", table=say("pv.sheet.group"), id=group)
            after = replace(character, group=group, infiltrator=infiltrator)
            if not group:
                return done(after, "pv.edit.no-group")
            return done(after, "pv.edit.group", name=editing.tables.groups.get(group).name)
        case SetNumber(what, value):
            return _number(character, what, value)
        case SetAbility(ability, value, percentile):
            return _ability(character, ability, value, percentile)
        case SetThac0(value):
            if value is not None and (no := out_of(value, *THAC0)):
                return no
            key = "pv.edit.no-thac0" if value is None else "pv.edit.thac0"
            return done(replace(character, thac0=value), key, value=value or 0)
        case SetSave(save, value):
            return _save(editing, save, value)
        case SetHelp(ability, value):
            if ability not in ABILITIES:
                return refuse("pv.edit.no-ability", id=ability)
            if no := out_of(value, -MOST_HELP, MOST_HELP):
                return no
            after = replace(character, helps={**character.helps, ability: value})
            return done(after, "pv.edit.help", name=say(f"pv.a.{ability}"), value=value)
        case SetArmour(armour):
            parts = (armour.dexterity, armour.shield, armour.by_class)
            no = out_of(armour.worn, *AC) or next(
                (found for part in parts if (found := out_of(part, -PART[1], PART[1]))), None
            )
            if no:
                return no
            after = replace(character, armour=armour)
            total = armour.worn - sum(parts)
            return done(after, "pv.edit.armour", value=total)
        case ReplaceRolled():
            return _rolled(character, command)
        case Waive(rule, reason):
            held = overridden(character.overrides, rule, reason)
            label = say("pv.edit.overridden", rule=rule.strip(), reason=reason.strip())
            return _waived(character, held, label)
        case Restore(rule):
            held = withdrawn(character.overrides, rule)
            return _waived(character, held, say("pv.edit.withdrawn", rule=rule))


def _waived(
    character: Character, held: tuple[Override, ...] | Refused, label: Message
) -> Edited | Refused:
    if isinstance(held, Refused):
        return held
    return Edited(replace(character, overrides=held), label)


def _number(character: Character, what: str, value: int) -> Edited | Refused:
    if no := out_of(value, *NUMBERS[what]):
        return no
    name = say(f"pv.sheet.{what}")
    if what != "most":
        return done(replace(character, **{what: value}), "pv.edit.number", name=name, value=value)
    return done(with_most(character, value), "pv.edit.number", name=name, value=value)


def with_most(character: Character, most: int) -> Character:
    """A character with another maximum of hit points: who is unhurt stays so."""
    hp = most if character.hp == character.most else max(-2 * most, min(most, character.hp))
    return replace(character, most=most, hp=hp, lost=max(0, min(character.lost, most - hp)))


def _ability(
    character: Character, ability: str, value: int | None, percentile: int
) -> Edited | Refused:
    if ability not in ABILITIES:
        return refuse("pv.edit.no-ability", id=ability)
    name = say(f"pv.a.{ability}")
    abilities = {one: held for one, held in character.abilities.items() if one != ability}
    percentiles = {one: held for one, held in character.percentiles.items() if one != ability}
    if value is None:
        after = replace(character, abilities=abilities, percentiles=percentiles)
        return done(after, "pv.edit.no-value", name=name)
    if no := out_of(value, LEAST_ABILITY, MOST_ABILITY) or out_of(percentile, 0, MOST_PERCENTILE):
        return no
    after = replace(
        character,
        abilities={**abilities, ability: value},
        percentiles={**percentiles, ability: percentile} if percentile else percentiles,
    )
    return done(after, "pv.edit.number", name=name, value=value)


def _save(editing: Editing, save: str, value: int | None) -> Edited | Refused:
    if save not in SAVES:
        return refuse("error.unknown-reference", table=say("pv.sheet.saves"), id=save)
    if value is not None and (no := out_of(value, *SAVE)):
        return no
    name = editing.tables.saves.get(save).name
    saves = {one: held for one, held in editing.character.saves.items() if one != save}
    if value is None:
        return done(replace(editing.character, saves=saves), "pv.edit.no-value", name=name)
    after = replace(editing.character, saves={**saves, save: value})
    return done(after, "pv.edit.number", name=name, value=value)


def _rolled(character: Character, command: ReplaceRolled) -> Edited | Refused:
    if set(command.abilities) != set(ABILITIES):
        return refuse("pv.edit.all-abilities")
    for value in command.abilities.values():
        if no := out_of(value, LEAST_ABILITY, MOST_ABILITY):
            return no
    if no := out_of(command.most, *NUMBERS["most"]):
        return no
    most = command.most
    after = replace(character, abilities=dict(command.abilities), most=most, hp=most, lost=0)
    return done(after, "pv.edit.rolled")
