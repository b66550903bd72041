"""Edits of who a character is: texts, numbers, characteristics, resistances, sight."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.harp.commands.person import (
    ChooseRace,
    Rename,
    SelfCommand,
    SetBonus,
    SetGuard,
    SetNumber,
    SetRacial,
    SetResistance,
    SetScore,
    SetText,
    SetVision,
)
from desktop.rules.harp.death import with_hp
from desktop.rules.harp.document import LEAST_SCORE, MOST_SCORE, Character, Resistance
from desktop.rules.harp.edits.context import Editing, out_of
from desktop.rules.message import Message, say
from desktop.rules.overrides import Override, Restore, Waive, overridden, withdrawn
from desktop.rules.system import Edited, Refused

NUMBERS = {"level": (0, 100), "most": (1, 10_000)}
MOST_RACIAL, MOST_BONUS, MOST_RANKS, MOST_OTHER, MOST_METRES = 20, 50, 200, 500, 10_000


def edit_person(editing: Editing, command: SelfCommand) -> Edited | Refused:
    """Apply one of these commands."""
    character = editing.character
    match command:
        case Rename(name):
            return done(replace(character, name=name), "harp.edit.renamed", name=name)
        case SetText(field, text):
            after = replace(character, **{field: text})
            return done(after, "harp.edit.text", field=say(f"harp.sheet.{field}"))
        case ChooseRace(id):
            return _race(editing, id)
        case SetNumber():
            return _number(editing, command)
        case SetScore() | SetBonus() | SetRacial():
            return _characteristic(editing, command)
        case SetResistance(kind, resistance):
            if kind not in editing.tables.resistances:
                return refuse("harp.edit.no-resistance", id=kind)
            no = (
                out_of(resistance.ranks, 0, MOST_RANKS)
                or out_of(resistance.other, -MOST_OTHER, MOST_OTHER)
                or out_of(resistance.total or 0, -MOST_OTHER, MOST_OTHER)
            )
            if no:
                return no
            after = replace(character, resistances={**character.resistances, kind: resistance})
            return done(
                after, "harp.edit.resistance", name=editing.tables.resistances.get(kind).name
            )
        case SetGuard(guard):
            for value in (guard.armour, guard.shield, guard.other, guard.total or 0):
                if no := out_of(value, -MOST_OTHER, MOST_OTHER):
                    return no
            return done(replace(character, guard=guard), "harp.edit.guard")
        case SetVision(vision):
            metres = (vision.range, vision.stars or 0, vision.moon or 0)
            for value in metres:
                if no := out_of(value, 0, MOST_METRES):
                    return no
            name = editing.tables.visions.get(vision.kind).name
            return done(replace(character, vision=vision), "harp.edit.vision", name=name)
        case Waive(rule, reason):
            label = say("edit.overridden", rule=rule.strip(), reason=reason.strip())
            return _waived(character, overridden(character.overrides, rule, reason), label)
        case Restore(rule):
            held = withdrawn(character.overrides, rule)
            return _waived(character, held, say("edit.withdrawn", rule=rule))


def _waived(
    character: Character, held: tuple[Override, ...] | Refused, label: Message
) -> Edited | Refused:
    if isinstance(held, Refused):
        return held
    return Edited(replace(character, overrides=held), label)


def _race(editing: Editing, id: str) -> Edited | Refused:
    """Race (H-HARP-16): bonuses are added to bonuses, never to scores."""
    if id not in editing.tables.races:
        return refuse("harp.edit.no-race", id=id)
    one, race = editing.character, editing.tables.races.get(id)
    resistances = {
        kind: replace(one.resistances.get(kind, Resistance()), other=race.resistances.get(kind, 0))
        for kind in editing.tables.resistances.ids()
    }
    after = replace(
        one,
        people=id,
        race=race.name,
        racial=dict(race.bonuses),
        resistances=resistances,
    )
    # A Constitution that changes may start somebody dying, or save him.
    after = with_hp(editing.tables, editing.settings, after, after.hp)
    return done(after, "harp.edit.race", name=race.name)


def _number(editing: Editing, command: SetNumber) -> Edited | Refused:
    if no := out_of(command.value, *NUMBERS[command.what]):
        return no
    one, value = editing.character, command.value
    name = say(f"harp.sheet.{command.what}")
    if command.what == "level":
        return done(replace(one, level=value), "harp.edit.number", name=name, value=value)
    hp = value if one.hp == one.most else min(one.hp, value)
    after = with_hp(editing.tables, editing.settings, replace(one, most=value), hp)
    return done(after, "harp.edit.number", name=name, value=value)


def _characteristic(editing: Editing, command: SetScore | SetBonus | SetRacial) -> Edited | Refused:
    one, id, value = editing.character, command.characteristic, command.value
    if id not in editing.tables.characteristics:
        return refuse("harp.edit.no-characteristic", id=id)
    name = editing.tables.characteristics.get(id).name
    if isinstance(command, SetScore):
        field, least, most, key = "scores", LEAST_SCORE, MOST_SCORE, "harp.edit.number"
    elif isinstance(command, SetBonus):
        field, least, most, key = "bonuses", -MOST_BONUS, MOST_BONUS, "harp.edit.bonus"
    else:
        field, least, most, key = "racial", -MOST_RACIAL, MOST_RACIAL, "harp.edit.racial"
    held: dict[str, int] = getattr(one, field)
    kept = {each: amount for each, amount in held.items() if each != id}
    if value is None:
        after, key = replace(one, **{field: kept}), "harp.edit.no-value"
    else:
        if no := out_of(value, least, most):
            return no
        after = replace(one, **{field: {**kept, id: value}})
    # A Constitution that changes may start somebody dying, or save him.
    after = with_hp(editing.tables, editing.settings, after, after.hp)
    return done(after, key, name=name, value=value or 0)
