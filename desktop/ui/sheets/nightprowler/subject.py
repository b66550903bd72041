"""The Night Prowler character of a sheet window, and what its rules derive from it."""

from typing import cast

from PySide6.QtCore import Signal

from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.creation.steps import problems
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.edits.apply import ClearBox, TickBox
from desktop.rules.nightprowler.health.wounds import Wounded, wound
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.system import Problem, System
from desktop.services.characters import CharacterView
from desktop.ui.errors import reported
from desktop.ui.sheets.common import subject


class Subject(subject.Subject):
    """A subject that knows its boxes."""

    #: A box was ticked; the value is the `Wounded` that the rules made of it.
    wounded = Signal(object)

    tables: Tables
    character: Character
    settings: Settings
    derived: Derived

    def take(self, system: System, view: CharacterView) -> None:
        nightprowler = cast("NightProwler", system)
        self.tables = nightprowler.tables
        self.character = cast("Character", view.document)
        self.settings = cast("Settings", view.settings)
        self.derived = nightprowler.derive(self.character, self.settings)

    def find_problems(self) -> tuple[Problem, ...]:
        # From what was derived already.
        return problems(self.tables, self.character, self.settings, self.derived)

    def waived(self) -> tuple[tuple[str, str], ...]:
        return tuple((one.rule, one.reason) for one in self.character.overrides)

    def concept(self) -> tuple[str, ...]:
        """Style, branch and specialty in words; one that the tables lack shows its id."""
        identity, tables = self.character.identity, self.tables
        named = (
            (identity.style, tables.styles),
            (identity.branch, tables.branches),
            (identity.specialty, tables.specialties),
        )
        return tuple((index.get(one).name if one in index else one) for one, index in named if one)

    def tick(self, track: Track, row: int) -> None:
        """Tick a box, and say what the rules made of it."""
        outcome: Wounded | None = None
        with reported(self.strip, self.texts):
            capacities = {one: self.derived.track(one).capacity for one in Track}
            outcome = wound(
                self.tables, self.settings, capacities, self.character.health, track, row
            )
        if self.run(TickBox(track, row)) and outcome is not None:
            self.wounded.emit(outcome)

    def clear(self, track: Track, row: int) -> None:
        """Clear a box."""
        self.run(ClearBox(track, row))
