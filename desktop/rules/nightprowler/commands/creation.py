"""Commands of the sheet and of the wizard: what a person decides about a character.

Each is a small frozen value with a tag, so that it can be stored, replayed and sent by a window
that knows no rule. `edits.edit` applies them. Those of play are in `commands_play`.
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.nightprowler.commands.care import CareCommand
from desktop.rules.nightprowler.commands.play import GearCommand, LiveCommand
from desktop.rules.nightprowler.commands.progress import ProgressCommand
from desktop.rules.overrides import Restore, Waive

TextField = Literal[
    "player", "appearance", "history", "notes", "gm_notes", "cassure_text", "profession"
]


# --- Identity and origins (I.A to I.C.3) ---


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Any text is a name, none too."""

    name: str


class SetText(msgspec.Struct, frozen=True, tag="set-text"):
    """One of the texts that no rule reads, replaced whole."""

    field: TextField
    text: str


class SetPortrait(msgspec.Struct, frozen=True, tag="set-portrait"):
    """An image of the library by its checksum, "" for none."""

    portrait: str


class ChooseStyle(msgspec.Struct, frozen=True, tag="choose-style"):
    """A style by its id; a branch of another style goes."""

    style: str


class ChooseBranch(msgspec.Struct, frozen=True, tag="choose-branch"):
    """A branch by its id, of the style where one is chosen; a specialty of another branch goes."""

    branch: str


class ChooseSpecialty(msgspec.Struct, frozen=True, tag="choose-specialty"):
    """A specialty by its id, of the branch where one is chosen; its kit is copied."""

    specialty: str


class ChooseSecondary(msgspec.Struct, frozen=True, tag="choose-secondary"):
    """The secondary characteristic, where the specialty lets choose it."""

    characteristic: str


class ChooseRace(msgspec.Struct, frozen=True, tag="choose-race"):
    """A race by its id; a birth that it does not let choose goes."""

    race: str


class ChooseCulture(msgspec.Struct, frozen=True, tag="choose-culture"):
    """A culture of birth by its id, where the race lets choose one."""

    culture: str


class ChooseRaised(msgspec.Struct, frozen=True, tag="choose-raised"):
    """The people that raised a Métis, or the homeland of an Immigré."""

    culture: str


class ChooseMother(msgspec.Struct, frozen=True, tag="choose-mother"):
    """The people of the mother of a Métis or a Sang-mêlé, by the id of its culture."""

    culture: str


class ChooseMilieu(msgspec.Struct, frozen=True, tag="choose-milieu"):
    """A milieu social by its id; its kit is copied."""

    milieu: str


class ChooseCassure(msgspec.Struct, frozen=True, tag="choose-cassure"):
    """A cassure by its id, with its advantage and its drawback."""

    cassure: str


class AddPrison(msgspec.Struct, frozen=True, tag="add-prison"):
    """Record a stay in prison (a row of the campaign's table)."""

    stay: str


class RemovePrison(msgspec.Struct, frozen=True, tag="remove-prison"):
    """Take back a stay in prison, by its place among those recorded (0 is the first)."""

    place: int


# --- Memory (I.C.4) ---


class AddTrait(msgspec.Struct, frozen=True, tag="add-trait"):
    """Buy a trait; without `id` the pick is named after the trait."""

    trait: str
    text: str = ""
    id: str = ""


class RemoveTrait(msgspec.Struct, frozen=True, tag="remove-trait"):
    """Take back a bought trait, by the id of its pick, and the answers that it asked for."""

    pick: str


class SetTraitText(msgspec.Struct, frozen=True, tag="set-trait-text"):
    """The words that go with a bought trait."""

    pick: str
    text: str


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Answer a choice; no value takes the answer back."""

    choice: str
    values: tuple[str, ...]


class FinishCreation(msgspec.Struct, frozen=True, tag="finish-creation"):
    """End creation: refused while a broken rule is not overridden."""


# --- Numbers (II) ---


class SetCharacteristic(msgspec.Struct, frozen=True, tag="set-characteristic"):
    """Points put into a characteristic, before bonuses."""

    characteristic: str
    points: int


class OpenSkill(msgspec.Struct, frozen=True, tag="open-skill"):
    """Open a skill with points; the key holds the specialisation after a colon."""

    key: str


class CloseSkill(msgspec.Struct, frozen=True, tag="close-skill"):
    """Take back a skill opened with points, and the points that raised it."""

    key: str


class SetSkill(msgspec.Struct, frozen=True, tag="set-skill"):
    """The value wanted of an opened skill; points raise it from what it is held at."""

    key: str
    value: int


class Adjust(msgspec.Struct, frozen=True, tag="adjust"):
    """Correct a derived number by hand, named by its path; 0 takes the correction back."""

    number: str
    amount: int


IdentityCommand: TypeAlias = (
    Rename | SetText | ChooseStyle | ChooseBranch | ChooseSpecialty | ChooseSecondary | SetPortrait
)
OriginsCommand: TypeAlias = (
    ChooseRace
    | ChooseCulture
    | ChooseRaised
    | ChooseMother
    | ChooseMilieu
    | ChooseCassure
    | AddPrison
    | RemovePrison
)
MemoryCommand: TypeAlias = (
    AddTrait | RemoveTrait | SetTraitText | Answer | Waive | Restore | FinishCreation
)
NumberCommand: TypeAlias = SetCharacteristic | OpenSkill | CloseSkill | SetSkill | Adjust
EditCommand: TypeAlias = (
    IdentityCommand
    | OriginsCommand
    | MemoryCommand
    | NumberCommand
    | LiveCommand
    | GearCommand
    | CareCommand
    | ProgressCommand
)
