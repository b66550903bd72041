"""Edits of what is rolled at creation and moved about (IV; WH-CREATE-ELF-E,
WH-CREATE-SWAP).

No value is ever replaced by an average: Shallya has no mercy here (WH-CREATE-NO-SHALLYA).
"""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.message import say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.commands.person import SetDestinyDie, SetDice, Swap
from desktop.rules.warhammer.creation import DIE, LEAST_ROLL, MOST_ROLL, is_swap
from desktop.rules.warhammer.document import CHARACTERISTICS, Character


def edit_rolled(character: Character, command: SetDice | SetDestinyDie | Swap) -> Edited | Refused:
    """Apply one of these commands."""
    match command:
        case SetDice(one, value):
            return _dice(character, one, value)
        case SetDestinyDie(value):
            if value is not None and not 1 <= value <= DIE:
                return refuse("wh.edit.destiny-die-range", value=value)
            after = replace(character, origin=replace(character.origin, destiny_die=value))
            return done(after, "wh.edit.destiny-die", value=value or 0)
        case Swap(swapped):
            names = {*swapped, *swapped.values()}
            if not names <= set(CHARACTERISTICS) or not is_swap(swapped):
                return refuse("wh.problem.swap")
            moved = {one: other for one, other in swapped.items() if one != other}
            after = replace(character, origin=replace(character.origin, swapped=moved))
            return done(after, "wh.edit.swap" if moved else "wh.edit.no-swap")


def _dice(character: Character, one: str, value: int | None) -> Edited | Refused:
    if one not in CHARACTERISTICS:
        return refuse("wh.edit.no-characteristic", id=one)
    name = say(f"wh.c.{one}")
    if value is not None and not LEAST_ROLL <= value <= MOST_ROLL:
        return refuse("wh.problem.dice", name=name, value=value)
    origin = character.origin
    dice = {each: rolled for each, rolled in origin.dice.items() if each != one}
    if value is None:
        after = replace(character, origin=replace(origin, dice=dice))
        return done(after, "wh.edit.no-dice", name=name)
    after = replace(character, origin=replace(origin, dice={**dice, one: value}))
    return done(after, "wh.edit.dice", name=name, value=value)
