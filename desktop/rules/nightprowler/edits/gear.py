"""Edits of what is carried and who is known: weapons, armour, items, contacts, Réputations."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import added, removed, updated
from desktop.rules.nightprowler.commands.play import (
    AddArmour,
    AddContact,
    AddItem,
    AddReputation,
    AddWeapon,
    GearCommand,
    RemoveArmour,
    RemoveContact,
    RemoveItem,
    RemoveReputation,
    RemoveWeapon,
    SetShield,
    UpdateArmour,
    UpdateContact,
    UpdateItem,
    UpdateReputation,
    UpdateWeapon,
)
from desktop.rules.nightprowler.document.character import Armour, Item, Weapon
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.system import Edited, Refused


def edit_gear(editing: Editing, command: GearCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case AddWeapon() | UpdateWeapon() | RemoveWeapon():
            return _weapons(editing, command)
        case AddArmour() | UpdateArmour() | RemoveArmour():
            return _armours(editing, command)
        case AddItem() | UpdateItem() | RemoveItem():
            return _items(editing, command)
        case AddContact() | UpdateContact() | RemoveContact():
            return _contacts(editing, command)
        case AddReputation() | UpdateReputation() | RemoveReputation():
            return _reputations(editing, command)
        case SetShield(shield):
            return _shield(editing, shield)


def _name(members: tuple[Weapon, ...] | tuple[Armour, ...] | tuple[Item, ...], id: str) -> str:
    return next((one.name for one in members if one.id == id), "")


def _weapons(
    editing: Editing, command: AddWeapon | UpdateWeapon | RemoveWeapon
) -> Edited | Refused:
    now = editing.character.weapons
    if isinstance(command, RemoveWeapon):
        after, key, name = removed(now, command.id), "removed", _name(now, command.id)
    else:
        weapon = command.weapon
        if weapon.family and weapon.family not in editing.tables.weapon_families:
            return refuse("np.problem.unknown-family", name=weapon.name, id=weapon.family)
        if weapon.allonge < 0 or weapon.price < 0 or weapon.hands not in (1, 2):
            return refuse("np.edit.impossible-value", name=weapon.name)
        new = isinstance(command, AddWeapon)
        after = added(now, weapon) if new else updated(now, weapon)
        key, name = "added" if new else "updated", weapon.name
    if isinstance(after, Refused):
        return after
    return done(replace(editing.character, weapons=after), f"np.edit.gear-{key}", name=name)


def _armours(
    editing: Editing, command: AddArmour | UpdateArmour | RemoveArmour
) -> Edited | Refused:
    now = editing.character.armours
    if isinstance(command, RemoveArmour):
        after, key, name = removed(now, command.id), "removed", _name(now, command.id)
    else:
        armour = command.armour
        if min(armour.protection, armour.protection_blunt, armour.lost, armour.price) < 0:
            return refuse("np.edit.impossible-value", name=armour.name)
        new = isinstance(command, AddArmour)
        after = added(now, armour) if new else updated(now, armour)
        key, name = "added" if new else "updated", armour.name
    if isinstance(after, Refused):
        return after
    return done(replace(editing.character, armours=after), f"np.edit.gear-{key}", name=name)


def _items(editing: Editing, command: AddItem | UpdateItem | RemoveItem) -> Edited | Refused:
    now = editing.character.items
    if isinstance(command, RemoveItem):
        after, key, name = removed(now, command.id), "removed", _name(now, command.id)
    else:
        item = command.item
        if item.quantity < 0 or item.price < 0:
            return refuse("np.edit.impossible-value", name=item.name)
        new = isinstance(command, AddItem)
        after = added(now, item) if new else updated(now, item)
        key, name = "added" if new else "updated", item.name
    if isinstance(after, Refused):
        return after
    return done(replace(editing.character, items=after), f"np.edit.gear-{key}", name=name)


def _contacts(
    editing: Editing, command: AddContact | UpdateContact | RemoveContact
) -> Edited | Refused:
    now = editing.character.contacts
    if isinstance(command, RemoveContact):
        after, key = removed(now, command.id), "removed"
    else:
        contact = command.contact
        if contact.rank and contact.rank not in editing.tables.contact_levels:
            return refuse("np.edit.impossible-value", name=contact.name)
        new = isinstance(command, AddContact)
        after = added(now, contact) if new else updated(now, contact)
        key = "added" if new else "updated"
    if isinstance(after, Refused):
        return after
    return done(replace(editing.character, contacts=after), f"np.edit.contact-{key}")


def _reputations(
    editing: Editing, command: AddReputation | UpdateReputation | RemoveReputation
) -> Edited | Refused:
    now = editing.character.reputations
    if isinstance(command, RemoveReputation):
        after, key = removed(now, command.id), "removed"
    else:
        new = isinstance(command, AddReputation)
        after = added(now, command.reputation) if new else updated(now, command.reputation)
        key = "added" if new else "updated"
    if isinstance(after, Refused):
        return after
    return done(replace(editing.character, reputations=after), f"np.edit.reputation-{key}")


def _shield(editing: Editing, shield: str) -> Edited | Refused:
    if shield and shield not in {one.id for one in editing.settings.shields}:
        return refuse("np.problem.unknown-shield", id=shield)
    return done(replace(editing.character, shield=shield), "np.edit.shield")
