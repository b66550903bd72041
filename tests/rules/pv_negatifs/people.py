"""Small builders of characters and settings of PV négatifs."""

import msgspec

from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    DeepWound,
    Item,
    MortalWound,
    Standing,
)
from desktop.rules.pv_negatifs.settings import Readings, Settings

replace = msgspec.structs.replace


def person(hp: int = 10, most: int = 20, **fields: object) -> Character:
    """A character; abilities by their ids (`con=12`), everything else by its field."""
    abilities = {
        one: int(str(fields.pop(one)))
        for one in ("for", "dex", "con", "int", "sag", "cha")
        if one in fields
    }
    made = Character(name="Ana", most=most, hp=hp, abilities=abilities)
    return replace(made, **fields)


def standing(one: Character, value: str, **fields: object) -> Character:
    return replace(one, body=replace(one.body, standing=Standing(value), **fields))


def deep(*thresholds: int) -> tuple[DeepWound, ...]:
    return tuple(DeepWound(id=f"d{n}", threshold=n) for n in thresholds)


def mortal(wound: str, **fields: object) -> MortalWound:
    return replace(MortalWound(id="m", wound=wound), **fields)


def conditions(*named: str) -> Body:
    return Body(conditions=named)


def worn(kind: str) -> tuple[Item, ...]:
    return (Item(id="i", name=kind, kind=kind, worn=True),)  # type: ignore[arg-type]


def reading(**fields: str) -> Settings:
    return Settings(readings=Readings(**fields))  # type: ignore[arg-type]
