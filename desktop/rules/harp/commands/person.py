"""Commands about who a character is: numbers, texts, skills, arms, things, tasks.

Each is a small frozen value with a tag, so that it can be stored, replayed and sent by a window
that knows no rule. `edits.apply.edit` applies them.
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.harp.document import (
    Guard,
    Item,
    Resistance,
    Skill,
    Task,
    Vision,
    Weapon,
)
from desktop.rules.overrides import Restore, Waive

TextField = Literal["player", "race", "profession", "appearance", "history", "notes"]
Number = Literal["level", "most"]


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Any text is a name, none too."""

    name: str


class SetText(msgspec.Struct, frozen=True, tag="set-text"):
    """One of the texts that no rule reads, replaced whole."""

    field: TextField
    text: str


class ChooseRace(msgspec.Struct, frozen=True, tag="choose-race"):
    """A people of the tables: its bonuses and its part of the resistances take the place of what
    was there."""

    id: str


class SetNumber(msgspec.Struct, frozen=True, tag="set-number"):
    """One of the plain numbers; hit points of somebody unhurt follow their maximum."""

    what: Number
    value: int


class SetScore(msgspec.Struct, frozen=True, tag="set-score"):
    """The score of a characteristic, 1 to 105; None takes it back."""

    characteristic: str
    value: int | None


class SetRacial(msgspec.Struct, frozen=True, tag="set-racial"):
    """What race adds to the bonus of a characteristic, −20 to 20."""

    characteristic: str
    value: int


class SetBonus(msgspec.Struct, frozen=True, tag="set-bonus"):
    """The bonus of a characteristic by hand, −50 to 50; None leaves it to the score."""

    characteristic: str
    value: int | None


class SetResistance(msgspec.Struct, frozen=True, tag="set-resistance"):
    """A resistance, replaced whole."""

    kind: str
    resistance: Resistance


class SetVision(msgspec.Struct, frozen=True, tag="set-vision"):
    """How he sees."""

    vision: Vision


class SetGuard(msgspec.Struct, frozen=True, tag="set-guard"):
    """The parts of his bonus of defence, replaced whole."""

    guard: Guard


class AddSkill(msgspec.Struct, frozen=True, tag="add-skill"):
    """A skill under a new id."""

    skill: Skill


class UpdateSkill(msgspec.Struct, frozen=True, tag="update-skill"):
    """The skill of that id, replaced whole."""

    skill: Skill


class RemoveSkill(msgspec.Struct, frozen=True, tag="remove-skill"):
    """Forget a skill."""

    id: str


class AddWeapon(msgspec.Struct, frozen=True, tag="add-weapon"):
    """A weapon under a new id."""

    weapon: Weapon


class UpdateWeapon(msgspec.Struct, frozen=True, tag="update-weapon"):
    """The weapon of that id, replaced whole."""

    weapon: Weapon


class RemoveWeapon(msgspec.Struct, frozen=True, tag="remove-weapon"):
    """Give a weapon away."""

    id: str


class AddItem(msgspec.Struct, frozen=True, tag="add-item"):
    """A thing under a new id."""

    item: Item


class UpdateItem(msgspec.Struct, frozen=True, tag="update-item"):
    """The thing of that id, replaced whole."""

    item: Item


class RemoveItem(msgspec.Struct, frozen=True, tag="remove-item"):
    """Give a thing away."""

    id: str


class AddTask(msgspec.Struct, frozen=True, tag="add-task"):
    """A long task under a new id."""

    task: Task


class UpdateTask(msgspec.Struct, frozen=True, tag="update-task"):
    """The task of that id, replaced whole."""

    task: Task


class RemoveTask(msgspec.Struct, frozen=True, tag="remove-task"):
    """Give a task up."""

    id: str


SelfCommand: TypeAlias = (
    Rename
    | SetText
    | ChooseRace
    | SetNumber
    | SetScore
    | SetRacial
    | SetBonus
    | SetResistance
    | SetVision
    | Waive
    | Restore
    | SetGuard
)
MemberCommand: TypeAlias = (
    AddSkill
    | UpdateSkill
    | RemoveSkill
    | AddWeapon
    | UpdateWeapon
    | RemoveWeapon
    | AddItem
    | UpdateItem
    | RemoveItem
    | AddTask
    | UpdateTask
    | RemoveTask
)
PersonCommand: TypeAlias = SelfCommand | MemberCommand
