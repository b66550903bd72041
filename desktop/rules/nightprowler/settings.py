"""The shipped settings ("valeurs de Cassure"), read from `settings.toml`, and what must be true of
any settings before a campaign may use them.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from desktop.rules.document import Json
from desktop.rules.nightprowler.kits import Kit, Kits, KitSkill
from desktop.rules.nightprowler.lookup import Tables
from desktop.rules.nightprowler.reading import convert, parse, wrong
from desktop.rules.nightprowler.readings import Readings
from desktop.rules.nightprowler.settings_values import (
    VERSION,
    ArmourPrice,
    Arts,
    Creation,
    Gear,
    PrisonEffects,
    PrisonStay,
    Progression,
    Settings,
    Shield,
    StarterWeapon,
)
from desktop.rules.nightprowler.skill_tables import split_key

__all__ = [
    "VERSION",
    "ArmourPrice",
    "Arts",
    "Creation",
    "Gear",
    "Kit",
    "KitSkill",
    "Kits",
    "PrisonEffects",
    "PrisonStay",
    "Progression",
    "Readings",
    "Settings",
    "Shield",
    "StarterWeapon",
    "check",
    "default_settings",
]

FILE = "settings.toml"


def default_settings(root: Path, tables: Tables) -> Settings:
    """The settings of a new campaign; `root` is the folder that holds `nightprowler/`.

    Raises `TablesError` naming entry and field when the file is missing or wrong.
    """
    raw = parse(root, FILE)
    settings = convert(FILE, raw, Settings)
    known: Json = msgspec.json.decode(msgspec.json.encode(settings))
    stray = _stray(raw, known)
    if stray:
        entry, _, field = stray.rpartition(".")
        raise wrong("error.tables-value", FILE, entry, field, detail="unknown field")
    check(settings, tables)
    return settings


def check(settings: Settings, tables: Tables) -> None:
    """Raises `TablesError` at the first value that the tables or the other values contradict."""
    if settings.version != VERSION:
        raise wrong("error.tables-rule", FILE, "settings", "version", expected=str(VERSION))
    _creation(settings)
    _arts(settings, tables)
    for group, kits, ids in (
        ("kits.specialty", settings.kits.specialty, tables.specialties.ids()),
        ("kits.culture", settings.kits.culture, tables.cultures.ids()),
        ("kits.milieu", settings.kits.milieu, tables.milieux.ids()),
    ):
        _each_once(group, [kit.id for kit in kits], ids)
        for kit in kits:
            _kit(f"{group}[{kit.id}]", kit, tables)
    _kit("kits.elven", settings.kits.elven, tables)
    _key("readings", "mascarade_skill", settings.readings.mascarade_skill, tables)
    _prison(settings, tables)
    _equipment(settings, tables)


def _creation(settings: Settings) -> None:
    creation = settings.creation
    if creation.characteristic_max < creation.characteristic_min:
        least = str(creation.characteristic_min)
        raise wrong("error.tables-rule", FILE, "creation", "characteristic_max", expected=least)
    for field, cost in (
        ("raise_cost", creation.raise_cost),
        ("opening_cost", creation.opening_cost),
    ):
        if cost < 0:
            raise wrong("error.tables-rule", FILE, "creation", field, expected="0")


def _arts(settings: Settings, tables: Tables) -> None:
    seen: set[str] = set()
    for art, keys in settings.arts.by_id().items():
        for key in keys:
            whole, specialisation = split_key(key)
            if specialisation:
                _key("arts", art, key, tables)
            elif whole not in tables.skills and whole not in tables.extra_skills:
                raise wrong("error.tables-reference", FILE, "arts", art, value=key)
            if key in seen:
                raise wrong("error.tables-duplicate", FILE, f"arts[{key}]", art)
            seen.add(key)
    for skill in (*tables.skills.ids(), *tables.extra_skills.ids()):
        if skill not in seen:
            raise wrong("error.tables-rule", FILE, "arts", skill, expected="one art")


def _kit(entry: str, kit: Kit, tables: Tables) -> None:
    keys = [each.skill for each in kit.skills]
    if len(set(keys)) != len(keys):
        raise wrong("error.tables-duplicate", FILE, entry, "skills")
    for each in (*kit.skills, *kit.choice):
        _key(entry, "skills", each.skill, tables)
        if each.value < tables.constants.competence_minimum:
            least = str(tables.constants.competence_minimum)
            raise wrong("error.tables-rule", FILE, entry, each.skill, expected=least)


def _prison(settings: Settings, tables: Tables) -> None:
    _unique("prison", [stay.id for stay in settings.prison])
    face = 1
    for stay in settings.prison:
        entry = f"prison[{stay.id}]"
        if stay.min != face or stay.max < stay.min:
            raise wrong("error.tables-rule", FILE, entry, "min", expected=str(face))
        face = stay.max + 1
        if stay.effects.skill:
            _key(entry, "effects.skill", stay.effects.skill, tables)
    if face != tables.constants.de + 1:
        raise wrong("error.tables-rule", FILE, "prison", "max", expected=str(tables.constants.de))


def _equipment(settings: Settings, tables: Tables) -> None:
    _unique("weapons", [weapon.id for weapon in settings.weapons])
    for weapon in settings.weapons:
        entry = f"weapons[{weapon.id}]"
        if weapon.family and weapon.family not in tables.weapon_families:
            raise wrong("error.tables-reference", FILE, entry, "family", value=weapon.family)
        if not 0 <= weapon.allonge <= 4:
            raise wrong("error.tables-rule", FILE, entry, "allonge", expected="0, 1, 2, 3, 4")
        if (weapon.penetration_short is None) != (weapon.penetration_long is None):
            raise wrong("error.tables-rule", FILE, entry, "penetration_long", expected="both")
        if weapon.hands not in (1, 2):
            raise wrong("error.tables-rule", FILE, entry, "hands", expected="1, 2")
    _each_once("armours", [armour.id for armour in settings.armours], tables.armours.ids())
    _unique("shields", [shield.id for shield in settings.shields])
    _unique("gear", [gear.id for gear in settings.gear])
    for group, prices in (
        ("weapons", [(each.id, each.price) for each in settings.weapons]),
        ("armours", [(each.id, each.price) for each in settings.armours]),
        ("shields", [(each.id, each.price) for each in settings.shields]),
        ("gear", [(each.id, each.price) for each in settings.gear]),
    ):
        for id, price in prices:
            if price < 0:
                raise wrong("error.tables-rule", FILE, f"{group}[{id}]", "price", expected="0")


def _key(entry: str, field: str, key: str, tables: Tables) -> None:
    if not tables.has_skill(key):
        raise wrong("error.tables-reference", FILE, entry, field, value=key)


def _unique(group: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise wrong("error.tables-duplicate", FILE, f"{group}[{id}]", "id")
        seen.add(id)


def _each_once(group: str, found: list[str], wanted: tuple[str, ...]) -> None:
    """Every wanted id has exactly one entry, and there is no other."""
    _unique(group, found)
    for id in found:
        if id not in wanted:
            raise wrong("error.tables-reference", FILE, f"{group}[{id}]", "id", value=id)
    for id in wanted:
        if id not in found:
            raise wrong("error.tables-rule", FILE, group, "id", expected=id)


def _stray(raw: Json, known: Json, path: str = "settings") -> str:
    """The path of the first field of raw content that no struct has, "" when there is none."""
    if isinstance(raw, dict) and isinstance(known, dict):
        for name, value in raw.items():
            if name not in known:
                return f"{path}.{name}"
            stray = _stray(value, known[name], f"{path}.{name}")
            if stray:
                return stray
    elif isinstance(raw, list) and isinstance(known, list):
        for number, (value, built) in enumerate(zip(raw, known, strict=True)):
            stray = _stray(value, built, f"{path}[{number}]")
            if stray:
                return stray
    return ""
