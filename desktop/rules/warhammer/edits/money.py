"""Edits that move money (VII): buying, paying, earning. A purse never holds less than nothing."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import added
from desktop.rules.message import Message, say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.catalogue import Offer, offer, price_of
from desktop.rules.warhammer.commands.gear import Buy, Earn, MoneyCommand, Pay, Sell, SetPurse
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Item,
    PieceHeld,
    Purse,
    WeaponHeld,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.gear import MOST_COUNT
from desktop.rules.warhammer.money import amount, paid
from desktop.rules.warhammer.owned import Thing, owned_thing, worth

MOST_SOUS = 1_000_000_000
MOST_BOUGHT = {"weapon": 20, "piece": 20, "ammunition": 1000, "goods": 1000}


def edit_money(editing: Editing, command: MoneyCommand) -> Edited | Refused:
    """Apply a command of `commands.gear` that moves money."""
    character = editing.character
    match command:
        case SetPurse(sous, liards):
            if not (0 <= sous <= MOST_SOUS and 0 <= liards <= MOST_SOUS):
                return refuse("wh.edit.purse-range")
            after = replace(character, purse=Purse(sous=sous, liards=liards))
            return done(after, "wh.edit.purse", amount=amount(sous), liards=liards)
        case Pay(sous, what):
            if not 1 <= sous <= MOST_SOUS:
                return refuse("wh.edit.purse-range")
            key = "wh.edit.paid" if what.strip() else "wh.edit.paid-only"
            return _paid(editing, character, sous, say(key, amount=amount(sous), what=what.strip()))
        case Earn(sous, liards, what):
            return _earned(character, sous, liards, what.strip())
        case Buy():
            return _buy(editing, command)
        case Sell():
            return _sell(editing, command)


def _earned(character: Character, sous: int, liards: int, what: str) -> Edited | Refused:
    if min(sous, liards) < 0 or not sous + liards:
        return refuse("wh.edit.purse-range")
    purse = Purse(sous=character.purse.sous + sous, liards=character.purse.liards + liards)
    if max(purse.sous, purse.liards) > MOST_SOUS:
        return refuse("wh.edit.purse-range")
    key = "wh.edit.earned-for" if what else "wh.edit.earned"
    after = replace(character, purse=purse)
    return done(after, key, amount=amount(sous), liards=liards, what=what)


def _paid(editing: Editing, after: Character, price: int, label: Message) -> Edited | Refused:
    """`after` once its purse has paid; refused where it holds too little."""
    purse = paid(editing.settings, after.purse, price)
    if purse is None:
        held = amount(after.purse.sous)
        return refuse("wh.edit.too-poor", price=amount(price), held=held)
    return Edited(replace(after, purse=purse), label)


def _buy(editing: Editing, command: Buy) -> Edited | Refused:
    """What is bought and its price, together or not at all (WH-PRICE-MELEE, WH-PRICE-RANGED,
    WH-PRICE-ARMOUR, WH-PRICE-AMMO, WH-PRICE-GOODS)."""
    one = offer(editing.tables, command.ware, command.row)
    if one is None:
        return refuse("wh.edit.no-offer", id=command.row)
    if not 1 <= command.count <= MOST_BOUGHT[command.ware]:
        return refuse("wh.edit.range", least=1, most=MOST_BOUGHT[command.ware])
    price = command.price
    if price is None:
        price = price_of(one, command.count, bolts=command.bolts)
    if price is None:
        return refuse("wh.edit.no-price", name=one.name)
    if not 0 <= price <= MOST_SOUS:
        return refuse("wh.edit.purse-range")
    after = _received(editing, command, one)
    if isinstance(after, Refused):
        return after
    label = say("wh.edit.bought", count=command.count, name=one.name, amount=amount(price))
    return _paid(editing, after, price, label)


def _sell(editing: Editing, command: Sell) -> Edited | Refused:
    """What is sold and its price, together or not at all; what is left of it stays."""
    thing = owned_thing(editing.tables, editing.character, command.ware, command.id)
    if thing is None:
        return refuse("edit.no-such-entry")
    if not 1 <= command.count <= thing.count:
        return refuse("wh.edit.range", least=1, most=thing.count)
    price = command.price if command.price is not None else worth(thing, command.count)
    if price is None:
        return refuse("wh.edit.no-price", name=thing.name)
    purse = editing.character.purse
    if not 0 <= price <= MOST_SOUS - purse.sous:
        return refuse("wh.edit.purse-range")
    after = _without(editing.character, thing, command.count)
    label = say("wh.edit.sold", count=command.count, name=thing.name, amount=amount(price))
    return Edited(replace(after, purse=replace(purse, sous=purse.sous + price)), label)


def _without(character: Character, thing: Thing, count: int) -> Character:
    """The character with `count` fewer of a thing."""
    match thing.ware:
        case "weapon":
            kept = tuple(one for one in character.weapons if one.id != thing.id)
            return replace(character, weapons=kept)
        case "piece":
            return replace(
                character, armour=tuple(one for one in character.armour if one.id != thing.id)
            )
        case "ammunition":
            fewer = (
                replace(one, count=one.count - count) if one.id == thing.id else one
                for one in character.ammunition
            )
            return replace(character, ammunition=tuple(one for one in fewer if one.count))
        case "goods":
            left = (
                replace(one, quantity=one.quantity - count) if one.id == thing.id else one
                for one in character.items
            )
            return replace(character, items=tuple(one for one in left if one.quantity))


def _received(editing: Editing, command: Buy, one: Offer) -> Character | Refused:
    """The character with what he bought; armour is carried, not worn, and weapons are put away."""
    character = editing.character
    match command.ware:
        case "weapon":
            ids = _new_ids(command, {each.id for each in character.weapons})
            if not ids:
                return refuse("edit.id-taken")
            magazine = 0
            if command.row in editing.tables.ranged:
                magazine = editing.tables.ranged.get(command.row).magazine
            bought = tuple(
                WeaponHeld(
                    id=id,
                    weapon=command.row,
                    quality=command.quality,
                    version=max(0, command.version),
                    left=magazine,
                )
                for id in ids
            )
            return replace(character, weapons=(*character.weapons, *bought))
        case "piece":
            ids = _new_ids(command, {each.id for each in character.armour})
            if not ids:
                return refuse("edit.id-taken")
            pieces = tuple(
                PieceHeld(id=id, piece=command.row, quality=command.quality, worn=False)
                for id in ids
            )
            return replace(character, armour=(*character.armour, *pieces))
        case "ammunition":
            return _missiles(character, command)
        case "goods":
            return _goods(character, command, one)


def _new_ids(command: Buy, taken: set[str]) -> tuple[str, ...]:
    """Ids of what is bought, () when one is taken or empty."""
    ids = (command.id, *(f"{command.id}-{place}" for place in range(2, command.count + 1)))
    return () if not command.id or taken.intersection(ids) else ids


def _missiles(character: Character, command: Buy) -> Character | Refused:
    """Missiles join those of their kind."""
    kind = (command.row, command.bolts, command.quality)
    for one in character.ammunition:
        if (one.ammunition, one.bolts, one.quality) == kind:
            if one.count + command.count > MOST_COUNT:
                return refuse("wh.edit.range", least=0, most=MOST_COUNT)
            more = replace(one, count=one.count + command.count)
            after = tuple(more if each.id == one.id else each for each in character.ammunition)
            return replace(character, ammunition=after)
    fresh = Ammunition(
        id=command.id,
        ammunition=command.row,
        bolts=command.bolts,
        quality=command.quality,
        count=command.count,
    )
    grown = added(character.ammunition, fresh)
    return grown if isinstance(grown, Refused) else replace(character, ammunition=grown)


def _goods(character: Character, command: Buy, one: Offer) -> Character | Refused:
    """Things join those of their name; a service leaves nothing."""
    if not one.carried:
        return character
    name = str(one.name)
    for held in character.items:
        if held.name == name:
            if held.quantity + command.count > MOST_COUNT:
                return refuse("wh.edit.range", least=0, most=MOST_COUNT)
            more = replace(held, quantity=held.quantity + command.count)
            after = tuple(more if each.id == held.id else each for each in character.items)
            return replace(character, items=after)
    grown = added(character.items, Item(id=command.id, name=name, quantity=command.count))
    return grown if isinstance(grown, Refused) else replace(character, items=grown)
