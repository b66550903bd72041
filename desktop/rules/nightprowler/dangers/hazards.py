"""Falls, fire and asphyxia (VI.C)."""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.errors import known
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import LINES, Health, Track
from desktop.rules.nightprowler.health.wounds import Capacities, Hit, Wound, Wounded, suffer, wound
from desktop.rules.nightprowler.rolls import quality as scale
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.play import Fall
from desktop.rules.nightprowler.tables.tables import Tables


class Ground(enum.Enum):
    """What one falls on; its value is in lines of damage (NP-FALL-GROUND)."""

    SOFT = -1
    ORDINARY = 0
    HARD = 1


GROUND_LABELS = {
    Ground.SOFT: say("np.hazard.ground-soft"),
    Ground.ORDINARY: say("np.hazard.ground-ordinary"),
    Ground.HARD: say("np.hazard.ground-hard"),
}


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """How a fall ends: `lines` of damage in both tables, or `heroism_instead` PH when that is
    offered (0: it is not). `deadly`: the MJ chooses death or a critical state."""

    succeeded: bool
    lines: Breakdown
    heroism_instead: int = 0
    deadly: bool = False


class Suffocated(msgspec.Struct, frozen=True):
    """One turn without air; `resist` says that a Caractère roll is due not to inhale."""

    wounded: Wounded
    resist: bool


class Effort(enum.Enum):
    """What somebody who holds his breath does."""

    STILL = "still"
    MOVING = "moving"


def fall_row(tables: Tables, metres: int) -> Fall | None:
    """The row of a height in metres, None when it does no harm (VI.C.1, NP-FALL-GENERAL)."""
    for each in tables.falls:
        if each.min <= metres and (each.max is None or metres <= each.max):
            return each
    return None


def required_quality(tables: Tables, settings: Settings, fall: Fall) -> int:
    """The quality that Acrobatie needs, 0 for a plain success (VI.C.1, NP-FALL-REQUIRED-QUALITY).

    By a setting the printed list starts one height lower, and its last value serves twice.
    """
    if not settings.readings.fall_quality_from_3_m:
        return fall.quality_required
    rows = [each for each in tables.falls if each.acrobatics]
    place = rows.index(fall) if fall in rows else len(rows) - 1
    return rows[min(place + 1, len(rows) - 1)].quality_required


def roll_refusal(tables: Tables, metres: int, heroism: int) -> Message | None:
    """Why no Acrobatie roll is allowed, None when it is (VI.C.1, NP-FALL-ACROBATICS-COST,
    NP-FALL-ABOVE-10); `Fall.acrobatics_ph` is its price."""
    fall = fall_row(tables, metres)
    if fall is None:
        return say("np.hazard.no-harm", metres=metres)
    if not fall.acrobatics:
        return say("np.hazard.too-high", metres=metres)
    if heroism < fall.acrobatics_ph:
        return say("np.hazard.fall-price", heroism=fall.acrobatics_ph)
    return None


def land(
    tables: Tables,
    settings: Settings,
    metres: int,
    rolled: CheckResult | int | None,
    heroism: int,
    ground: Ground = Ground.ORDINARY,
) -> Landing:
    """How a fall ends (VI.C.1, NP-FALL-DAMAGE-SUCCESS, NP-FALL-DAMAGE-FAILURE, NP-FALL-GROUND).

    `rolled` is the Acrobatie roll; without one, the face of a d20 read for the quality of the
    failure, or None where the settings take the worst. `heroism` is what is left after the roll's
    price: PH are offered instead of lines only to who has them.
    """
    fall = fall_row(tables, metres)
    if fall is None:
        return Landing(succeeded=True, lines=Breakdown())
    if fall.deadly:
        return Landing(succeeded=False, lines=Breakdown(), deadly=True)
    needed = required_quality(tables, settings, fall)
    if isinstance(rolled, CheckResult) and rolled.success and rolled.quality.total >= needed:
        damage = _on_ground(
            Breakdown().plus(say("np.hazard.landed"), fall.success_lines, "NP-FALL-DAMAGE-SUCCESS"),
            ground,
        )
        price = fall.success_ph_instead
        offered = price if damage.total > 0 and heroism >= price else 0
        return Landing(succeeded=True, lines=damage, heroism_instead=offered)
    missed = _missed(tables, settings, needed, rolled)
    rule = "NP-FALL-DAMAGE-FAILURE"
    damage = start(say("np.hazard.height", height=fall.height), fall.failure_lines_base, rule)
    label = say("np.hazard.missed", quality=missed)
    damage = damage.plus(label, fall.failure_lines_per_quality * missed, rule)
    return Landing(succeeded=False, lines=_on_ground(damage, ground))


