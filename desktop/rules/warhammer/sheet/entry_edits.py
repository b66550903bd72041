"""What is written into the entries of a sheet as edit commands (see `entries` for the paths).

Nothing here changes a document: the commands do, and may still be refused.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from desktop.rules.editing import refuse
from desktop.rules.sheetwriting import (
    Wanted,
    count,
    named,
    no_number,
    no_such_name,
    unknown,
    whole_number,
)
from desktop.rules.system import Refused
from desktop.rules.warhammer.commands.gear import SetPurse
from desktop.rules.warhammer.commands.health import RestoreFortune, SpendFortune
from desktop.rules.warhammer.commands.person import (
    ChooseRace,
    Rename,
    SetAdvance,
    SetCareer,
    SetDestinyDie,
    SetDice,
    SetKind,
    SetSecondary,
    SetText,
)
from desktop.rules.warhammer.document import CHARACTERISTICS, Kind
from desktop.rules.warhammer.edits.apply import EditCommand
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.money import CO, PA
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.sheet.entries import (
    COINS,
    KINDS,
    RACE,
    TEXTS,
    held_coins,
)
from desktop.rules.warhammer.sheet.entry_gear import GEAR, gear_edits
from desktop.rules.warhammer.sheet.entry_learnt import new_skill, skill_level, talent

Edits = tuple[EditCommand, ...] | Refused


def entry_edits(editing: Editing, path: str, texts: Mapping[str, str]) -> Edits:
    """The commands that make the entry at `path` read `texts[path]`."""
    text = texts.get(path, "")
    head, _, rest = path.partition("/")
    if head == "text" and rest in TEXTS:
        return (SetText(rest, text.strip()),)
    text = " ".join(text.split())
    match head, rest.split("/") if rest else []:
        case "name", []:
            return (Rename(text),) if text else refuse("sheet.write.name-empty")
        case (("race" | "kind" | "career" | "destiny-die" | "destiny" | "fortune"), []):
            return _single(editing, head, text)
        case "characteristic", [one] if one in CHARACTERISTICS:
            return _characteristic(editing, one, text, texts)
        case "dice", [one] if one in CHARACTERISTICS:
            return _dice(one, text)
        case "advance", [one] if one in CHARACTERISTICS:
            value = whole_number(text) if text else 0
            return no_number(text) if value is None else (SetAdvance(one, value),)
        case "secondary", [what]:
            return _secondary(editing, what, path, text)
        case "purse", [coin] if coin in COINS:
            return _purse(editing, coin, texts)
        case "skill", [id, "level"]:
            return skill_level(editing, id, text)
        case "new-skill", [id, skill, field]:
            return new_skill(editing, Wanted(skill, id, field, text), path, texts)
        case "talent", [id, field]:
            return talent(editing, Wanted("talent", id, field, text), texts)
        case _, [id, field] if head in GEAR:
            return gear_edits(editing, Wanted(head, id, field, text))
        case _:
            return unknown(path)


def _single(editing: Editing, head: str, text: str) -> Edits:
    """What there is one of."""
    match head:
        case "race":
            return _race(editing, text)
        case "kind":
            kind = named(((one, one) for one in KINDS), text)
            return no_such_name(text) if kind is None else (SetKind(Kind(kind)),)
        case "career":
            return (SetCareer(text),)
        case "destiny-die":
            value = whole_number(text)
            return no_number(text) if text and value is None else (SetDestinyDie(value),)
        case "destiny":
            return _destiny(editing, text)
        case _:
            return _fortune(editing, text)


def _race(editing: Editing, text: str) -> Edits:
    if not text:
        return (ChooseRace(""),)
    found = named(((one.id, one.name) for one in editing.tables.races), text)
    return no_such_name(text) if found is None else (ChooseRace(found),)


def _dice(one: str, text: str) -> Edits:
    value = whole_number(text)
    return no_number(text) if text and value is None else (SetDice(one, value),)


def _characteristic(editing: Editing, one: str, text: str, texts: Mapping[str, str]) -> Edits:
    """The value wanted, with everything that changes it; what is missing is progression.

    Where what it is made of is written beside it, that says it all.
    """
    if texts.get(f"dice/{one}", "").strip() or texts.get(f"advance/{one}", "").strip():
        return ()
    value = whole_number(text)
    if value is None:
        return no_number(text)
    character = editing.character
    race = named(((each.id, each.name) for each in editing.tables.races), texts.get(RACE, ""))
    if race is not None:
        # The race is written on the same sheet, and its base counts in the value.
        character = replace(character, origin=replace(character.origin, race=race))
    now = profile(editing.tables, editing.settings, character).of(one)
    return (SetAdvance(one, character.advances.get(one, 0) + value - now),)


def _secondary(editing: Editing, what: str, path: str, text: str) -> Edits:
    value = count(text)
    if isinstance(value, Refused):
        return value
    character, values = editing.character, editing.profile
    match what:
        case "attacks":
            return (SetSecondary(what, character.attacks + value - values.attacks.total),)
        case "move":
            return (SetSecondary(what, character.move + value - values.move.total),)
        case "magic" | "madness":
            return (SetSecondary(what, value),)
        case _:
            return unknown(path)


def _destiny(editing: Editing, text: str) -> Edits:
    left = count(text)
    if isinstance(left, Refused):
        return left
    more = left - editing.profile.destiny.total
    return (SetSecondary("destiny", editing.character.destiny_extra + more),) if more else ()


def _fortune(editing: Editing, text: str) -> Edits:
    """Fewer points were spent one by one; more come back with a new day."""
    left = count(text)
    if isinstance(left, Refused):
        return left
    now, most = editing.profile.fortune.total, editing.profile.destiny.total
    if left > most:
        return refuse("wh.entry.fortune", most=most)
    if left <= now:
        return (SpendFortune(),) * (now - left)
    return (RestoreFortune(), *(SpendFortune(),) * (most - left))


def _purse(editing: Editing, coin: str, texts: Mapping[str, str]) -> Edits:
    """What the purse holds: coins of all kinds together, in the first one that is written."""
    written = [one for one in COINS if f"purse/{one}" in texts]
    if coin != written[0]:
        return ()
    held = held_coins(editing.character.purse)
    for one in written:
        value = count(" ".join(texts[f"purse/{one}"].split()))
        if isinstance(value, Refused):
            return value
        held[one] = value
    return (SetPurse(held["co"] * CO + held["pa"] * PA + held["s"], held["liards"]),)
