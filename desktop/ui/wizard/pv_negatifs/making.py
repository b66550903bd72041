"""A character of PV négatifs in the making, with what follows from it."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.pv_negatifs.build import PvNegatifs
from desktop.rules.pv_negatifs.commands.person import SetNumber
from desktop.rules.pv_negatifs.creation import (
    MISSING,
    STEPS,
    finished,
    in_creation,
    rolled_hit_points,
)
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.surprise import surprise
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Edited, Refused, Struct
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.wizard.common import making

SYSTEM = "pv_negatifs"


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
        return cast("PvNegatifs", self.rules).tables

    @property
    def settings(self) -> Settings:
        """The campaign's settings."""
        return cast("Settings", self.campaign)

    @property
    def character(self) -> Character:
        """The current document."""
        return self.shown.character

    def roll_hit_points(self) -> None:
        """Roll the hit points of the level; a Constitution without a row is told on the strip."""
        with reported(self._strip, self.texts):
            generator = self.context.library.generator
            most = rolled_hit_points(self.tables, self.settings, self.character, generator)
            self.run(SetNumber("most", most))

    def worked_out(self, document: Struct) -> Shown:
        character = cast("Character", document)
        found = in_creation(self.tables, self.settings, character)
        return Shown(character, found, character)

    def filled(self, step: str | None) -> Struct:
        generator = self.context.library.generator
        return surprise(self.tables, self.settings, self.character, step, generator)

    def ended(self) -> Edited | Refused:
        return finished(self.tables, self.settings, self.character)
