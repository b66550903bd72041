"""Falls: heights in centimetres, surfaces, dexterity rolls, dice and multiplier."""

from collections.abc import Sequence

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.hazards import Surface
from desktop.rules.pv_negatifs.tables.tables import Tables

METRE, DIE = 100, 6
NATURAL = 20


def dice(tables: Tables, settings: Settings, height: int) -> int:
    """How many d6 a fall of a table height costs (PV-FALL-TABLE); the campaign may add rows, the
    last one stays in force above it."""
    if height <= 0:
        return 0
    rows = {one.least_cm: one.count for one in tables.falling.fall}
    rows |= {one.metres * METRE: one.dice for one in settings.falls}
    return rows[max(least for least in rows if least <= height)]


def made(dexterity: int, roll: int) -> bool:
    """One dexterity roll of a fall; 20 always fails (PV-FALL-DEX)."""
    return roll < NATURAL and roll <= dexterity


class Fall(msgspec.Struct, frozen=True):
    """A fall: the table height in centimetres and what made it, the d6 it costs and what their sum
    is multiplied by."""

    height: Breakdown
    dice: int
    times: int = 1

    def damage(self, rolls: Sequence[int], natural: int = 1) -> int:
        """Damage by the d6, and by the multiplier of natural 20s (PV-FALL-MULT,
        PV-FALL-20)."""
        return sum(rolls) * self.times * natural


def rolls_due(tables: Tables, height: int, *, controlled: bool) -> bool:
    """Whether a fall of a real height asks for dexterity rolls: above 2 m, of who can act
    (PV-FALL-DEX)."""
    return controlled and height > tables.falling.roll_above_cm


def fall(
    tables: Tables,
    settings: Settings,
    height: int,
    surface: Surface,
    failures: int | None,
) -> Fall:
    """A fall from `height` centimetres on anything but water.

    `failures` are the dexterity rolls that failed before one was made, None for a fall in which
    nobody could act. A jump of 2 m or less is harmless. The roll that was made takes 3 m off, and
    spares everything up to 3 m where it was the first (PV-FALL-JUMP-LOW, PV-FALL-SAFE,
    PV-FALL-MULT, PV-FALL-SURFACE).
    """
    total = _height(height, surface)
    if failures is None:
        return Fall(total, dice(tables, settings, total.total))
    if not rolls_due(tables, height, controlled=True):
        return Fall(total, 0)
    if total.total <= tables.falling.saved_cm:
        lowest = dice(tables, settings, min(total.total, 1))
        return Fall(total, lowest if failures else 0, 1 + failures)
    total = total.plus(say("pv.fall.saved"), -tables.falling.saved_cm, "PV-FALL-SAFE")
    return Fall(total, dice(tables, settings, total.total), 1 + failures)


def _height(height: int, surface: Surface) -> Breakdown:
    total = start(say("pv.fall.height"), height, "PV-FALL-TABLE")
    total = total.plus(surface.name, surface.added_cm, "PV-FALL-SURFACE")
    return total.at_least(0, say("pv.at-least", value=0))


# Water.


def water_rolls(height: int) -> int:
    """How many dexterity rolls a fall into water offers: one for each 3 m, rounded down
    (PV-FALL-WATER)."""
    return height // (3 * METRE)


def swum(dexterity: int, rolls: Sequence[int], again: Sequence[int], swimming: int) -> int:
    """Dexterity rolls that were made; each point of Natation rolls a failed one again
    (PV-FALL-SWIM)."""
    failed = sum(not made(dexterity, roll) for roll in rolls)
    retried = again[: min(failed, swimming)]
    return len(rolls) - failed + sum(made(dexterity, roll) for roll in retried)


def into_water(
    tables: Tables, settings: Settings, height: int, surface: Surface, successes: int
) -> Fall:
    """A fall into water with its dexterity rolls made (PV-FALL-WATER)."""
    total = start(say("pv.fall.height"), height, "PV-FALL-TABLE")
    if settings.readings.water == "retire":
        total = total.plus(surface.name, surface.added_cm, "PV-FALL-WATER")
    total = total.plus(
        say("pv.fall.rolls", count=successes), surface.success_cm * successes, "PV-FALL-WATER"
    )
    total = total.at_least(0, say("pv.at-least", value=0))
    harmless = height <= tables.falling.roll_above_cm
    return Fall(total, 0 if harmless else dice(tables, settings, total.total))


# Forests.


def cushioned(surface: Surface, rolls: Sequence[int]) -> bool | None:
    """Whether branches break a fall, by the dice of the surface; None while one is missing.

    One die says whether they do. In a black forest a second says whether one goes through all the
    same, and a third whether they break it then (PV-FALL-FOREST, PV-FALL-BLACKFOREST).
    """
    if not rolls:
        return None
    if rolls[0] != 1:
        return False
    if not surface.through_sides:
        return True
    if len(rolls) < 2:
        return None
    if rolls[1] != 1:
        return True
    return rolls[2] == 1 if len(rolls) > 2 else None


def forest_height(surface: Surface, height: int, *, broken: bool) -> int:
    """The height that counts once the branches had their say: never more than the real one."""
    return min(height, surface.cushioned_cm) if broken else height
