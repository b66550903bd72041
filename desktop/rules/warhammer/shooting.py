"""Shots (I, III): ranges, targets in a melee, reliability, reloading, bows and strength."""

import enum

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.warhammer.arms import Arm, handled, mastered
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.tables.combat import RangeBand
from desktop.rules.warhammer.tables.gear import WeaponQuality
from desktop.rules.warhammer.tables.tables import Tables

AIM = 10
EXTRA = -10
MISSILE_POOR = -5
MISSILE_GOOD = 1
MELEE = -20
INTO_MELEE = "cible-engagee-au-corps-a-corps"
STUN_BONUS = 10
_UNRELIABLE, _EXPERIMENTAL = "peu-fiable", "experimentale"
_JAM, _BLAST = (96, 98), (99, 100)
_BLASTS = {_UNRELIABLE: 11, _EXPERIMENTAL: 15}


def band(tables: Tables, arm: Arm, metres: int) -> RangeBand | None:
    """The band of a distance; None beyond a weapon that has no long range (WH-RANGE-BANDS,
    WH-RANGE-NO-MAX)."""
    short, medium, long, extreme, beyond = tables.range_bands
    if 2 * metres <= arm.reach:
        return short
    if metres <= arm.reach:
        return medium
    if arm.most is None:
        return None
    if 4 * metres <= 3 * arm.most:
        return long
    return extreme if metres <= arm.most else beyond


def shot_target(
    tables: Tables,
    character: Character,
    ct: Breakdown,
    arm: Arm,
    at: RangeBand,
    ticked: tuple[str, ...] = (),
    *,
    missile: str = "normale",
    aimed: bool = False,
    number: int = 1,
) -> Breakdown:
    """What a shot must be rolled under, from CT."""
    total = handled(character, arm, ct)
    if missile == "mediocre":
        total = total.plus(say("wh.shot.missile"), MISSILE_POOR, "WH-WPN-QUALITY-BAD")
    total = total.plus(at.name, at.ct, "WH-RANGE-BANDS")
    if aimed:
        total = total.plus(say("wh.attack.aimed"), AIM, "WH-ACT-AIM")
    total = total.plus(say("wh.attack.extra"), EXTRA * (number - 1), "WH-ACT-ATTACK")
    for id in dict.fromkeys(ticked):
        if id in tables.ct_modifiers:
            one = tables.ct_modifiers.get(id)
            total = total.plus(one.name, one.amount, "WH-MOD-CT")
    return total


class Struck(enum.Enum):
    """Whom a shot hits."""

    TARGET = "cible"
    OTHER = "voisin"
    NOBODY = ""


def struck(target: int, roll: int, *, melee: bool) -> Struck:
    """Whom a shot hits; `target` holds the -20 of a melee where there is one.

    Between the reduced and the full CT somebody beside the target is hit (WH-MOD-SHOOT-MELEE).
    """
    if roll <= target:
        return Struck.TARGET
    return Struck.OTHER if melee and roll <= target - MELEE else Struck.NOBODY


class Fault(enum.Enum):
    """What an unreliable weapon does at a high roll."""

    NONE = ""
    JAM = "enrayee"
    BLAST = "explose"
    STUCK = "coincee"
    SELF = "soi-meme"


def fault(tables: Tables, arm: Arm, roll: int) -> tuple[Fault, int]:
    """What the unmodified roll of an attack does to the weapon, and the damage of a blast.

    Firearms jam or blow up by their reliability and quality (WH-RNG-UNRELIABLE,
    WH-RNG-EXPERIMENTAL and the four of quality); a melee weapon gets stuck or hits its user
    (WH-ATTR-UNRELIABLE-MELEE).
    """
    if not arm.ranged:
        if not arm.has(_UNRELIABLE):
            return Fault.NONE, 0
        if _within(roll, _JAM):
            return Fault.STUCK, 0
        return (Fault.SELF, 0) if _within(roll, _BLAST) else (Fault.NONE, 0)
    kind = _EXPERIMENTAL if arm.has(_EXPERIMENTAL) else _UNRELIABLE
    if not arm.has(kind):
        return Fault.NONE, 0
    row = _quality(tables, kind, arm.held.quality)
    jam = _JAM if row is None or row.jam is None else row.jam
    blast = _BLAST if row is None or row.blast is None else row.blast
    if _within(roll, jam):
        return Fault.JAM, 0
    if _within(roll, blast):
        return Fault.BLAST, _BLASTS[kind] if row is None else row.blast_damage
    return Fault.NONE, 0


def _quality(tables: Tables, kind: str, quality: str) -> WeaponQuality | None:
    what = "arme-experimentale" if kind == _EXPERIMENTAL else "arme-peu-fiable-distance"
    rows = (one for one in tables.weapon_qualities if (one.what, one.quality) == (what, quality))
    return next(rows, None)


def _within(roll: int, span: tuple[int, int]) -> bool:
    return span[0] <= roll <= span[1]


def reload(character: Character, arm: Arm) -> int:
    """Half rounds of reloading after a shot, or to fill a magazine; twice as many without the
    talent (WH-RNG-RELOAD, WH-RNG-MAGAZINE, WH-WPN-MASTERY)."""
    return arm.reload if mastered(character, arm) else 2 * arm.reload


def drawable(tables: Tables, arm: Arm, bf: int, *, aiming: bool = False) -> Message | None:
    """Why a bow cannot be drawn, or aimed, with this BF; None where it can (WH-WPN-BOW-BF)."""
    if arm.id not in tables.ranged or not tables.ranged.get(arm.id).bow or arm.strength is None:
        return None
    if bf < arm.strength:
        return say("wh.shot.too-weak", bow=arm.name, bf=arm.strength)
    if aiming and bf <= arm.strength:
        return say("wh.shot.too-weak-to-aim", bow=arm.name, bf=arm.strength)
    return None


def stunning_force(arm: Arm) -> int:
    """The F of a tir assommant (WH-SPEC-STUN-RANGED, WH-RNG-SLING-STUN, WH-AMMO-BLUNT): 10 for each
    point of the weapon above 3, and 10 for an Assommante one."""
    strength = arm.strength or 0
    return (strength - 3) * 10 + (STUN_BONUS if arm.has("assommante") else 0)
