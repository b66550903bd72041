"""A Warhammer character in the making, with what follows from it."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.system import Edited, Refused, Struct
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.creation import MISSING, STEPS, finished, in_creation
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.surprise.fill import surprise
from desktop.rules.warhammer.tables.tables import Tables
from desktop.ui.context import Context
from desktop.ui.strip import ErrorStrip
from desktop.ui.wizard.common import making

SYSTEM = "warhammer"


@dataclass(frozen=True)
class Shown(making.Shown):
    """A character with its profile."""

    character: Character
    profile: Profile


class Making(making.Making[Shown]):
    """One creation."""

    steps = STEPS
    missing = MISSING

    def __init__(
        self,
        context: Context,
        draft: str | None,
        strip: ErrorStrip,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(context, SYSTEM, draft, strip, parent)

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return cast("Warhammer", self.rules).tables

    @property
    def settings(self) -> Settings:
        """The campaign's settings."""
        return cast("Settings", self.campaign)

    @property
    def character(self) -> Character:
        """The current document."""
        return self.shown.character

    @property
    def profile(self) -> Profile:
        """The profile of the current document."""
        return self.shown.profile

    def two(self, sides: int = 10) -> int:
        """The sum of two dice that the program rolls."""
        generator = self.context.library.generator
        return generator.randint(1, sides) + generator.randint(1, sides)

    def one(self, sides: int = 10) -> int:
        """A die that the program rolls."""
        return self.context.library.generator.randint(1, sides)

    def worked_out(self, document: Struct) -> Shown:
        character = cast("Character", document)
        found = in_creation(self.tables, self.settings, character)
        profile = cast("Warhammer", self.rules).profile(character, self.settings)
        return Shown(character, found, character, profile)

    def filled(self, step: str | None) -> Struct:
        generator = self.context.library.generator
        return surprise(self.tables, self.settings, self.character, step, generator)

    def ended(self) -> Edited | Refused:
        return finished(self.tables, self.settings, self.character)
