"""The values of HARP | TdM's settings, as an editor shows them."""

from functools import partial
from typing import Literal, TypeAlias

from desktop.rules.harp.settings import SIDES, Column, Readings
from desktop.rules.settingsfields import Bounds, Kind, options_of

_value = partial(Bounds, area="harp")


def _reading(name: str, *rules: str) -> Bounds:
    return _value(
        group="readings",
        name=name,
        kind=Kind.CHOICE,
        options=options_of(Readings, name),
        spread=True,
        rules=rules,
    )


READINGS = (
    _reading("fumble", "HARP-FUMBLE-RANGE"),
    _reading("fumble_on_resistance", "HARP-FUMBLE-RANGE"),
    _reading("death_rounds", "HARP-DYING-ROUNDS"),
    _reading("disease", "HARP-DIS-RHUME"),
    _reading("penalties", "HARP-HEAL-PENALTY-END", "HARP-HEAL-PENALTY-PRORATA"),
    _reading("resistance", "HARP-UNTRAINED-MALUS"),
    _reading("initiative"),
)

OPTIONS = (
    _value(group="options", name="near_miss", kind=Kind.FLAG, rules=("HARP-NEAR-MISS",)),
    _value(group="options", name="margin", most=100, rules=("HARP-NEAR-MISS",)),
    _value(
        group="options",
        name="odd_66",
        kind=Kind.FLAG,
        rules=("HARP-66-RAW", "HARP-66-FAIL", "HARP-66-SUCCESS"),
    ),
    _value(group="", name="round_seconds", least=1, most=600),
)
"""Options of the source, and how long a round lasts."""

CREATION = (
    _value(group="creation", name="points", most=2000),
    _value(group="creation", name="reroll_below", least=1, most=90),
    _value(group="creation", name="ranks_per_level", most=20),
    _value(group="creation", name="ranks_more", most=50),
)
"""What a campaign asks of a beginner."""

MOST_SCORE, MOST_MODIFIER, MOST_DAYS = 9999, 500, 10_000


def _band(column: Column, least: int, most: int, kind: Kind = Kind.NUMBER) -> tuple[Bounds, ...]:
    return (
        _value(group="band", name="most", kind=Kind.OPTIONAL, least=-MOST_SCORE, most=MOST_SCORE),
        _value(group=column.replace("_", "-"), name="value", kind=kind, least=least, most=most),
    )


BANDS: dict[Column, tuple[Bounds, ...]] = {
    "percent": _band("percent", 0, 100, Kind.OPTIONAL),
    "help": _band("help", -MOST_MODIFIER, MOST_MODIFIER),
    "target": (
        *_band("target", 0, MOST_SCORE),
        _value(group="band", name="step", most=MOST_SCORE),
        _value(group="band", name="gain", least=-MOST_MODIFIER, most=MOST_MODIFIER),
    ),
    "bonus_of_score": _band("bonus_of_score", -MOST_MODIFIER, MOST_MODIFIER),
    "bonus_of_rank": _band("bonus_of_rank", 0, MOST_MODIFIER),
}
"""What is typed of a row of scores, by table; where a row begins follows from the row before."""

BAND_RULES: dict[Column, tuple[str, ...]] = {
    "percent": ("HARP-TABLE-COLUMNS", "HARP-PCT-USE"),
    "help": ("HARP-TABLE-COLUMNS", "HARP-BONUS-USE", "HARP-HEAL-CARER"),
    "target": ("HARP-TABLE-COLUMNS", "HARP-JR-VARIABLE", "HARP-CVC"),
    "bonus_of_score": ("HARP-STAT-ONE",),
    "bonus_of_rank": ("HARP-RANK-BONUS",),
}

EntriesName: TypeAlias = Literal[
    "difficulties", "fight_numbers", "sizes", "fight_states", "situations"
]
_name = partial(_value, name="name", kind=Kind.TEXT)
_modifier = partial(_value, least=-MOST_MODIFIER, most=MOST_MODIFIER)
ENTRIES: dict[EntriesName, tuple[Bounds, ...]] = {
    "difficulties": (
        _name(group="difficulty"),
        _modifier(group="difficulty", name="modifier", kind=Kind.OPTIONAL),
        _modifier(group="difficulty", name="proposed"),
        _value(group="difficulty", name="rolled", kind=Kind.FLAG),
    ),
    "fight_numbers": (
        _name(group="fight-number"),
        _modifier(group="fight-number", name="value"),
    ),
    "sizes": (
        _name(group="size"),
        _modifier(group="size", name="modifier"),
        _value(group="size", name="cap", most=MOST_SCORE),
    ),
    "fight_states": (
        _name(group="fight-state"),
        _modifier(group="fight-state", name="penalty"),
        _modifier(group="fight-state", name="defence"),
        _value(group="fight-state", name="acts", kind=Kind.FLAG),
    ),
    "situations": (
        _name(group="situation"),
        _modifier(group="situation", name="amount"),
    ),
}
"""What is typed of a row that has a name, by table."""

_days = partial(_value, group="healing", most=MOST_DAYS)
HEALING = (
    _value(group="healing", name="least", least=-MOST_SCORE, most=MOST_SCORE),
    _days(name="light"),
    _days(name="middle"),
    _days(name="severe"),
)

_fumble = partial(_value, group="fumbles")
FUMBLES = (
    _fumble(name="most", least=1, most=SIDES),
    _fumble(name="text", kind=Kind.TEXT),
    _fumble(name="deadly", kind=Kind.FLAG),
)
