"""A Warhammer character as a sheet of two pages, and as a card of the library.

First page: what is read at the table. Second: what is read at leisure.
"""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, Text, say
from desktop.rules.sheetmodel import (
    Cell,
    Column,
    Entry,
    EntryKind,
    Field,
    Fields,
    Item,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Zone,
)
from desktop.rules.system import Summary
from desktop.rules.warhammer.document import CHARACTERISTICS, Character
from desktop.rules.warhammer.profile import Profile, profile, race_of
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.arms_and_gear import (
    ammunition_block,
    items_block,
    purse_block,
    weapons_block,
)
from desktop.rules.warhammer.sheet.body import (
    injuries_block,
    pieces_block,
    wounds_block,
    zones_block,
)
from desktop.rules.warhammer.sheet.words import number, states
from desktop.rules.warhammer.skills import (
    held_skills,
    level,
    rolls_penalty,
    skill_name,
    skill_target,
    skill_title,
    talent_name,
)
from desktop.rules.warhammer.tables.tables import Tables

NAME = "name"
TEXTS = ("player", "past", "appearance", "personality", "history", "notes")


def sheet(tables: Tables, settings: Settings, character: Character) -> SheetModel:
    """The whole sheet, blocks in reading order."""
    values = profile(tables, settings, character)
    return SheetModel(
        system="warhammer",
        title=character.name,
        title_entry=Entry(NAME, character.name),
        subtitle=concept(tables, character),
        blocks=(
            _characteristics(values),
            _secondary(settings, values, character),
            _skills(tables, values, character),
            *_points(values),
            weapons_block(tables, values, character),
            zones_block(tables, character),
            wounds_block(tables, settings, values, character),
            *injuries_block(character),
            _profile(values),
            _talents(tables, character),
            pieces_block(tables, character),
            ammunition_block(tables, character),
            purse_block(character),
            items_block(character),
            *_prose(character),
        ),
    )


def concept(tables: Tables, character: Character) -> tuple[str, ...]:
    """Race and career, as far as they are chosen."""
    race, career = race_of(tables, character), character.origin.career.strip()
    named = race.name if race is not None else character.origin.race
    return tuple(one for one in (named, career) if one)


def summary(tables: Tables, settings: Settings, character: Character) -> Summary:
    """What a card of the library shows: who he is, fortune, and wounds in words."""
    values = profile(tables, settings, character)
    pools: tuple[tuple[Message, int, int], ...] = ()
    if values.destiny.total:
        pools = ((say("wh.sheet.fortune"), values.fortune.total, values.destiny.total),)
    return Summary(
        name=character.name,
        concept=concept(tables, character),
        pools=pools,
        penalty=rolls_penalty(settings, values, character).total,
        state=states(settings, values, character),
    )


def _characteristics(values: Profile) -> Fields:
    fields = tuple(
        Field(say(f"wh.c.{one}"), number(values.of(one)), values.now[one])
        for one in CHARACTERISTICS
    )
    return Fields(
        id="characteristics", title="", zone=Zone.BAND, fields=fields, large=True, brief=True
    )


def _secondary(settings: Settings, values: Profile, character: Character) -> Fields:
    fields = [
        _sum("attacks", values.attacks.total, values.attacks),
        _sum("bf", values.bf.total, values.bf),
        _sum("be", values.be.total, values.be),
        _sum("ba", values.ba.total, values.ba),
        _sum("move", values.move.total, values.move),
        _sum("magic", values.magic),
        _sum("madness", character.madness),
    ]
    cost = rolls_penalty(settings, values, character)
    if cost.lines:
        fields.append(_sum("rolls", cost.total, cost))
    return Fields(id="secondary", title="", zone=Zone.BAND, fields=tuple(fields), brief=True)


def _sum(name: str, total: int, breakdown: Breakdown | None = None) -> Field:
    return Field(say(f"wh.sheet.{name}"), number(total), breakdown)


def _points(values: Profile) -> tuple[Pips, ...]:
    """Points de Fortune of the day, and points de Destin (WH-DESTIN-USE)."""
    return (
        Pips(
            id="fortune",
            title=say("wh.sheet.fortune"),
            zone=Zone.RIGHT,
            filled=values.fortune.total,
            total=values.destiny.total,
            brief=True,
        ),
        Pips(
            id="destiny",
            title=say("wh.sheet.destiny"),
            zone=Zone.RIGHT,
            filled=values.destiny.total,
            total=values.destiny.total,
            brief=True,
        ),
    )


def _profile(values: Profile) -> Table:
    """The profile line by line: as born and learnt, with wounds, with gear."""
    rows = tuple(
        (
            Cell(say(f"wh.sheet.profile-{name}"), strong=name == "now"),
            *(
                Cell(number(sums[one].total), sums[one], strong=name == "now")
                for one in CHARACTERISTICS
            ),
        )
        for name, sums in (
            ("natural", values.natural),
            ("base", values.base),
            ("now", values.now),
        )
    )
    return Table(
        id="profile",
        title=say("wh.sheet.profile"),
        zone=Zone.BAND,
        page=2,
        columns=(
            Column("", weight=2),
            *(Column(say(f"wh.c.{one}"), weight=1) for one in CHARACTERISTICS),
        ),
        rows=rows,
    )


def _skills(tables: Tables, values: Profile, character: Character) -> Table:
    """Skills with what they are rolled under; basic ones that were never learnt are muted."""
    rows: list[tuple[Cell, ...]] = []
    for skill, subject in held_skills(tables, character):
        target = skill_target(values, character, skill, subject)
        learnt = level(character, skill.id, subject)
        if target is None:
            continue
        muted = not learnt
        rows.append(
            (
                Cell(skill_title(tables, skill.id, subject), muted=muted),
                Cell(say(f"wh.c.{skill.characteristic}"), muted=muted),
                Cell(say(f"wh.sheet.level-{learnt}"), muted=muted),
                Cell(number(target.total), target, muted=muted),
            )
        )
    rows += [
        (Cell(_titled(tables, one.skill, one.subject)), Cell(""), Cell(""), Cell(""))
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
        blank_rows=2,
        brief=True,
    )


def _titled(tables: Tables, skill: str, subject: str) -> Text:
    return skill_title(tables, skill, subject) if subject else skill_name(tables, skill)


def _talents(tables: Tables, character: Character) -> Items:
    """Talents with what the renovated rules make of them."""
    found: list[Item] = []
    for one in character.talents:
        known = one.talent in tables.talents
        effect = tables.talents.get(one.talent).effect if known else ""
        words = " — ".join(each for each in (one.text.strip(), effect) if each)
        found.append(Item(talent_name(tables, one.talent), words))
    title = say("wh.sheet.talents")
    return Items(id="talents", title=title, zone=Zone.LEFT, page=2, items=tuple(found), brief=True)


def _prose(character: Character) -> tuple[Prose, ...]:
    """What people wrote; notes with lines to write on."""
    written = (
        ("past", character.origin.past, Zone.LEFT, 0),
        ("appearance", character.appearance, Zone.LEFT, 0),
        ("personality", character.personality, Zone.LEFT, 0),
        ("history", character.history, Zone.FULL, 0),
        ("notes", character.notes, Zone.FULL, 6),
    )
    return tuple(
        Prose(
            id=field,
            title=say(f"wh.sheet.{field}"),
            zone=zone,
            page=2,
            text=text,
            blank_lines=lines,
            entry=Entry(f"text/{field}", text, EntryKind.LINES),
        )
        for field, text, zone, lines in written
    )
