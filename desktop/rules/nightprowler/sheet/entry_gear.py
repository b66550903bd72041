"""What is written on the lines of weapons, armour, things and people, as edit commands.

A name on an added line adds something; a name that is rubbed out takes it away.
"""

from msgspec.structs import replace

from desktop.rules.nightprowler.commands.creation import EditCommand
from desktop.rules.nightprowler.commands.play import (
    AddArmour,
    AddContact,
    AddItem,
    AddWeapon,
    RemoveArmour,
    RemoveContact,
    RemoveItem,
    RemoveWeapon,
    UpdateArmour,
    UpdateContact,
    UpdateItem,
    UpdateWeapon,
)
from desktop.rules.nightprowler.document.character import Armour, Contact, Item, Weapon
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.sheetwriting import Wanted, absent, count, no_such_name, plain
from desktop.rules.system import Refused

GEAR = ("weapon", "armour", "item", "contact")


def gear_edits(editing: Editing, wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    """The commands that make a place of a line read what is wanted."""
    match wanted.kind:
        case "weapon":
            return _weapon(editing, wanted)
        case "armour":
            return _armour(editing, wanted)
        case "item":
            return _item(editing, wanted)
        case _:
            return _contact(editing, wanted)


def _absent(wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    return absent(wanted) or ()


def _weapon(editing: Editing, wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    now = next((one for one in editing.character.weapons if one.id == wanted.key), None)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddWeapon(Weapon(wanted.key, wanted.text)),)
        return _absent(wanted)
    if wanted.field == "family":
        families = editing.tables.weapon_families
        ids = [one.id for one in families if plain(one.name) == plain(wanted.text)]
        if wanted.text and not ids:
            return no_such_name(wanted.text)
        return (UpdateWeapon(replace(now, family=ids[0] if ids else "")),)
    if wanted.field == "allonge":
        allonge = count(wanted.text)
        if isinstance(allonge, Refused):
            return allonge
        return (UpdateWeapon(replace(now, allonge=allonge)),)
    if not wanted.text:
        return (RemoveWeapon(now.id),)
    return (UpdateWeapon(replace(now, name=wanted.text)),)


def _armour(editing: Editing, wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    now = next((one for one in editing.character.armours if one.id == wanted.key), None)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddArmour(Armour(wanted.key, wanted.text)),)
        return _absent(wanted)
    if wanted.field == "name":
        if not wanted.text:
            return (RemoveArmour(now.id),)
        return (UpdateArmour(replace(now, name=wanted.text)),)
    left = count(wanted.text)
    if isinstance(left, Refused):
        return left
    if wanted.field == "blunt":
        return (UpdateArmour(replace(now, protection_blunt=left + now.lost)),)
    # Less than it had when new is damage that can be repaired; more is another armour.
    lost = max(0, now.protection - left)
    return (UpdateArmour(replace(now, protection=max(now.protection, left), lost=lost)),)


def _item(editing: Editing, wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    now = next((one for one in editing.character.items if one.id == wanted.key), None)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddItem(Item(wanted.key, wanted.text)),)
        return _absent(wanted)
    if wanted.field == "quantity":
        quantity = count(wanted.text)
        if isinstance(quantity, Refused):
            return quantity
        return (UpdateItem(replace(now, quantity=quantity)),)
    if wanted.field == "note":
        return (UpdateItem(replace(now, note=wanted.text)),)
    if not wanted.text:
        return (RemoveItem(now.id),)
    return (UpdateItem(replace(now, name=wanted.text)),)


def _contact(editing: Editing, wanted: Wanted) -> tuple[EditCommand, ...] | Refused:
    now = next((one for one in editing.character.contacts if one.id == wanted.key), None)
    if now is None:
        if wanted.is_new and wanted.field == "name" and wanted.text:
            return (AddContact(Contact(wanted.key, wanted.text)),)
        return _absent(wanted)
    if wanted.field == "milieu":
        return (UpdateContact(replace(now, milieu=wanted.text)),)
    if wanted.field == "note":
        return (UpdateContact(replace(now, note=wanted.text)),)
    if wanted.field == "rank":
        levels = editing.tables.contact_levels
        ids = [one.id for one in levels if plain(one.name) == plain(wanted.text)]
        if wanted.text and not ids:
            return no_such_name(wanted.text)
        return (UpdateContact(replace(now, rank=ids[0] if ids else "")),)
    if not wanted.text:
        return (RemoveContact(now.id),)
    return (UpdateContact(replace(now, name=wanted.text)),)
