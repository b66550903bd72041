"""Damage that somebody deliberately does to himself: off unless the GM turns it on."""

from collections.abc import Sequence

from desktop.rules.pv_negatifs.settings import Settings


def offered(settings: Settings) -> bool:
    """Whether the campaign has these rules at all."""
    return settings.hidden.willing_damage


def hp_after(hp: int, damage: int) -> int:
    """Hit points after `damage` willingly taken: that much below zero, or further down
    (PV-SELF-DAMAGE)."""
    return min(hp, 0) - damage


def dice(settings: Settings, *, marked: bool) -> int:
    """How often such a one rolls heroic rolls, magic resistance and saves, the worst kept
    (PV-SELF-WORST)."""
    return 2 if marked and offered(settings) else 1


def lost_essence(loss: int, wisdom: int, rolls: Sequence[int]) -> int:
    """Essence that it costs: the loss of the tables, and a point more for each Wisdom roll failed
    in the rounds after the first (PV-SELF-ESSENCE)."""
    return loss + sum(roll > wisdom for roll in rolls)
