"""A character of the toy system: ten hit points, three points of grit, and free text."""

from typing import TypeAlias

import msgspec

from desktop.rules.document import Json
from desktop.rules.message import say
from desktop.rules.system import Edited, Refused

VERSION = 2
HITS = 10


class ToySettings(msgspec.Struct, frozen=True):
    """What a campaign may change: the most grit a character has (0 or more), and how many turns a
    round of blows gives to each (0: all act together)."""

    version: int = 1
    grit: int = 3
    turns: int = 0


class ToyCharacter(msgspec.Struct, frozen=True):
    """`hits` is 0 to 10, `grit` 0 to what the settings allow; a fight owns both while it lasts."""

    version: int = VERSION
    name: str = ""
    force: int = 2
    hits: int = HITS
    grit: int = 3
    notes: str = ""


def _force_was_strength(raw: dict[str, Json]) -> dict[str, Json]:
    """Version 1 called `force` `strength`."""
    return {("force" if name == "strength" else name): value for name, value in raw.items()}


UPCASTERS = {1: _force_was_strength}


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    name: str


class SetNotes(msgspec.Struct, frozen=True, tag="set-notes"):
    text: str


class SetForce(msgspec.Struct, frozen=True, tag="set-force"):
    value: int


class SetHits(msgspec.Struct, frozen=True, tag="set-hits"):
    value: int


class SetGrit(msgspec.Struct, frozen=True, tag="set-grit"):
    value: int


EditCommand: TypeAlias = Rename | SetNotes | SetForce | SetHits | SetGrit


def edit(
    character: ToyCharacter, settings: ToySettings, command: msgspec.Struct
) -> Edited | Refused:
    """Apply one edit; numbers outside their range are refused."""
    match command:
        case Rename(name):
            return Edited(
                msgspec.structs.replace(character, name=name), say("toy.edit.name", name=name)
            )
        case SetNotes(text):
            return Edited(msgspec.structs.replace(character, notes=text), say("toy.edit.notes"))
        case SetForce(value):
            return _numbered(character, "force", value, 5)
        case SetHits(value):
            return _numbered(character, "hits", value, HITS)
        case SetGrit(value):
            return _numbered(character, "grit", value, settings.grit)
        case _:
            return Refused(say("toy.edit.unknown"))


def _numbered(character: ToyCharacter, field: str, value: int, most: int) -> Edited | Refused:
    if not 0 <= value <= most:
        return Refused(say("toy.edit.out-of-range", value=value, most=most))
    changed = msgspec.structs.replace(character, **{field: value})
    return Edited(changed, say(f"toy.edit.{field}", value=value))
