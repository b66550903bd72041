"""What a character knows, on a sheet: skills and talents."""

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Cell, Column, Entry, Item, Items, Table, Zone
from desktop.rules.warhammer.document import Character, SkillHeld
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.sheet.entries import (
    new_skill_entries,
    new_talent_entries,
    skill_entry,
    unlearnt_entry,
)
from desktop.rules.warhammer.sheet.room import Room
from desktop.rules.warhammer.sheet.words import number
from desktop.rules.warhammer.skills import held_skills, skill_target, skill_title, talent_name
from desktop.rules.warhammer.tables.people import Skill
from desktop.rules.warhammer.tables.tables import Tables


def skills_block(tables: Tables, values: Profile, character: Character, room: Room) -> Table:
    """Skills with what they are rolled under: basic ones that were never learnt muted, those that
    no table knows last."""
    rows = [
        _row(tables, values, character, skill, subject)
        for skill, subject in held_skills(tables, character)
    ]
    rows += [
        (
            Cell(skill_title(tables, one.skill, one.subject)),
            Cell(""),
            Cell(_level(one.level), entry=skill_entry(one)),
            Cell(""),
        )
        for one in character.skills
        if one.skill not in tables.skills
    ]
    return Table(
        id="skills",
        title=say("wh.sheet.skills"),
        zone=Zone.LEFT,
        columns=(
            Column(say("wh.sheet.skill"), weight=6),
            Column(say("wh.sheet.characteristic"), weight=2),
            Column(say("wh.sheet.level"), weight=2),
            Column(say("wh.sheet.target"), numeric=True),
        ),
        rows=tuple(rows),
        blank_rows=room.skills,
        blank_entries=tuple(
            (name, None, level, None) for name, level in new_skill_entries(room.skills)
        ),
        brief=True,
    )


def _row(
    tables: Tables, values: Profile, character: Character, skill: Skill, subject: str
) -> tuple[Cell, ...]:
    held = _held(character, skill.id, subject)
    target = skill_target(values, character, skill, subject)
    muted = held is None
    entry: Entry = unlearnt_entry(skill.id) if held is None else skill_entry(held)
    used: Text = say(f"wh.c.{skill.characteristic}")
    if skill.or_else is not None:
        used = say("wh.sheet.either", first=used, second=say(f"wh.c.{skill.or_else}"))
    return (
        Cell(skill_title(tables, skill.id, subject), muted=muted),
        Cell(used, muted=muted),
        Cell(_level(0 if held is None else held.level), muted=muted, entry=entry),
        Cell("" if target is None else number(target.total), target, muted=muted),
    )


def _held(character: Character, skill: str, subject: str) -> SkillHeld | None:
    mine = [one for one in character.skills if (one.skill, one.subject) == (skill, subject)]
    return max(mine, key=_learnt, default=None)


def _learnt(one: SkillHeld) -> int:
    return one.level


def _level(level: int) -> Text:
    return say(f"wh.sheet.level-{level}") if level in range(4) else number(level)


def talents_block(tables: Tables, character: Character) -> Items:
    """Talents with what the renovated rules make of them, and the words that go with each."""
    items: list[Item] = []
    for one in character.talents:
        known = one.talent in tables.talents
        effect = tables.talents.get(one.talent).effect if known else ""
        words = " — ".join(each for each in (one.text.strip(), effect) if each)
        items.append(Item(talent_name(tables, one.talent), words))
    title = say("wh.sheet.talents")
    return Items(id="talents", title=title, zone=Zone.LEFT, page=2, items=tuple(items), brief=True)


def new_talents_block(tables: Tables, room: Room) -> Table:
    """Lines for talents to come."""
    return Table(
        id="talents",
        title=say("wh.sheet.talents"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            Column(say("wh.sheet.talent"), weight=1),
            Column(say("wh.sheet.words"), weight=1),
        ),
        rows=(),
        blank_rows=room.talents,
        blank_entries=new_talent_entries(tables, room.talents),
    )
