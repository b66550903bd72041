"""What a fight owns of a character, written onto its document, and taken off it again."""

import msgspec

from desktop.rules.nightprowler.document.character import Armour, Character, Weapon
from desktop.rules.nightprowler.fight.parts import Gear
from desktop.rules.nightprowler.fight.state import Fighter

replace = msgspec.structs.replace


def live(fighter: Fighter, document: Character) -> Character:
    """A document with what the fight owns of it (wounds, conditions, PH left, damage to gear)
    written on."""
    spent = fighter.stats.heroism_max - fighter.heroism
    return with_gear(
        fighter.gear,
        replace(
            document, health=fighter.health, pools=replace(document.pools, heroism_spent=spent)
        ),
    )


def with_gear(gear: Gear, document: Character) -> Character:
    """A document whose things are as the fight has left them (IV.B.7)."""
    if gear == Gear():
        return document
    return replace(
        document,
        weapons=tuple(
            replace(each, broken=True) if each.id in gear.broken else each
            for each in document.weapons
        ),
        armours=tuple(
            replace(each, lost=gear.lost[each.id]) if each.id in gear.lost else each
            for each in document.armours
        ),
        shield="" if gear.split else document.shield,
    )


def same_gear(one: Character, other: Character) -> bool:
    """Whether two documents agree on what a fight may damage, for the things that both hold."""
    return (
        _weapons(one, other) == _weapons(other, one)
        and _armours(one, other) == _armours(other, one)
        and one.shield == other.shield
    )


def with_gear_of(base: Character, document: Character) -> Character:
    """`document` with the damage that `base` shows, for the things that both hold."""
    weapons = {each.id: each for each in base.weapons}
    armours = {each.id: each for each in base.armours}
    return replace(
        document,
        weapons=tuple(_as_broken(each, weapons.get(each.id)) for each in document.weapons),
        armours=tuple(_as_worn(each, armours.get(each.id)) for each in document.armours),
        shield=base.shield,
    )


def carried(was: Fighter, now: Fighter, document: Character) -> Character:
    """An edited document, told to the fight when the fighter `was` so, as it reads when he is as
    `now`: what the edit left alone of what the fight owns is his present state."""
    before, after = live(was, was.document), live(now, now.document)
    if same_gear(before, document):
        document = with_gear(now.gear, with_gear_of(now.document, document))
    if document.pools.heroism_spent == before.pools.heroism_spent:
        pools = replace(document.pools, heroism_spent=after.pools.heroism_spent)
        document = replace(document, pools=pools)
    if document.health == before.health:
        document = replace(document, health=after.health)
    return document


def _as_broken(weapon: Weapon, model: Weapon | None) -> Weapon:
    return weapon if model is None else replace(weapon, broken=model.broken)


def _as_worn(armour: Armour, model: Armour | None) -> Armour:
    return armour if model is None else replace(armour, lost=model.lost)


def _weapons(one: Character, other: Character) -> dict[str, bool]:
    held = {each.id for each in other.weapons}
    return {each.id: each.broken for each in one.weapons if each.id in held}


def _armours(one: Character, other: Character) -> dict[str, int]:
    held = {each.id for each in other.armours}
    return {each.id: each.lost for each in one.armours if each.id in held}
