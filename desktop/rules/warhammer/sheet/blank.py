"""A sheet with nothing on it: every basic skill, and room to write."""

from msgspec.structs import replace

from desktop.rules.message import say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    Cell,
    Entry,
    Fields,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Zone,
)
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.learnt import new_talents_block
from desktop.rules.warhammer.sheet.pages import sheet
from desktop.rules.warhammer.sheet.room import EMPTY
from desktop.rules.warhammer.tables.tables import Tables

POINTS = 5
"""Rounds to colour for points of fortune and destiny."""
SCARS = 6
"""Lines for what wounds leave for good."""


def blank_sheet(tables: Tables, settings: Settings) -> SheetModel:
    """Two pages to fill in by hand or as a form: what nobody has chosen or rolled is empty."""
    model = sheet(tables, settings, Character(), EMPTY)
    blocks = [_emptied(tables, block) for block in model.blocks]
    scars = Prose(
        id="injuries",
        title=say("wh.sheet.for-good-title"),
        zone=Zone.RIGHT,
        text="",
        blank_lines=SCARS,
    )
    burden = next(place for place, one in enumerate(blocks) if one.id == "burden")
    blocks.insert(burden + 1, scars)
    return replace(model, blocks=tuple(blocks))


def _emptied(tables: Tables, block: Block) -> Block:
    match block:
        case Fields():
            fields = tuple(
                replace(one, value="", breakdown=None, entry=_unwritten(one.entry))
                for one in block.fields
            )
            return replace(block, fields=fields)
        case Table():
            rows = tuple(tuple(_blank_cell(cell) for cell in row) for row in block.rows)
            return replace(block, rows=rows)
        case Pips():
            return replace(block, filled=0, total=POINTS, entry=None)
        case Body():
            parts = tuple(replace(one, detail="", value="", breakdown=None) for one in block.parts)
            return replace(block, parts=parts)
        case Items(id="talents"):
            return new_talents_block(tables, EMPTY)
        case _:
            return block


def _blank_cell(cell: Cell) -> Cell:
    """A cell without what was worked out, or is written in it."""
    if cell.breakdown is None and cell.entry is None:
        return replace(cell, muted=False)
    return replace(cell, text="", breakdown=None, muted=False, entry=_unwritten(cell.entry))


def _unwritten(entry: Entry | None) -> Entry | None:
    return None if entry is None else replace(entry, value="")
