"""What every edit works on: the character, its rules, and the two ways an edit ends."""

from dataclasses import dataclass

from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Param, say
from desktop.rules.system import Edited, Refused


@dataclass(frozen=True)
class Editing:
    """A character being edited."""

    tables: Tables
    settings: Settings
    character: Character


def refuse(key: str, **params: Param) -> Refused:
    """Refuse an edit with its reason."""
    return Refused(say(key, **params))


def done(character: Character, key: str, **params: Param) -> Edited:
    """Accept an edit with the line that history shows."""
    return Edited(character, say(key, **params))


def out_of(value: int, least: int, most: int) -> Refused | None:
    """A refusal where a number is not between two others."""
    if least <= value <= most:
        return None
    return refuse("harp.edit.range", least=least, most=most)
