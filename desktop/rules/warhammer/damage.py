"""Where a blow lands and what it does (III): zone by degrees, damage less BE and armour."""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.armour import Layer
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.combat import Location
from desktop.rules.warhammer.tables.gear import Shield
from desktop.rules.warhammer.tables.tables import Tables

CHARGE_BF = 1
AIM_DAMAGE = 1
POWERFUL = 1
KEEN, BLUNT = 1, 1
PIERCED = 1
_HEAVY = ("moyenne", "lourde")
_RANK = ("legere", "moyenne", "lourde")


def zones(tables: Tables, degrees: int, *, precise: bool = False) -> tuple[Location, ...]:
    """The zones that an attack may choose, its own last (WH-LOC-BANDS, WH-LOC-CHOICE).

    Coups précis and Tir précis count one degree more (WH-LOC-PRECISE-TALENT).
    """
    reached = degrees + precise
    return tuple(one for one in tables.locations if one.least <= reached)


def zone(tables: Tables, degrees: int, *, precise: bool = False) -> Location:
    """The zone of the degrees where the attacker chooses none."""
    return zones(tables, degrees, precise=precise)[-1]


def percussive(arm: Arm, be: int, round_number: int) -> bool:
    """Whether two dice are rolled and the better kept (WH-ATTR-PERCUTANTE).

    An Épuisante weapon does so in the first BE/2 rounds, rounded down (WH-ATTR-EPUISANTE).
    """
    if not arm.has("percutante"):
        return False
    return not arm.has("epuisante") or round_number <= be // 2


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """A blow that hit: the damage die, the strength behind it, and what adds to it.

    `bf` is the attacker's BF, or his BA where he uses it; a weapon with a strength of its own
    ignores it. `band` is what the range of a shot adds, `posture` what was chosen instead of the
    bonus to attack.
    """

    arm: Arm
    die: int
    bf: int
    charging: bool = False
    aimed: bool = False
    powerful: bool = False
    posture: int = 0
    missile: int = 0
    band: int = 0
    pierced: int = 0


def power(strike: Strike) -> Breakdown:
    """The damage before what the target takes off it (WH-DMG-FORMULA, WH-RNG-DAMAGE)."""
    arm = strike.arm
    total = start(say("wh.die.damage"), strike.die, "WH-DMG-FORMULA")
    if arm.strength is not None:
        total = total.plus(arm.name, arm.strength, "WH-RNG-DAMAGE")
    else:
        total = total.plus(say("wh.damage.bf"), strike.bf, "WH-DMG-FORMULA")
        total = total.plus(arm.name, arm.damage, "WH-DMG-FORMULA")
    total = total.plus(say("wh.attack.charge"), CHARGE_BF * strike.charging, "WH-ACT-CHARGE")
    total = total.plus(say("wh.attack.aimed"), AIM_DAMAGE * strike.aimed, "WH-ACT-AIM")
    total = total.plus(say("wh.talent.coups-puissants"), POWERFUL * strike.powerful)
    total = total.plus(say("wh.damage.posture"), strike.posture, "WH-POST-SUICIDAL")
    total = total.plus(say("wh.damage.missile"), strike.missile, "WH-WPN-QUALITY-AMMO")
    return total.plus(say("wh.damage.band"), strike.band, "WH-RANGE-BANDS")


def damage(settings: Settings, strike: Strike, be: int, counted: Iterable[Layer]) -> Breakdown:
    """What reaches the victim: the power of the blow less BE and the armour that counts on the
    zone, outermost first, never below 0."""
    layers = tuple(counted)
    arm = strike.arm
    total = power(strike).plus(say("wh.damage.be"), -be, "WH-DMG-FORMULA")
    armour = sum(layer.pa for layer in layers)
    for layer in layers:
        total = total.plus(layer.armour.name, -layer.pa, "WH-ARMOUR-LAYERS")
    ignored = strike.pierced + (PIERCED if arm.has("perforante") else 0)
    total = total.plus(say("wh.damage.pierced"), min(armour, ignored), "WH-ATTR-PERFORANTE")
    heavy = weight(settings, layers) in _HEAVY
    if arm.has("vicelarde"):
        amount = -KEEN if heavy else KEEN
        total = total.plus(say("wh.attribute.vicelarde"), amount, "WH-ATTR-VICELARDE")
    if arm.has("contondante"):
        amount = BLUNT if heavy else -BLUNT
        total = total.plus(say("wh.attribute.contondante"), amount, "WH-ATTR-CONTONDANTE")
    return total.at_least(0, say("wh.damage.least"))


def weight(settings: Settings, counted: Iterable[Layer]) -> str:
    """The class of the armour that counts on a zone, "" for none: the heaviest layer, or the
    outermost by the other reading (WH-ATTR-VICELARDE)."""
    weights = [layer.armour.weight for layer in counted]
    if not weights:
        return ""
    if settings.readings.armour_class == "exterieure":
        return weights[0]
    return max(weights, key=_RANK.index)


def shield_damage(tables: Tables, strike: Strike, shield: Shield) -> Breakdown:
    """What a parrying shield takes: the power less its BE, changed by the weapon's attributes
    (WH-SHIELD-DAMAGE, WH-SHIELD-ATTRIBUTES), never below 0."""
    total = power(strike).plus(shield.name, -shield.be, "WH-SHIELD-DAMAGE")
    if shield.points is not None:
        for one in tables.shield_damage:
            if strike.arm.has(one.attribute):
                name = tables.attributes.get(one.attribute).name
                total = total.plus(name, one.damage, "WH-SHIELD-ATTRIBUTES")
    return total.at_least(0, say("wh.damage.least"))
