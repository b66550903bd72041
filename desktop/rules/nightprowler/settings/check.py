"""What must be true of settings before a campaign may use them, told place by place.

Every flaw is found, not only the first, so that an editor can show each where it is.
"""

import re
from collections.abc import Iterable, Iterator
from typing import cast

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.settings.fields import MEMBERS, VALUES
from desktop.rules.nightprowler.settings.kits import Kit
from desktop.rules.nightprowler.settings.values import VERSION, Settings
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.settingsfields import Bounds, Kind
from desktop.rules.settingsplaces import Place

RULE, REFERENCE, DUPLICATE = (
    "error.tables-rule",
    "error.tables-reference",
    "error.tables-duplicate",
)
_SOMETHING = "…"
_NUMBERS = (Kind.NUMBER, Kind.OPTIONAL)
_TEXTS = {
    RULE: "np.settings.flaw.rule",
    REFERENCE: "np.settings.flaw.reference",
    DUPLICATE: "np.settings.flaw.duplicate",
}


class Flaw(msgspec.Struct, frozen=True):
    """One value that the tables or other values contradict.

    `entry` ("weapons[dague]") and `field` name the place as table files do, `member` an entry of
    the list `field` that has no id; `params` are those of the message `key`.
    """

    key: str
    entry: str
    field: str
    params: dict[str, str] = {}
    member: str = ""

    @property
    def place(self) -> Place:
        """Where the value is."""
        named = re.split(r"[.\[\]]+", f"{self.entry}.{self.field}")
        return (*(part for part in named if part), *((self.member,) if self.member else ()))

    @property
    def text(self) -> Message:
        """What is wrong, for somebody who sees the field."""
        if self.params.get("expected") == _SOMETHING:
            return say("np.settings.flaw.empty")
        return say(_TEXTS[self.key], **self.params)


def flaws(settings: Settings, tables: Tables) -> Iterator[Flaw]:
    """Everything that the tables or other values contradict, in the order of the file."""
    if settings.version != VERSION:
        yield Flaw(RULE, "settings", "version", {"expected": str(VERSION)})
    yield from _bounds(settings)
    yield from _creation(settings)
    yield from _arts(settings, tables)
    for group, kits, ids in (
        ("kits.specialty", settings.kits.specialty, tables.specialties.ids()),
        ("kits.culture", settings.kits.culture, tables.cultures.ids()),
        ("kits.milieu", settings.kits.milieu, tables.milieux.ids()),
    ):
        yield from _each_once(group, [kit.id for kit in kits], ids)
        for kit in kits:
            yield from _kit(f"{group}[{kit.id}]", kit, tables)
    yield from _kit("kits.elven", settings.kits.elven, tables)
    yield from _key("readings", "mascarade_skill", settings.readings.mascarade_skill, tables)
    yield from _prison(settings, tables)
    yield from _equipment(settings, tables)


def _bounds(settings: Settings) -> Iterator[Flaw]:
    """Numbers out of their range, and names that are missing."""
    for group, fields in VALUES.items():
        yield from _outside(group, getattr(settings, group), fields)
    for group, fields in MEMBERS.items():
        for member in getattr(settings, group):
            yield from _outside(f"{group}[{member.id}]", member, fields)


def _outside(entry: str, owner: msgspec.Struct, fields: Iterable[Bounds]) -> Iterator[Flaw]:
    for field in fields:
        value: object = owner
        for name in field.name.split("."):
            value = cast("object", getattr(value, name))
        if field.kind is Kind.TEXT:
            if field.least and not str(value).strip():
                yield Flaw(RULE, entry, field.name, {"expected": _SOMETHING})
        elif field.kind in _NUMBERS and isinstance(value, int):
            expected = f"{field.least}…{field.most}"
            if not field.least <= value <= field.most:
                yield Flaw(RULE, entry, field.name, {"expected": expected})


def _creation(settings: Settings) -> Iterator[Flaw]:
    creation = settings.creation
    if creation.characteristic_max < creation.characteristic_min:
        least = str(creation.characteristic_min)
        yield Flaw(RULE, "creation", "characteristic_max", {"expected": f"≥ {least}"})


