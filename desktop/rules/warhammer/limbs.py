"""Hands that wounds took for good or for a time, and what can still be held (III; I:
WH-WPN-TWOHANDED, WH-OFFHAND-EXTRA-A).

A wound is on one side of the body; the tables do not say on which, so the table at home does, once.
Until it has, one hand is known to be missing and either may be the other one.
"""

from collections.abc import Iterable

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Character, Hand, WeaponHeld, Wound

SIDES = (Hand.RIGHT.value, Hand.LEFT.value)
_HAND_LOSSES = ("main", "bras")
_OF_A_SIDE = (*_HAND_LOSSES, "doigts", "pied", "jambe", "orteils", "gros-orteil", "oeil", "oreille")
_ARMS, _LEGS = "bras", "jambes"
CUT_OFF, LEG, OF_HAND, EYE = "amputation", "jambe", "main", "oeil"


class Missing(msgspec.Struct, frozen=True):
    """The hands that cannot hold anything: those that are known, and how many more are not."""

    known: frozenset[Hand] = frozenset()
    unknown: int = 0

    @property
    def left(self) -> int:
        """How many hands can be used."""
        return max(0, 2 - len(self.known) - self.unknown)


def takes_hand(wound: Wound) -> bool:
    """Whether a wound leaves a hand that holds nothing: it is lost, or of no use for now."""
    if wound.useless and wound.useless != LEG and not wound.healed:
        return True
    return any(
        (one.what in _HAND_LOSSES and not one.broken)
        or (one.what == CUT_OFF and wound.location == _ARMS)
        for one in wound.injuries
    )


def has_side(wound: Wound) -> bool:
    """Whether it matters on which side of the body a wound is."""
    return bool(wound.useless and not wound.healed) or any(
        one.what in _OF_A_SIDE
        or one.only == OF_HAND
        or (one.what == CUT_OFF and wound.location in (_ARMS, _LEGS))
        for one in wound.injuries
    )


def is_limb(wound: Wound) -> bool:
    """Whether a wound is on what can be cut off: nobody lives on without his head or trunk
    (WH-INFECT-MARGIN-41)."""
    return wound.location in (_ARMS, _LEGS)


def blind(character: Character) -> bool:
    """Whether wounds took both eyes; two on the same side took one."""
    took = [one for one in character.wounds if any(injury.what == EYE for injury in one.injuries)]
    known = {one.side for one in took if one.side in SIDES}
    return len(known) + sum(one.side not in SIDES for one in took) >= len(SIDES)


def unsaid(character: Character) -> tuple[Wound, ...]:
    """The wounds whose side says which hand is missing or maimed, and that nobody has told yet."""
    return tuple(
        one
        for one in character.wounds
        if not one.side
        and (takes_hand(one) or any(injury.only == OF_HAND for injury in one.injuries))
    )


def missing(character: Character) -> Missing:
    """The hands that wounds took."""
    took = [one for one in character.wounds if takes_hand(one)]
    known = frozenset(Hand(one.side) for one in took if one.side in SIDES)
    return Missing(known, sum(one.side not in SIDES for one in took))


def cannot_hold(character: Character, hand: Hand) -> Message | None:
    """Why nothing can be held so, whatever else is held; None when it can."""
    gone = missing(character)
    if hand is Hand.NONE or gone.left == 2:
        return None
    if not gone.left:
        return say("wh.hands.none-left")
    if hand is Hand.BOTH:
        return say("wh.hands.one-left")
    return say(f"wh.hands.lost-{hand.value}") if hand in gone.known else None


def still_held(character: Character, weapons: Iterable[WeaponHeld]) -> tuple[WeaponHeld, ...]:
    """Those of the held weapons that the hands which are left can hold, the right hand first."""
    left = missing(character).left
    found: list[WeaponHeld] = []
    for held in sorted(weapons, key=_rank):
        if cannot_hold(character, held.hand) is None and len(found) < left:
            found.append(held)
    return tuple(found)


def let_go(character: Character) -> tuple[WeaponHeld, ...]:
    """The weapons of a character once those that a lost hand held are put away."""
    held = [one for one in character.weapons if one.hand is not Hand.NONE]
    kept = {one.id for one in still_held(character, held)}
    return tuple(
        one if one.hand is Hand.NONE or one.id in kept else _stowed(one)
        for one in character.weapons
    )


def _stowed(held: WeaponHeld) -> WeaponHeld:
    return msgspec.structs.replace(held, hand=Hand.NONE)


def _rank(held: WeaponHeld) -> int:
    return (Hand.RIGHT, Hand.BOTH, Hand.LEFT, Hand.NONE).index(held.hand)
