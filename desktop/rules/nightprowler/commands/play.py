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
    """One box of a line healed (0 to 4, lightest first)."""

    track: Track
    row: int


class StayConscious(msgspec.Struct, frozen=True, tag="stay-conscious"):
    """Answer to a grave wound: spend the PH, or fall."""

    spend: bool


class SetState(msgspec.Struct, frozen=True, tag="set-state"):
    """The GM says that somebody falls, is dying or dead, or is no longer."""

    state: State
    on: bool


class SetBleeding(msgspec.Struct, frozen=True, tag="set-bleeding"):
    """How many bleedings run (0 or more), each a box every turn."""

    count: int


class AddSequela(msgspec.Struct, frozen=True, tag="add-sequela"):
    """A lasting effect of a mortal wound survived; 3 PH less for good."""

    text: str


class RemoveSequela(msgspec.Struct, frozen=True, tag="remove-sequela"):
    """Take back a séquelle noted by mistake, by its place (0 is the first)."""

    place: int


class SpendHeroism(msgspec.Struct, frozen=True, tag="spend-heroism"):
    """PH spent: 1 at least, never more than are left."""

    amount: int


class RegainHeroism(msgspec.Struct, frozen=True, tag="regain-heroism"):
    """Gain PH; a bonus may pass the initial value."""

    amount: int


class SetPool(msgspec.Struct, frozen=True, tag="set-pool"):
    """Jetons, Crasse or couronnes by hand, 0 or more; the ledger keeps the correction."""

    pool: Pool
    value: int


class SetSwitch(msgspec.Struct, frozen=True, tag="set-switch"):
    """The GM opens or closes the italic or dashed boxes of Vitalité."""

    switch: Switch
    on: bool


# --- What is carried and who is known ---


class AddWeapon(msgspec.Struct, frozen=True, tag="add-weapon"):
    """A weapon with an id of its own; allonge and price are 0 or more, hands 1 or 2."""

    weapon: document.Weapon


class UpdateWeapon(msgspec.Struct, frozen=True, tag="update-weapon"):
    """The weapon of that id, replaced whole."""

    weapon: document.Weapon


class RemoveWeapon(msgspec.Struct, frozen=True, tag="remove-weapon"):
    """Take a weapon away, by its id."""

    id: str


class AddArmour(msgspec.Struct, frozen=True, tag="add-armour"):
    """An armour with an id of its own; no number of it is below 0."""

    armour: document.Armour


class UpdateArmour(msgspec.Struct, frozen=True, tag="update-armour"):
    """The armour of that id, replaced whole."""

    armour: document.Armour


class RemoveArmour(msgspec.Struct, frozen=True, tag="remove-armour"):
    """Take an armour away, by its id."""

    id: str


class AddItem(msgspec.Struct, frozen=True, tag="add-item"):
    """A thing carried, with an id of its own; quantity and price are 0 or more."""

    item: document.Item


class UpdateItem(msgspec.Struct, frozen=True, tag="update-item"):
    """The thing of that id, replaced whole."""

    item: document.Item


class RemoveItem(msgspec.Struct, frozen=True, tag="remove-item"):
    """Take a thing away, by its id."""

    id: str


class AddContact(msgspec.Struct, frozen=True, tag="add-contact"):
    """Somebody known, with an id of his own; a rank of the tables, or none yet."""

    contact: document.Contact


class UpdateContact(msgspec.Struct, frozen=True, tag="update-contact"):
    """The contact of that id, replaced whole."""

    contact: document.Contact


class RemoveContact(msgspec.Struct, frozen=True, tag="remove-contact"):
    """Forget a contact, by his id."""

    id: str


class AddReputation(msgspec.Struct, frozen=True, tag="add-reputation"):
    """A Réputation with an id of its own, good or bad."""

    reputation: document.Reputation


class UpdateReputation(msgspec.Struct, frozen=True, tag="update-reputation"):
    """The Réputation of that id, replaced whole."""

    reputation: document.Reputation


class RemoveReputation(msgspec.Struct, frozen=True, tag="remove-reputation"):
    """Take a Réputation away, by its id."""

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
