"""What is written into the entries of a sheet as edit commands (see `entries` for the paths).

Nothing here changes a document: the commands do, and may still be refused.
"""

from collections.abc import Mapping
from typing import cast

from desktop.rules.editing import refuse
from desktop.rules.nightprowler.character.skill_rules import CUSTOM, is_known, title
from desktop.rules.nightprowler.commands.creation import (
    AddTrait,
    ChooseBranch,
    ChooseCassure,
    ChooseCulture,
    ChooseMilieu,
    ChooseMother,
    ChooseRace,
    ChooseRaised,
    ChooseSpecialty,
    ChooseStyle,
    CloseSkill,
    EditCommand,
    OpenSkill,
    Rename,
    SetCharacteristic,
    SetSkill,
    SetText,
    TextField,
)
from desktop.rules.nightprowler.commands.play import (
    ClearBox,
    RegainHeroism,
    SetPool,
    SpendHeroism,
    TickBox,
)
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, LINES, Track
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.sheet.entries import (
    HEROISM,
    IDENTITY,
    ORIGINS,
    POOLS,
    TEXTS,
)
from desktop.rules.nightprowler.sheet.entry_gear import GEAR, gear_edits
from desktop.rules.nightprowler.tables.skills import skill_key, split_key
from desktop.rules.sheetwriting import (
    NEW,
    Wanted,
    named,
    no_number,
    no_such_name,
    plain,
    unknown,
    whole_number,
)
from desktop.rules.system import Refused

Edits = tuple[EditCommand, ...] | Refused


def entry_edits(editing: Editing, path: str, texts: Mapping[str, str]) -> Edits:
    """The commands that make the entry at `path` read `texts[path]`."""
    text = texts.get(path, "")
    head, _, rest = path.partition("/")
    if head == "text":
        return _text(rest, text)
    text = " ".join(text.split())
    if head == "name":
        return (Rename(text),) if text else refuse("sheet.write.name-empty")
    if head in IDENTITY or head in ORIGINS:
        return _choice(editing, head, text)
    if head == "skill":
        return _skill(editing, rest, text)
    if head == HEROISM:
        return _heroism(editing, text)
    segments = rest.split("/")
    match head, segments:
        case "characteristic", [name] if name in CHARACTERISTICS:
            return _characteristic(editing, name, text)
        case "pool", [name] if name in POOLS:
            value = whole_number(text) if text else 0
            return (SetPool(name, value),) if value is not None else no_number(text)
        case "wounds", [track, row]:
            return _wounds(editing, track, row, text)
        case "new-skill", [_, skill, field]:
            stem = path.rpartition("/")[0]
            return _new_skill(editing, skill, field, stem, texts)
        case "trait", [id, field]:
            return _trait(editing, id, field, texts)
        case _, [id, field] if head in GEAR:
            return gear_edits(editing, Wanted(head, id, field, text))
        case _:
            return unknown(path)


def _text(field: str, text: str) -> Edits:
    if field not in TEXTS:
        return unknown(f"text/{field}")
    return (SetText(cast("TextField", field), text.strip()),)


def _choice(editing: Editing, what: str, text: str) -> Edits:
    """Something chosen by its name; among several of that name, one that fits what is chosen."""
    if not text:
        return refuse("sheet.write.choice-empty")
    tables, identity = editing.tables, editing.character.identity
    match what:
        case "style":
            found = named(((one.id, one.name) for one in tables.styles), text)
        case "branch":
            found = named(
                (
                    (one.id, one.name)
                    for one in sorted(tables.branches, key=lambda b: b.style != identity.style)
                ),
                text,
            )
        case "specialty":
            found = named(
                (
                    (one.id, one.name)
                    for one in sorted(
                        tables.specialties, key=lambda each: each.branch != identity.branch
                    )
                ),
                text,
            )
        case "race":
            found = named(((one.id, one.name) for one in tables.races), text)
        case "milieu":
            found = named(((one.id, one.name) for one in tables.milieux), text)
        case "cassure":
            found = named(((one.id, one.name) for one in tables.cassures), text)
        case _:
            found = named(((one.id, one.name) for one in tables.cultures), text)
    if found is None:
        return no_such_name(text)
    return (_chosen(what, found),)


def _chosen(what: str, id: str) -> EditCommand:
    match what:
        case "style":
            return ChooseStyle(id)
        case "branch":
            return ChooseBranch(id)
        case "specialty":
            return ChooseSpecialty(id)
        case "race":
            return ChooseRace(id)
        case "culture":
            return ChooseCulture(id)
        case "raised":
            return ChooseRaised(id)
        case "mother":
            return ChooseMother(id)
        case "milieu":
            return ChooseMilieu(id)
        case _:
            return ChooseCassure(id)


