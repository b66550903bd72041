"""Edits of skills, weapons, things and tasks."""

from typing import TypeVar

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.harp.commands.person import (
    AddItem,
    AddSkill,
    AddTask,
    AddWeapon,
    MemberCommand,
    RemoveItem,
    RemoveSkill,
    RemoveTask,
    RemoveWeapon,
    UpdateItem,
    UpdateSkill,
    UpdateTask,
    UpdateWeapon,
)
from desktop.rules.harp.document import Character, Item, Skill, Task, Weapon
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.resolution import PERCENT
from desktop.rules.harp.skills import skill_name
from desktop.rules.members import added, found, removed, updated
from desktop.rules.message import Text
from desktop.rules.system import Edited, Refused

M = TypeVar("M", Skill, Weapon, Item, Task)

MOST_RANKS, MOST_BONUS, MOST_FUMBLE, MOST_COUNT = 200, 500, 50, 1_000_000


def edit_member(editing: Editing, command: MemberCommand) -> Edited | Refused:
    """A member added, replaced or taken away."""
    one, tables = editing.character, editing.tables
    match command:
        case AddSkill(skill) | UpdateSkill(skill):
            if not _sound_skill(editing, skill):
                return refuse("harp.edit.impossible", name=skill_name(tables, skill))
            skills = _placed(one.skills, skill, adds=isinstance(command, AddSkill))
            return _kept(one, "skills", skills, skill_name(tables, skill), command)
        case AddWeapon(weapon) | UpdateWeapon(weapon):
            if not _sound_weapon(editing, weapon):
                return refuse("harp.edit.impossible", name=weapon.name)
            weapons = _placed(one.weapons, weapon, adds=isinstance(command, AddWeapon))
            return _kept(one, "weapons", weapons, weapon.name, command)
        case AddItem(item) | UpdateItem(item):
            if not (item.name.strip() and 0 <= item.quantity <= MOST_COUNT):
                return refuse("harp.edit.impossible", name=item.name)
            items = _placed(one.items, item, adds=isinstance(command, AddItem))
            return _kept(one, "items", items, item.name, command)
        case AddTask(task) | UpdateTask(task):
            if not (task.name.strip() and 0 <= task.done <= PERCENT and task.rolls >= 0):
                return refuse("harp.edit.impossible", name=task.name)
            tasks = _placed(one.tasks, task, adds=isinstance(command, AddTask))
            return _kept(one, "tasks", tasks, task.name, command)
        case _:
            return _removed(editing, command)


def _removed(
    editing: Editing, command: RemoveSkill | RemoveWeapon | RemoveItem | RemoveTask
) -> Edited | Refused:
    one, id = editing.character, command.id
    match command:
        case RemoveSkill():
            skill = found(one.skills, id)
            name = "" if skill is None else skill_name(editing.tables, skill)
            return _kept(one, "skills", removed(one.skills, id), name, command)
        case RemoveWeapon():
            return _kept(one, "weapons", removed(one.weapons, id), _name(one.weapons, id), command)
        case RemoveItem():
            return _kept(one, "items", removed(one.items, id), _name(one.items, id), command)
        case RemoveTask():
            return _kept(one, "tasks", removed(one.tasks, id), _name(one.tasks, id), command)


def _name(members: tuple[Weapon, ...] | tuple[Item, ...] | tuple[Task, ...], id: str) -> str:
    return next((each.name for each in members if each.id == id), "")


def _sound_skill(editing: Editing, skill: Skill) -> bool:
    known = editing.tables.characteristics
    tied = all(not each or each in known for each in (skill.first, skill.second))
    named = bool(skill.name.strip()) or skill.skill in editing.tables.skills
    return (
        named
        and tied
        and 0 <= skill.ranks <= MOST_RANKS
        and abs(skill.equipment) <= MOST_BONUS
        and abs(skill.other) <= MOST_BONUS
    )


def _sound_weapon(editing: Editing, weapon: Weapon) -> bool:
    return (
        bool(weapon.name.strip())
        and any(one.id == weapon.size for one in editing.settings.sizes)
        and abs(weapon.bonus) <= MOST_BONUS
        and 0 <= weapon.fumble <= MOST_FUMBLE
    )


def _placed(now: tuple[M, ...], one: M, *, adds: bool) -> tuple[M, ...] | Refused:
    return added(now, one) if adds else updated(now, one)


def _kept(
    one: Character, field: str, after: object, name: Text, command: MemberCommand
) -> Edited | Refused:
    if isinstance(after, Refused):
        return after
    if isinstance(command, AddSkill | AddWeapon | AddItem | AddTask):
        verb = "added"
    elif isinstance(command, UpdateSkill | UpdateWeapon | UpdateItem | UpdateTask):
        verb = "updated"
    else:
        verb = "removed"
    return done(replace(one, **{field: after}), f"harp.edit.{verb}", name=name)
