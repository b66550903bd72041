"""What every edit works on: the character and its rules."""

from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables


@dataclass(frozen=True)
class Editing:
    """A character being edited, derived when somebody asks."""

    tables: Tables
    character: Character
    settings: Settings

    @cached_property
    def derived(self) -> Derived:
        return derive(self.tables, self.character, self.settings)

    def waived(self, rule: str) -> bool:
        """Whether the GM overrode a rule for this character."""
        return any(one.rule == rule and one.reason.strip() for one in self.character.overrides)


def cleared(character: Character) -> Character:
    """The character without its specialty and what came with it."""
    identity = replace(character.identity, specialty="", profession="", secondary="")
    return replace(character, identity=identity, kits=replace(character.kits, professional={}))