def _missed(
    tables: Tables, settings: Settings, needed: int, rolled: CheckResult | int | None
) -> int:
    """By how much it was missed: levels lacking to a success, else the failure's quality."""
    if isinstance(rolled, CheckResult):
        quality = rolled.quality.total
        return needed - quality if rolled.success else -quality
    if rolled is None or settings.readings.fall_without_roll == "pire":
        return -scale.worst(tables)
    if not 1 <= rolled <= tables.constants.de:
        raise known("error.die-out-of-range", value=rolled, sides=tables.constants.de)
    return -scale.of_face(tables, settings, rolled, success=False)


def _on_ground(damage: Breakdown, ground: Ground) -> Breakdown:
    """One line more or less by the hardness of the ground, where there is damage at all."""
    if damage.total <= 0:
        return damage
    return damage.plus(GROUND_LABELS[ground], ground.value, "NP-FALL-GROUND")


def crash(
    tables: Tables, settings: Settings, capacities: Capacities, health: Health, amount: int
) -> Wounded:
    """Tick `amount` lines in both tables, each on the first entirely free one (VI.C.1,
    NP-FALL-GENERAL): all its boxes, or one by a setting. When none is left, one wound falls on
    the last line and the MJ decides."""
    whole = settings.readings.fall_line == "entiere"
    wounds: list[Wound] = []
    for track in Track:
        capacity, ticks = capacities[track], health.ticks(track)
        free = [rank for rank in range(LINES) if capacity[rank] and not ticks[rank]]
        for rank in free[: max(0, amount)]:
            wounds += [Wound(track, rank)] * (capacity[rank] if whole else 1)
        wounds += [Wound(track, LINES - 1)] * max(0, amount - len(free))
    return suffer(tables, settings, capacities, health, wounds)


def burn(
    tables: Tables, settings: Settings, capacities: Capacities, health: Health, intensity: int
) -> Wounded:
    """One turn in a fire of this intensity, from Égratignures upward in both tables (VI.C.2,
    NP-FIRE-DAMAGE, NP-FIRE-INTENSITY).

    Raises `KnownError` for an intensity that the table does not hold.
    """
    fire = next((each for each in tables.fires if each.intensity == intensity), None)
    if fire is None:
        raise known("np.hazard.no-such-fire", intensity=intensity)
    wounds = [Wound(track, 0) for track in Track for _ in range(fire.wounds_per_turn)]
    return suffer(tables, settings, capacities, health, wounds)


def breath(tables: Tables, robustesse: int, effort: Effort) -> Breakdown:
    """Turns that breath is held (VI.C.3, NP-ASPHYXIA-BREATH)."""
    if effort is Effort.STILL:
        label, factor = say("np.hazard.breath-still"), tables.constants.apnee_facteur_immobile
    else:
        label, factor = say("np.hazard.breath-moving"), tables.constants.apnee_facteur_mouvement
    return start(label, robustesse * factor, "NP-ASPHYXIA-BREATH")


def suffocations(tables: Tables, robustesse: int, effort: Effort, turn: int) -> int:
    """Wounds suffered by the end of a turn (1 is the first) without air (VI.C.3,
    NP-ASPHYXIA-DAMAGE)."""
    return max(0, turn - breath(tables, robustesse, effort).total)


def suffocate(
    tables: Tables, settings: Settings, capacities: Capacities, health: Health
) -> Suffocated:
    """One turn beyond one's breath: a Vitalité wound, and a roll to resist when it opens a line
    that had none, if conscious (VI.C.3, NP-ASPHYXIA-DAMAGE, NP-ASPHYXIA-RESIST)."""
    wounded = wound(tables, settings, capacities, health, Track.VITALITY, 0)
    after = wounded.health
    awake = not (after.unconscious or after.dead)
    return Suffocated(wounded, awake and any(_opens(health, hit) for hit in wounded.hits))


def _opens(before: Health, hit: Hit) -> bool:
    return hit.line is not None and before.ticks(hit.track)[hit.line] == 0


def resist_breathing(heroism: int = 0) -> CheckRequest:
    """The roll that resists the urge to breathe (VI.C.3, NP-ASPHYXIA-RESIST)."""
    return CheckRequest(characteristic="caractere", heroism=heroism)


def inhale(tables: Tables, settings: Settings, capacities: Capacities, health: Health) -> Wounded:
    """Gas or water inhaled: a wound of the gravest line (VI.C.3, NP-ASPHYXIA-RESIST)."""
    return wound(tables, settings, capacities, health, Track.VITALITY, LINES - 1)
