"""Around a blow: held initiative, free attacks, pushing, shots into a melee, interposition,
non-lethal blows."""

from typing import Literal, TypeAlias

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs.document import Character, Weapon
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.combat import FreeAttack, Shot
from desktop.rules.pv_negatifs.tables.tables import Tables

PERCENT = 100
Direction: TypeAlias = Literal["n", "ne", "e", "se", "s", "so", "o", "no"]
DIRECTIONS: tuple[Direction, ...] = ("n", "ne", "e", "se", "s", "so", "o", "no")

Reaction: TypeAlias = Literal["autre", "contact", "sort-court"]
"""What somebody who held his initiative does: melee already in contact, a one-segment spell, or
anything else."""


# Initiative.


def rolls_again(reaction: Reaction) -> bool:
    """Whether who held must roll against the foe to act before him (PV-HOLD-REROLL)."""
    return reaction == "autre"


def before(settings: Settings, one: int, other: int) -> bool:
    """Whether a score comes before another (PV-HOLD-BOTH); equals do not: who held loses
    ties (PV-HOLD-TIE)."""
    return one < other if settings.readings.initiative == "bas" else one > other


# Free attacks.


def strikes(settings: Settings, foe: int, leaving: int) -> bool:
    """Whether a foe has his free attack on who breaks off: he wins or ties, or everybody strikes
    (PV-FREE-INIT, PV-FREE-UNLIMITED)."""
    everybody = settings.readings.free_attacks == "tous"
    return everybody or not before(settings, leaving, foe)


def free_attacks(tables: Tables, *, haste: bool) -> tuple[FreeAttack, ...]:
    """What a free attack may be (PV-FREE-ONE, PV-FREE-SPELL, PV-FREE-HASTE)."""
    return tuple(one for one in tables.free_attacks if haste or not one.haste)


# Pushing.


def may_push(weapon: Weapon | None) -> Message | None:
    """Why a weapon cannot push, or None (PV-PUSH-WHO)."""
    if weapon is not None and weapon.ranged:
        return say("pv.why.push-melee")
    return None


def push_chance(tables: Tables, damage: int) -> Breakdown:
    """Percents to push somebody back by a cell (PV-PUSH-CHANCE)."""
    total = start(say("pv.damage"), tables.fights.push.per_damage * damage, "PV-PUSH-CHANCE")
    return total.at_most(PERCENT, say("pv.at-most", value=PERCENT))


def push_cells(pusher: Direction) -> tuple[Direction, Direction, Direction]:
    """The three cells opposite the pusher, who stands in that direction (PV-PUSH-CELL)."""
    away = DIRECTIONS.index(pusher) + len(DIRECTIONS) // 2

    def cell(turn: int) -> Direction:
        return DIRECTIONS[(away + turn) % len(DIRECTIONS)]

    return cell(-1), cell(0), cell(1)


def push_target(tables: Tables, score: int, damage: int) -> Breakdown:
    """What a d20 must not pass to hold one's ground where it matters: Force or Dextérité, less 1
    for each 10 points of damage begun (PV-PUSH-SAVE)."""
    cost = -(-damage // tables.fights.push.save_per)
    total = start(say("pv.ability"), score, "PV-PUSH-SAVE")
    return total.plus(say("pv.damage"), -cost, "PV-PUSH-SAVE")


# Shots, interposition, non-lethal.


def threatens(row: Shot, roll: int) -> bool:
    """Whether a missile goes towards the wrong person, whom it must then hit (PV-SHOOT-VERY,
    PV-SHOOT-RISK, PV-SHOOT-LIMITED, PV-SHOOT-MIN)."""
    return roll <= row.chance


def spell_interrupted(tables: Tables, hindrance: str, segments: int) -> Breakdown:
    """Percents that a spell of `segments` is interrupted by who stands between
    (PV-INTERPOSE-BOTH, PV-INTERPOSE-ONE)."""
    row = tables.interpositions.get(hindrance)
    total = start(row.name, row.spell_per_segment * segments, "PV-INTERPOSE-BOTH")
    return total.at_most(PERCENT, say("pv.at-most", value=PERCENT))


def nonlethal_refused(weapon: Weapon | None) -> Message | None:
    """Why a blow cannot be non-lethal: it takes a weapon (PV-NONLETHAL)."""
    return None if weapon is not None else say("pv.why.nonlethal-weapon")


def may_alarm(tables: Tables, acted: int) -> bool:
    """Whether somebody to be captured may give the alarm in the `acted`-th round in which he acts
    (PV-NONLETHAL-ALARM)."""
    return acted >= tables.fights.nonlethal.alarm_round


def blind_shot_refused(
    settings: Settings, character: Character, *, blind: bool, guided: bool
) -> Message | None:
    """Why somebody blind may not shoot: nobody guides him (PV-BLIND-RANGED)."""
    if blind and not guided and settings.readings.blind_shots == "interdit":
        return say("pv.why.blind-shot", name=character.name)
    return None
