"""Weapons in hand (I): what one does as it is held now, and what carrying it costs."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer.document import Character, Hand, WeaponHeld
from desktop.rules.warhammer.harm import half_lost
from desktop.rules.warhammer.limbs import still_held
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.gear import Melee, Ranged
from desktop.rules.warhammer.tables.tables import Tables

HINDER = -5
GRIP = 5
QUALITY_CC = 5
UNARMED = "mains-nues"
IMPROVISED, FORTUNE = "bouclier-de-fortune", "fortune"
"""A shield of whatever lies about, and how it is told from the others."""
PARRYING = "parade"
HEAVY = "lourdes"
FLAIL = "fleau-d-armes"
LIGHT = ("dague", "poignard-couteau", "pistolet", "pistolet-a-repetition", "arbalete-de-poing")
BA_WEAPONS = ("epee-courte-glaive", "fleuret", "rapiere-sabre", "baton")
"""Weapons with which a Combattant virevoltant uses BA (WH-TAL-SWASHBUCKLER)."""


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon ready for use: one profile of it.

    `damage` is added to BF, `strength` stands in its place (missiles). `ba` says that BA may be
    used instead of BF. `unknown` attributes are shown and do nothing.
    """

    held: WeaponHeld
    id: str
    name: Text
    ranged: bool
    group: str | None
    hands: int
    damage: int = 0
    strength: int | None = None
    attributes: frozenset[str] = frozenset()
    unknown: tuple[str, ...] = ()
    critical: str = "contondantes"
    quality: int = 0
    shield: str | None = None
    ba: bool = False
    reach: int = 0
    most: int | None = None
    reload: int = 0
    magazine: int = 0
    deals: bool = True
    stuns: bool = False

    def has(self, attribute: str) -> bool:
        """Whether the weapon has an attribute of the tables."""
        return attribute in self.attributes


def arm(tables: Tables, character: Character, held: WeaponHeld, profile: str = "") -> Arm:
    """A weapon as it is held; `profile` chooses among those of a halberd, poleaxe or pike.

    A row that the tables do not know is a homebrew weapon: its own damage and attributes count,
    and how it shoots.
    """
    row = tables.melee.get(held.weapon) if held.weapon in tables.melee else None
    if row is not None:
        used = tables.melee.get(profile) if profile in row.profiles else row
        return _melee(tables, character, held, row, used)
    if held.weapon in tables.ranged:
        return _ranged(tables, held, tables.ranged.get(held.weapon))
    if held.weapon == IMPROVISED:
        return Arm(
            held=held,
            id=IMPROVISED,
            name=tables.shields.get(IMPROVISED).name,
            ranged=False,
            group=None,
            hands=1,
            shield=FORTUNE,
        )
    return _own(tables, held)


def bare_hands(tables: Tables) -> Arm:
    """What anybody has (WH-WPN-UNARMED)."""
    row = tables.melee.get(UNARMED)
    held = WeaponHeld(id="", weapon=UNARMED, hand=Hand.RIGHT)
    return Arm(
        held=held,
        id=row.id,
        name=row.name,
        ranged=False,
        group=None,
        hands=1,
        damage=row.damage,
        attributes=frozenset(row.attributes),
        critical="pugilat",
    )


def _own(tables: Tables, held: WeaponHeld) -> Arm:
    known = frozenset(one for one in held.attributes if one in tables.attributes)
    made = Arm(
        held=held,
        id="",
        name=held.name or say("wh.weapon.unnamed"),
        ranged=False,
        group=None,
        hands=2 if held.hand is Hand.BOTH else 1,
        damage=held.damage or 0,
        attributes=known,
        unknown=tuple(one for one in held.attributes if one not in known),
        critical=held.critical or "contondantes",
        quality=_quality(held.quality),
    )
    if held.shot is None:
        return made
    return msgspec.structs.replace(
        made,
        ranged=True,
        critical=held.critical or "projectiles",
        strength=held.shot.strength,
        reach=held.shot.reach,
        most=held.shot.most,
        reload=held.shot.reload,
        magazine=held.shot.magazine,
    )


def _melee(tables: Tables, character: Character, held: WeaponHeld, row: Melee, used: Melee) -> Arm:
    attributes = used.attributes
    if used.grips:
        hands = 2 if held.hand is Hand.BOTH else 1
        attributes = next(one.attributes for one in used.grips if one.hands == hands)
    if used.versions:
        version = held.version if 0 <= held.version < len(used.versions) else 0
        attributes = (*attributes, *used.versions[version])
    extra = tuple(one for one in held.attributes if one in tables.attributes)
    return Arm(
        held=held,
        id=used.id,
        name=held.name
        or (row.name if used is row else say("wh.weapon.as", weapon=row.name, profile=used.name)),
        ranged=False,
        group=row.group,
        hands=row.hands,
        damage=used.damage if held.damage is None else held.damage,
        attributes=frozenset((*attributes, *extra)),
        unknown=tuple(one for one in held.attributes if one not in extra),
        critical=held.critical or used.critical or "contondantes",
        quality=_quality(held.quality),
        shield=row.shield,
        ba=used.id in BA_WEAPONS and character.talent("combattant-virevoltant"),
    )


