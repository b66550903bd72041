"""What a parry or a dodge is rolled against (III), and what a parry costs all the same."""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.arms import FORTUNE, IMPROVISED, Arm, mastered, unmastered
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.harm import half_lost
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.combat import ParryEffect
from desktop.rules.warhammer.tables.gear import Shield
from desktop.rules.warhammer.tables.tables import Tables

SWIFT = 10
WEAPON_PARRY = 10
REACTIVE = -10
AIMED = -10
EXTRA = 10
BASHED = -20
OVER = -20
SURPRISED_REACH = -10
WEAPON = "arme-normale"
SHIELDS = {
    "bouclier": "bouclier-cercle-en-bois",
    "rondache": "rondache-en-acier",
    FORTUNE: IMPROVISED,
}


class Incoming(msgspec.Struct, frozen=True, kw_only=True):
    """The attack that is to be parried or dodged.

    `number` is 1 for the attacker's first attack of the round. `aimed` says that he aimed for the
    hit and not for damage; `bashed` that a shield bash won before; `over` that it came over the
    defences.
    """

    arm: Arm
    number: int = 1
    aimed: bool = False
    bashed: bool = False
    over: bool = False


class Guard(msgspec.Struct, frozen=True, kw_only=True):
    """How the defender stands: the weapon that parries, posture, ground.

    `reactive` parries were not prepared. `surprising` fighters used Allonge surprise this round.
    `ground` are ids of the table of defence modifiers.
    """

    arm: Arm
    posture: str = "normale"
    reactive: bool = False
    surprising: bool = False
    ground: tuple[str, ...] = ()


def parry_target(
    tables: Tables,
    settings: Settings,
    character: Character,
    combat: Breakdown,
    guard: Guard,
    incoming: Incoming,
) -> Breakdown:
    """What a parry must be rolled under, from the defender's combat CC: half of it, like that of an
    attack, with a weapon whose Maîtrise is missing (WH-WPN-MASTERY)."""
    total = combat
    halved = settings.readings.mastery_halves == "combat"
    if halved and not mastered(character, guard.arm):
        total = unmastered(total)
    if guard.arm.has("defensive"):
        total = total.plus(guard.arm.name, WEAPON_PARRY, "WH-ATTR-DEFENSIVE")
    if guard.arm.has("offensive"):
        total = total.plus(guard.arm.name, -WEAPON_PARRY, "WH-ATTR-OFFENSIVE")
    total = total.plus(guard.arm.name, guard.arm.quality, "WH-WPN-QUALITY-GOOD")
    if guard.posture in tables.postures:
        one = tables.postures.get(guard.posture)
        total = total.plus(one.name, one.parry, "WH-POST-NORMAL")
    if guard.reactive and not character.talent("parade-eclair"):
        total = total.plus(say("wh.defence.reactive"), REACTIVE, "WH-DEF-REACTIVE-PARRY")
    if guard.surprising:
        total = total.plus(say("wh.defence.surprising"), SURPRISED_REACH, "WH-SPEC-SURPRISE-REACH")
    if incoming.over:
        total = total.plus(say("wh.defence.over"), OVER, "WH-SPEC-OVER-DEFENCE")
    return _against(tables, settings, total, guard.ground, incoming)


def dodge_target(
    tables: Tables,
    settings: Settings,
    character: Character,
    agility: Breakdown,
    ground: Iterable[str],
    incoming: Incoming,
) -> Breakdown:
    """What a dodge must be rolled under: Ag, or half of it without the skill Esquive
    (WH-FREE-DODGE)."""
    total = agility
    level = max((one.level for one in character.skills if one.skill == "esquive"), default=0)
    if level == 0:
        total = total.plus(say("wh.defence.untrained"), half_lost(total.total), "WH-FREE-DODGE")
    else:
        total = total.plus(say("wh.skill.mastery"), 10 * (level - 1), "WH-FREE-DODGE")
    return _against(tables, settings, total, ground, incoming)


def _against(
    tables: Tables,
    settings: Settings,
    total: Breakdown,
    ground: Iterable[str],
    incoming: Incoming,
) -> Breakdown:
    """What the attack and the ground change for either defence."""
    if incoming.arm.has("lente"):
        total = total.plus(say("wh.attribute.lente"), SWIFT, "WH-ATTR-LENTE")
    if incoming.arm.has("rapide"):
        total = total.plus(say("wh.attribute.rapide"), -SWIFT, "WH-ATTR-RAPIDE")
    if incoming.number > 1:
        flat = settings.readings.extra_attack_defence == "fixe"
        amount = EXTRA if flat else EXTRA * (incoming.number - 1)
        total = total.plus(say("wh.defence.extra"), amount, "WH-ACT-ATTACK")
    if incoming.aimed:
        total = total.plus(say("wh.defence.aimed"), AIMED, "WH-ACT-AIM")
    if incoming.bashed:
        total = total.plus(say("wh.defence.bashed"), BASHED, "WH-SPEC-SHIELD-BASH")
    for id in dict.fromkeys(ground):
        if id in tables.defence_modifiers:
            one = tables.defence_modifiers.get(id)
            total = total.plus(one.name, one.amount, "WH-DEF-MODIFIERS")
    return total


def parried_with(tables: Tables, guard: Arm) -> Shield:
    """The row of what parries: BE and PV (WH-SHIELD-TABLE)."""
    return tables.shields.get(SHIELDS.get(guard.shield or "", WEAPON))


def side_effect_total(roll: int, attacker_f: int, defender_f: int, damage: int) -> Breakdown:
    """What a parry costs: d100, the difference of F and the damage of the blow against the parrying
    weapon, at least 0 of it (WH-PARRY-SIDE-FORMULA)."""
    return (
        start(say("wh.die.parry"), roll)
        .plus(say("wh.parry.strength"), attacker_f - defender_f, "WH-PARRY-SIDE-FORMULA")
        .plus(say("wh.parry.damage"), max(0, damage), "WH-PARRY-SIDE-FORMULA")
    )


def side_effect(tables: Tables, total: int) -> ParryEffect:
    """The row of a total; beyond the table's ends the first or the last one."""
    for one in tables.parry_effects:
        if one.least <= total <= one.most:
            return one
    first, *_, last = tables.parry_effects
    return first if total < first.least else last


def shattered(tables: Tables) -> ParryEffect:
    """The worst row, which a shield that breaks brings (WH-SHIELD-BREAK)."""
    return tables.parry_effects[-1]


def let_through(effect: ParryEffect, damage: int) -> int:
    """The damage that a parry lets through, in quarters rounded up."""
    return -(-max(0, damage) * effect.quarters // 4)


def shield_points(tables: Tables, shield: Shield, quality: str) -> int | None:
    """The PV of a shield of a quality, rounded down; None for what never wears out
    (WH-SHIELD-QUALITY)."""
    if shield.points is None:
        return None
    return shield.points * tables.qualities.get(quality).shield_percent // 100
