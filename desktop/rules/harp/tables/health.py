"""Tables of health: severities of wounds, diseases, cascades, and the numbers of death."""

from typing import Literal

import msgspec

from desktop.rules.tomltables import Count, Entry, Id, Record, Titled


class Roll(Record, frozen=True, kw_only=True):
    """Dice that are added up."""

    count: Count
    sides: Count


class Numbers(Record, frozen=True, kw_only=True):
    """Hours of a spell of rest; rounds that the dying have beyond their Constitution; minutes
    before a body decays; the mildest difficulty of stabilising; how often the bonus of
    Constitution counts in a healing roll."""

    rest_hours: Count
    death_margin: Count
    decay_after: Count
    stabilise: int
    healing_times: Count


class Severity(Titled, frozen=True, kw_only=True):
    """The most that a level stands for: percents of hit points lost, bleeding each round, penalty,
    broken bones and damaged organs; the worst level has no end."""

    KIND = "harp.name.severity"
    lost: Count | None = None
    bleeding: Count | None = None
    penalty: int | None = None
    structures: Count = 0


class Level(Entry, frozen=True, kw_only=True):
    """A level of a cascade: reached from `least` on, or from the target plus `offset` on.

    Penalties, `resting` where lying warm; dice of hours of fever, of days before a coma, of hit
    points lost each day, of rounds before death; `daily` survival rolls in coma.
    """

    least: int | None = None
    offset: int | None = None
    penalty: int = 0
    resting: int | None = None
    after_days: Count = 0
    fever: Roll | None = None
    limb_percent: Count = 0
    loss_die: Count = 0
    still: bool = False
    coma: bool = False
    coma_die: Count = 0
    daily: bool = False
    death_die: Count = 0
    critical: str = ""
    rounds: Count = 0
    deaf_hours: Count = 0


class Part(Record, frozen=True, kw_only=True):
    """What falls off at these faces of the die."""

    part: Literal["dent", "orteil", "doigt"]
    least: Count
    most: Count


class Disease(Titled, frozen=True, kw_only=True):
    """A disease: what it takes off scores, off manoeuvres near its substance, off touch each day;
    fits, parts that fall off; `bleeding` multiplies, `survival` is the target in coma."""

    KIND = "harp.name.disease"
    scores: dict[Id, int] = msgspec.field(default_factory=dict[str, int])
    near: int = 0
    substances: tuple[Id, ...] = ()
    fit_percent: Count = 0
    fit_die: Count = 0
    touch_per_day: int = 0
    part_die: Count = 0
    parts: tuple[Part, ...] = ()
    toes: Count = 0
    footless: int = 0
    fingers: Count = 0
    bleeding: Count = 1
    survival: Count = 0
    level: tuple[Level, ...] = ()


class Cascade(Titled, frozen=True, kw_only=True):
    """A Jet de Résistance en Cascade, its levels from the worst to none."""

    KIND = "harp.name.cascade"
    resistance: Id
    level: tuple[Level, ...]


class HealthFile(Record, frozen=True, kw_only=True):
    numbers: Numbers
    severity: tuple[Severity, ...]
    disease: tuple[Disease, ...]
    cascade: tuple[Cascade, ...]