def _ranged(tables: Tables, held: WeaponHeld, row: Ranged) -> Arm:
    attributes, critical, stuns = frozenset(row.attributes), row.critical, row.stuns
    if (row.bow or row.crossbow) and held.ammunition in tables.ammunition:
        missile = tables.ammunition.get(held.ammunition)
        attributes |= frozenset(missile.attributes)
        stuns = stuns or missile.stuns
        if missile.stuns:
            critical = "contondantes"
    return Arm(
        held=held,
        id=row.id,
        name=held.name or row.name,
        ranged=True,
        group=row.group,
        hands=row.hands,
        damage=row.damage or 0,
        strength=row.strength,
        attributes=attributes,
        critical=held.critical or critical,
        quality=_quality(held.quality),
        reach=row.reach,
        most=row.most,
        reload=row.reload,
        magazine=row.magazine,
        deals=row.strength is not None or row.damage is not None,
        stuns=stuns,
    )


def _quality(quality: str) -> int:
    """What a quality adds to CC or CT (WH-WPN-QUALITY-GOOD, WH-WPN-QUALITY-BAD)."""
    match quality:
        case "exceptionnelle":
            return QUALITY_CC
        case "mediocre":
            return -QUALITY_CC
        case _:
            return 0


def in_hand(character: Character) -> tuple[WeaponHeld, ...]:
    """The weapons that are held and whole, right hand first; what a lost hand held counts no
    more."""
    held = (one for one in character.weapons if one.hand is not Hand.NONE and not one.broken)
    return still_held(character, held)


def problems_of_hands(tables: Tables, character: Character) -> tuple[Message, ...]:
    """What cannot be held together: two-handed weapons want both hands (WH-WPN-TWOHANDED)."""
    found: list[Message] = []
    hands = 0
    for held in in_hand(character):
        one = arm(tables, character, held)
        if one.hands == 2 and held.hand is not Hand.BOTH:
            found.append(say("wh.hands.needs-two", weapon=one.name))
        hands += 2 if held.hand is Hand.BOTH else 1
    if hands > 2:
        found.append(say("wh.hands.too-many"))
    held = {one.id for one in character.weapons if one.hand is not Hand.NONE and not one.broken}
    if lost := held - {one.id for one in in_hand(character)}:
        found += [
            say("wh.hands.holds-nothing", weapon=arm(tables, character, one).name)
            for one in character.weapons
            if one.id in lost
        ]
    return tuple(found)


def hindrance(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """What carrying costs Ag: 0 or -5 (WH-OFFHAND-NONE, WH-OFFHAND-HINDER,
    WH-OFFHAND-AMBIDEXTROUS)."""
    for held in in_hand(character):
        one = arm(tables, character, held)
        if _hinders(settings, character, held, one):
            return start(one.name, HINDER, "WH-OFFHAND-HINDER")
    return Breakdown()


def _hinders(settings: Settings, character: Character, held: WeaponHeld, one: Arm) -> bool:
    if one.id == "bouclier":
        return True
    if one.group == PARRYING or one.id in LIGHT:
        return False
    if held.hand is Hand.LEFT:
        return not (one.hands == 1 and character.talent("ambidextre"))
    heavy = one.group == HEAVY or one.id == FLAIL
    return heavy and settings.readings.hindered_by == "portees"


def two_handed_grip(tables: Tables, character: Character) -> Breakdown:
    """+5 F for a single one-handed weapon held in both hands (WH-OFFHAND-TWO-HANDED-GRIP)."""
    held = in_hand(character)
    if len(held) == 1 and held[0].hand is Hand.BOTH:
        one = arm(tables, character, held[0])
        if one.hands == 1 and not one.ranged:
            return start(one.name, GRIP, "WH-OFFHAND-TWO-HANDED-GRIP")
    return Breakdown()


def offhand_penalty(character: Character, one: Arm) -> int:
    """What attacking with the left hand costs CC or CT: 0 or -20 (WH-OFFHAND-UNBALANCED)."""
    if one.held.hand is not Hand.LEFT or one.has("equilibree"):
        return 0
    return 0 if one.hands == 1 and character.talent("ambidextre") else -20


def mastered(character: Character, one: Arm) -> bool:
    """Whether no talent is missing for a weapon (WH-WPN-MASTERY)."""
    return one.group is None or character.talent(f"maitrise-{one.group}")


def handled(character: Character, one: Arm, total: Breakdown) -> Breakdown:
    """CC or CT as a weapon makes it: half without its Maîtrise, rounded down (WH-WPN-MASTERY), its
    quality (WH-WPN-QUALITY-GOOD, WH-WPN-QUALITY-BAD), the left hand (WH-OFFHAND-UNBALANCED)."""
    return in_this_hand(character, one, total if mastered(character, one) else unmastered(total))


def unmastered(total: Breakdown) -> Breakdown:
    """Half of CC or CT, rounded down (WH-WPN-MASTERY)."""
    return total.plus(say("wh.attack.unmastered"), half_lost(total.total), "WH-WPN-MASTERY")


def in_this_hand(character: Character, one: Arm, total: Breakdown) -> Breakdown:
    """CC or CT with the quality of a weapon and the hand that holds it."""
    total = total.plus(one.name, one.quality, "WH-WPN-QUALITY-GOOD")
    return total.plus(
        say("wh.attack.left-hand"), offhand_penalty(character, one), "WH-OFFHAND-UNBALANCED"
    )


def extra_attack(tables: Tables, character: Character) -> int:
    """The A that two weapons, or a Double one, give: 0 or 1 (WH-OFFHAND-EXTRA-A,
    WH-ATTR-DOUBLE)."""
    held = in_hand(character)
    if any(arm(tables, character, one).has("double") for one in held):
        return 1
    hands = {one.hand for one in held}
    return 1 if {Hand.RIGHT, Hand.LEFT} <= hands else 0


def long(settings: Settings, one: Arm) -> bool:
    """Whether a weapon counts as long (WH-WPN-LONG-CRAMPED, WH-WPN-LONG-SHORT)."""
    return one.has("longue") or one.id in settings.long_weapons
