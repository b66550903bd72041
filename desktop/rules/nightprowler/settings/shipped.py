"""The shipped settings ("valeurs de Cassure"), read from `settings.toml`, and what must be true of
any settings before a campaign may use them.
"""

from pathlib import Path

import msgspec

from desktop.rules.document import Json
from desktop.rules.nightprowler.settings.check import Flaw, flaws
from desktop.rules.nightprowler.settings.kits import Kit, Kits, KitSkill
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.settings.values import (
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
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.tomltables import convert, parse, wrong

__all__ = [
    "VERSION",
    "ArmourPrice",
    "Arts",
    "Creation",
    "Flaw",
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
    "flaws",
]

FILE = "nightprowler/settings.toml"


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
    for flaw in flaws(settings, tables):
        raise wrong(flaw.key, FILE, flaw.entry, flaw.field, **flaw.params)


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
