"""What a fight needs of a character, worked out once when the document joins or changes.

Kept in the event that brings the document in, so that replaying a journal derives nothing.
"""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Text, say
from desktop.rules.nightprowler.character.characteristics import protection
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Armour, Character, Track, Weapon
from desktop.rules.nightprowler.rolls.trait_effects import engage_cost, sees_at_night
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.sheetmodel import BoxRow

UNARMED_SKILL = "corps-a-corps"
COMEDY_SKILL = "comedie"
ARMED_SKILL = "combat-arme"
ATHLETIC_SKILL = "athletisme"
SCHOOL = 6
"""The option of a duel that a school opens."""


class Mastery(enum.Enum):
    """How well the wielder knows the family of a weapon (IV.B.1).

    Only TRAINED opens the techniques; INCOMPATIBLE also keeps PH for wounds alone.
    """

    TRAINED = "trained"
    COMPATIBLE = "compatible"
    INCOMPATIBLE = "incompatible"
    UNTRAINED = "untrained"


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon as its bearer uses it; `id` "" is bare hands.

    `allonge` is 0 or more; `base` is the value of the roll before anything of the turn.
    `penetration_*` are None for what is not shot; `reload` is an id of the reload table, or "".
    """

    id: str
    name: Text
    family: str
    allonge: int
    track: Track
    blunt: bool
    hands: int
    ranged: bool
    penetration_short: int | None = None
    penetration_long: int | None = None
    reload: str = ""
    flags: tuple[str, ...]
    mastery: Mastery
    base: Breakdown


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers of a fighter that do not change during a turn.

    `vitality` and `endurance` are usable boxes per line, lightest first, the rows are how they
    are drawn. `athletics` is the value of Athlétisme, for Mouvement, `comedy` that of Comédie.
    `schools` are the techniques of option 6 that the character was taught. `engage_cost` PH are
    what each who begins a confrontation with him pays.
    """

    initiative: Breakdown
    heroism_max: int
    vitality: tuple[int, int, int, int, int]
    endurance: tuple[int, int, int, int, int]
    vitality_rows: tuple[BoxRow, ...]
    endurance_rows: tuple[BoxRow, ...]
    protection: Breakdown
    protection_blunt: Breakdown
    arms: tuple[Arm, ...]
    athletics: Breakdown
    comedy: Breakdown = Breakdown()
    schools: tuple[str, ...] = ()
    sees_at_night: bool = False
    engage_cost: int = 0

    @property
    def bare(self) -> Arm:
        """Bare hands."""
        return self.arms[-1]

    def arm(self, weapon: str) -> Arm:
        """A weapon by id; bare hands when it is not there."""
        return next((arm for arm in self.arms if arm.id == weapon), self.bare)

    def capacity(self, track: Track) -> tuple[int, int, int, int, int]:
        """Usable boxes of one table."""
        return self.vitality if track is Track.VITALITY else self.endurance

    def rows(self, track: Track) -> tuple[BoxRow, ...]:
        """The boxes of one table as drawn when the document joined."""
        return self.vitality_rows if track is Track.VITALITY else self.endurance_rows


def stats_of(tables: Tables, settings: Settings, character: Character) -> tuple[Stats, int]:
    """The stats of a document, and the PH it has left."""
    derived = derive(tables, character, settings)
    arms = (
        *(_armed(tables, settings, derived, each) for each in character.weapons if not each.broken),
        _unarmed(tables, derived),
    )
    stats = Stats(
        initiative=derived.initiative,
        heroism_max=derived.heroism_max.total,
        vitality=derived.track(Track.VITALITY).capacity,
        endurance=derived.track(Track.ENDURANCE).capacity,
        vitality_rows=tuple(line.row for line in derived.vitality.lines),
        endurance_rows=tuple(line.row for line in derived.endurance.lines),
        protection=derived.protection,
        protection_blunt=protection(tuple(_against_blunt(each) for each in character.armours)),
        arms=arms,
        athletics=_value(tables, derived, ATHLETIC_SKILL, ATHLETIC_SKILL),
        comedy=_value(tables, derived, COMEDY_SKILL, COMEDY_SKILL),
        schools=_schools(tables, derived),
        sees_at_night=sees_at_night(tables, derived),
        engage_cost=engage_cost(tables, derived),
    )
    return stats, max(0, derived.heroism)


def first_arm(stats: Stats) -> Arm:
    """What a fighter shows at first: the first weapon of close combat, else bare hands."""
    return next(arm for arm in stats.arms if not arm.ranged)


