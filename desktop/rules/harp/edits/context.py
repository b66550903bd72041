"""What every edit works on: the character and its rules."""

from dataclasses import dataclass

from desktop.rules.editing import refuse
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.system import Refused

MOST_POINTS = 10_000
"""Hit points that a command may be about."""


@dataclass(frozen=True)
class Editing:
    """A character being edited."""

    tables: Tables
    settings: Settings
    character: Character


def out_of(value: int, least: int, most: int) -> Refused | None:
    """A refusal where a number is not between two others."""
    if least <= value <= most:
        return None
    return refuse("harp.edit.range", least=least, most=most)
