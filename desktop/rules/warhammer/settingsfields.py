"""The values of Warhammer's settings, as an editor shows them."""

from functools import partial

from desktop.rules.settingsfields import Bounds, Kind, options_of
from desktop.rules.warhammer.settings import Options, Readings

_value = partial(Bounds, area="wh")


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
    "fights": (
        _reading("initiative_slots", "WH-INIT-PER-ACTION"),
        _reading("extra_attack_defence", "WH-ACT-ATTACK"),
        _reading("mastery_halves", "WH-WPN-MASTERY"),
        _reading("grip_bonus", "WH-OFFHAND-TWO-HANDED-GRIP"),
        _reading("hindered_by", "WH-OFFHAND-HINDER"),
        _reading("armour_class", "WH-ATTR-VICELARDE"),
        _reading("parry_monster_f", "WH-GEN-MONSTER-BONUS"),
    ),
    "health": (
        _reading("durations_be", "WH-CRIT-REPEATED-FAINT", "WH-ATTR-EPUISANTE"),
        _reading("infection_be", "WH-INFECT-MARGIN-20"),
    ),
    "chases": (_reading("chase_be", "WH-CHASE-FLIGHT-TALENT", "WH-CHASE-ENDURANCE"),),
}
"""Readings by the chapter that they belong to."""


def _option(name: str, *rules: str, least: int = 0, most: int = 0) -> Bounds:
    flag = options_of(Options, name)
    return _value(
        group="options",
        name=name,
        kind=Kind.FLAG if flag else Kind.NUMBER,
        least=least,
        most=most,
        options=flag,
        rules=rules,
    )


OPTIONS = (
    _option("cc_penalties_spread", "WH-CRIT-EXTRA-STATS"),
    _option("sudden_death", "WH-SUDDEN-DEATH"),
    _option("mage_fm", "WH-CRIT-MAGES"),
    _option("lodged_penalty", "WH-CRIT-LODGED", least=-100, most=100),
    _option("liards_to_sou", "WH-MONEY-LIARD", most=1000),
)
"""What the GM may add to the rules; every one is off as shipped, or says nothing."""

WEAPONS = (
    _value(group="", name="long_weapons", kind=Kind.FLAGS, rules=("WH-WPN-LONG-CRAMPED",)),
    _value(group="", name="piercing_weapons", kind=Kind.FLAGS, rules=("WH-SPEC-PIERCING",)),
)
"""Which weapons the rules call long, or able to pierce."""
