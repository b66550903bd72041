"""Small builders of characters for the tests of Night Prowler."""

from dataclasses import dataclass

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Choice, Derived, SkillView
from desktop.rules.nightprowler.document.character import (
    Character,
    Characteristics,
    Identity,
    Kits,
    Origins,
    Skills,
    TraitPick,
)
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables


def picks(*traits: str) -> tuple[TraitPick, ...]:
    """Bought traits, with ids p0, p1…"""
    return tuple(TraitPick(f"p{place}", trait) for place, trait in enumerate(traits))


def plain(**changes: object) -> Character:
    """A human Umélorien with nothing that changes a number: ten everywhere, no cassure."""
    base = Character(
        origins=Origins(race="humain", culture="umelorien"),
        characteristics=Characteristics(10, 10, 10, 10),
    )
    return replace(base, **changes)


def with_kit(kit: dict[str, int], **changes: object) -> Character:
    """The same with a Trousse professionnelle."""
    return plain(kits=Kits(professional=kit), **changes)


def opened(*keys: str, **raised: int) -> Skills:
    """Skills opened with points; keywords raise plain ones."""
    return Skills(opened=keys, raised=raised)


PERCEUR = Identity("doigts-de-fee", "monte-en-l-air", "perceur")


@dataclass(frozen=True)
class Rules:
    """Tables and settings together, to derive in one word."""

    tables: Tables
    settings: Settings

    def derive(self, character: Character) -> Derived:
        return derive(self.tables, character, self.settings)

    def skill(self, character: Character, key: str) -> SkillView:
        found = self.derive(character).skill(key)
        assert found is not None
        return found

    def value(self, character: Character, key: str) -> int:
        return self.skill(character, key).value.total

    def choice(self, character: Character, id: str) -> Choice:
        return next(one for one in self.derive(character).choices if one.id == id)

    def traits(self, character: Character) -> list[str]:
        return [view.trait for view in self.derive(character).traits]

    def reading(self, **changes: object) -> "Rules":
        """The same rules under other readings."""
        readings = replace(self.settings.readings, **changes)
        return Rules(self.tables, replace(self.settings, readings=readings))

    def creation(self, **changes: object) -> "Rules":
        """The same rules with other values of creation."""
        creation = replace(self.settings.creation, **changes)
        return Rules(self.tables, replace(self.settings, creation=creation))


def amounts(value: Breakdown) -> list[int]:
    """The terms of a sum."""
    return [line.amount for line in value.lines]
