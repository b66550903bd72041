"""What every edit works on: the character, its rules, and the two ways an edit ends."""

from dataclasses import dataclass
from functools import cached_property

from desktop.rules.message import Param, say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import Profile, profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables


@dataclass(frozen=True)
class Editing:
    """A character being edited; its profile is worked out when somebody asks."""

    tables: Tables
    settings: Settings
    character: Character

    @cached_property
    def profile(self) -> Profile:
        return profile(self.tables, self.settings, self.character)


def refuse(key: str, **params: Param) -> Refused:
    """Refuse an edit with its reason."""
    return Refused(say(key, **params))


def done(character: Character, key: str, **params: Param) -> Edited:
    """Accept an edit with the line that history shows."""
    return Edited(character, say(key, **params))
