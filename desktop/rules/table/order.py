"""The order, apart from the scores: who stands where, and the places of those who left.

Until somebody moves a slot the order is the system's; from then on everybody stays where he was
put, ties included, and newcomers take the place that their score gives them.
"""

from collections.abc import Sequence

import msgspec

from desktop.rules.fightview import FightView, SlotView
from desktop.rules.message import Message, say
from desktop.rules.muster import Seat
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import Ghost, Order, Table
from desktop.rules.table.subject import Scene, replace


class Move(msgspec.Struct, frozen=True, tag="table.order.move"):
    """Put a slot at a place of the order, counted from 0; beyond the ends is at the end."""

    slot: str
    place: int


class ByScore(msgspec.Struct, frozen=True, tag="table.order.by-score"):
    """Go back to the system's own order."""


class Ordered(msgspec.Struct, frozen=True, tag="table.order.ordered"):
    """The whole order; `moved` is the slot that somebody put elsewhere ("" for a newcomer)."""

    slots: tuple[str, ...]
    moved: str = ""


class Unordered(msgspec.Struct, frozen=True, tag="table.order.unordered"):
    """The system's own order holds again."""


class Left(msgspec.Struct, frozen=True, tag="table.order.left"):
    """A slot that the system no longer knows."""

    ghost: Ghost


class Back(msgspec.Struct, frozen=True, tag="table.order.back"):
    """A slot that left is there again."""

    slot: str


COMMANDS: tuple[type[Struct], ...] = (Move, ByScore)
EVENTS: tuple[type[Struct], ...] = (Ordered, Unordered, Left, Back)


def slots(scene: Scene) -> tuple[str, ...]:
    """Every slot in order, ghosts included."""
    order = scene.table.order
    seats = scene.muster.seats
    if not order.slots:
        return (*(seat.id for seat in seats), *(ghost.slot for ghost in order.ghosts))
    return _entered(order.slots, seats)


def _entered(held: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """An order with those seats that it lacks: before the first of a lower score, or last."""
    placed = list(held)
    scores = {seat.id: seat.score for seat in seats}
    for seat in seats:
        if seat.id not in placed:
            lower = (
                place for place, slot in enumerate(placed) if _below(scores.get(slot), seat.score)
            )
            placed.insert(next(lower, len(placed)), seat.id)
    return tuple(placed)


def _below(score: int | None, other: int | None) -> bool:
    return score is not None and other is not None and score < other


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    match command:
        case Move(slot, place):
            placed = list(slots(scene))
            if slot not in placed:
                return Refused(say("table.why.no-slot"))
            placed.remove(slot)
            placed.insert(max(0, place), slot)
            return Accepted((Ordered(tuple(placed), slot),))
        case _:
            return Accepted((Unordered(),))


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    return replace(table, order=_applied(table.order, event))


def _applied(order: Order, event: Struct) -> Order:
    match event:
        case Ordered(placed):
            return replace(order, slots=placed)
        case Left(ghost):
            return replace(order, ghosts=(*_without(order, ghost.slot), ghost))
        case Back(slot):
            return replace(order, ghosts=_without(order, slot))
        case _:
            return replace(order, slots=())


def _without(order: Order, slot: str) -> tuple[Ghost, ...]:
    return tuple(each for each in order.ghosts if each.slot != slot)


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Ordered(placed, moved) if moved:
            name, place = _slot_name(scene, moved), placed.index(moved) + 1
            return say("table.line.moved", name=name, place=place)
        case Unordered():
            return say("table.line.by-score")
        case _:
            return None


def _slot_name(scene: Scene, slot: str) -> str:
    seat = scene.muster.seat(slot)
    return scene.name(slot if seat is None else seat.fighter)


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Ghosts of those who left, places of those who came."""
    old = {seat.id: seat for seat in before.muster.seats}
    new = {seat.id for seat in after.muster.seats}
    if new == old.keys():
        return ()
    known = {ghost.slot for ghost in after.table.order.ghosts}
    found: list[Struct] = [
        Left(Ghost(seat.id, seat.fighter, seat.name, seat.side))
        for seat in old.values()
        if seat.id not in new
    ]
    found.extend(Back(slot) for slot in new & known)
    if after.table.order.slots:
        entered = slots(after)
        if entered != after.table.order.slots:
            found.append(Ordered(entered))
    return tuple(found)


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`; fighters are listed by their first slots."""
    ghosts = {ghost.slot: ghost for ghost in scene.table.order.ghosts}
    seats = {seat.id: seat for seat in scene.muster.seats}
    shown: list[SlotView] = []
    for slot in slots(scene):
        if slot in seats:
            seat = seats[slot]
            shown.append(
                SlotView(
                    id=slot,
                    fighter=seat.fighter,
                    name=seat.name,
                    side=seat.side,
                    score=seat.score,
                    gone=seat.gone,
                    current=scene.muster.turn == slot,
                )
            )
        elif slot in ghosts:
            ghost = ghosts[slot]
            shown.append(
                SlotView(
                    id=slot, fighter=ghost.fighter, name=ghost.name, side=ghost.side, gone=True
                )
            )
    places = {slot.fighter: place for place, slot in reversed(list(enumerate(shown)))}
    return replace(
        view,
        fighters=tuple(sorted(view.fighters, key=lambda one: places.get(one.id, len(shown)))),
        slots=tuple(shown),
        ordered=bool(scene.table.order.slots),
    )