def _unarmed(tables: Tables, derived: Derived) -> Arm:
    """Bare hands: Corps à corps, wounds of Endurance (IV.B, NP-COMBAT-SKILLS)."""
    return Arm(
        id="",
        name=say("np.fight.bare-hands"),
        family="",
        allonge=0,
        track=Track.ENDURANCE,
        blunt=True,
        hands=2,
        ranged=False,
        flags=(),
        mastery=Mastery.TRAINED,
        base=_value(tables, derived, UNARMED_SKILL, UNARMED_SKILL),
    )


def _armed(tables: Tables, settings: Settings, derived: Derived, weapon: Weapon) -> Arm:
    if weapon.family:
        mastery, base = _mastery(tables, settings, derived, weapon.family)
    else:
        mastery, base = Mastery.TRAINED, _value(tables, derived, UNARMED_SKILL, UNARMED_SKILL)
    return Arm(
        id=weapon.id,
        name=weapon.name,
        family=weapon.family,
        allonge=max(0, weapon.allonge),
        track=weapon.track,
        blunt=weapon.blunt,
        hands=weapon.hands,
        ranged=_ranged(tables, weapon),
        penetration_short=weapon.penetration_short,
        penetration_long=weapon.penetration_long,
        reload=next((flag for flag in weapon.flags if flag in tables.reloads), ""),
        flags=weapon.flags,
        mastery=mastery,
        base=base,
    )


def _ranged(tables: Tables, weapon: Weapon) -> bool:
    """Whether a weapon is shot or thrown: it penetrates, or is of a family apart from those of
    close combat (IV.B.1: such a family is compatible with itself alone)."""
    if weapon.penetration_short is not None or weapon.penetration_long is not None:
        return True
    families = tables.weapon_families
    return weapon.family in families and len(families.get(weapon.family).compatible) == 1


def _schools(tables: Tables, derived: Derived) -> tuple[str, ...]:
    """The techniques of option 6 (IV.B.4, I.C.4 École d'escrime): those of the schools that the
    trait names, or of every school when it names none that is known."""
    if SCHOOL not in derived.options:
        return ()
    words = " ".join(view.text for view in derived.traits).casefold()
    groups = [group for group in tables.technique_groups if group.kind == "ecole"]
    named = [group for group in groups if group.name.casefold() in words] or groups
    return tuple(
        technique.id
        for group in named
        for technique in tables.techniques
        if technique.group == group.id
    )


def _mastery(
    tables: Tables, settings: Settings, derived: Derived, family: str
) -> tuple[Mastery, Breakdown]:
    """Combat armé with a family (IV.B.1, NP-COMBAT-WEAPON-FAMILY-TRAINED, -COMPATIBLE,
    -INCOMPATIBLE): its own value, the best compatible one, the score of an incompatible family,
    or the default value of who is trained in none."""
    trained = _trained(tables, derived)
    if family in trained:
        return Mastery.TRAINED, trained[family]
    compatible = [
        value
        for other, value in trained.items()
        if family in tables.weapon_families and tables.compatible(family, other)
    ]
    if compatible:
        best = max(compatible, key=_total)
        return Mastery.COMPATIBLE, best.noted(
            say("np.fight.family-compatible"), "NP-COMBAT-WEAPON-FAMILY-COMPATIBLE"
        )
    if not trained and settings.readings.untrained_score == "defaut":
        return Mastery.UNTRAINED, _default(tables, derived)
    return Mastery.INCOMPATIBLE, start(
        say("np.fight.family-incompatible"),
        tables.constants.famille_incompatible_score,
        "NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE",
    )


def _trained(tables: Tables, derived: Derived) -> dict[str, Breakdown]:
    """The families that the character knows, with their values."""
    families = {each.name: each.id for each in tables.weapon_families}
    found: dict[str, Breakdown] = {}
    for view in derived.skills:
        skill, specialisation = split_key(view.key)
        if skill == ARMED_SKILL and view.opened and specialisation in families:
            found[families[specialisation]] = start(view.name, view.value.total)
    return found


def _default(tables: Tables, derived: Derived) -> Breakdown:
    """The default value of Combat armé (II.B.1.a): a third of Doigté, at most 5."""
    limits = tables.constants
    doigte = derived.characteristics["doigte"].total
    value = min(limits.defaut_maximum, doigte // limits.defaut_diviseur)
    return start(say("np.fight.family-untrained"), value, "NP-SKILL-DEFAULT-VALUE")


def _value(tables: Tables, derived: Derived, key: str, skill: str) -> Breakdown:
    """A skill as one term, named as on the sheet; 0 when the tables lack it."""
    view = derived.skill(key)
    value = 0 if view is None else view.value.total
    return start(tables.skill(skill).name, value)


def _against_blunt(armour: Armour) -> Armour:
    """An armour as blunt weapons meet it (IV.B.7, NP-ARMOUR-TABLE)."""
    return msgspec.structs.replace(armour, protection=armour.protection_blunt)


def _total(value: Breakdown) -> int:
    return value.total
