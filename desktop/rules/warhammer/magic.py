"""Chaos dice of spells (VI): what the house rules change in casting."""

from collections import Counter

import msgspec

from desktop.rules.warhammer.document import Wound
from desktop.rules.warhammer.tables.tables import Tables


class Cast(msgspec.Struct, frozen=True):
    """A casting: its total, whether it failed by ones alone, and the largest set of equal dice (1:
    none)."""

    total: int
    all_ones: bool
    equal: int


def chaos_dice(wounds: tuple[Wound, ...], *, vulgar: bool = False) -> int:
    """How many chaos dice are rolled with a spell: one always, one of vulgar magic, one for each
    wound that still hurts (WH-MAGIC-CHAOS-DIE, WH-CRIT-MAGES)."""
    return 1 + vulgar + sum(not wound.healed for wound in wounds)


def cast(dice: tuple[int, ...], chaos: tuple[int, ...]) -> Cast:
    """The chaos dice stay out of the total and of the rule of ones, and count for doubles
    (WH-MAGIC-CHAOS-DIE, WH-MAGIC-CHAOS-ONES, WH-MAGIC-CHAOS-DOUBLES)."""
    equal = max(Counter((*dice, *chaos)).values())
    return Cast(sum(dice), all(die == 1 for die in dice), equal)


def voiceless(tables: Tables, wounds: tuple[Wound, ...]) -> bool:
    """Whether a wound keeps a mage from speaking, and so from casting (WH-CRIT-MAGES)."""
    return any(
        not wound.healed
        and (one := tables.criticals.get((wound.kind, wound.location, wound.value))) is not None
        and one.voice
        for wound in wounds
    )
