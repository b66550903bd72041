"""What is written into the entries of a sheet as edit commands (see `entries` for the paths).

Nothing here changes a document: the commands do, and may still be refused.
"""

import re
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from desktop.rules.editing import refuse
from desktop.rules.members import found
from desktop.rules.pv_negatifs.commands.health import SetHp
from desktop.rules.pv_negatifs.commands.person import (
    AddItem,
    AddProficiency,
    AddWeapon,
    ChooseGroup,
    RemoveItem,
    RemoveProficiency,
    RemoveWeapon,
    Rename,
    SetAbility,
    SetArmour,
    SetNumber,
    SetSave,
    SetText,
    SetThac0,
    UpdateItem,
    UpdateProficiency,
    UpdateWeapon,
)
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES, Item, Proficiency, Weapon
from desktop.rules.pv_negatifs.edits.apply import EditCommand
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.sheet.entries import ARMOUR, GROUP, HP, NAME, NUMBERS, TEXTS
from desktop.rules.sheetwriting import (
    Wanted,
    absent,
    named,
    no_number,
    no_such_name,
    unknown,
    whole_number,
)
from desktop.rules.system import Refused

Edits = tuple[EditCommand, ...] | Refused
_DICE = re.compile(r"(\d{1,2})\s*[dD]\s*(\d{1,3})\s*([+-]\s*\d{1,3})?")
_MINUSES = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"})


def entry_edits(editing: Editing, path: str, texts: Mapping[str, str]) -> Edits:
    """The commands that make the entry at `path` read `texts[path]`."""
    text = texts.get(path, "")
    head, _, rest = path.partition("/")
    if head == "text":
        if rest not in TEXTS:
            return unknown(path)
        return (SetText(rest, text.strip()),)
    text = " ".join(text.split())
    match head, rest.split("/"):
        case "name", [""] if path == NAME:
            return (Rename(text),) if text else refuse("pv.edit.no-name")
        case "group", [""] if path == GROUP:
            return _group(editing, text)
        case "hp", [""] if path == HP:
            value = whole_number(text)
            return no_number(text) if value is None else _hp(editing, value, texts)
        case "thac0", [""]:
            return _optional(text, SetThac0(None), lambda value: SetThac0(value))
        case "ability", [name] if name in ABILITIES:
            held = editing.character.percentiles.get(name, 0)
            return _optional(
                text, SetAbility(name, None), lambda value: SetAbility(name, value, held)
            )
        case "save", [name] if name in SAVES:
            return _optional(text, SetSave(name, None), lambda value: SetSave(name, value))
        case "number", [name] if name in NUMBERS:
            value = whole_number(text)
            return no_number(text) if value is None else (SetNumber(name, value),)
        case "armour", [part] if part in ARMOUR:
            value = whole_number(text) if text else 0
            if value is None:
                return no_number(text)
            return (SetArmour(replace(editing.character.armour, **{part: value})),)
        case "skill", [id, field]:
            return _skill(editing, Wanted(head, id, field, text), texts)
        case "weapon", [id, field]:
            return _weapon(editing, Wanted(head, id, field, text), texts)
        case "item", [id, field]:
            return _item(editing, Wanted(head, id, field, text), texts)
        case _:
            return unknown(path)


def _optional(text: str, none: EditCommand, made: Callable[[int], EditCommand]) -> Edits:
    """A number that may be taken back by leaving its place empty."""
    if not text:
        return (none,)
    value = whole_number(text)
    return no_number(text) if value is None else (made(value),)


def _hp(editing: Editing, value: int, texts: Mapping[str, str]) -> Edits:
    """Hit points; a maximum that is written beside them comes first, since it bounds them."""
    most = whole_number(texts.get("number/most", ""))
    first = () if most is None else (SetNumber("most", most),)
    highest = editing.character.most if most is None else most
    lost = max(0, min(editing.character.lost, highest - value))
    return (*first, SetHp(value, lost))


def _group(editing: Editing, text: str) -> Edits:
    if not text:
        return (ChooseGroup(""),)
    groups = editing.tables.groups
    id = named(((one.id, one.written) for one in groups), text)
    if id is None:
        return no_such_name(text)
    return (ChooseGroup(id, groups.get(id).infiltrator),)


