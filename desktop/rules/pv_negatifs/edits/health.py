"""Edits of health that ask for no dice: the GM's word, rest by the hour, regeneration."""

from typing import TypeVar

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import found, removed
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import below, fates, healing
from desktop.rules.pv_negatifs.commands.health import (
    BuyClothes,
    Disbelieve,
    Plain,
    PutDeep,
    PutMortal,
    Regenerate,
    RemoveDeep,
    RemoveMortal,
    RestHours,
    SetBody,
    SetHp,
)
from desktop.rules.pv_negatifs.document import Character, DeepWound, MortalWound
from desktop.rules.pv_negatifs.edits.context import Editing, out_of
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Edited, Refused

MOST_THRESHOLD, MOST_ROUNDS, MOST_HOURS = 20_000, 100, 24

W = TypeVar("W", DeepWound, MortalWound)


def wound_name(tables: Tables, wound: MortalWound) -> Text:
    """What a mortal wound is called: its row, or its own words."""
    if wound.wound in tables.wounds:
        return tables.wounds.get(wound.wound).name
    return wound.note or wound.wound or say("pv.unnamed")


def edit_health(editing: Editing, command: Plain) -> Edited | Refused:
    """Apply one of these commands."""
    one, tables = editing.character, editing.tables
    match command:
        case Disbelieve(id):
            wound = found(one.mortal, id)
            if wound is None or wound.healed:
                return refuse("pv.edit.no-wound")
            told = fates.disbelieved(one, wound)
            name = wound_name(tables, wound)
            return done(told.character, "pv.edit.disbelieved", name=name, what=told.lines)
        case Regenerate(id):
            wound = found(one.mortal, id)
            if wound is None or wound.healed:
                return refuse("pv.edit.no-wound")
            after = healing.regenerated(one, id)
            return done(after, "pv.edit.regenerated", name=wound_name(tables, wound))
        case RestHours(hours):
            return _hours(editing, hours)
        case BuyClothes():
            if not one.body.clothes:
                return refuse("pv.edit.no-clothes")
            after = replace(one, body=replace(one.body, clothes=False))
            return done(after, "pv.edit.clothes-bought")
        case SetHp(hp, lost):
            if no := out_of(hp, below.floor(one.most), one.most) or out_of(lost, 0, one.most - hp):
                return no
            return done(replace(one, hp=hp, lost=lost), "pv.edit.hp", hp=hp, most=one.most)
        case SetBody(body):
            if any(each not in tables.states for each in body.conditions) or not (
                0 <= body.margin <= MOST_ROUNDS and 0 <= body.days <= MOST_THRESHOLD
            ):
                return refuse("pv.edit.body")
            if body.countdown is not None and (no := out_of(body.countdown.left, 0, MOST_ROUNDS)):
                return no
            standing = say(f"pv.standing.{body.standing.value}")
            return done(replace(one, body=body), "pv.edit.standing", what=standing)
        case PutDeep(wound):
            return _put_deep(one, wound)
        case RemoveDeep(id):
            deep = removed(one.deep, id)
            if isinstance(deep, Refused):
                return refuse("pv.edit.no-wound")
            return done(replace(one, deep=deep), "pv.edit.deep-removed")
        case PutMortal(wound):
            return _put_mortal(tables, one, wound)
        case RemoveMortal(id):
            wound, mortal = found(one.mortal, id), removed(one.mortal, id)
            if isinstance(mortal, Refused) or wound is None:
                return refuse("pv.edit.no-wound")
            name = wound_name(tables, wound)
            return done(replace(one, mortal=mortal), "pv.edit.removed", name=name)


def _hours(editing: Editing, hours: int) -> Edited | Refused:
    """Regeneration of a high Constitution, then non-lethal damage that goes
    (PV-TABLE-A-REGEN, PV-NONLETHAL-HEAL)."""
    if no := out_of(hours, 1, MOST_HOURS):
        return no
    one, tables, settings = editing.character, editing.tables, editing.settings
    if one.dead:
        return refuse("pv.edit.dead")
    if one.deep:
        return refuse("pv.edit.deep-holds")
    con = one.score("con")
    given = healing.nonlethal_points(tables, settings, con, hours)
    after = healing.rested_nonlethal(one, given)
    after = healing.rests(after, healing.regeneration(tables, settings, con, hours))
    return done(after, "pv.edit.hours", hours=hours, points=after.hp - one.hp, hp=after.hp)


def _put(held: tuple[W, ...], wound: W) -> tuple[W, ...]:
    """Wounds with another one, in place of the one of its id or after the others."""
    if found(held, wound.id) is None:
        return (*held, wound)
    return tuple(wound if each.id == wound.id else each for each in held)


def _put_deep(one: Character, wound: DeepWound) -> Edited | Refused:
    if not wound.id or found(one.mortal, wound.id) is not None:
        return refuse("edit.id-taken")
    if no := out_of(wound.threshold, 1, MOST_THRESHOLD):
        return no
    after = replace(one, deep=_put(one.deep, wound))
    return done(after, "pv.edit.deep-put", depth=wound.threshold)


def _put_mortal(tables: Tables, one: Character, wound: MortalWound) -> Edited | Refused:
    if not wound.id or found(one.deep, wound.id) is not None:
        return refuse("edit.id-taken")
    if not (wound.wound.strip() or wound.note.strip()):
        return refuse("pv.edit.no-name")
    if no := out_of(wound.rounds or 0, 0, MOST_ROUNDS) or out_of(wound.total, 0, MOST_THRESHOLD):
        return no
    after = replace(one, mortal=_put(one.mortal, wound))
    return done(after, "pv.edit.mortal-put", name=wound_name(tables, wound))
