"""What is written on the lines of skills and talents, as edit commands."""

from collections.abc import Mapping

from msgspec.structs import replace

from desktop.rules.editing import refuse
from desktop.rules.members import found
from desktop.rules.sheetwriting import Wanted, absent, named, no_number, plain, whole_number
from desktop.rules.system import Refused
from desktop.rules.warhammer.commands.person import (
    AddSkill,
    AddTalent,
    RemoveSkill,
    RemoveTalent,
    SetSkill,
    SetTalent,
)
from desktop.rules.warhammer.document import SkillHeld, TalentHeld
from desktop.rules.warhammer.edits.apply import EditCommand
from desktop.rules.warhammer.edits.context import Editing

Edits = tuple[EditCommand, ...] | Refused


def skill_level(editing: Editing, id: str, text: str) -> Edits:
    """How many times a skill was learnt; rubbed out, or 0, forgets it."""
    held = found(editing.character.skills, id)
    if held is None:
        return refuse("sheet.write.gone", text=text) if text else ()
    level = whole_number(text) if text else 0
    if level is None:
        return no_number(text)
    return (SetSkill(replace(held, level=level)) if level else RemoveSkill(id),)


def new_skill(editing: Editing, wanted: Wanted, path: str, texts: Mapping[str, str]) -> Edits:
    """A skill of the tables (`wanted.kind`), or the one named on an added line: once where no
    level is written, and then in the commands of its name."""
    stem = path.rpartition("/")[0]
    name = " ".join(texts.get(f"{stem}/name", "").split())
    written = " ".join(texts.get(f"{stem}/level", "").split())
    if not wanted.kind and not name:
        return refuse("sheet.write.name-first", text=written) if written else ()
    if wanted.field == ("name" if written else "level"):
        return ()
    level = whole_number(written) if written else 1
    if level is None:
        return no_number(written)
    if not level:
        return ()
    skill, subject = (wanted.kind, "") if wanted.kind else skill_named(editing, name)
    # A form that is read again names what it has brought already.
    for held in editing.character.skills:
        if (held.skill, held.subject) == (skill, subject):
            return () if held.level == level else (SetSkill(replace(held, level=level)),)
    return (AddSkill(SkillHeld(id=wanted.key, skill=skill, subject=subject, level=level)),)


def skill_named(editing: Editing, name: str) -> tuple[str, str]:
    """A skill and its subject as people write them: "Langue (khazalid)", "Langue : khazalid",
    "Soins"; a name that no table knows is kept as it is."""
    head, sign, tail = name.partition("(")
    if not sign:
        head, sign, tail = name.partition(":")
    skills = editing.tables.skills
    id = named(((one.id, one.name) for one in skills), head)
    if id is None:
        return name, ""
    return id, tail.strip().removesuffix(")").strip()


def talent(editing: Editing, wanted: Wanted, texts: Mapping[str, str]) -> Edits:
    """A talent by its name, with the words on its line."""
    held = found(editing.character.talents, wanted.key)
    if held is None:
        name = " ".join(texts.get(f"talent/{wanted.id}/name", "").split())
        if not wanted.is_new or not name:
            return absent(wanted) or ()
        if wanted.field != "name":
            return ()
        words = " ".join(texts.get(f"talent/{wanted.id}/text", "").split())
        return (AddTalent(_talent(editing, wanted.key, name, words)),)
    if wanted.field == "text":
        return (SetTalent(replace(held, text=wanted.text)),)
    if not wanted.text:
        return (RemoveTalent(held.id),)
    return (SetTalent(_talent(editing, held.id, wanted.text, held.text)),)


def _talent(editing: Editing, id: str, name: str, words: str) -> TalentHeld:
    rows = editing.tables.talents
    known = next((one.id for one in rows if plain(one.name) == plain(name)), name)
    return TalentHeld(id=id, talent=known, text=words)
