"""The wanted notice of a character (III.E): the price on the head, put up where the milice is."""

from desktop.rules.message import say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Block, Field, Fields, Item, Items, Prose, SheetModel, Zone


def notice(tables: Tables, character: Character, settings: Settings) -> SheetModel:
    """Name, price and description as one page (III.E, NP-REPUTATION-BOUNTY-USE): nothing of it
    changes a roll."""
    bounty = derive(tables, character, settings).bounty
    price = say("np.notice.price", price=bounty.total)
    blocks: list[Block] = [
        Fields(
            id="bounty",
            title=say("np.notice.wanted"),
            zone=Zone.BAND,
            fields=(Field(say("np.sheet.bounty"), price, breakdown=bounty),),
            large=True,
        ),
        Prose(
            id="description",
            title=say("np.notice.description"),
            zone=Zone.FULL,
            text=character.appearance,
            blank_lines=0 if character.appearance.strip() else 5,
        ),
    ]
    if character.reputations:
        blocks.append(
            Items(
                id="reputations",
                title=say("np.notice.known-for"),
                zone=Zone.FULL,
                items=tuple(Item(each.text) for each in character.reputations),
            )
        )
    return SheetModel(
        system="nightprowler",
        title=character.name,
        subtitle=(say("np.notice.subtitle"),),
        blocks=tuple(blocks),
    )
