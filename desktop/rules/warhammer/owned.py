"""What a character owns that the catalogue knows how to buy: names, how many, what it is worth."""

import msgspec

from desktop.rules.message import Text, say
from desktop.rules.warhammer.catalogue import Offer, Ware, offer, price_of
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.edits.gear import ammunition_name, piece_name, weapon_name
from desktop.rules.warhammer.tables.tables import Tables


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """Something owned; `offer` is its row of the catalogue, None for what no table knows."""

    ware: Ware
    id: str
    name: Text
    count: int = 1
    offer: Offer | None = None
    bolts: bool = False


def owned(tables: Tables, character: Character) -> tuple[Thing, ...]:
    """Weapons, armour, ammunition and things, in the order in which they were acquired."""
    found = [
        Thing(
            ware="weapon",
            id=one.id,
            name=weapon_name(tables, one),
            offer=offer(tables, "weapon", one.weapon),
        )
        for one in character.weapons
    ]
    found += [
        Thing(
            ware="piece",
            id=one.id,
            name=piece_name(tables, one),
            offer=offer(tables, "piece", one.piece),
        )
        for one in character.armour
    ]
    found += [
        Thing(
            ware="ammunition",
            id=one.id,
            name=say(
                f"wh.owned.{'bolts' if one.bolts else 'missiles'}",
                name=ammunition_name(tables, one),
            ),
            count=one.count,
            offer=offer(tables, "ammunition", one.ammunition),
            bolts=one.bolts,
        )
        for one in character.ammunition
    ]
    rows = {one.name: one.id for one in tables.prices}
    found += [
        Thing(
            ware="goods",
            id=one.id,
            name=one.name,
            count=one.quantity,
            offer=offer(tables, "goods", rows.get(one.name, "")),
        )
        for one in character.items
    ]
    return tuple(found)


def owned_thing(tables: Tables, character: Character, ware: str, id: str) -> Thing | None:
    """One thing that is owned."""
    return next((one for one in owned(tables, character) if (one.ware, one.id) == (ware, id)), None)


def worth(thing: Thing, count: int) -> int | None:
    """What the table asks for `count` of a thing, in sous; None where no price is known."""
    return None if thing.offer is None else price_of(thing.offer, count, bolts=thing.bolts)