def _skill(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    """A skill: its name adds it, an empty name takes it away; its value comes with it."""
    now = found(editing.character.proficiencies, wanted.key)
    known = editing.tables.proficiencies
    if now is None:
        stem = f"{wanted.kind}/{wanted.id}"
        name = " ".join(texts.get(f"{stem}/name", "").split())
        value = whole_number(texts.get(f"{stem}/value", "") or "0")
        if wanted.is_new and wanted.key in known:
            if wanted.field != "value":
                return unknown(f"skill/{wanted.id}/{wanted.field}")
            if not wanted.text:
                return ()
            if value is None:
                return no_number(wanted.text)
            one = Proficiency(id=wanted.key, skill=wanted.key, value=value)
            return (AddProficiency(one),)
        if not wanted.is_new or not name:
            return absent(wanted) or ()
        if value is None:
            return no_number(texts.get(f"{stem}/value", ""))
        if wanted.field != "name":
            return ()
        skill = named(((one.id, one.name) for one in known), name) or ""
        plain = Proficiency(id=wanted.key, skill=skill, name="" if skill else name, value=value)
        return (AddProficiency(plain),)
    if wanted.field == "name":
        if not wanted.text:
            return (RemoveProficiency(now.id),)
        return (UpdateProficiency(replace(now, skill="", name=wanted.text)),)
    if wanted.field != "value":
        return unknown(f"skill/{wanted.id}/{wanted.field}")
    value = whole_number(wanted.text) if wanted.text else 0
    if value is None:
        return no_number(wanted.text)
    return (UpdateProficiency(replace(now, value=value)),)


def _weapon(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    """A weapon: its name adds it, an empty name takes it away; damage reads "1d8+2"."""
    now = found(editing.character.weapons, wanted.key)
    if now is None:
        stem = f"{wanted.kind}/{wanted.id}"
        name = " ".join(texts.get(f"{stem}/name", "").split())
        if not wanted.is_new or not name:
            return absent(wanted) or ()
        if wanted.field != "name":
            return ()
        made: Weapon | Refused = Weapon(id=wanted.key, name=name)
        for field in ("to_hit", "damage"):
            text = " ".join(texts.get(f"{stem}/{field}", "").split())
            if text and not isinstance(made, Refused):
                made = _weapon_with(made, field, text)
        return made if isinstance(made, Refused) else (AddWeapon(made),)
    if wanted.field == "name" and not wanted.text:
        return (RemoveWeapon(now.id),)
    changed = _weapon_with(now, wanted.field, wanted.text)
    return changed if isinstance(changed, Refused) else (UpdateWeapon(changed),)


def _weapon_with(weapon: Weapon, field: str, text: str) -> Weapon | Refused:
    match field:
        case "name":
            return replace(weapon, name=text)
        case "to_hit":
            value = whole_number(text) if text else 0
            return no_number(text) if value is None else replace(weapon, to_hit=value)
        case "damage":
            read = _DICE.fullmatch(text.translate(_MINUSES))
            if read is None:
                return refuse("pv.entry.damage", text=text)
            dice, sides, bonus = read.groups(default="0")
            plus = int(bonus.replace(" ", ""))
            return replace(weapon, dice=int(dice), sides=int(sides), bonus=plus)
        case _:
            return unknown(f"weapon/{weapon.id}/{field}")


def _item(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    """A thing: its name adds it, an empty name takes it away."""
    now = found(editing.character.items, wanted.key)
    if now is None:
        stem = f"{wanted.kind}/{wanted.id}"
        name = " ".join(texts.get(f"{stem}/name", "").split())
        if not wanted.is_new or not name:
            return absent(wanted) or ()
        if wanted.field != "name":
            return ()
        made: Item | Refused = Item(id=wanted.key, name=name)
        for field in ("quantity", "weight", "note"):
            text = " ".join(texts.get(f"{stem}/{field}", "").split())
            if text and not isinstance(made, Refused):
                made = _item_with(made, field, text)
        return made if isinstance(made, Refused) else (AddItem(made),)
    if wanted.field == "name" and not wanted.text:
        return (RemoveItem(now.id),)
    changed = _item_with(now, wanted.field, wanted.text)
    return changed if isinstance(changed, Refused) else (UpdateItem(changed),)


def _item_with(item: Item, field: str, text: str) -> Item | Refused:
    if field in ("name", "note"):
        return replace(item, **{field: text})
    if field not in ("quantity", "weight"):
        return unknown(f"item/{item.id}/{field}")
    value = whole_number(text) if text else 0
    return no_number(text) if value is None else replace(item, **{field: value})
