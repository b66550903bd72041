"""The values of PV négatifs' settings, as an editor shows them."""

from functools import partial

from desktop.rules.pv_negatifs.settings import OPEN_LOSSES, Hidden, Readings
from desktop.rules.settingsfields import Bounds, Kind, options_of

_value = partial(Bounds, area="pv")


def _reading(name: str, *rules: str) -> Bounds:
    return _value(
        group="readings",
        name=name,
        kind=Kind.CHOICE,
        options=options_of(Readings, name),
        spread=True,
        rules=rules,
    )


READINGS: dict[str, tuple[Bounds, ...]] = {
    "wounds": (
        _reading("floor", "PV-NEG-FLOOR"),
        _reading("threshold", "PV-DEEP-CURE"),
        _reading("heroic_failure", "PV-HEROIC-FAIL"),
        _reading("wound_failure", "PV-WOUND-CHECK-FAIL"),
        _reading("missing_legs", "PV-TABLE-F"),
        _reading("death_rounds", "PV-WOUND-DEATH-ROUNDS"),
        _reading("daily", "PV-DEEP-DAILY"),
        _reading("unit", "PV-COMA-EARLY"),
    ),
    "person": (
        _reading("faces", "PV-TABLE-A-REROLL"),
        _reading("faces_22", "PV-TABLE-A-REROLL"),
        _reading("essence_percent", "PV-ESS-25"),
    ),
    "fights": (
        _reading("initiative", "PV-HOLD-BOTH"),
        _reading("free_attacks", "PV-FREE-INIT"),
        _reading("blind_shots", "PV-BLIND-RANGED"),
        _reading("water", "PV-FALL-WATER"),
    ),
}
"""Readings by the chapter that they belong to."""

OPTIONS = (
    _value(group="", name="initiative_die", least=2, most=100, rules=("PV-HOLD-BOTH",)),
    _value(group="", name="blank_shock", most=100, rules=("PV-TABLE-A-SHOCK",)),
    _value(group="", name="encumbrance", least=-20, most=0, rules=("PV-SWALLOW-ESCAPE",)),
)
"""Numbers that the source leaves to the campaign."""


def _hidden(name: str, *rules: str) -> Bounds:
    return _value(
        group="hidden",
        name=name,
        kind=Kind.FLAG,
        options=options_of(Hidden, name),
        rules=rules,
    )


HIDDEN = (
    _hidden(
        "willing_damage", "PV-SELF-DAMAGE", "PV-SELF-WORST", "PV-SELF-OTHER", "PV-SELF-ESSENCE"
    ),
    _hidden("essence_presets", "PV-ESS-MULTI"),
)
"""Rules that stay away from every screen until the GM turns them on."""

LOSSES = tuple(
    _value(group="losses", name=cause, most=100, rules=("PV-ESS-LOSS-OTHER",))
    for cause in OPEN_LOSSES
)
"""Points of essence that the causes without a figure of their own cost."""

_number = partial(_value, kind=Kind.NUMBER)
BODIES = (
    _number(group="bodies", name="score", least=1, most=50),
    _number(group="bodies", name="hit_points", least=-10, most=20),
    _number(group="bodies", name="regeneration", most=50),
    _number(group="bodies", name="shock", most=100),
    _number(group="bodies", name="poison", least=-10, most=10),
)
FALLS = (
    _number(group="falls", name="metres", least=1, most=100_000),
    _number(group="falls", name="dice", least=1, most=10_000),
)
"""The columns of the rows that a campaign adds to two tables, the first one what finds a row."""
