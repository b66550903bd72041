"""Commands about who a character is: origin, dice, swaps, profile, skills, talents, texts.

Each is a small frozen value with a tag, so that it can be stored, replayed and sent by a window
that knows no rule. `edits.apply.edit` applies them. Characteristics go by their ids (`cc`, `ct`…).
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.overrides import Restore, Waive
from desktop.rules.warhammer.document import Kind, SkillHeld, TalentHeld

TextField = Literal["player", "sex", "age", "past", "appearance", "personality", "history", "notes"]
Secondary = Literal["attacks", "move", "magic", "madness", "destiny"]


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Any text is a name, none too."""

    name: str


class SetText(msgspec.Struct, frozen=True, tag="set-text"):
    """One of the texts that no rule reads, replaced whole."""

    field: TextField
    text: str


class SetKind(msgspec.Struct, frozen=True, tag="set-kind"):
    """A character of a playable race, or a monster."""

    kind: Kind


class ChooseRace(msgspec.Struct, frozen=True, tag="choose-race"):
    """A race by its id, "" for none."""

    race: str


class SetCareer(msgspec.Struct, frozen=True, tag="set-career"):
    """A career, in anybody's words; those of the tables go by their name."""

    career: str


class SetDice(msgspec.Struct, frozen=True, tag="set-dice"):
    """The sum of 2d10 of a characteristic, 2 to 20; None takes it back."""

    characteristic: str
    value: int | None


class SetDestinyDie(msgspec.Struct, frozen=True, tag="set-destiny-die"):
    """The d10 of the destiny points, 1 to 10; None takes it back."""

    value: int | None


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Which characteristic takes the value of which, replaced whole; {} for none."""

    swapped: dict[str, str]


class SetAdvance(msgspec.Struct, frozen=True, tag="set-advance"):
    """What careers and the GM added to a characteristic, -100 to 100."""

    characteristic: str
    value: int


class SetSecondary(msgspec.Struct, frozen=True, tag="set-secondary"):
    """A number beside the characteristics: A, M and destiny points beyond those of the race,
    Magie and Folie as they are."""

    what: Secondary
    value: int


class AddSkill(msgspec.Struct, frozen=True, tag="add-skill"):
    """A skill under a new id."""

    skill: SkillHeld


class SetSkill(msgspec.Struct, frozen=True, tag="set-skill"):
    """The skill of that id, replaced whole."""

    skill: SkillHeld


class RemoveSkill(msgspec.Struct, frozen=True, tag="remove-skill"):
    """Forget a skill."""

    id: str


class AddTalent(msgspec.Struct, frozen=True, tag="add-talent"):
    """A talent under a new id: one of the tables, or any other by its name."""

    talent: TalentHeld


class SetTalent(msgspec.Struct, frozen=True, tag="set-talent"):
    """The talent of that id, replaced whole."""

    talent: TalentHeld


class RemoveTalent(msgspec.Struct, frozen=True, tag="remove-talent"):
    """Forget a talent."""

    id: str


PersonCommand: TypeAlias = (
    Rename
    | SetText
    | SetKind
    | ChooseRace
    | SetCareer
    | SetDice
    | SetDestinyDie
    | Swap
    | SetAdvance
    | SetSecondary
    | AddSkill
    | SetSkill
    | RemoveSkill
    | AddTalent
    | SetTalent
    | RemoveTalent
    | Waive
    | Restore
)
