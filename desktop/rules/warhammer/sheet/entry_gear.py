"""What is written on the lines of weapons, armour, ammunition and things, as edit commands.

A name on an added line adds something; a name that is rubbed out takes it away. What the tables
know goes by its name there; any other weapon is one of the table at home.
"""

from msgspec.structs import replace

from desktop.rules.members import found
from desktop.rules.sheetwriting import Wanted, absent, count, named, no_such_name
from desktop.rules.system import Refused
from desktop.rules.warhammer.commands.gear import (
    AddAmmunition,
    AddItem,
    AddPiece,
    AddWeapon,
    Hold,
    RemoveAmmunition,
    RemoveItem,
    RemovePiece,
    RemoveWeapon,
    UpdateAmmunition,
    UpdateItem,
    UpdatePiece,
    UpdateWeapon,
    Wear,
)
from desktop.rules.warhammer.document import Ammunition, Item, PieceHeld, WeaponHeld
from desktop.rules.warhammer.edits.apply import EditCommand
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.gear import weapon_name
from desktop.rules.warhammer.sheet.entries import HANDS, NO, QUALITIES, YES, piece_title

GEAR = ("weapon", "piece", "missile", "item")
Edits = tuple[EditCommand, ...] | Refused


def gear_edits(editing: Editing, wanted: Wanted) -> Edits:
    """The commands that make a place of a line read what is wanted."""
    match wanted.kind:
        case "weapon":
            return _weapon(editing, wanted)
        case "piece":
            return _piece(editing, wanted)
        case "missile":
            return _missile(editing, wanted)
        case _:
            return _item(editing, wanted)


def _weapon(editing: Editing, wanted: Wanted) -> Edits:
    now = found(editing.character.weapons, wanted.key)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddWeapon(_named_weapon(editing, WeaponHeld(id=wanted.key), wanted.text)),)
        return absent(wanted) or ()
    if wanted.field == "hand":
        hand = next((one for one, name in HANDS.items() if name == wanted.text.casefold()), None)
        return no_such_name(wanted.text) if hand is None else (Hold(now.id, hand),)
    if not wanted.text:
        return (RemoveWeapon(now.id),)
    if wanted.text == weapon_name(editing.tables, now):
        return ()
    return (UpdateWeapon(_named_weapon(editing, now, wanted.text)),)


def _named_weapon(editing: Editing, weapon: WeaponHeld, name: str) -> WeaponHeld:
    """A weapon of the tables by its name; one that they have keeps its row under a name of its
    own."""
    tables = editing.tables
    rows = ((one.id, one.name) for index in (tables.melee, tables.ranged) for one in index)
    row = named(rows, name)
    if row is None:
        return replace(weapon, name=name)
    return replace(weapon, weapon=row, name="")


def _piece(editing: Editing, wanted: Wanted) -> Edits:
    now = found(editing.character.armour, wanted.key)
    tables = editing.tables
    if wanted.field == "name" and wanted.text and (now is not None or wanted.is_new):
        row = named(((one.id, piece_title(tables, one)) for one in tables.pieces), wanted.text)
        if row is None and now is not None and now.own is not None:
            return (UpdatePiece(replace(now, piece=wanted.text)),)
        if row is None:
            return no_such_name(wanted.text)
        if now is None:
            return (AddPiece(PieceHeld(id=wanted.key, piece=row)),)
        return (UpdatePiece(replace(now, piece=row, own=None)),)
    if now is None:
        return absent(wanted) or ()
    match wanted.field:
        case "quality":
            quality = named(QUALITIES.items(), wanted.text)
            if quality is None:
                return no_such_name(wanted.text)
            return (UpdatePiece(replace(now, quality=quality)),)
        case "worn":
            worn = {YES: True, NO: False}.get(wanted.text.casefold())
            return no_such_name(wanted.text) if worn is None else (Wear(now.id, worn),)
        case _:
            return (RemovePiece(now.id),)


def _missile(editing: Editing, wanted: Wanted) -> Edits:
    now = found(editing.character.ammunition, wanted.key)
    rows = editing.tables.ammunition
    if wanted.field == "name" and wanted.text and (now is not None or wanted.is_new):
        row = named(((one.id, one.name) for one in rows), wanted.text)
        if row is None:
            return no_such_name(wanted.text)
        if now is None:
            return (AddAmmunition(Ammunition(id=wanted.key, ammunition=row)),)
        return (UpdateAmmunition(replace(now, ammunition=row)),)
    if now is None:
        return absent(wanted) or ()
    match wanted.field:
        case "quality":
            quality = named(QUALITIES.items(), wanted.text)
            if quality is None:
                return no_such_name(wanted.text)
            return (UpdateAmmunition(replace(now, quality=quality)),)
        case "count":
            amount = count(wanted.text)
            if isinstance(amount, Refused):
                return amount
            return (UpdateAmmunition(replace(now, count=amount)),)
        case _:
            return (RemoveAmmunition(now.id),)


def _item(editing: Editing, wanted: Wanted) -> Edits:
    now = found(editing.character.items, wanted.key)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddItem(Item(id=wanted.key, name=wanted.text)),)
        return absent(wanted) or ()
    match wanted.field:
        case "quantity":
            quantity = count(wanted.text)
            if isinstance(quantity, Refused):
                return quantity
            return (UpdateItem(replace(now, quantity=quantity)),)
        case "note":
            return (UpdateItem(replace(now, note=wanted.text)),)
        case _:
            if not wanted.text:
                return (RemoveItem(now.id),)
            return (UpdateItem(replace(now, name=wanted.text)),)
