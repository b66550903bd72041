"""Edits tried on a character."""

from typing import cast

import msgspec

from desktop import paths
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue

FRENCH = Catalogue("fr", paths.resources_root())


class Desk:
    """Applies commands to characters with one set of rules."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables, self.settings = tables, settings

    def edited(self, character: Character, *commands: msgspec.Struct) -> Character:
        """The character after commands that must all be accepted."""
        for command in commands:
            outcome = edit(self.tables, self.settings, character, command)
            assert isinstance(outcome, Edited), outcome
            character = cast("Character", outcome.document)
        return character

    def refused(self, character: Character, command: msgspec.Struct) -> str:
        """The key of the reason why a command is refused."""
        outcome = edit(self.tables, self.settings, character, command)
        assert isinstance(outcome, Refused), outcome
        return outcome.reason.key

    def label(self, character: Character, command: msgspec.Struct) -> str:
        """The line that history shows of a command, in French."""
        outcome = edit(self.tables, self.settings, character, command)
        assert isinstance(outcome, Edited), outcome
        return FRENCH.render(outcome.label)
