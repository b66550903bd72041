"""A character of HARP | TdM as a sheet of two pages, empty or filled in, and as a card of the
library.

First page: what is read at the table. Second: what is read at leisure.
"""

from desktop.rules.harp import scores
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.sheet import blocks, body, words
from desktop.rules.harp.sheet.entries import HP, NAME, SHORT, plain_number, text_entry
from desktop.rules.harp.sheet.words import number
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Block,
    Entry,
    Field,
    Fields,
    Item,
    Items,
    Prose,
    SheetModel,
    Zone,
)
from desktop.rules.sheetwriting import number_entry
from desktop.rules.system import Summary

SYSTEM = "harp"
SKILLS, WEAPONS, ITEMS, WOUNDS, AILMENTS, TASKS, PROSE = 16, 5, 12, 5, 3, 6, 4


def sheet(tables: Tables, settings: Settings, character: Character) -> SheetModel:
    """The whole sheet, blocks in reading order."""
    return SheetModel(
        system=SYSTEM,
        title=character.name,
        title_entry=Entry(NAME, character.name),
        subtitle=concept(character),
        blocks=(
            _status(tables, settings, character),
            _sight(words.vision_words(tables, character)),
            blocks.characteristics_block(tables, settings, character),
            blocks.skills_block(tables, settings, character, 3),
            blocks.resistances_block(tables, settings, character),
            body.points_track(tables, settings, character),
            *body.states_block(tables, settings, character),
            blocks.defence_block(tables, settings, character),
            blocks.weapons_block(settings, character, 2),
            body.wounds_block(settings, character, 2),
            body.ailments_block(tables, character, 1),
            _identity(character),
            blocks.tasks_block(character, 2),
            blocks.items_block(character, 6),
            *_overrides(character),
            *_prose(character, 0),
        ),
    )


def blank_sheet(tables: Tables, settings: Settings) -> SheetModel:
    """Two pages to fill in by hand or as a form."""
    nobody = Character()
    return SheetModel(
        system=SYSTEM,
        title="",
        title_entry=Entry(NAME),
        blocks=(
            _blank_status(),
            _sight(""),
            blocks.characteristics_block(tables, settings, nobody, blank=True),
            blocks.skills_block(tables, settings, nobody, SKILLS),
            blocks.resistances_block(tables, settings, nobody, blank=True),
            body.blank_points(),
            blocks.defence_block(tables, settings, nobody, blank=True),
            blocks.weapons_block(settings, nobody, WEAPONS),
            body.wounds_block(settings, nobody, WOUNDS),
            body.ailments_block(tables, nobody, AILMENTS),
            _identity(nobody),
            blocks.tasks_block(nobody, TASKS),
            blocks.items_block(nobody, ITEMS),
            *_prose(nobody, PROSE),
        ),
    )


def concept(character: Character) -> tuple[str, ...]:
    """Race and profession, as far as they are said."""
    said = (character.race.strip(), character.profession.strip())
    return tuple(one for one in said if one)


def summary(tables: Tables, settings: Settings, character: Character) -> Summary:
    """What a card of the library shows: who he is, hit points, and wounds in words."""
    return Summary(
        name=character.name,
        concept=concept(character),
        pools=((say("harp.sheet.hp"), character.hp, character.most),),
        state=words.state_words(tables, settings, character),
    )


def _status(tables: Tables, settings: Settings, character: Character) -> Fields:
    constitution = scores.score(tables, settings, character, "constitution")
    fields = (
        Field(
            say("harp.sheet.level"),
            number(character.level),
            entry=plain_number("level", character.level),
        ),
        Field(
            say("harp.sheet.hp"),
            say("harp.sheet.of", value=character.hp, most=character.most),
            entry=number_entry(HP, character.hp),
        ),
        Field(
            say("harp.sheet.most"),
            number(character.most),
            entry=plain_number("most", character.most),
        ),
        Field(say("harp.sheet.threshold"), number(-constitution.total), constitution),
    )
    return Fields(id="status", title="", zone=Zone.BAND, fields=fields, large=True, brief=True)


def _sight(vision: Text) -> Fields:
    fields = (Field(say("harp.sheet.vision"), vision),)
    return Fields(id="sight", title="", zone=Zone.BAND, fields=fields, brief=True)


def _blank_status() -> Fields:
    fields = (
        Field(say("harp.sheet.level"), "", entry=plain_number("level", None)),
        Field(say("harp.sheet.hp"), "", entry=number_entry(HP, None)),
        Field(say("harp.sheet.most"), "", entry=plain_number("most", None)),
        Field(say("harp.sheet.threshold"), ""),
    )
    return Fields(id="status", title="", zone=Zone.BAND, fields=fields, large=True)


def _identity(character: Character) -> Fields:
    fields = tuple(
        Field(say(f"harp.sheet.{one}"), text, entry=text_entry(one, text))
        for one in SHORT
        for text in (str(getattr(character, one)),)
    )
    title = say("harp.sheet.identity")
    return Fields(id="identity", title=title, zone=Zone.BAND, page=2, fields=fields)


def _overrides(character: Character) -> tuple[Block, ...]:
    """Rules that the GM waived, each with the reason; nothing where there are none."""
    if not character.overrides:
        return ()
    items = tuple(Item(one.rule, one.reason) for one in character.overrides)
    title = say("harp.sheet.overrides")
    return (Items(id="overrides", title=title, zone=Zone.LEFT, page=2, items=items),)


def _prose(character: Character, blank_lines: int) -> tuple[Block, ...]:
    """What people wrote; notes with lines to write on."""
    return tuple(
        Prose(
            id=field,
            title=say(f"harp.sheet.{field}"),
            zone=Zone.FULL,
            page=2,
            text=str(getattr(character, field)),
            blank_lines=6 if field == "notes" else blank_lines,
            entry=text_entry(field, str(getattr(character, field))),
        )
        for field in ("appearance", "history", "notes")
    )
