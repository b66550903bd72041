"""What can be bought (VII): rows, what they are called and what they cost, in sous."""

import re
from typing import Literal, TypeAlias

import msgspec

from desktop.rules.message import Text, say
from desktop.rules.warhammer.money import lots
from desktop.rules.warhammer.tables.tables import Tables

Ware: TypeAlias = Literal["weapon", "piece", "ammunition", "goods"]
_LEG = re.compile(r"\((\d+) km\)")
CARRIED = ("Divers", "Denrées")
"""Groups of the price list that one carries away; the others are services and meals."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the catalogue: what it is, in which group it stands, its price for one (or for
    `lot`), `most` where it is a span, None where the source gives none.

    `bolt` is the price of as many bolts where there are two.
    """

    ware: Ware
    row: str
    name: Text
    group: Text
    price: int | None
    most: int | None = None
    lot: int = 1
    bolt: int | None = None
    carried: bool = True


def offers(tables: Tables) -> tuple[Offer, ...]:
    """Everything, in the order of the tables (WH-WPN-CATALOGUE, WH-RNG-CATALOGUE,
    WH-ARMOUR-CATALOGUE, WH-AMMO-CATALOGUE, WH-PRICE-GOODS)."""
    found = [
        Offer(
            ware="weapon",
            row=one.id,
            name=one.name,
            group=say(f"wh.catalogue.{kind}"),
            price=one.price,
        )
        for kind, index in (("melee", tables.melee), ("ranged", tables.ranged))
        for one in index
    ]
    found += [
        Offer(
            ware="ammunition",
            row=one.id,
            name=one.name,
            group=say("wh.catalogue.ammunition"),
            price=one.price,
            lot=one.lot,
            bolt=one.price_bolt,
        )
        for one in tables.ammunition
    ]
    found += [
        Offer(
            ware="piece",
            row=one.id,
            name=say("wh.piece", name=one.name, armour=tables.armours.get(one.armour).name),
            group=say("wh.catalogue.armour"),
            price=one.price,
        )
        for one in tables.pieces
    ]
    found += [
        Offer(
            ware="goods",
            row=one.id,
            name=one.name,
            group=one.group,
            price=one.price,
            most=one.most,
            carried=one.group in CARRIED,
        )
        for one in tables.prices
    ]
    return tuple(found)


def offer(tables: Tables, ware: str, row: str) -> Offer | None:
    """One row of the catalogue."""
    return next((one for one in offers(tables) if (one.ware, one.row) == (ware, row)), None)


def price_of(one: Offer, count: int, *, bolts: bool = False) -> int | None:
    """What `count` of an offer cost (WH-PRICE-AMMO: by lots); None where no price is known."""
    price = one.bolt if bolts and one.bolt is not None else one.price
    return None if price is None else lots(price, one.lot, count)


def most_of(one: Offer, count: int) -> int | None:
    """What `count` of an offer cost at most, where its price is a span (WH-PRICE-REPAIR)."""
    return None if one.most is None else lots(one.most, one.lot, count)


def leg_of(one: Offer) -> int | None:
    """The kilometres of a leg of a journey that is sold by legs (WH-PRICE-TRAVEL), None for
    anything else."""
    found = _LEG.search(str(one.name)) if one.ware == "goods" else None
    return None if found is None else int(found[1])
