"""What an editor of settings shows of each value: its kind, its limits, the ids of its rule.

Labels and explanations are texts: `np.settings.<group>.<name>` and, for a value of a closed set,
`np.settings.<group>.<name>.<value>`.
"""

import enum
from typing import Literal, cast, get_args, get_origin, get_type_hints

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.settings.values import Creation, WeaponFlag


class Kind(enum.Enum):
    """What a value is."""

    NUMBER = "number"
    OPTIONAL = "optional"
    """A whole number, or nothing."""
    TEXT = "text"
    FLAG = "flag"
    CHOICE = "choice"
    SKILL = "skill"
    FAMILY = "family"
    """The id of a weapon family, or "" for bare hands."""
    FLAGS = "flags"
    """Any number of a closed set."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a group; `name` is a path of attributes below it ("effects.skill").

    Numbers go from `least` to `most`; a text must not be empty when `least` is 1. `options` are
    the values of a closed set. `rules` are the inventory ids that leave the value open.
    """

    group: str
    name: str
    kind: Kind = Kind.NUMBER
    least: int = 0
    most: int = 999
    options: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def label(self) -> Message:
        """What the value is called."""
        return say(_key(self.group, self.name))

    def option(self, value: str) -> Message:
        """One of the options in words."""
        return say(_key(self.group, f"{self.name}.{value}"))


def _key(group: str, name: str) -> str:
    plain = name.replace("_", "-").replace("+", "-plus-")
    return f"np.settings.{group}.{plain}"


def _options(owner: type[msgspec.Struct], name: str) -> tuple[str, ...]:
    """The values that a struct's type allows; none when the set is not closed."""
    hint: object = get_type_hints(owner)[name]
    if hint is bool:
        return ("false", "true")
    if get_origin(hint) is Literal:
        return tuple(str(cast("object", value)) for value in get_args(hint))
    return ()


def _creation(name: str, least: int = 0, most: int = 999) -> Bounds:
    options = _options(Creation, name)
    kind = Kind.CHOICE if options else Kind.NUMBER
    return Bounds(group="creation", name=name, kind=kind, least=least, most=most, options=options)


CREATION = (
    _creation("characteristic_points", 4, 200),
    _creation("characteristic_min", 1, 30),
    _creation("characteristic_max", 1, 30),
    _creation("main_bonus", 0, 20),
    _creation("secondary_bonus", 0, 20),
    _creation("heroism", 0, 50),
    _creation("couronnes", 0, 99_999),
    _creation("age", 1, 500),
    _creation("memory_points", -50, 50),
    _creation("jetons", 0, 999),
    _creation("crasse", 0, 99),
    _creation("skill_points", 0, 999),
    _creation("raise_cost", 0, 99),
    _creation("opening_cost", 0, 99),
    _creation("duplicate_rule"),
    _creation("duplicate_cap", 6, 99),
    _creation("initiative"),
)
"""Numbers of a new character (memory points may be negative: a debt to be filled by drawbacks)."""

PROGRESSION = tuple(
    Bounds(group="progression", name=name, most=99)
    for name in ("skill_raise", "skill_opening", "characteristic_raise", "heroism_raise")
)
"""Prices in jetons."""


def _reading(name: str, *rules: str, least: int = 0, most: int = 0) -> Bounds:
    options = _options(Readings, name)
    kind = Kind.CHOICE if options else Kind.NUMBER
    if name == "mascarade_skill":
        kind = Kind.SKILL
    return Bounds(
        group="readings",
        name=name,
        kind=kind,
        least=least,
        most=most,
        options=options,
        rules=rules,
    )


