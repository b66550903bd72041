"""What a melee attack is rolled against (III): combat CC, then weapon, posture, action, situation.

Every term names its rule; the order is that of WH-FLOW-STEP1.
"""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.warhammer.arms import Arm, in_this_hand, long, mastered, unmastered
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables

EXTRA = -10
AIM = 10
CHARGE = 10
CHARGE_MOST = 3
"""How many times his M somebody may charge."""
PER_PIERCED = -10
CRAMPED = -10
REACH = 10
SPECIALS = {
    "par-dessus-les-defenses": (-10, "WH-SPEC-OVER-DEFENCE"),
    "allonge-surprise": (10, "WH-SPEC-SURPRISE-REACH"),
    "posture-du-piquier": (10, "WH-SPEC-PIKE-STANCE"),
}
"""What a special action adds to CC where it is a fixed number, and its rule."""
PRONE, PRONE_OPPONENT, DISARMED = "attaquant-a-terre", "adversaire-a-terre", "adversaire-desarme"


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """How a fighter attacks: with what, from which posture, by which action.

    `number` is 1 for the first attack of the round. `aimed` is "cc" or "degats" after Viser.
    `pierced` is the K of a Coup perforant. `situation` are ids of the table of modifiers that are
    ticked. `against` is the opponent's weapon, None for a disarmed one.
    """

    arm: Arm
    posture: str = "normale"
    damage_instead: bool = False
    number: int = 1
    charging: bool = False
    aimed: str = ""
    special: str = ""
    pierced: int = 0
    cramped: bool = False
    situation: tuple[str, ...] = ()
    against: Arm | None = None


def melee_target(
    tables: Tables, settings: Settings, character: Character, combat: Breakdown, attack: Attack
) -> Breakdown:
    """What the attack must be rolled under, from the combat CC and the penalty of armour in it."""
    total = combat
    if not mastered(character, attack.arm) and settings.readings.mastery_halves == "combat":
        total = unmastered(total)
    total = in_this_hand(character, attack.arm, total)
    total = _posture(tables, attack, total)
    total = total.plus(say("wh.attack.extra"), EXTRA * (attack.number - 1), "WH-ACT-ATTACK")
    if attack.charging:
        total = total.plus(say("wh.attack.charge"), CHARGE, "WH-ACT-CHARGE")
    if attack.aimed == "cc":
        total = total.plus(say("wh.attack.aimed"), AIM, "WH-ACT-AIM")
    if attack.special in SPECIALS:
        name = tables.specials.get(attack.special).name
        total = total.plus(name, *SPECIALS[attack.special])
    total = total.plus(
        say("wh.attack.pierced", count=attack.pierced),
        PER_PIERCED * attack.pierced,
        "WH-SPEC-PIERCING",
    )
    total = _reach(settings, attack, total)
    return situated(tables, total, attack.situation)


def situated(tables: Tables, total: Breakdown, ticked: Iterable[str]) -> Breakdown:
    """A sum with the ticked modifiers of the table of CC (WH-MOD-CC); each counts once."""
    for id in dict.fromkeys(ticked):
        if id in tables.cc_modifiers:
            one = tables.cc_modifiers.get(id)
            total = total.plus(one.name, one.amount, "WH-MOD-CC")
    return total


def _posture(tables: Tables, attack: Attack, total: Breakdown) -> Breakdown:
    # A charge leaves no posture (WH-ACT-CHARGE).
    if attack.charging or attack.posture not in tables.postures:
        return total
    one = tables.postures.get(attack.posture)
    if attack.damage_instead and one.damage_instead is not None:
        return total
    return total.plus(one.name, one.attack, "WH-POST-NORMAL")


def _reach(settings: Settings, attack: Attack, total: Breakdown) -> Breakdown:
    """Long against short, and long where there is no room (WH-WPN-LONG-SHORT,
    WH-WPN-LONG-CRAMPED)."""
    mine = long(settings, attack.arm)
    if mine and attack.cramped:
        total = total.plus(say("wh.attack.cramped"), CRAMPED, "WH-WPN-LONG-CRAMPED")
    if attack.against is None:
        return total
    his = long(settings, attack.against)
    if mine and not his:
        return total.plus(say("wh.attack.longer"), REACH, "WH-WPN-LONG-SHORT")
    if his and not mine:
        return total.plus(say("wh.attack.shorter"), -REACH, "WH-WPN-LONG-SHORT")
    return total


def charge_allowed(move: int, metres: int) -> bool:
    """Whether the target of a charge is neither too near nor too far (WH-ACT-CHARGE)."""
    return move <= metres <= CHARGE_MOST * move
