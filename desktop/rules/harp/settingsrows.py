"""Rows of the campaign's tables that follow one another: each begins where the one before ends.

Only where a row ends is said, so that no hole can be made by hand.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from desktop.rules.harp.settings import SIDES, Fumble, FumbleTable
from desktop.rules.harp.tables.combat import AttackSize, FightNumber, FightState, Situation
from desktop.rules.harp.tables.manoeuvres import Band, Difficulty
from desktop.rules.settingsplaces import fresh_id

Named: TypeAlias = Difficulty | FightNumber | AttackSize | FightState | Situation
"""Rows that stand by a name, each by itself."""
R = TypeVar("R", Band, Fumble)
S = TypeVar("S", bound=Band | Named)


def ending(rows: Sequence[R], place: int, most: int) -> tuple[R, ...]:
    """Rows of which one ends elsewhere; the next begins behind it, the last has no other end."""
    if place == len(rows) - 1:
        return tuple(rows)
    kept = list(rows)
    kept[place] = replace(kept[place], most=most)
    kept[place + 1] = replace(kept[place + 1], least=most + 1)
    return tuple(kept)


def split(rows: Sequence[R], place: int) -> tuple[R, ...]:
    """Rows of which one gives its last score, or all above its first, to a new row behind it.

    A row of one score alone stays whole.
    """
    row = rows[place]
    if row.least is not None and row.least == row.most:
        return tuple(rows)
    id = fresh_id("ligne", tuple(one.id for one in rows))
    ends = (row.least or 0) if row.most is None else row.most - 1
    new = replace(row, id=id, least=ends + 1)
    return (*rows[:place], replace(row, most=ends), new, *rows[place + 1 :])


def without(rows: Sequence[R], place: int) -> tuple[R, ...]:
    """Rows without one: the one before takes its scores, or the next one where it was the first.

    The last row that is left stays.
    """
    if len(rows) == 1:
        return tuple(rows)
    gone, kept = rows[place], [*rows[:place], *rows[place + 1 :]]
    if place:
        kept[place - 1] = replace(kept[place - 1], most=gone.most)
    else:
        kept[0] = replace(kept[0], least=gone.least)
    return tuple(kept)


def settled(rows: Sequence[S], shipped: Sequence[S]) -> tuple[S, ...]:
    """Rows with how sure they are: the shipped ones as they were, every other is the campaign's
    own."""
    known = {_own(one): one for one in shipped}
    return tuple(known.get(own := _own(one), own) for one in rows)


def restored(rows: Sequence[Band], place: int, shipped: Band) -> tuple[Band, ...]:
    """Rows of which one reads what it was shipped with, and ends there."""
    kept = list(rows)
    kept[place] = replace(kept[place], value=shipped.value, step=shipped.step, gain=shipped.gain)
    return tuple(kept) if shipped.most is None else ending(kept, place, shipped.most)


def blank_fumbles(name: str, taken: Sequence[FumbleTable]) -> FumbleTable:
    """A table of fumbles with one row for every face."""
    id = fresh_id(name, tuple(one.id for one in taken))
    return FumbleTable(id=id, name=name, rows=(Fumble(id="ligne", least=1, most=SIDES, text=""),))


def _own(row: S) -> S:
    """The row as the campaign's own."""
    own = replace(row, confidence="campagne")
    return replace(own, printed=False) if isinstance(own, Band | Difficulty) else own
