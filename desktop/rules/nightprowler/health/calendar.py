"""Recovery on a calendar that the MJ advances (V.C): where each Vitalité line stands, and what
hours that pass do to it.

Advancing in several steps leaves what one step of as many hours leaves. A line that needed a Soin
roll and had none that succeeded has spent its hours for nothing: it waits for the roll of a new
period and holds back none of the lighter ones.
"""

import msgspec
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.document.play_records import Convalescence, LineCare
from desktop.rules.nightprowler.health.recovery import (
    Care,
    LineRecovery,
    Treatment,
    infection_risk,
    recovery_time,
)
from desktop.rules.nightprowler.health.wounds import erase, lines
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables


class Mending(msgspec.Struct, frozen=True):
    """A ticked Vitalité line: its treatment, the time it takes, the hours still to go, and whether
    only a new Soin roll can make it go on."""

    care: LineCare
    recovery: LineRecovery
    left: int
    waiting: bool
    infection: bool


class Passed(msgspec.Struct, frozen=True):
    """After some hours: the lines erased and those that stay although their time is over."""

    health: Health
    convalescence: Convalescence
    erased: tuple[str, ...] = ()
    stationary: tuple[str, ...] = ()


def under_care(tables: Tables, health: Health, kept: Convalescence) -> tuple[LineCare, ...]:
    """The ticked Vitalité lines, the most serious first; a line that was wounded again since begins
    its period anew."""
    before = {each.line: each for each in kept.lines}
    found: list[LineCare] = []
    pairs = list(zip(lines(tables, Track.VITALITY), health.vitality, strict=True))
    for line, ticks in reversed(pairs):
        if ticks <= 0:
            continue
        care = before.get(line.id)
        if care is None or care.boxes < ticks:
            found.append(LineCare(line.id, ticks))
        else:
            found.append(replace(care, boxes=ticks))
    return tuple(found)


def treatment(care: LineCare) -> Treatment:
    """What helps a line, as the rules of recovery read it."""
    outcome = Care(care.care) if care.care in {each.value for each in Care} else Care.NONE
    return Treatment(care=outcome, heroism=care.heroism, aid=care.aid, aid_heroism=care.aid_heroism)


def mending(
    tables: Tables, health: Health, kept: Convalescence, *, resistant: bool = False
) -> tuple[Mending, ...]:
    """Where each ticked line stands; `resistant` as for `infection_risk`."""
    found: list[Mending] = []
    for care in under_care(tables, health, kept):
        taken = treatment(care)
        recovery = recovery_time(tables, care.line, taken)
        left = max(0, recovery.hours.total - care.hours)
        waiting = recovery.stationary is not None and left == 0
        risk = infection_risk(tables, care.line, taken.care, care.clean, resistant=resistant)
        found.append(Mending(care, recovery, left, waiting, risk))
    return tuple(found)


def pass_time(
    tables: Tables, settings: Settings, health: Health, kept: Convalescence, hours: int
) -> Passed:
    """Vitalité and the calendar after `hours` (0 or more) (V.C.1, NP-RECOVERY-VITALITY-TIMES,
    NP-RECOVERY-CARE-SEVERE): one line after another, or all at once by a setting."""
    left = hours
    going: list[LineCare] = []
    erased: list[str] = []
    stationary: list[str] = []
    for each in mending(tables, health, kept):
        spent = min(left, each.left)
        if not settings.readings.recovery_parallel:
            left -= spent
        if spent < each.left:
            going.append(replace(each.care, hours=each.care.hours + spent))
        elif each.recovery.stationary is None:
            health = cleared(tables, health, each.care.line)
            erased.append(each.care.line)
        else:
            going.append(replace(each.care, hours=each.care.hours + spent))
            stationary.append(each.care.line)
    after = replace(kept, hours=kept.hours + hours, lines=tuple(going))
    return Passed(health, after, tuple(erased), tuple(stationary))


def with_care(tables: Tables, health: Health, kept: Convalescence, care: LineCare) -> Convalescence:
    """The state with one line's treatment replaced."""
    now = under_care(tables, health, kept)
    return replace(kept, lines=tuple(care if one.line == care.line else one for one in now))


def cleared(tables: Tables, health: Health, line: str) -> Health:
    """A whole Vitalité line erased."""
    rank = [each.id for each in lines(tables, Track.VITALITY)].index(line)
    return erase(health, Track.VITALITY, rank, health.vitality[rank])