READINGS: dict[str, tuple[Bounds, ...]] = {
    "creation": (
        _reading("keshite_one_trait", "NP-BIRTH-IMMIGRE-KESHITE"),
        _reading("keshite_difficulties", "NP-BIRTH-IMMIGRE-KESHITE"),
        _reading("heroism_of_filiation", "NP-CASSURE-ERREUR-JUDICIAIRE"),
        _reading("fuite_and_influence_swapped", "NP-CASSURE-FUITE"),
        _reading("anonyme_keeps_culture_trait", "NP-TRAIT-GOURI-ANONYME"),
        _reading("desinvolture", "NP-TRAIT-ELFE-DESINVOLTURE"),
        _reading("sang_mele_culture_trait", "NP-TRAIT-SANG-MELE-OPPROBRE"),
        _reading("caractere_trait", "NP-TRAIT-SOCIAL-CARACTERE"),
        _reading("robuste_extra", "NP-TRAIT-ROBUSTE"),
        _reading("determination_limits_soin", "NP-SKILL-LIMITATION"),
        _reading("connaissance_closed", "NP-SKILL-CONNAISSANCE"),
    ),
    "rolls": (
        _reading("heroism_after_roll", "NP-HEROISM-RAISE-THRESHOLD"),
        _reading("critical_failure_quality", "NP-CHECK-CRITICAL-FAILURE", least=-20),
        _reading("effroi_capped", "NP-COMBAT-EFFROI"),
    ),
    "fights": (
        _reading("one_roll_per_opponent", "NP-OUTNUMBERED-ATTITUDES"),
        _reading("untrained_score", "NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE"),
        _reading("failed_attack_counts_zero", "NP-COMBAT-COUNTER-ATTACK", "NP-TECHNIQUE-GENERAL"),
        _reading("percee_gap", "NP-TECHNIQUE-COURTES-PERCEE"),
        _reading("charge_forces_defence", "NP-TECHNIQUE-HAST-CHARGE"),
        _reading("assommer_ignores_armour", "NP-TECHNIQUE-MASSES-ASSOMMER"),
        _reading("agripper_wounds", "NP-TECHNIQUE-FLEAUX-AGRIPPER"),
        _reading("lost_box", "NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION"),
        _reading("fauchage_box", "NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE"),
        _reading("hindrance_modifier", "NP-TECHNIQUE-ECOLE-FOURBE", least=-20),
    ),
    "health": (
        _reading("penalty_worst_only", "NP-HEALTH-PENALTY-WORST"),
        _reading("ko_ph_exit", "NP-HEALTH-KO"),
        _reading("dying_when_full", "NP-HEALTH-DEATH"),
        _reading("recovery_parallel", "NP-RECOVERY-VITALITY-TIMES"),
        _reading("fall_line", "NP-FALL-GENERAL"),
        _reading("fall_quality_from_3_m", "NP-FALL-REQUIRED-QUALITY"),
        _reading("fall_without_roll", "NP-FALL-DAMAGE-FAILURE"),
    ),
    "scenes": (
        _reading("combined_contract_each_roll", "NP-CONTRACT-COMBINED"),
        _reading("chase_subtract_failures", "NP-CHASE-TURN"),
        _reading("chase_urbanisme_opened", "NP-CHASE-OPTIONS"),
        _reading("planquer", "NP-CHASE-PLANQUER-REPERER"),
        _reading("mascarade_skill", "NP-CHASE-MASCARADE"),
    ),
}
"""Readings by the chapter that they belong to."""


def _name(group: str, name: str = "name", least: int = 1) -> Bounds:
    return Bounds(group=group, name=name, kind=Kind.TEXT, least=least)


def _price(group: str) -> Bounds:
    return Bounds(group=group, name="price", most=99_999)


_AMOUNTS = (
    "heroism",
    "couronnes",
    "debt",
    "bounty",
    "jetons",
    "crasse",
    "contacts",
    "favours",
    "enemies",
    "scars",
    "reputation_positive",
    "reputation_negative",
)

PRISON = (
    Bounds(group="prison", name="min", least=1, most=99),
    Bounds(group="prison", name="max", least=1, most=99),
    _name("prison", "text"),
    Bounds(group="prison", name="effects.skill", kind=Kind.SKILL),
    Bounds(group="prison", name="effects.open_at", most=20),
    Bounds(group="prison", name="effects.raise_by", most=20),
    *(Bounds(group="prison", name=f"effects.{name}", least=-999, most=9_999) for name in _AMOUNTS),
)
"""A row of the table Séjours en prison."""

WEAPON = (
    _name("weapons"),
    Bounds(group="weapons", name="family", kind=Kind.FAMILY),
    Bounds(group="weapons", name="allonge", most=4),
    Bounds(group="weapons", name="track", kind=Kind.CHOICE, options=("vitalite", "endurance")),
    Bounds(group="weapons", name="blunt", kind=Kind.FLAG, options=("false", "true")),
    Bounds(group="weapons", name="hands", least=1, most=2),
    Bounds(group="weapons", name="penetration_short", kind=Kind.OPTIONAL, most=20),
    Bounds(group="weapons", name="penetration_long", kind=Kind.OPTIONAL, most=20),
    _name("weapons", "ranges", least=0),
    _price("weapons"),
    Bounds(group="weapons", name="flags", kind=Kind.FLAGS, options=get_args(WeaponFlag)),
)
"""A weapon one can begin with."""

ARMOUR = (
    _price("armours"),
    Bounds(group="armours", name="repair_percent", kind=Kind.OPTIONAL, most=100),
)
"""The price of an armour, and of its repair where it is not the printed one."""

SHIELD = (
    _name("shields"),
    _price("shields"),
    Bounds(group="shields", name="wooden", kind=Kind.FLAG, options=("false", "true")),
)
"""A shield."""

GEAR = (_name("gear"), _price("gear"))
"""Something to carry."""

VALUES: dict[str, tuple[Bounds, ...]] = {
    "creation": CREATION,
    "progression": PROGRESSION,
    "readings": tuple(field for chapter in READINGS.values() for field in chapter),
}
"""Groups of single values."""

MEMBERS: dict[str, tuple[Bounds, ...]] = {
    "prison": PRISON,
    "weapons": WEAPON,
    "armours": ARMOUR,
    "shields": SHIELD,
    "gear": GEAR,
}
"""Lists, and the values of each of their members."""

BLANKS: dict[str, dict[str, str | int | bool]] = {
    "prison": {},
    "weapons": {"name": ""},
    "shields": {"name": "", "price": 0, "wooden": False},
    "gear": {"name": "", "price": 0},
}
"""What a new member of a list begins with; lists of fixed members are not here."""
