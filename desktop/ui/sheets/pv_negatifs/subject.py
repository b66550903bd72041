"""The character of PV négatifs in a sheet window, and what its rules derive from it."""

from typing import cast

from desktop.rules.dice import DieSpec
from desktop.rules.pv_negatifs.build import PvNegatifs
from desktop.rules.pv_negatifs.commands.essence import RollEssence, WillingRounds
from desktop.rules.pv_negatifs.commands.health import Chance
from desktop.rules.pv_negatifs.creation import MISSING
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Struct, System
from desktop.services.characters import CharacterView
from desktop.ui.sheets.common import subject


class Subject(subject.DicedSubject):
    """Dice of the GM's secret clocks are rolled unseen."""

    missing = MISSING
    secret = frozenset({"coma", "death"})
    tables: Tables
    character: Character
    settings: Settings

    def take(self, system: System, view: CharacterView) -> None:
        self._rules = cast("PvNegatifs", system)
        self.tables = self._rules.tables
        self.character = cast("Character", view.document)
        self.settings = cast("Settings", view.settings)

    def waived(self) -> tuple[tuple[str, str], ...]:
        return tuple((one.rule, one.reason) for one in self.character.overrides)

    def wanted(self, command: Struct) -> tuple[DieSpec, ...]:
        editing = Editing(self.tables, self.settings, self.character)
        if isinstance(command, RollEssence | WillingRounds):
            return essence_dice_needed(editing, command)
        return dice_needed(editing, cast("Chance", command))
