"""Characters to try rules on."""

from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Hand,
    Kind,
    PieceHeld,
    TalentHeld,
    WeaponHeld,
)


def person(*talents: str, kind: Kind = Kind.CHARACTER, **values: int) -> Character:
    """A character of no race with these characteristics (30 where none is given)."""
    advances = {one: values.get(one, 30) for one in CHARACTERISTICS}
    held = tuple(TalentHeld(id=f"t{place}", talent=one) for place, one in enumerate(talents))
    return Character(
        name="Otto",
        kind=kind,
        advances=advances,
        attacks=values.get("a", 1) - 1,
        move=values.get("m", 4),
        talents=held,
    )


def weapon(row: str, hand: Hand = Hand.RIGHT, **fields: object) -> WeaponHeld:
    """A weapon in a hand."""
    return WeaponHeld(id=f"w-{row}-{hand.value}", weapon=row, hand=hand, **fields)  # type: ignore[arg-type]


def piece(row: str, quality: str = "normale") -> PieceHeld:
    """A worn piece of armour."""
    return PieceHeld(id=f"p-{row}", piece=row, quality=quality)
