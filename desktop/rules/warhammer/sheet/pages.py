"""A Warhammer character as a sheet of two pages, and as a card of the library.

First page: what is read at the table. Second: what is read at leisure.
"""

from desktop.rules.message import Message, say
from desktop.rules.sheetmodel import Entry, SheetModel
from desktop.rules.system import Summary
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.body import (
    burden_block,
    injuries_block,
    pieces_block,
    states_block,
    wounds_block,
    zones_block,
)
from desktop.rules.warhammer.sheet.entries import NAME
from desktop.rules.warhammer.sheet.gear import (
    ammunition_block,
    items_block,
    purse_block,
    weapons_block,
)
from desktop.rules.warhammer.sheet.learnt import skills_block, talents_block
from desktop.rules.warhammer.sheet.people import (
    concept,
    identity_block,
    overrides_block,
    prose_blocks,
)
from desktop.rules.warhammer.sheet.profile_blocks import (
    characteristics_block,
    points_blocks,
    profile_block,
    secondary_block,
)
from desktop.rules.warhammer.sheet.room import PLAYED, Room
from desktop.rules.warhammer.sheet.words import states
from desktop.rules.warhammer.skills import rolls_penalty
from desktop.rules.warhammer.tables.tables import Tables


def sheet(
    tables: Tables, settings: Settings, character: Character, room: Room = PLAYED
) -> SheetModel:
    """The whole sheet, blocks in reading order."""
    values = profile(tables, settings, character)
    return SheetModel(
        system="warhammer",
        title=character.name,
        title_entry=Entry(NAME, character.name),
        subtitle=concept(tables, character),
        blocks=(
            characteristics_block(values),
            secondary_block(values, character),
            skills_block(tables, values, character, room),
            *injuries_block(character),
            *points_blocks(values, character),
            weapons_block(tables, values, character, room),
            zones_block(tables, character),
            burden_block(tables, values, character),
            *states_block(settings, values, character),
            wounds_block(tables, settings, values, character, room),
            identity_block(tables, character),
            profile_block(tables, values, character),
            talents_block(tables, character),
            pieces_block(tables, character, room),
            ammunition_block(tables, character, room),
            *overrides_block(character),
            purse_block(character),
            items_block(character, room),
            *prose_blocks(character, room),
        ),
    )


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
