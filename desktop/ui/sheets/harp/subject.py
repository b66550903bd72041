"""The character of HARP | TdM in a sheet window, and what its rules derive from it."""

from typing import cast, get_args

from desktop.rules.dice import DieSpec
from desktop.rules.harp.build import Harp
from desktop.rules.harp.commands.health import Chance
from desktop.rules.harp.creation import MISSING
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.system import Struct, System
from desktop.services.characters import CharacterView
from desktop.ui.sheets.common import subject
from desktop.ui.widgets.figures import signed_text

METHODS: tuple[Method, ...] = get_args(Method)


class Subject(subject.DicedSubject):
    """A subject that knows the tables and the campaign's degrees of difficulty."""

    missing = MISSING
    tables: Tables
    character: Character
    settings: Settings

    def take(self, system: System, view: CharacterView) -> None:
        self.tables = cast("Harp", system).tables
        self.character = cast("Character", view.document)
        self.settings = cast("Settings", view.settings)

    @property
    def editing(self) -> Editing:
        """What an edit works on, for sums that only edits know."""
        return Editing(self.tables, self.settings, self.character)

    def waived(self) -> tuple[tuple[str, str], ...]:
        return tuple((one.rule, one.reason) for one in self.character.overrides)

    def wanted(self, command: Struct) -> tuple[DieSpec, ...]:
        return dice_needed(self.editing, cast("Chance", command))

    def degrees(self, most: int | None = None) -> list[tuple[str, str]]:
        """The degrees of difficulty to pick from, none milder than `most`."""
        render = self.texts.render
        return [
            (one.id, _degree(render(one.name), one.modifier))
            for one in self.settings.difficulties
            if most is None or (one.modifier is not None and one.modifier <= most)
        ]


def _degree(name: str, modifier: int | None) -> str:
    return name if modifier is None else f"{name} ({signed_text(modifier)})"
