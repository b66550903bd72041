"""Tables of skills (II.B), names of difficulty and quality (III.C), and the keys of skills.

A skill key is the id of a skill ("acrobatie") or, for a skill that needs a specialisation, the id
and the specialisation as shown ("connaissance:Aristocratie"). Kits may ask for any specialisation
with "art:*".
"""

from typing import Literal

from desktop.rules.nightprowler.tables.effects import ArtId, CharacteristicId
from desktop.rules.tomltables import Count, Entry, Id, Record

ANY = "*"
"""The specialisation of a key that leaves it to be chosen."""


def skill_key(skill: str, specialisation: str = "") -> str:
    """The key of a skill, with its specialisation where it has one."""
    return f"{skill}:{specialisation}" if specialisation else skill


def split_key(key: str) -> tuple[str, str]:
    """Skill id and specialisation ("" for none) of a key."""
    skill, _, specialisation = key.partition(":")
    return skill, specialisation


class SkillUse(Entry, frozen=True, kw_only=True):
    """A use of a skill that has its own characteristic (Empathie)."""

    name: str
    characteristic: CharacteristicId


class Skill(Entry, frozen=True, kw_only=True):
    """A skill.

    `characteristics` gives its default value; `contact` the milieu where it brings contacts (""
    for none); `limited` what Détermination limits, except `limited_except`; `surgery_min` the
    value that surgery asks for.
    """

    name: str
    characteristics: tuple[CharacteristicId, ...] = ()
    specialised: bool = False
    specialisations: tuple[str, ...] = ()
    open_list: bool = False
    contact: str = ""
    limited: Literal["", "all", "surgery"] = ""
    limited_except: tuple[str, ...] = ()
    surgery_min: Count | None = None
    uses: tuple[SkillUse, ...] = ()

    def accepts(self, specialisation: str) -> bool:
        """Whether the skill can be opened with this specialisation ("" for none)."""
        if not self.specialised:
            return specialisation == ""
        if specialisation == ANY:
            return True
        return bool(specialisation.strip()) and (
            self.open_list or specialisation in self.specialisations
        )


class ExtraSkill(Entry, frozen=True, kw_only=True):
    """A skill that only a trait names."""

    name: str


class Art(Entry, frozen=True, kw_only=True):
    id: ArtId  # pyright: ignore[reportIncompatibleVariableOverride]
    name: str


class SkillLevel(Entry, frozen=True, kw_only=True):
    """The name of a span of skill values."""

    name: str
    min: Count
    max: Count


class BeyondLevels(Record, frozen=True, kw_only=True):
    """Past the last named level, one measure more for every `step` values from `min` on."""

    min: Count
    step: Count


class ContactLevel(Entry, frozen=True, kw_only=True):
    """The rank of a contact that a skill brings from this value on."""

    name: str
    min: Count


class ContactConversion(Record, frozen=True, kw_only=True):
    """One contact of rank `source` may become `gives` contacts of rank `target`."""

    source: Id
    gives: Count
    target: Id


class Burglary(Entry, frozen=True, kw_only=True):
    """Something to open with Cambriole; `modifier` is in points of threshold."""

    name: str
    modifier: int


class Difficulty(Entry, frozen=True, kw_only=True):
    """Names of modifiers from ±min to ±max; `max` None has no end."""

    min: Count
    max: Count | None = None
    bonus: str
    malus: str


class Quality(Entry, frozen=True, kw_only=True):
    """Quality of a roll for faces min..max of the die; a critical failure has no success."""

    min: Count
    max: Count
    success: Count | None = None
    success_name: str
    success_consequence: str
    failure: int
    failure_name: str
    failure_consequence: str
    critical_failure: bool = False


class SkillsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    skill: tuple[Skill, ...]
    extra_skill: tuple[ExtraSkill, ...]
    art: tuple[Art, ...]
    skill_level: tuple[SkillLevel, ...]
    beyond_levels: BeyondLevels
    contact_level: tuple[ContactLevel, ...]
    contact_conversion: tuple[ContactConversion, ...]
    burglary: tuple[Burglary, ...]
    difficulty: tuple[Difficulty, ...]
    quality: tuple[Quality, ...]
