"""The equipment of a surprise: what the capital pays, starting with a weapon of one's own trade."""

from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Armour, Item, Weapon
from desktop.rules.nightprowler.settings.values import ArmourPrice, StarterWeapon
from desktop.rules.nightprowler.surprise.skills import Filling
from desktop.rules.nightprowler.tables.load import Tables

MOST_ITEMS = 4


def weapon_of(starter: StarterWeapon, id: str) -> Weapon:
    """A weapon of the campaign's list as one on a sheet."""
    return Weapon(
        id=id,
        name=starter.name,
        family=starter.family,
        allonge=starter.allonge,
        track=starter.track,
        blunt=starter.blunt,
        hands=starter.hands,
        penetration_short=starter.penetration_short,
        penetration_long=starter.penetration_long,
        ranges=starter.ranges,
        price=starter.price,
        flags=starter.flags,
    )


def armour_of(tables: Tables, priced: ArmourPrice, id: str) -> Armour:
    """An armour of the tables with the campaign's price as one on a sheet (IV.B.7,
    NP-ARMOUR-TABLE)."""
    found = tables.armour(priced.id)
    percent = priced.repair_percent
    return Armour(
        id=id,
        name=found.name,
        protection=found.protection,
        protection_blunt=found.protection_blunt,
        repair_percent=found.repair_percent if percent is None else percent,
        price=priced.price,
    )


def equip(filling: Filling) -> None:
    """Buy afresh: a weapon whose skill is best, sometimes an armour, a few useful things."""
    rng, settings = filling.rng, filling.settings
    derived = filling.derived()
    left = derived.capital.total

    def skill(starter: StarterWeapon) -> int:
        view = derived.skill(filling.tables.combat_skill(starter.family))
        return view.value.total if view else 0

    starters = [one for one in settings.weapons if one.price <= left]
    rng.shuffle(starters)
    weapons: list[Weapon] = []
    if starters:
        best = max(starters, key=skill)
        weapons.append(weapon_of(best, "arme-1"))
        left -= best.price
    armours: list[Armour] = []
    payable = [one for one in settings.armours if one.price <= left]
    if payable and rng.randrange(2):
        armours.append(armour_of(filling.tables, rng.choice(payable), "armure-1"))
        left -= armours[0].price
    items: list[Item] = []
    gear = list(settings.gear)
    rng.shuffle(gear)
    for one in gear:
        if one.price <= left and len(items) < MOST_ITEMS:
            items.append(Item(id=f"objet-{len(items) + 1}", name=one.name, price=one.price))
            left -= one.price
    filling.character = replace(
        filling.character,
        weapons=tuple(weapons),
        armours=tuple(armours),
        items=tuple(items),
        shield="",
    )