def _arts(settings: Settings, tables: Tables) -> Iterator[Flaw]:
    seen: set[str] = set()
    for art, keys in settings.arts.by_id().items():
        for key in keys:
            whole, specialisation = split_key(key)
            if specialisation:
                yield from _key("arts", art, key, tables)
            elif whole not in tables.skills and whole not in tables.extra_skills:
                yield Flaw(REFERENCE, "arts", art, {"value": key})
            if key in seen:
                yield Flaw(DUPLICATE, f"arts[{key}]", art)
            seen.add(key)
    for skill in (*tables.skills.ids(), *tables.extra_skills.ids()):
        if skill not in seen:
            yield Flaw(RULE, "arts", skill, {"expected": "1"})


def _kit(entry: str, kit: Kit, tables: Tables) -> Iterator[Flaw]:
    least = tables.constants.competence_minimum
    for name, skills in (("skills", kit.skills), ("choice", kit.choice)):
        seen: set[str] = set()
        for each in skills:
            if not tables.has_skill(each.skill):
                yield Flaw(REFERENCE, entry, name, {"value": each.skill}, each.skill)
            if each.skill in seen:
                yield Flaw(DUPLICATE, entry, name, member=each.skill)
            seen.add(each.skill)
            if each.value < least:
                yield Flaw(RULE, entry, name, {"expected": f"≥ {least}"}, each.skill)


def _prison(settings: Settings, tables: Tables) -> Iterator[Flaw]:
    yield from _unique("prison", [stay.id for stay in settings.prison])
    face = 1
    for stay in settings.prison:
        entry = f"prison[{stay.id}]"
        if stay.min != face:
            yield Flaw(RULE, entry, "min", {"expected": str(min(face, tables.constants.de))})
        if stay.max < stay.min:
            yield Flaw(RULE, entry, "max", {"expected": f"≥ {stay.min}"})
        face = max(face, stay.max) + 1 if stay.max >= stay.min else face
        if stay.effects.skill:
            yield from _key(entry, "effects.skill", stay.effects.skill, tables)
    if face != tables.constants.de + 1:
        yield Flaw(RULE, "prison", "max", {"expected": str(tables.constants.de)})


def _equipment(settings: Settings, tables: Tables) -> Iterator[Flaw]:
    yield from _unique("weapons", [weapon.id for weapon in settings.weapons])
    for weapon in settings.weapons:
        entry = f"weapons[{weapon.id}]"
        if weapon.family and weapon.family not in tables.weapon_families:
            yield Flaw(REFERENCE, entry, "family", {"value": weapon.family})
        if (weapon.penetration_short is None) != (weapon.penetration_long is None):
            missing = "penetration_long" if weapon.penetration_long is None else "penetration_short"
            yield Flaw(RULE, entry, missing, {"expected": "≥ 0"})
    yield from _each_once("armours", [one.id for one in settings.armours], tables.armours.ids())
    yield from _unique("shields", [shield.id for shield in settings.shields])
    yield from _unique("gear", [gear.id for gear in settings.gear])


def _key(entry: str, field: str, key: str, tables: Tables) -> Iterator[Flaw]:
    if not tables.has_skill(key):
        yield Flaw(REFERENCE, entry, field, {"value": key})


def _unique(group: str, ids: Iterable[str]) -> Iterator[Flaw]:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            yield Flaw(DUPLICATE, f"{group}[{id}]", "id")
        seen.add(id)


def _each_once(group: str, found: list[str], wanted: tuple[str, ...]) -> Iterator[Flaw]:
    """Every wanted id has exactly one entry, and there is no other."""
    yield from _unique(group, found)
    for id in found:
        if id not in wanted:
            yield Flaw(REFERENCE, f"{group}[{id}]", "id", {"value": id})
    for id in wanted:
        if id not in found:
            yield Flaw(RULE, group, "id", {"expected": id})
