"""Campaign settings of Warhammer rénové: readings where the text leaves a choice, and what it does
not give.

The shipped ones ("valeurs de Cassure") follow the chosen readings of the inventory.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from desktop.rules.errors import known
from desktop.rules.message import Message, say
from desktop.rules.settingsplaces import Place

VERSION = 1

Percent = Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each choice of reading; the first value is the shipped one.

    `initiative_slots`: the k-th A acts at I/k, or each slot halves the one before
    (WH-INIT-PER-ACTION). `extra_attack_defence`: the defender's +10 against extra attacks is flat,
    or grows with them (WH-ACT-ATTACK). `mastery_halves`: the combat CC, or the base CC
    (WH-WPN-MASTERY). `grip_bonus`: +5 F counts for BF, or in tests alone
    (WH-OFFHAND-TWO-HANDED-GRIP). `hindered_by`: heavy weapons in both hands cost Ag, or only what
    the left hand holds (WH-OFFHAND-HINDER). `armour_class`: the heaviest layer counts, or the
    outermost (WH-ATTR-VICELARDE). `durations_be`, `infection_be`, `chase_be`: the renovated BE or
    the natural one. `parry_monster_f`: natural or doubled F in the parry's side effects.
    """

    initiative_slots: Literal["divisee", "moitie"] = "divisee"
    extra_attack_defence: Literal["fixe", "cumulative"] = "fixe"
    mastery_halves: Literal["combat", "base"] = "combat"
    grip_bonus: Literal["bonus", "tests"] = "bonus"
    hindered_by: Literal["portees", "main-gauche"] = "portees"
    armour_class: Literal["lourde", "exterieure"] = "lourde"
    durations_be: Literal["renove", "naturel"] = "renove"
    infection_be: Literal["renove", "naturel"] = "renove"
    chase_be: Literal["naturel", "renove"] = "naturel"
    parry_monster_f: Literal["naturelle", "doublee"] = "naturelle"


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Optional rules that the source offers to the GM.

    `cc_penalties_spread`: CC penalties of criticals bear on CT, F and Ag too (WH-CRIT-EXTRA-STATS).
    `sudden_death`: NPCs of groups fight on, flee or die by the critical value (WH-SUDDEN-DEATH).
    `mage_fm`: critical effects cost mages FM (WH-CRIT-MAGES). `lodged_penalty`: what a missile left
    in the wound costs tests of Soins and infection (WH-CRIT-LODGED). `liards_to_sou`: how many
    liards make a sou, 0 while the GM has not said (WH-MONEY-LIARD).
    """

    cc_penalties_spread: bool = False
    sudden_death: bool = False
    mage_fm: bool = False
    lodged_penalty: Percent = -20
    liards_to_sou: Annotated[int, msgspec.Meta(ge=0)] = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`long_weapons` are those that count as long besides the attribute Longue
    (WH-WPN-LONG-CRAMPED); `piercing_weapons` may make a Coup perforant (WH-SPEC-PIERCING)."""

    version: int = VERSION
    readings: Readings = Readings()
    options: Options = Options()
    long_weapons: tuple[str, ...] = ()
    piercing_weapons: tuple[str, ...] = (
        "fleuret",
        "dague",
        "lance",
        "demi-lance",
        "lance-de-cavalerie",
        "epee",
        "epee-longue-espadon",
        "epee-batarde",
        "epee-courte-glaive",
    )


class Flaw(msgspec.Struct, frozen=True):
    """A weapon that no table knows, in one of the two lists."""

    field: str
    weapon: str

    @property
    def place(self) -> Place:
        """Where it is."""
        return (self.field,)

    @property
    def text(self) -> Message:
        """What is wrong, for somebody who sees the list."""
        return say("wh.settings.no-weapon", id=self.weapon)


def flaws(settings: Settings, weapons: frozenset[str]) -> Iterator[Flaw]:
    """Every weapon that no table knows."""
    for field, named in (
        ("long_weapons", settings.long_weapons),
        ("piercing_weapons", settings.piercing_weapons),
    ):
        yield from (Flaw(field, weapon) for weapon in named if weapon not in weapons)


def check(settings: Settings, weapons: frozenset[str]) -> None:
    """Raises `KnownError` at the first weapon that no table knows."""
    for flaw in flaws(settings, weapons):
        raise known("error.unknown-reference", table=say("wh.settings.weapons"), id=flaw.weapon)
