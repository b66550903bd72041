"""Where every slot stands: the order that somebody chose or the system's own, groups together;
and whose turn comes next where turns are taken one by one."""

from collections.abc import Iterator, Sequence

from desktop.rules.muster import Seat
from desktop.rules.table.state import Groups, Wait
from desktop.rules.table.subject import Scene


def slots(scene: Scene) -> tuple[str, ...]:
    """Every slot in order, ghosts included; the members of a group stand where its first does."""
    order, seats = scene.table.order, scene.muster.seats
    if order.slots:
        placed = _entered(order.slots, seats)
    else:
        ghosts = (ghost.slot for ghost in order.ghosts)
        placed = tuple(dict.fromkeys((*(seat.id for seat in seats), *ghosts)))
    if not scene.table.groups.groups:
        return placed
    return _together(placed, scene.fighter_of, scene.table.groups)


def until(placed: Sequence[str], slot: str) -> Iterator[str]:
    """The slots before one; all of them when it is not there."""
    for each in placed:
        if each == slot:
            return
        yield each


def next_slot(scene: Scene) -> str:
    """Whose turn comes after the one that is on, "" when the round has no more turns."""
    order, seats = scene.table.order, {seat.id: seat for seat in scene.muster.seats}
    for slot in slots(scene):
        seat = seats.get(slot)
        if (
            seat is not None
            and not (seat.gone or seat.out)
            and slot != scene.muster.turn
            and slot not in order.ended
            and order.waiting.get(slot) is not Wait.HOLD
        ):
            return slot
    return ""


def _entered(held: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """An order with those seats that it lacks: before the first of a lower score, or last."""
    placed, here = list(held), set(held)
    scores = {seat.id: seat.score for seat in seats}
    for seat in seats:
        if seat.id not in here:
            lower = (
                place for place, slot in enumerate(placed) if _below(scores.get(slot), seat.score)
            )
            placed.insert(next(lower, len(placed)), seat.id)
    return tuple(placed)


def _below(score: int | None, other: int | None) -> bool:
    return score is not None and other is not None and score < other


def _together(placed: Sequence[str], fighter_of: dict[str, str], groups: Groups) -> tuple[str, ...]:
    """Slots with the members of each group behind the first of them."""
    group_of = {member: group.id for group in groups.groups for member in group.members}
    bands: dict[str, list[str]] = {}
    for slot in placed:
        band = group_of.get(fighter_of.get(slot, slot))
        bands.setdefault(slot if band is None else f"group {band}", []).append(slot)
    return tuple(slot for band in bands.values() for slot in band)
