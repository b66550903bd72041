"""Wounds (V): where a box really goes, what it causes, the malus, and the boxes taken off again.

A line is named by its rank, 0 for Égratignures to 4 for the gravest. Several boxes ticked at once
are one event: what they ask for (1 PH per grave box, KO, dying…) is settled after the last one.
"""

import enum
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown, Line
from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import LINES, Health, Track
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.play import HealthLine
from desktop.rules.nightprowler.tables.tables import Tables

Ticks: TypeAlias = tuple[int, int, int, int, int]
Capacities: TypeAlias = Mapping[Track, Ticks]
"""Usable boxes of each line of each table (`Derived.track(t).capacity`)."""


class Consequence(enum.Enum):
    """What wounds ask for or cause, beyond their boxes.

    STAY_CONSCIOUS: PH are due, or he falls. KNOCKED_OUT: he falls. DYING: the MJ chooses between
    death and a reprieve. DEAD. OVERFLOW: a wound found no box in Endurance, the MJ decides.
    """

    STAY_CONSCIOUS = "stay-conscious"
    KNOCKED_OUT = "knocked-out"
    DYING = "dying"
    DEAD = "dead"
    OVERFLOW = "overflow"


class Wound(msgspec.Struct, frozen=True):
    """One box to tick on a line (0 to 4) of a table."""

    track: Track
    line: int


class Hit(msgspec.Struct, frozen=True):
    """Where a wound went: the line that was meant, and the one ticked (None: no box was left)."""

    track: Track
    meant: int
    line: int | None

    @property
    def overflowed(self) -> bool:
        """Whether it went elsewhere than meant."""
        return self.line != self.meant


class Wounded(msgspec.Struct, frozen=True, kw_only=True):
    """The health after wounds, where each went, and what follows.

    `heroism_due` PH keep the victim conscious (0 when nothing is asked): pass the answer to
    `stay_conscious`. The flags of `health` already hold what needs no answer.
    """

    health: Health
    hits: tuple[Hit, ...] = ()
    due: tuple[Consequence, ...] = ()
    heroism_due: int = 0


def lines(tables: Tables, track: Track) -> tuple[HealthLine, ...]:
    """The five lines of a table, lightest first (V, NP-HEALTH-TWO-TRACKS)."""
    return tuple(tables.vitality_lines if track is Track.VITALITY else tables.endurance_lines)


def damage_line(tables: Tables, track: Track, quality: int) -> int | None:
    """The line that a hit of this quality wounds, None below the lightest (V.B,
    NP-HEALTH-DAMAGE-BY-QUALITY); any quality above the gravest counts as the gravest."""
    reached = [rank for rank, line in enumerate(lines(tables, track)) if line.quality <= quality]
    return reached[-1] if reached else None


def wound(
    tables: Tables,
    settings: Settings,
    capacities: Capacities,
    health: Health,
    track: Track,
    line: int,
    boxes: int = 1,
) -> Wounded:
    """Tick `boxes` (0 or more) on a line, overflowing upward (V, NP-HEALTH-OVERFLOW).

    Raises `KnownError` for a line that does not exist.
    """
    return suffer(tables, settings, capacities, health, [Wound(track, line)] * boxes)


def suffer(
    tables: Tables,
    settings: Settings,
    capacities: Capacities,
    health: Health,
    wounds: Iterable[Wound],
) -> Wounded:
    """Tick wounds in order, as one event (V, NP-HEALTH-OVERFLOW, NP-HEALTH-CONSCIOUSNESS,
    NP-HEALTH-KO, NP-HEALTH-DEATH).

    Raises `KnownError` for a line that does not exist.
    """
    hits: list[Hit] = []
    after = health
    for each in wounds:
        _check_line(each.line)
        line = _free_line(capacities[each.track], after.ticks(each.track), each.line)
        hits.append(Hit(each.track, each.line, line))
        if line is not None:
            after = ticked(after, each.track, line, 1)
    return _follow(tables, settings, capacities, health, after, hits)


def _free_line(capacity: Ticks, ticks: Ticks, line: int) -> int | None:
    return next((rank for rank in range(line, LINES) if ticks[rank] < capacity[rank]), None)


def _follow(
    tables: Tables,
    settings: Settings,
    capacities: Capacities,
    before: Health,
    after: Health,
    hits: Sequence[Hit],
) -> Wounded:
    """What the hits between `before` and `after` cause."""
    if not hits:
        return Wounded(health=after)
    due: list[Consequence] = []
    lost = [hit.track for hit in hits if hit.line is None]
    if Track.ENDURANCE in lost:
        due.append(Consequence.OVERFLOW)
    mortal = _mortality(settings, capacities, before, after, lost.count(Track.VITALITY))
    knocked, asked = False, 0
    for hit in hits:
        if hit.line is not None:
            ticked = lines(tables, hit.track)[hit.line]
            asked += ticked.ph_to_stay_conscious
            if ticked.knocks_out:
                knocked = knocked or not settings.readings.ko_ph_exit
                asked += _knock_out_price(tables) if settings.readings.ko_ph_exit else 0
    if before.held:
        # Dernier souffle lasts until the next wound of any kind, which asks again.
        asked = max(asked, _knock_out_price(tables))
    dead = before.dead or mortal is Consequence.DEAD
    if mortal is not None:
        due.append(mortal)
    if knocked and not (dead or before.unconscious):
        due.append(Consequence.KNOCKED_OUT)
    if dead or knocked or before.unconscious:
        asked = 0
    if asked:
        due.append(Consequence.STAY_CONSCIOUS)
    health = msgspec.structs.replace(
        after,
        held=False,
        unconscious=before.unconscious or knocked,
        dying=(before.dying or mortal is Consequence.DYING) and not dead,
        dead=dead,
    )
    return Wounded(health=health, hits=tuple(hits), due=tuple(due), heroism_due=asked)


