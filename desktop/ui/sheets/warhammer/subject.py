"""The Warhammer character of a sheet window, and what its rules derive from it."""

from typing import cast

from desktop.rules.breakdown import Breakdown
from desktop.rules.system import System
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.skills import rolls_penalty
from desktop.rules.warhammer.tables.tables import Tables
from desktop.services.characters import CharacterView
from desktop.ui.sheets.common import subject


class Subject(subject.Subject):
    """A subject that knows its profile."""

    tables: Tables
    character: Character
    settings: Settings
    profile: Profile

    def take(self, system: System, view: CharacterView) -> None:
        self._warhammer = cast("Warhammer", system)
        self.tables = self._warhammer.tables
        self.character = cast("Character", view.document)
        self.settings = cast("Settings", view.settings)
        self.profile = self._warhammer.profile(self.character, self.settings)

    def waived(self) -> tuple[tuple[str, str], ...]:
        return tuple((one.rule, one.reason) for one in self.character.overrides)

    def characteristic(self, one: str) -> str:
        """What a characteristic is called at length; its id where the tables lack it."""
        known = self.tables.characteristics
        return known.get(one).long if one in known.ids() else one

    def fever(self) -> Breakdown:
        """What running infections cost every roll."""
        return rolls_penalty(self.settings, self.profile, self.character)
