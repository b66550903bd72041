"""What is written into the entries of a sheet as edit commands (see `entries` for the paths).

Nothing here changes a document: the commands do, and may still be refused.
"""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from desktop.rules.editing import refuse
from desktop.rules.harp.commands.health import SetHp
from desktop.rules.harp.commands.person import (
    AddItem,
    AddSkill,
    AddWeapon,
    RemoveItem,
    RemoveSkill,
    RemoveWeapon,
    Rename,
    SetGuard,
    SetNumber,
    SetResistance,
    SetScore,
    SetText,
    UpdateItem,
    UpdateSkill,
    UpdateWeapon,
)
from desktop.rules.harp.document import (
    CHARACTERISTICS,
    RESISTANCES,
    Item,
    Resistance,
    Skill,
    Weapon,
)
from desktop.rules.harp.edits.apply import EditCommand
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.sheet.entries import GUARD, HP, NAME, NUMBERS, TEXTS, skill_title
from desktop.rules.members import found
from desktop.rules.sheetwriting import Wanted, absent, named, no_number, unknown, whole_number
from desktop.rules.system import Refused

Edits = tuple[EditCommand, ...] | Refused
Member = Skill | Weapon | Item
_SPECIALTY = re.compile(r"(.+?)\s*\((.+)\)")
_FIELDS = {
    "skill": ("name", "ranks", "equipment"),
    "weapon": ("name", "bonus", "fumble", "note"),
    "item": ("name", "quantity", "note"),
}
_WORDS = ("name", "note")


def entry_edits(editing: Editing, path: str, texts: Mapping[str, str]) -> Edits:
    """The commands that make the entry at `path` read `texts[path]`."""
    text = texts.get(path, "")
    head, _, rest = path.partition("/")
    if head == "text":
        return (SetText(rest, text.strip()),) if rest in TEXTS else unknown(path)
    text = " ".join(text.split())
    match head, rest.split("/"):
        case "name", [""] if path == NAME:
            return (Rename(text),) if text else refuse("harp.edit.no-name")
        case "hp", [""] if path == HP:
            value = whole_number(text)
            return no_number(text) if value is None else _hp(value, texts)
        case "score", [name] if name in CHARACTERISTICS:
            value = whole_number(text) if text else None
            return no_number(text) if text and value is None else (SetScore(name, value),)
        case "guard", [field] if field in GUARD:
            value = whole_number(text) if text else 0
            if value is None:
                return no_number(text)
            return (SetGuard(replace(editing.character.guard, **{field: value})),)
        case "number", [name] if name in NUMBERS:
            value = whole_number(text)
            return no_number(text) if value is None else (SetNumber(name, value),)
        case "resistance", [kind, field] if kind in RESISTANCES and field in ("ranks", "other"):
            return _resistance(editing, kind, field, text, f"resistance/{kind}", texts)
        case (("skill" | "weapon" | "item"), [id, field]):
            if field not in _FIELDS[head]:
                return unknown(path)
            return _member(editing, Wanted(head, id, field, text), texts)
        case _:
            return unknown(path)


def _hp(value: int, texts: Mapping[str, str]) -> Edits:
    """Hit points; a maximum that is written beside them comes first, since it bounds them."""
    most = whole_number(texts.get("number/most", ""))
    return (SetHp(value),) if most is None else (SetNumber("most", most), SetHp(value))


def _resistance(
    editing: Editing, kind: str, field: str, text: str, stem: str, texts: Mapping[str, str]
) -> Edits:
    """Both numbers of a resistance are one thing: the first that is written brings them."""
    held = editing.character.resistances.get(kind)
    if held is None and not text:
        return ()
    now = held or Resistance()
    value = whole_number(text) if text else 0
    if value is None:
        return no_number(text)
    other = texts.get(f"{stem}/other", "") if field == "ranks" else ""
    beside = whole_number(other) if other else None
    changed = replace(now, **{field: value})
    if beside is not None:
        changed = replace(changed, other=beside)
    return (SetResistance(kind, changed),)


def _member(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    """A line of skills, weapons or things: its name adds it, an empty name takes it away."""
    one = editing.character
    match wanted.kind:
        case "skill":
            now: Member | None = found(one.skills, wanted.key)
        case "weapon":
            now = found(one.weapons, wanted.key)
        case _:
            now = found(one.items, wanted.key)
    if now is None:
        return _new(editing, wanted, texts)
    if wanted.field == "name" and not wanted.text:
        return (_gone(now),)
    changed = _with(editing, now, wanted.field, wanted.text)
    if isinstance(changed, Refused):
        return changed
    match changed:
        case Skill():
            return (UpdateSkill(changed),)
        case Weapon():
            return (UpdateWeapon(changed),)
        case Item():
            return (UpdateItem(changed),)


def _new(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    stem = f"{wanted.kind}/{wanted.id}"
    name = " ".join(texts.get(f"{stem}/name", "").split())
    if not wanted.is_new or not name:
        return absent(wanted) or ()
    if wanted.field != "name":
        return ()
    match wanted.kind:
        case "skill":
            made: Member | Refused = Skill(id=wanted.key)
        case "weapon":
            made = Weapon(id=wanted.key, name=name)
        case _:
            made = Item(id=wanted.key, name=name)
    for field in _FIELDS[wanted.kind]:
        text = " ".join(texts.get(f"{stem}/{field}", "").split())
        if text and not isinstance(made, Refused):
            made = _with(editing, made, field, text)
    match made:
        case Skill():
            return (AddSkill(made),)
        case Weapon():
            return (AddWeapon(made),)
        case Item():
            return (AddItem(made),)
        case Refused():
            return made


def _gone(now: Member) -> EditCommand:
    match now:
        case Skill():
            return RemoveSkill(now.id)
        case Weapon():
            return RemoveWeapon(now.id)
        case Item():
            return RemoveItem(now.id)


def _with(editing: Editing, now: Member, field: str, text: str) -> Member | Refused:
    if isinstance(now, Skill) and field == "name":
        return _named(editing, now, text)
    if field in _WORDS:
        return replace(now, **{field: text})
    value = whole_number(text) if text else 0
    return no_number(text) if value is None else replace(now, **{field: value})


def _named(editing: Editing, now: Skill, text: str) -> Skill:
    """A skill by what is written: one of the tables, with its specialty between parentheses, or
    another."""
    if text == skill_title(editing.tables, now):
        return now
    known = [(one.id, one.name) for one in editing.tables.skills]
    apart = _SPECIALTY.fullmatch(text)
    if apart is not None and (id := named(known, apart[1])):
        return replace(now, skill=id, name="", specialty=apart[2])
    if id := named(known, text):
        return replace(now, skill=id, name="", specialty="")
    return replace(now, skill="", name=text, specialty="")
