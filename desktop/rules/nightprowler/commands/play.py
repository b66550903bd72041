"""Commands of play: wounds, pools, what is carried and who is known."""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.document.character import Track

Pool = Literal["crasse", "jetons", "couronnes"]
Switch = Literal["vitality_italic", "vitality_dashed"]
State = Literal["unconscious", "dying", "dead"]

# --- Health and pools (III.F, III.G, V) ---


class TickBox(msgspec.Struct, frozen=True, tag="tick-box"):
    """One wound on a line (0 to 4, lightest first); a full line overflows upward."""

    track: Track
    row: int


class ClearBox(msgspec.Struct, frozen=True, tag="clear-box"):
    track: Track
    row: int


class StayConscious(msgspec.Struct, frozen=True, tag="stay-conscious"):
    """Answer to a grave wound: spend the PH, or fall."""

    spend: bool


class SetState(msgspec.Struct, frozen=True, tag="set-state"):
    state: State
    on: bool


class SetBleeding(msgspec.Struct, frozen=True, tag="set-bleeding"):
    count: int


class AddSequela(msgspec.Struct, frozen=True, tag="add-sequela"):
    text: str


class RemoveSequela(msgspec.Struct, frozen=True, tag="remove-sequela"):
    """Take back a séquelle noted by mistake, by its place (0 is the first)."""

    place: int


class SpendHeroism(msgspec.Struct, frozen=True, tag="spend-heroism"):
    amount: int


class RegainHeroism(msgspec.Struct, frozen=True, tag="regain-heroism"):
    """Gain PH; a bonus may pass the initial value."""

    amount: int


class SetPool(msgspec.Struct, frozen=True, tag="set-pool"):
    pool: Pool
    value: int


class SetSwitch(msgspec.Struct, frozen=True, tag="set-switch"):
    """The GM opens or closes the italic or dashed boxes of Vitalité."""

    switch: Switch
    on: bool


# --- What is carried and who is known ---


class AddWeapon(msgspec.Struct, frozen=True, tag="add-weapon"):
    weapon: document.Weapon


class UpdateWeapon(msgspec.Struct, frozen=True, tag="update-weapon"):
    weapon: document.Weapon


class RemoveWeapon(msgspec.Struct, frozen=True, tag="remove-weapon"):
    id: str


class AddArmour(msgspec.Struct, frozen=True, tag="add-armour"):
    armour: document.Armour


class UpdateArmour(msgspec.Struct, frozen=True, tag="update-armour"):
    armour: document.Armour


class RemoveArmour(msgspec.Struct, frozen=True, tag="remove-armour"):
    id: str


class AddItem(msgspec.Struct, frozen=True, tag="add-item"):
    item: document.Item


class UpdateItem(msgspec.Struct, frozen=True, tag="update-item"):
    item: document.Item


class RemoveItem(msgspec.Struct, frozen=True, tag="remove-item"):
    id: str


class AddContact(msgspec.Struct, frozen=True, tag="add-contact"):
    contact: document.Contact


class UpdateContact(msgspec.Struct, frozen=True, tag="update-contact"):
    contact: document.Contact


class RemoveContact(msgspec.Struct, frozen=True, tag="remove-contact"):
    id: str


class AddReputation(msgspec.Struct, frozen=True, tag="add-reputation"):
    reputation: document.Reputation


class UpdateReputation(msgspec.Struct, frozen=True, tag="update-reputation"):
    reputation: document.Reputation


class RemoveReputation(msgspec.Struct, frozen=True, tag="remove-reputation"):
    id: str


class SetShield(msgspec.Struct, frozen=True, tag="set-shield"):
    """A shield of the campaign's list, "" for none."""

    shield: str


LiveCommand: TypeAlias = (
    TickBox
    | ClearBox
    | StayConscious
    | SetState
    | SetBleeding
    | AddSequela
    | RemoveSequela
    | SpendHeroism
    | RegainHeroism
    | SetPool
    | SetSwitch
)
GearCommand: TypeAlias = (
    AddWeapon
    | UpdateWeapon
    | RemoveWeapon
    | AddArmour
    | UpdateArmour
    | RemoveArmour
    | AddItem
    | UpdateItem
    | RemoveItem
    | AddContact
    | UpdateContact
    | RemoveContact
    | AddReputation
    | UpdateReputation
    | RemoveReputation
    | SetShield
)
