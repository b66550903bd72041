"""A character of Night Prowler in the making, with what follows from it."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.creation.progress import MISSING
from desktop.rules.nightprowler.creation.steps import STEPS, problems
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import FinishCreation
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.system import Edited, Refused, Struct
from desktop.ui.context import Context
from desktop.ui.strip import ErrorStrip
from desktop.ui.wizard.common import making

SYSTEM = "nightprowler"


@dataclass(frozen=True)
class Shown(making.Shown):
    """A character with everything that follows from it."""

    character: Character
    derived: Derived


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
    def system(self) -> NightProwler:
        """The rules."""
        return cast("NightProwler", self.rules)

    @property
    def settings(self) -> Settings:
        """The campaign's settings."""
        return cast("Settings", self.campaign)

    @property
    def character(self) -> Character:
        """The current document."""
        return self.shown.character

    @property
    def derived(self) -> Derived:
        """What follows from the current document."""
        return self.shown.derived

    def worked_out(self, document: Struct) -> Shown:
        character = cast("Character", document)
        derived = self.system.derive(character, self.settings)
        found = problems(self.system.tables, character, self.settings, derived)
        return Shown(character, found, character, derived)

    def filled(self, step: str | None) -> Struct:
        return self.system.surprise(
            self.character, self.settings, step, self.context.library.generator
        )

    def ended(self) -> Edited | Refused:
        return self.system.edit(self.character, self.settings, FinishCreation())
