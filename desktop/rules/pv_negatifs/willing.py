"""Damage that somebody deliberately does to himself: off unless the GM turns it on."""

from collections.abc import Sequence

import msgspec

from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings

replace = msgspec.structs.replace


def offered(settings: Settings) -> bool:
    """Whether the campaign has these rules at all."""
    return settings.hidden.willing_damage


def bared(one: Character) -> Character:
    """Somebody whom willing damage is about to strike as any other: all of it lies below zero,
    and he is marked (PV-SELF-DAMAGE)."""
    return replace(one, hp=min(one.hp, 0), body=replace(one.body, willing=True))


def dice(settings: Settings, *, marked: bool) -> int:
    """How often such a one rolls heroic rolls, magic resistance and saves, the worst kept
    (PV-SELF-WORST)."""
    return 2 if marked and offered(settings) else 1


def lost_essence(loss: int, wisdom: int, rolls: Sequence[int]) -> int:
    """Essence that it costs: the loss of the tables, and a point more for each Wisdom roll failed
    in the rounds after the first (PV-SELF-ESSENCE)."""
    return loss + sum(roll > wisdom for roll in rolls)
