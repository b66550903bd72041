"""Table A: what Constitution gives (hit points, faces of hit dice, regeneration, System Shock,
poison)."""

from collections.abc import Sequence

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.people import Constitution
from desktop.rules.pv_negatifs.tables.tables import Tables


def row(tables: Tables, settings: Settings, score: int) -> Constitution:
    """The row of a score; a row of the campaign comes before one of the tables.

    Raises `KnownError` for a score that neither has (the source prints 3 to 25).
    """
    for one in settings.bodies:
        if one.score == score:
            return Constitution(
                score=score,
                hit_points=one.hit_points,
                regeneration=one.regeneration,
                shock=one.shock,
                poison=one.poison,
            )
    found = tables.constitution.get(score)
    if found is None:
        raise known(
            "pv.error.constitution",
            score=score,
            least=min(tables.constitution),
            most=max(tables.constitution),
        )
    return found


def excluded(settings: Settings, one: Constitution) -> tuple[int, ...]:
    """The faces that hit dice may not show (PV-TABLE-A-REROLL)."""
    if settings.readings.faces_22 == "livre" and one.excluded_book is not None:
        return one.excluded_book
    return one.excluded


def life_die(settings: Settings, one: Constitution, faces: Sequence[int]) -> int | None:
    """What a hit die is worth, its face or faces as they were rolled one after another; None while
    another roll is needed (PV-TABLE-A-REROLL)."""
    barred = excluded(settings, one)
    for face in faces:
        if face not in barred:
            return face
        if settings.readings.faces == "minimum":
            return max(barred) + 1
    return None


def hit_points(one: Constitution, level: int) -> int:
    """What Constitution adds to the hit points of `level` levels (PV-TABLE-A-HP)."""
    return one.hit_points * level


def shock(settings: Settings, one: Constitution) -> Breakdown:
    """System Shock in percents; the campaign's own value where none is printed
    (PV-TABLE-A-SHOCK, PV-HEROIC-ROLL)."""
    value = one.shock if one.shock_printed else settings.blank_shock
    return start(say("pv.shock", score=one.score), value, "PV-TABLE-A-SHOCK")
