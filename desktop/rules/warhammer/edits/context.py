"""What every edit works on: the character and its rules."""

from dataclasses import dataclass
from functools import cached_property

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
