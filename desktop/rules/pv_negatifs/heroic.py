"""Heroic rolls: when one is needed, its target, and what failing costs."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import constitution
from desktop.rules.pv_negatifs.document import Character, Standing
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables

Deed: TypeAlias = Literal[
    "sort", "potion", "defense", "attaque", "vitesse", "stabiliser", "retrait"
]
HEROIC: frozenset[Deed] = frozenset(
    ("sort", "potion", "defense", "attaque", "vitesse", "stabiliser")
)
"""What asks for a heroic roll below zero; falling back at half speed does not."""


def needed(character: Character, deed: Deed) -> bool:
    """Whether a deed asks for a heroic roll (PV-HEROIC-WHEN, PV-DEFENSIF-NOACT,
    PV-DEFENSIF-STABILISE)."""
    return character.negatives > 0 and deed in HEROIC


def choices(character: Character) -> tuple[str, ...]:
    """What somebody below zero chooses between at his initiative: to stay on the defensive, or a
    heroic roll (PV-INIT-CHOICE); nothing for who can do neither (PV-IMPOTENT-NOACT)."""
    able = character.body.standing in (Standing.WELL, Standing.DEFENSIVE)
    return ("defensif", "heroique") if character.negatives and able else ()


def target(
    tables: Tables,
    settings: Settings,
    character: Character,
    modifier: int = 0,
    label: Text | None = None,
) -> Breakdown:
    """The percents of a heroic roll: System Shock less one for each negative point, and what a
    wound says (PV-HEROIC-ROLL, PV-NEG-STATS).

    Raises `KnownError` where Table A has no row for this Constitution.
    """
    body = constitution.row(tables, settings, character.score("con"))
    total = constitution.shock(settings, body)
    total = total.plus(say("pv.negatives"), -character.negatives, "PV-HEROIC-ROLL")
    return total.plus(label or say("pv.heroic.wound"), modifier, "PV-WOUND-CHECK")


def passed(need: int, rolls: Sequence[int]) -> bool:
    """Whether a d100 is low enough; of two rolls the worse counts (PV-SELF-WORST)."""
    return max(rolls) <= need


def failure_depth(settings: Settings, negatives: int, margin: int) -> int:
    """The deep wound that a failed heroic roll costs: the whole total (PV-HEROIC-FAIL)."""
    if settings.readings.heroic_failure == "marge":
        return min(max(0, margin), negatives)
    return negatives