def _mortality(
    settings: Settings, capacities: Capacities, before: Health, after: Health, lost: int
) -> Consequence | None:
    """DYING, DEAD or nothing, after `lost` Vitalité wounds that found no box."""
    if before.dead:
        return None
    grace = 0 if settings.readings.dying_when_full or before.dying else 1
    if lost > grace:
        return Consequence.DEAD
    full = after.vitality[-1] >= capacities[Track.VITALITY][-1] > before.vitality[-1]
    if not before.dying and (lost or (full and settings.readings.dying_when_full)):
        return Consequence.DYING
    return None


def _knock_out_price(tables: Tables) -> int:
    """PH of the lightest wound that threatens consciousness: what is asked where no line says."""
    return min(line.ph_to_stay_conscious for line in _grave(tables))


def _grave(tables: Tables) -> tuple[HealthLine, ...]:
    return tuple(line for line in tables.vitality_lines if line.ph_to_stay_conscious)


def stay_conscious(health: Health, spend: bool) -> Health:
    """The answer to STAY_CONSCIOUS: the PH are spent, or he falls (V, IV.B.2,
    NP-HEALTH-CONSCIOUSNESS, NP-COMBAT-DERNIER-SOUFFLE).

    The caller takes `Wounded.heroism_due` off the pool; who has less cannot spend.
    """
    return msgspec.structs.replace(health, held=spend, unconscious=not spend, owed=0)


def erase(health: Health, track: Track, line: int, boxes: int = 1) -> Health:
    """Take boxes off a line, as far as there are; flags stay (see `settle`).

    Raises `KnownError` for a line that does not exist.
    """
    _check_line(line)
    return ticked(health, track, line, -min(boxes, health.ticks(track)[line]))


def settle(tables: Tables, capacities: Capacities, health: Health) -> Health:
    """Lift the flags whose cause is gone once boxes were taken off: dying without a full last
    line, consciousness held or PH owed without a grave wound. Never sets one, never wakes or
    revives."""
    full = health.vitality[-1] >= capacities[Track.VITALITY][-1]
    grave = any(
        ticks and (line.ph_to_stay_conscious or line.knocks_out)
        for track in Track
        for line, ticks in zip(lines(tables, track), health.ticks(track), strict=True)
    )
    return msgspec.structs.replace(
        health,
        dying=health.dying and full,
        held=health.held and grave,
        owed=health.owed if grave else 0,
    )


def penalty(tables: Tables, settings: Settings, health: Health) -> Breakdown:
    """The malus of wounds on every roll, 0 or less (V, NP-HEALTH-PENALTIES,
    NP-HEALTH-PENALTY-WORST): the worst ticked line of both tables, or by a setting the worst of
    each, added. A line that does not count is noted."""
    worst: list[HealthLine] = []
    for track in Track:
        ticked = [
            line
            for line, ticks in zip(lines(tables, track), health.ticks(track), strict=True)
            if ticks and line.penalty
        ]
        if ticked:
            worst.append(min(ticked, key=lambda line: line.penalty))
    if not settings.readings.penalty_worst_only:
        return _penalties(worst)
    counting = min(worst, key=lambda line: line.penalty, default=None)
    result = _penalties([counting] if counting else [])
    for line in worst:
        if line is not counting:
            label = say("np.health.not-added", line=line.name, value=line.penalty)
            result = result.noted(label, "NP-HEALTH-PENALTY-WORST")
    return result


def _penalties(worst: Iterable[HealthLine]) -> Breakdown:
    result = Breakdown()
    for line in worst:
        label = say("np.health.penalty", line=line.name)
        result = result.plus(label, line.penalty, "NP-HEALTH-PENALTIES")
    return result


def bleed(tables: Tables, settings: Settings, capacities: Capacities, health: Health) -> Wounded:
    """One turn of bleeding: a Vitalité box for each, from Égratignures upward (IV.B.4, V,
    NP-HEALTH-BLEEDING)."""
    return wound(tables, settings, capacities, health, Track.VITALITY, 0, health.bleeding)


def scarred(tables: Tables, heroism_max: Breakdown, survived: int) -> Breakdown:
    """Maximum PH once `survived` Blessures mortelles have left their séquelle, never below 0
    (V.A, NP-HEALTH-SEQUELAE)."""
    label = say("np.health.sequelae", count=survived)
    loss = tables.constants.sequelle_ph * survived
    floor = say("np.health.never-negative")
    return heroism_max.plus(label, loss, "NP-HEALTH-SEQUELAE").at_least(
        0, floor, "NP-HEALTH-SEQUELAE"
    )


def asphyxia_sequela(tables: Tables, mortal_wounds: int) -> Line:
    """Cervelle lost for good by a survivor, one term (VI.C.3, NP-ASPHYXIA-SEQUELAE)."""
    lost = tables.constants.asphyxie_sequelle_cervelle * mortal_wounds
    return Line(
        say("np.hazard.asphyxia-sequela", count=mortal_wounds), lost, "NP-ASPHYXIA-SEQUELAE"
    )


def _check_line(line: int) -> None:
    if not 0 <= line < LINES:
        raise known("np.health.no-such-line", line=line)


def ticked(health: Health, track: Track, line: int, change: int = 1) -> Health:
    """So many boxes more (or less) on a line, and nothing that follows from it."""
    ticks = list(health.ticks(track))
    ticks[line] += change
    a, b, c, d, e = ticks
    if track is Track.VITALITY:
        return msgspec.structs.replace(health, vitality=(a, b, c, d, e))
    return msgspec.structs.replace(health, endurance=(a, b, c, d, e))
