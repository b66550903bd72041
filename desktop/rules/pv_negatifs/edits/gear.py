"""Edits of skills, weapons and things."""

from typing import TypeVar

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import added, found, removed, updated
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import parachute
from desktop.rules.pv_negatifs.commands.person import (
    AddItem,
    AddProficiency,
    AddWeapon,
    ItemCommand,
    ProficiencyCommand,
    RemoveItem,
    RemoveProficiency,
    RemoveWeapon,
    WeaponCommand,
)
from desktop.rules.pv_negatifs.document import Item, Proficiency, Weapon
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Edited, Refused

M = TypeVar("M", Proficiency, Weapon, Item)

MOST_SKILL, MOST_DICE, MOST_SIDES, MOST_BONUS = 30, 20, 100, 100
MOST_MAGIC, MOST_COUNT = 100, 1_000_000


def proficiency_name(tables: Tables, one: Proficiency) -> Text:
    """What a skill is called: that of the tables, or its own name."""
    if one.skill in tables.proficiencies:
        return tables.proficiencies.get(one.skill).name
    return one.name or one.skill or say("pv.unnamed")


def edit_proficiency(editing: Editing, command: ProficiencyCommand) -> Edited | Refused:
    """A skill learnt, changed or forgotten."""
    now = editing.character.proficiencies
    if isinstance(command, RemoveProficiency):
        one, after, verb = found(now, command.id), removed(now, command.id), "removed"
    else:
        one = command.proficiency
        if not (one.skill.strip() or one.name.strip()):
            return refuse("pv.edit.no-name")
        if not 0 <= one.value <= MOST_SKILL:
            return refuse("pv.edit.impossible", name=proficiency_name(editing.tables, one))
        adds = isinstance(command, AddProficiency)
        after, verb = _placed(now, one, adds=adds)
    if isinstance(after, Refused) or one is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    name = proficiency_name(editing.tables, one)
    character = replace(editing.character, proficiencies=after)
    return done(character, f"pv.edit.{verb}", name=name)


def edit_weapon(editing: Editing, command: WeaponCommand) -> Edited | Refused:
    """A weapon taken, changed or given away."""
    now = editing.character.weapons
    if isinstance(command, RemoveWeapon):
        one, after, verb = found(now, command.id), removed(now, command.id), "removed"
    else:
        one = command.weapon
        if not one.name.strip():
            return refuse("pv.edit.no-name")
        if not (
            0 <= one.dice <= MOST_DICE
            and 2 <= one.sides <= MOST_SIDES
            and abs(one.bonus) <= MOST_BONUS
            and abs(one.to_hit) <= MOST_SKILL
            and 0 <= one.magic <= MOST_MAGIC
            and one.size in editing.tables.sizes
        ):
            return refuse("pv.edit.impossible", name=one.name)
        adds = isinstance(command, AddWeapon)
        after, verb = _placed(now, one, adds=adds)
    if isinstance(after, Refused) or one is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    character = replace(editing.character, weapons=after)
    return done(character, f"pv.edit.{verb}", name=one.name)


def edit_item(editing: Editing, command: ItemCommand) -> Edited | Refused:
    """A thing taken, changed or given away."""
    now = editing.character.items
    if isinstance(command, RemoveItem):
        one, after, verb = found(now, command.id), removed(now, command.id), "removed"
    else:
        one = command.item
        if not one.name.strip():
            return refuse("pv.edit.no-name")
        if not all(0 <= each <= MOST_COUNT for each in (one.quantity, one.weight, one.price)):
            return refuse("pv.edit.impossible", name=one.name)
        one = parachute.furnished(editing.tables, found(now, one.id), one)
        adds = isinstance(command, AddItem)
        after, verb = _placed(now, one, adds=adds)
    if isinstance(after, Refused) or one is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    return done(replace(editing.character, items=after), f"pv.edit.{verb}", name=one.name)


def _placed(now: tuple[M, ...], one: M, *, adds: bool) -> tuple[tuple[M, ...] | Refused, str]:
    return (added(now, one), "added") if adds else (updated(now, one), "updated")
