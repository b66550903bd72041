"""Commands about who a character is: numbers, texts, skills, arms, things.

Each is a small frozen value with a tag, so that it can be stored, replayed and sent by a window
that knows no rule. `edits.apply.edit` applies them.
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.overrides import Restore, Waive
from desktop.rules.pv_negatifs.document import Armour, Item, Proficiency, Weapon

TextField = Literal["player", "race", "title", "resistance_from", "appearance", "history", "notes"]
Number = Literal["level", "most", "speed", "attacks", "resistance", "xp"]


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Any text is a name, none too."""

    name: str


class SetText(msgspec.Struct, frozen=True, tag="set-text"):
    """One of the texts that no rule reads, replaced whole."""

    field: TextField
    text: str


class ChooseGroup(msgspec.Struct, frozen=True, tag="choose-group"):
    """A group of classes by its id, "" for none; Roublards may be Infiltrateurs."""

    group: str
    infiltrator: bool = False


class SetNumber(msgspec.Struct, frozen=True, tag="set-number"):
    """One of the plain numbers; hit points of somebody unhurt follow their maximum."""

    what: Number
    value: int


class SetAbility(msgspec.Struct, frozen=True, tag="set-ability"):
    """An ability, 1 to 50, and its percentile; None takes it back."""

    ability: str
    value: int | None
    percentile: int = 0


class SetThac0(msgspec.Struct, frozen=True, tag="set-thac0"):
    """THAC0, −20 to 30; None leaves it to the group of classes."""

    value: int | None


class SetSave(msgspec.Struct, frozen=True, tag="set-save"):
    """What a save must reach, −10 to 30; None leaves it to the group of classes."""

    save: str
    value: int | None


class SetHelp(msgspec.Struct, frozen=True, tag="set-help"):
    """What an ability adds to saves, −10 to 10."""

    ability: str
    value: int


class SetArmour(msgspec.Struct, frozen=True, tag="set-armour"):
    """The parts of the armour class, replaced whole."""

    armour: Armour


class ReplaceRolled(msgspec.Struct, frozen=True, tag="replace-rolled"):
    """Everything that is rolled at creation: abilities, and the hit points that the level gives,
    all of them there."""

    abilities: dict[str, int]
    most: int


class AddProficiency(msgspec.Struct, frozen=True, tag="add-proficiency"):
    """A skill under a new id."""

    proficiency: Proficiency


class UpdateProficiency(msgspec.Struct, frozen=True, tag="update-proficiency"):
    """The skill of that id, replaced whole."""

    proficiency: Proficiency


class RemoveProficiency(msgspec.Struct, frozen=True, tag="remove-proficiency"):
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


SelfCommand: TypeAlias = (
    Rename
    | SetText
    | ChooseGroup
    | SetNumber
    | SetAbility
    | SetThac0
    | SetSave
    | SetHelp
    | SetArmour
    | ReplaceRolled
    | Waive
    | Restore
)
ProficiencyCommand: TypeAlias = AddProficiency | UpdateProficiency | RemoveProficiency
WeaponCommand: TypeAlias = AddWeapon | UpdateWeapon | RemoveWeapon
ItemCommand: TypeAlias = AddItem | UpdateItem | RemoveItem
PersonCommand: TypeAlias = SelfCommand | ProficiencyCommand | WeaponCommand | ItemCommand
