"""What stands in the catalogue, in words: what a ware is, beside its name and its price (VII)."""

from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer.catalogue import Offer
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.tables.gear import Ammunition, Melee, Piece, Ranged
from desktop.rules.warhammer.tables.tables import Tables

QUARTERS = {1: "¼", 2: "½", 3: "¾", 4: "1"}


def described(tables: Tables, offer: Offer) -> Message:
    """A line about an offer: its group, and what the rules need to know of it."""
    match offer.ware:
        case "weapon" if offer.row in tables.melee:
            facts = _melee(tables, tables.melee.get(offer.row))
        case "weapon":
            facts = _ranged(tables, tables.ranged.get(offer.row))
        case "piece":
            facts = _piece(tables, tables.pieces.get(offer.row))
        case "ammunition":
            facts = _ammunition(tables, tables.ammunition.get(offer.row))
        case "goods":
            facts = () if offer.carried else (say("wh.offer.service"),)
    return say("wh.offer.line", facts=(_named(offer.group), *facts))


def priced(offer: Offer) -> Message:
    """The price of an offer: one amount, a span, what a lot costs, or that none is given."""
    if offer.price is None:
        return say("wh.offer.no-price")
    if offer.most is not None:
        return say("wh.offer.span", least=amount(offer.price), most=amount(offer.most))
    if offer.lot > 1:
        return say("wh.offer.lot", amount=amount(offer.price), count=offer.lot)
    return amount(offer.price)


def _melee(tables: Tables, row: Melee) -> tuple[Message, ...]:
    facts: list[Message] = []
    if row.critical is not None:
        facts.append(_damage(row.damage))
    facts += _hands(row.hands)
    facts += _group(tables, row.group)
    sets = row.versions or tuple(one.attributes for one in row.grips) or (row.attributes,)
    return (*facts, *_attributes(tables, tuple(dict.fromkeys(id for one in sets for id in one))))


def _ranged(tables: Tables, row: Ranged) -> tuple[Message, ...]:
    facts: list[Message] = []
    if row.strength is not None:
        facts.append(say("wh.offer.strength", damage=row.strength))
    elif row.damage is not None:
        facts.append(_damage(row.damage))
    facts.append(say("wh.offer.reach", reach=row.reach, most=row.most or row.reach))
    facts += _hands(row.hands)
    facts += [say("wh.offer.only-thrown")] if row.only_thrown else []
    facts += _group(tables, row.group)
    return (*facts, *_attributes(tables, row.attributes))


def _piece(tables: Tables, row: Piece) -> tuple[Message, ...]:
    armour = tables.armours.get(row.armour)
    covered = tuple(
        say("wh.offer.covers", zone=say(f"wh.zone.{zone}"), part=QUARTERS[quarters])
        for zone, quarters in (
            ("tete", row.tete),
            ("bras", row.bras),
            ("corps", row.corps),
            ("jambes", row.jambes),
        )
        if quarters
    )
    sure = (say("wh.offer.inferred"),) if row.inferred else ()
    weight = say(f"wh.offer.weight-{armour.weight}")
    return (say("wh.offer.pa", pa=armour.pa), weight, *covered, *sure)


def _ammunition(tables: Tables, row: Ammunition) -> tuple[Message, ...]:
    return (*_attributes(tables, row.attributes), _named(row.effect))


def _damage(damage: int) -> Message:
    if not damage:
        return say("wh.offer.damage-bf")
    return say("wh.offer.damage", damage=f"{damage:+}".replace("-", "−"))


def _hands(hands: int) -> tuple[Message, ...]:
    return (say("wh.offer.two-hands"),) if hands > 1 else ()


def _group(tables: Tables, group: str | None) -> tuple[Message, ...]:
    if group is None:
        return ()
    return (say("wh.offer.mastery", group=tables.weapon_groups.get(group).name),)


def _attributes(tables: Tables, attributes: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(_named(tables.attributes.get(one).name) for one in attributes)


def _named(name: Text) -> Message:
    return say("wh.offer.name", name=name)
