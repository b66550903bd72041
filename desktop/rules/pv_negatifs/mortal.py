"""Mortal wounds: where (Table B), what (Tables C to F), the rolls to fight on, deaths that come
later."""

import enum

import msgspec

from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.injuries import Location, Wound
from desktop.rules.pv_negatifs.tables.tables import Tables


class Fate(enum.Enum):
    """What a failed check of a mortal wound leads to."""

    GOES_ON = "continue"
    SECOND = "second"
    IMPOTENT = "impotent"
    FAINTS = "evanoui"


def location(tables: Tables, roll: int) -> Location:
    """Where a mortal wound is, by d100 (PV-TABLE-B, PV-MORTAL-LOCATION)."""
    return next(one for one in tables.locations if one.least <= roll <= one.most)


def effect(tables: Tables, settings: Settings, zone: str, roll: int) -> Wound | None:
    """The row of a location (PV-TABLE-C, PV-TABLE-D, PV-TABLE-E, PV-TABLE-F); None where it is to
    be rolled again, as the campaign reads the rows that the source lacks."""
    found = next(
        one for one in tables.wounds if one.location == zone and one.least <= roll <= one.most
    )
    if found.printed == "" and settings.readings.missing_legs == "relance":
        return None
    return found


def effective(roll: int) -> bool:
    """Whether a wound that a non-lethal blow drew takes effect, by a d10 (PV-NONLETHAL-MORTAL)."""
    return roll == 1


def mortal_wound(settings: Settings, id: str, row: Wound, negatives: int, con: int) -> MortalWound:
    """A localised wound, with its clock to death where it has one (PV-WOUND-DEATH-ROUNDS)."""
    rounds = None
    if row.death == "rounds":
        rounds = con + (settings.readings.death_rounds == "suivant")
    return MortalWound(id=id, wound=row.id, total=negatives, rounds=rounds)


def under_wisdom(wisdom: int, total: int) -> bool:
    """Whether the dice of a check are low enough."""
    return total <= wisdom


def first_check(row: Wound, *, passed: bool) -> Fate:
    """After the check that the player chose (PV-WOUND-CHECK, PV-WOUND-CHECK-NOSECOND)."""
    if passed:
        return Fate.GOES_ON
    return Fate(row.failure) if row.failure else Fate.IMPOTENT


def second_check(*, passed: bool) -> Fate:
    """After the second Wisdom roll (PV-WOUND-CHECK-FAIL)."""
    return Fate.IMPOTENT if passed else Fate.FAINTS


class Handicaps(msgspec.Struct, frozen=True, kw_only=True):
    """What open mortal wounds cost together; like costs do not add up, the worst counts.

    `spells`, `potions`, `scrolls` multiply their time, 0 for impossible. `move` is "", "moitie",
    "rampe" or "immobile"; `eyes` are those that are left.
    """

    hands: int = 2
    spells: int = 1
    potions: int = 1
    scrolls: int = 1
    voiceless: bool = False
    move: str = ""
    rear: bool = False
    to_hit: int = 0
    to_be_hit: int = 0
    eyes: int = 2

    @property
    def blind(self) -> bool:
        """Whether no eye is left (PV-WOUND-BLIND)."""
        return not self.eyes


_TIMES = {"normal": 1, "double": 2, "impossible": 0}
MOTIONLESS = "immobile"
"""How somebody moves who cannot move at all."""
_MOVES = ("", "moitie", "rampe", MOTIONLESS)


def handicaps(tables: Tables, wounds: tuple[MortalWound, ...]) -> Handicaps:
    """What wounds that are not healed cost (PV-WOUND-HANDS, PV-WOUND-LEGS, PV-WOUND-SPINE,
    PV-WOUND-VOICE, PV-WOUND-BLIND, PV-WOUND-GUT)."""
    total = Handicaps()
    for one in wounds:
        if one.healed or one.wound not in tables.wounds:
            continue
        row = tables.wounds.get(one.wound)
        total = Handicaps(
            hands=min(total.hands, total.hands if row.hands is None else row.hands),
            spells=_slower(total.spells, row.spells),
            potions=_slower(total.potions, row.potions),
            scrolls=_slower(total.scrolls, row.scrolls),
            voiceless=total.voiceless or row.voiceless,
            move=max(total.move, row.move, key=_MOVES.index),
            rear=total.rear or row.rear,
            to_hit=min(total.to_hit, row.to_hit),
            to_be_hit=max(total.to_be_hit, row.to_be_hit),
            eyes=max(0, total.eyes - row.eyes),
        )
    return total


def _slower(now: int, time: str) -> int:
    other = _TIMES[time]
    return 0 if 0 in (now, other) else max(now, other)


def restored(tables: Tables, wound: MortalWound) -> bool:
    """Whether plain healing mends a wound: an amputation asks for a clerical regeneration
    (PV-REGEN-FLAG)."""
    return wound.wound not in tables.wounds or not tables.wounds.get(wound.wound).amputation
