"""What every edit works on: the character and its rules."""

from dataclasses import dataclass

from desktop.rules.editing import refuse
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused


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
    return refuse("pv.edit.range", least=least, most=most)