def _characteristic(editing: Editing, name: str, text: str) -> Edits:
    """The value wanted, bonuses included; the points are worked out from it."""
    value = whole_number(text)
    if value is None:
        return no_number(text)
    now = editing.derived.characteristics[name].total
    points = editing.character.characteristics.of(name) + value - now
    return (SetCharacteristic(name, points),)


def _skill(editing: Editing, key: str, text: str) -> Edits:
    view = editing.derived.skill(key)
    name = title(editing.tables, key)
    if not text:
        if view is None or not view.opened:
            return ()
        return (CloseSkill(key),)
    value = whole_number(text)
    if value is None:
        return no_number(text)
    if view is not None and view.opened:
        return (SetSkill(key, value),)
    least = editing.tables.constants.competence_minimum
    if value < least:
        return refuse("np.entry.skill-too-low", name=name, least=least)
    return (OpenSkill(key), SetSkill(key, value))


def _new_skill(
    editing: Editing, skill: str, field: str, stem: str, texts: Mapping[str, str]
) -> Edits:
    """A skill by the name and the value of one line: the name alone opens it, the value has the
    commands where both are there."""
    name = " ".join(texts.get(f"{stem}/name", "").split())
    value = " ".join(texts.get(f"{stem}/value", "").split())
    if not name:
        return refuse("sheet.write.name-first", text=value) if value else ()
    key = skill_key(skill, name) if skill else _keynamed(editing, name)
    view = editing.derived.skill(key)
    if field == "name":
        return () if value or (view is not None and view.opened) else (OpenSkill(key),)
    return _skill(editing, key, value) if value else ()


def _keynamed(editing: Editing, name: str) -> str:
    """The key of a skill as people write it: "Langue (cassar)", "Langue : cassar", "Soin"; one of
    its own for a name that the tables lack."""
    tables = editing.tables
    head, sign, tail = name.partition("(")
    if not sign:
        head, sign, tail = name.partition(":")
    tail = tail.strip().removesuffix(")").strip()
    for skill in tables.skills:
        if plain(skill.name) != plain(head):
            continue
        if not skill.specialised:
            return skill.id
        listed = next((one for one in skill.specialisations if plain(one) == plain(tail)), tail)
        return skill_key(skill.id, listed)
    for extra in tables.extra_skills:
        if plain(extra.name) == plain(name):
            return extra.id
    own = (split_key(view.key)[1] for view in editing.derived.skills if view.skill == CUSTOM)
    key = skill_key(CUSTOM, next((one for one in own if plain(one) == plain(name)), name))
    return key if is_known(tables, key) else name


def _wounds(editing: Editing, track: str, row: str, text: str) -> Edits:
    """Boxes of one line: those that are too many are cleared, those that lack are ticked."""
    wanted = whole_number(text) if text else 0
    tracks = {one.value: one for one in Track}
    if track not in tracks or not row.isdecimal() or int(row) >= LINES:
        return unknown(f"wounds/{track}/{row}")
    line = editing.derived.track(tracks[track]).lines[int(row)]
    if wanted is None or not 0 <= wanted <= max(line.usable, line.ticked):
        return refuse("np.entry.too-many-boxes", line=line.name, most=line.usable)
    more = wanted - line.ticked
    command = TickBox if more > 0 else ClearBox
    return (command(tracks[track], int(row)),) * abs(more)


def _heroism(editing: Editing, text: str) -> Edits:
    wanted = whole_number(text) if text else 0
    if wanted is None or wanted < 0:
        return no_number(text)
    more = wanted - max(0, editing.derived.heroism)
    if not more:
        return ()
    return (RegainHeroism(more) if more > 0 else SpendHeroism(-more),)


def _trait(editing: Editing, id: str, field: str, texts: Mapping[str, str]) -> Edits:
    """A memory trait to buy, by the name on its line; its words come with it."""
    name = " ".join(texts.get(f"trait/{id}/name", "").split())
    words = " ".join(texts.get(f"trait/{id}/text", "").split())
    if not name:
        return refuse("sheet.write.name-first", text=words) if words else ()
    if field != "name":
        return ()
    found = named(((one.id, one.name) for one in editing.tables.traits), name)
    if found is None:
        return no_such_name(name)
    return (AddTrait(found, words, id.removeprefix(NEW)),)
