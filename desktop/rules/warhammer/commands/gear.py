"""Commands about what is carried: weapons, armour, ammunition, things, money."""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.warhammer.catalogue import Ware
from desktop.rules.warhammer.document import Ammunition, Hand, Item, PieceHeld, WeaponHeld

Quality = Literal["mediocre", "normale", "bonne", "exceptionnelle"]


class AddWeapon(msgspec.Struct, frozen=True, tag="add-weapon"):
    """A weapon under a new id, free of charge."""

    weapon: WeaponHeld


class UpdateWeapon(msgspec.Struct, frozen=True, tag="update-weapon"):
    """The weapon of that id, replaced whole."""

    weapon: WeaponHeld


class RemoveWeapon(msgspec.Struct, frozen=True, tag="remove-weapon"):
    """Give a weapon away."""

    id: str


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Take a weapon into a hand or both, or put it away; what was in that hand is put away."""

    id: str
    hand: Hand


class AddPiece(msgspec.Struct, frozen=True, tag="add-piece"):
    """A piece of armour under a new id, free of charge."""

    piece: PieceHeld


class UpdatePiece(msgspec.Struct, frozen=True, tag="update-piece"):
    """The piece of that id, replaced whole."""

    piece: PieceHeld


class RemovePiece(msgspec.Struct, frozen=True, tag="remove-piece"):
    """Give a piece of armour away."""

    id: str


class Wear(msgspec.Struct, frozen=True, tag="wear"):
    """Put a piece of armour on, or take it off."""

    id: str
    worn: bool


class MendPiece(msgspec.Struct, frozen=True, tag="mend-piece"):
    """A piece of armour repaired by a passed Métier test: its PA and PV are back."""

    id: str


class AddAmmunition(msgspec.Struct, frozen=True, tag="add-ammunition"):
    """Ammunition under a new id, free of charge."""

    ammunition: Ammunition


class UpdateAmmunition(msgspec.Struct, frozen=True, tag="update-ammunition"):
    """The ammunition of that id, replaced whole."""

    ammunition: Ammunition


class RemoveAmmunition(msgspec.Struct, frozen=True, tag="remove-ammunition"):
    """Give ammunition away."""

    id: str


class AddItem(msgspec.Struct, frozen=True, tag="add-item"):
    """Anything else, under a new id, free of charge."""

    item: Item


class UpdateItem(msgspec.Struct, frozen=True, tag="update-item"):
    """The thing of that id, replaced whole."""

    item: Item


class RemoveItem(msgspec.Struct, frozen=True, tag="remove-item"):
    """Give a thing away."""

    id: str


class Buy(msgspec.Struct, frozen=True, tag="buy", kw_only=True):
    """Buy `count` of a row of the catalogue and pay from the purse; `id` is that of the new thing.

    `price` in sous for all of them, where the GM names another than the table's; it is needed where
    the table has none. `bolts`: ammunition for crossbows. A service leaves nothing to carry.
    """

    id: str
    ware: Ware
    row: str
    count: int = 1
    quality: Quality = "normale"
    version: int = 0
    bolts: bool = False
    price: int | None = None


class Sell(msgspec.Struct, frozen=True, tag="sell", kw_only=True):
    """Sell `count` of a thing that is owned; the money goes into the purse.

    `price` in sous for all of them, where another is agreed than the table's; it is needed where
    the table has none.
    """

    ware: Ware
    id: str
    count: int = 1
    price: int | None = None


class SetPurse(msgspec.Struct, frozen=True, tag="set-purse"):
    """What the purse holds, 0 or more of each."""

    sous: int
    liards: int = 0


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """Pay `sous` (1 or more) for what the words say."""

    sous: int
    what: str = ""


class Earn(msgspec.Struct, frozen=True, tag="earn"):
    """Take in `sous` or `liards` for what the words say."""

    sous: int
    liards: int = 0
    what: str = ""


MoneyCommand: TypeAlias = Buy | Sell | SetPurse | Pay | Earn
GearCommand: TypeAlias = (
    AddWeapon
    | UpdateWeapon
    | RemoveWeapon
    | Hold
    | AddPiece
    | UpdatePiece
    | RemovePiece
    | Wear
    | MendPiece
    | AddAmmunition
    | UpdateAmmunition
    | RemoveAmmunition
    | AddItem
    | UpdateItem
    | RemoveItem
)
