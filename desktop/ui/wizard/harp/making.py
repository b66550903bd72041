"""A character of HARP | TdM in the making, with what follows from it."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.build import Harp
from desktop.rules.harp.creation import (
    MISSING,
    STEPS,
    finished,
    hit_points,
    in_creation,
    rolled_score,
)
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.surprise import surprise
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.system import Edited, Refused, Struct
from desktop.ui.context import Context
from desktop.ui.strip import ErrorStrip
from desktop.ui.wizard.common import making

SYSTEM = "harp"


@dataclass(frozen=True)
class Shown(making.Shown):
    """A character, read as what it is."""

    character: Character


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
        return cast("Harp", self.rules).tables

    @property
    def settings(self) -> Settings:
        """The campaign's settings."""
        return cast("Settings", self.campaign)

    @property
    def character(self) -> Character:
        """The current document."""
        return self.shown.character

    def roll_score(self) -> int:
        """A score by dice, those that are too low thrown again."""
        return rolled_score(self.settings, self.context.library.generator)

    def hit_points(self) -> Breakdown:
        """Hit points as Endurance and race give them."""
        return hit_points(self.tables, self.settings, self.character)

    def worked_out(self, document: Struct) -> Shown:
        character = cast("Character", document)
        found = in_creation(self.tables, self.settings, character)
        return Shown(character, found, character)

    def filled(self, step: str | None) -> Struct:
        generator = self.context.library.generator
        return surprise(self.tables, self.settings, self.character, step, generator)

    def ended(self) -> Edited | Refused:
        return finished(self.tables, self.settings, self.character)
