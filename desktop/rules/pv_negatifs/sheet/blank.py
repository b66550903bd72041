"""A sheet with nothing on it: every number has its place, and there is room to write."""

from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import ABILITIES, Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.sheet.body import deep_block, essence_blocks, mortal_block
from desktop.rules.pv_negatifs.sheet.entries import (
    ARMOUR,
    HP,
    NAME,
    ability_entry,
    armour_entry,
    group_entry,
    plain_number,
    text_entry,
)
from desktop.rules.pv_negatifs.sheet.gear import (
    items_block,
    saves_block,
    skills_block,
    weapons_block,
)
from desktop.rules.pv_negatifs.sheet.pages import SYSTEM, prose_blocks
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.sheetmodel import Block, Entry, Field, Fields, SheetModel, Zone
from desktop.rules.sheetwriting import number_entry

SKILLS, WEAPONS, ITEMS, DEEP, MORTAL, JOURNAL, PROSE = 8, 5, 12, 4, 5, 10, 4


def blank_sheet(tables: Tables, settings: Settings) -> SheetModel:
    """Two pages to fill in by hand or as a form."""
    nobody = Character()
    essence_band, journal = essence_blocks(tables, settings, nobody, JOURNAL)
    return SheetModel(
        system=SYSTEM,
        title="",
        title_entry=Entry(NAME),
        blocks=(
            _abilities(),
            _status(),
            saves_block(tables, nobody, blank=True),
            skills_block(tables, nobody, SKILLS),
            weapons_block(tables, nobody, WEAPONS),
            deep_block(settings, nobody, DEEP),
            mortal_block(tables, nobody, MORTAL),
            _identity(tables),
            _armour(),
            essence_band,
            items_block(nobody, ITEMS),
            journal,
            *prose_blocks(nobody, PROSE),
        ),
    )


def _abilities() -> Block:
    fields = tuple(
        Field(say(f"pv.a.{one}"), "", entry=ability_entry(None, one)) for one in ABILITIES
    )
    return Fields(id="abilities", title="", zone=Zone.BAND, fields=fields, large=True)


def _status() -> Block:
    numbers = tuple(
        Field(say(f"pv.sheet.{one}"), "", entry=plain_number(one, None))
        for one in ("level", "most", "attacks", "speed")
    )
    fields = (
        *numbers,
        Field(say("pv.sheet.hp"), "", entry=number_entry(HP, None)),
        Field(say("pv.thac0"), "", entry=number_entry("thac0", None)),
        Field(say("pv.sheet.ac"), ""),
        Field(say("pv.sheet.shock"), ""),
        Field(say("pv.sheet.floor"), ""),
    )
    return Fields(id="status", title="", zone=Zone.BAND, fields=fields)


def _identity(tables: Tables) -> Block:
    fields = (
        *(
            Field(say(f"pv.sheet.{one}"), "", entry=text_entry(one, ""))
            for one in ("player", "race", "title", "resistance_from")
        ),
        Field(say("pv.sheet.group"), "", entry=group_entry(tables, "")),
        Field(say("pv.sheet.resistance"), "", entry=plain_number("resistance", None)),
        Field(say("pv.sheet.xp"), "", entry=plain_number("xp", None)),
    )
    title = say("pv.sheet.identity")
    return Fields(id="identity", title=title, zone=Zone.BAND, page=2, fields=fields)


def _armour() -> Block:
    fields = tuple(
        Field(say(f"pv.sheet.armour-{part}"), "", entry=armour_entry(part, None)) for part in ARMOUR
    )
    title = say("pv.sheet.ac")
    return Fields(id="armour", title=title, zone=Zone.BAND, page=2, fields=fields)
