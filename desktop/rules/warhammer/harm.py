"""What the wounds of a character change in a number: penalties that run and injuries that stay
(III; WH-CRIT-CUMULATIVE, WH-CRIT-EXTRA-STATS)."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Character, Hand, Wound
from desktop.rules.warhammer.settings import Settings

SPREAD = ("ct", "f", "ag")
HAND = "main"


def harmed(settings: Settings, character: Character, stat: str, so_far: Breakdown) -> Breakdown:
    """`so_far` with every effect of wounds on a stat: amounts first, then halving (rounded
    down)."""
    halved: list[Message] = []
    total = so_far
    for wound in character.wounds:
        name = label(wound)
        for running in () if wound.healed else wound.penalties:
            spread = running.stat == "cc" and stat in _spread(settings, character)
            if running.stat != stat and not spread:
                continue
            if running.halved:
                halved.append(name)
            else:
                total = total.plus(name, running.amount, "WH-CRIT-CUMULATIVE")
        for injury in wound.injuries:
            # With one hand, or in tests with both, it is the test that says so.
            if injury.stat != stat or injury.only:
                continue
            if injury.halved:
                halved.append(name)
            else:
                total = total.plus(name, injury.amount, "WH-CRIT-CUMULATIVE")
    for name in halved:
        total = total.plus(name, half_lost(total.total), "WH-CRIT-CUMULATIVE")
    return total


def half_lost(value: int) -> int:
    """What halving takes off a number (0 or less), the half rounded down; nothing off one below
    zero, which half of it would better."""
    return min(0, value // 2 - value)


def _spread(settings: Settings, character: Character) -> tuple[str, ...]:
    """What penalties of CC bear on beside it, where the table plays so: other characteristics
    (WH-CRIT-EXTRA-STATS), and FM of those who know magic (WH-CRIT-MAGES)."""
    found = SPREAD if settings.options.cc_penalties_spread else ()
    return (*found, "fm") if settings.options.mage_fm and character.magic else found


def handed(
    character: Character, stat: str, so_far: Breakdown, hand: Hand, *, told: bool = False
) -> Breakdown:
    """`so_far` with what lost or broken fingers cost whoever uses that hand (WH-CRIT-DIGITS): the
    hurt one, or both; where nobody said on which side it is, the table tells (`told`)."""
    total = so_far
    for wound in character.wounds:
        used = hand is Hand.BOTH or (hand.value == wound.side if wound.side else told)
        for injury in wound.injuries:
            if used and injury.stat == stat and injury.only == HAND:
                total = total.plus(label(wound), injury.amount, "WH-CRIT-DIGITS")
    return total


def label(wound: Wound) -> Message:
    """How a wound is named in a sum."""
    return say("wh.wound.label", zone=say(f"wh.zone.{wound.location}"), value=wound.value)
