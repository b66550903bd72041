"""What the campaign's lists offer at the start: options to read, and commands that buy them."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.edits.apply import AddArmour, AddItem, AddWeapon, SetShield
from desktop.rules.nightprowler.settings.shipped import Settings, StarterWeapon
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.system import Struct

WEAPON, ARMOUR, SHIELD, GEAR = "weapon", "armour", "shield", "gear"


@dataclass(frozen=True)
class Offer:
    """Something to buy: `kind` is one of the four lists, `price` is in couronnes."""

    kind: str
    id: str
    name: str
    price: int

    @property
    def key(self) -> str:
        """Unique among the lists."""
        return f"{self.kind}:{self.id}"


def offers(tables: Tables, settings: Settings) -> Iterator[Offer]:
    """Everything on offer, list by list."""
    for weapon in settings.weapons:
        yield Offer(WEAPON, weapon.id, weapon.name, weapon.price)
    for armour in settings.armours:
        yield Offer(ARMOUR, armour.id, tables.armour(armour.id).name, armour.price)
    for shield in settings.shields:
        yield Offer(SHIELD, shield.id, shield.name, shield.price)
    for gear in settings.gear:
        yield Offer(GEAR, gear.id, gear.name, gear.price)


def purchase(tables: Tables, settings: Settings, offer: Offer, new_id: str) -> Struct:
    """The command that buys an offer."""
    match offer.kind:
        case "weapon":
            return AddWeapon(_weapon(settings.weapon(offer.id), new_id))
        case "armour":
            listed, price = tables.armour(offer.id), settings.armour(offer.id)
            percent = listed.repair_percent
            if price.repair_percent is not None:
                percent = price.repair_percent
            return AddArmour(
                document.Armour(
                    new_id,
                    listed.name,
                    protection=listed.protection,
                    protection_blunt=listed.protection_blunt,
                    repair_percent=percent,
                    price=price.price,
                )
            )
        case "shield":
            return SetShield(offer.id)
        case _:
            return AddItem(document.Item(new_id, offer.name, price=offer.price))


def _weapon(starter: StarterWeapon, new_id: str) -> document.Weapon:
    return document.Weapon(
        id=new_id,
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
