"""Tables B to F of mortal wounds, and what care gives."""

from typing import Literal, TypeAlias

from desktop.rules.tomltables import Count, Record, Titled

Zone: TypeAlias = Literal["tete", "bras", "torse", "jambes"]
Time: TypeAlias = Literal["normal", "double", "impossible"]
Move: TypeAlias = Literal["", "moitie", "rampe", "immobile"]


class Roll(Record, frozen=True, kw_only=True):
    """Dice that are added up."""

    count: Count
    sides: Count


class Location(Titled, frozen=True, kw_only=True):
    """A zone, the faces of the d100 that lead to it, and the die of its table."""

    KIND = "pv.name.location"
    least: Count
    most: Count
    sides: Count


class Wound(Titled, frozen=True, kw_only=True):
    """A row of Tables C to F.

    `wisdom` are the dice rolled under Sagesse, `heroic` the percents of the heroic roll instead;
    `failure` is what failing leads to. `hands` is how many remain usable, None for both;
    `eyes` are those put out. `printed`
    is how the source numbers a row that had to be moved ("" for one that it lacks).
    """

    KIND = "pv.name.wound"
    location: Zone
    least: Count
    most: Count
    printed: str | None = None
    amputation: bool = False
    deep: bool = False
    wisdom: Roll | None = None
    heroic: int = 0
    failure: Literal["", "second", "impotent", "evanoui"] = ""
    death: Literal["", "immediate", "rounds"] = ""
    voiceless: bool = False
    hands: Count | None = None
    spells: Time = "normal"
    potions: Time = "normal"
    scrolls: Time = "normal"
    move: Move = ""
    rear: bool = False
    to_hit: int = 0
    to_be_hit: int = 0
    eyes: Count = 0


class WoundsFile(Record, frozen=True, kw_only=True):
    location: tuple[Location, ...]
    wound: tuple[Wound, ...]


class Recovery(Titled, frozen=True, kw_only=True):
    """A way of lying wounded: how many rolls a day, each worth a hit point."""

    KIND = "pv.name.recovery"
    rolls: Count


class Daily(Record, frozen=True, kw_only=True):
    """The checks of a stabilised deep wound: how many a day, of which die, and hours in a day."""

    rolls: Count
    hours: Count
    die: Count


class CareFile(Record, frozen=True, kw_only=True):
    kit_bonus: Count
    nonlethal_per_hour: Count
    daily: Daily
    recovery: tuple[Recovery, ...]
