"""The values of Night Prowler's settings, as an editor shows them."""

from functools import partial
from typing import get_args

from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.settings.values import Creation, WeaponFlag
from desktop.rules.settingsfields import Bounds, Kind, options_of

_value = partial(Bounds, area="np")


def _creation(name: str, least: int = 0, most: int = 999) -> Bounds:
    options = options_of(Creation, name)
    kind = Kind.CHOICE if options else Kind.NUMBER
    return _value(
        group="creation",
        name=name,
        kind=kind,
        least=least,
        most=most,
        options=options,
        spread=True,
    )


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
    _value(group="progression", name=name, most=99)
    for name in ("skill_raise", "skill_opening", "characteristic_raise", "heroism_raise")
)
"""Prices in jetons."""


def _reading(name: str, *rules: str, least: int = 0, most: int = 0) -> Bounds:
    options = options_of(Readings, name)
    kind = Kind.CHOICE if options else Kind.NUMBER
    if name == "mascarade_skill":
        kind = Kind.SKILL
    return _value(
        group="readings",
        name=name,
        kind=kind,
        least=least,
        most=most,
        options=options,
        spread=True,
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
    return _value(group=group, name=name, kind=Kind.TEXT, least=least)


def _price(group: str) -> Bounds:
    return _value(group=group, name="price", most=99_999)


_AMOUNTS = (
    "heroism",
    "couronnes",
    "debt",
    "bounty",
    "jetons",
    "crasse",
    "contacts",
    "favours",
    "reputation_positive",
    "reputation_negative",
)

PRISON = (
    _value(group="prison", name="min", least=1, most=99),
    _value(group="prison", name="max", least=1, most=99),
    _name("prison", "text"),
    _value(group="prison", name="effects.skill", kind=Kind.SKILL),
    _value(group="prison", name="effects.open_at", most=20),
    _value(group="prison", name="effects.raise_by", most=20),
    *(_value(group="prison", name=f"effects.{name}", least=-999, most=9_999) for name in _AMOUNTS),
)
"""A row of the table Séjours en prison."""

WEAPON = (
    _name("weapons"),
    _value(group="weapons", name="family", kind=Kind.FAMILY),
    _value(group="weapons", name="allonge", most=4),
    _value(
        group="weapons",
        name="track",
        kind=Kind.CHOICE,
        options=("vitalite", "endurance"),
    ),
    _value(group="weapons", name="blunt", kind=Kind.FLAG, options=("false", "true")),
    _value(group="weapons", name="hands", least=1, most=2),
    _value(group="weapons", name="penetration_short", kind=Kind.OPTIONAL, most=20),
    _value(group="weapons", name="penetration_long", kind=Kind.OPTIONAL, most=20),
    _name("weapons", "ranges", least=0),
    _price("weapons"),
    _value(group="weapons", name="flags", kind=Kind.FLAGS, options=get_args(WeaponFlag)),
)
"""A weapon one can begin with."""

ARMOUR = (
    _price("armours"),
    _value(group="armours", name="repair_percent", kind=Kind.OPTIONAL, most=100),
)
"""The price of an armour, and of its repair where it is not the printed one."""

SHIELD = (
    _name("shields"),
    _price("shields"),
    _value(group="shields", name="wooden", kind=Kind.FLAG, options=("false", "true")),
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
