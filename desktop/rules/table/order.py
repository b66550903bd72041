"""The order, apart from the scores: who stands where, who waits, and the places of those who left.

Until somebody moves a slot the order is the system's; from then on everybody stays where he was
put, ties included, and newcomers take the place that their score gives them.
"""

import msgspec

from desktop.rules.fightview import FightView, SlotView
from desktop.rules.message import Message, say
from desktop.rules.muster import Seat
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.placing import next_slot, slots, until
from desktop.rules.table.state import Ghost, Order, Table, Wait
from desktop.rules.table.subject import Scene, replace


class Move(msgspec.Struct, frozen=True, tag="table.order.move"):
    """Put a slot at a place among the others, counted from 0 (beyond the end is the end); `band`:
    with all of the group that it belongs to."""

    slot: str
    place: int
    band: bool = False


class ByScore(msgspec.Struct, frozen=True, tag="table.order.by-score"):
    """Go back to the system's own order."""


class Hold(msgspec.Struct, frozen=True, tag="table.order.hold"):
    """A slot does not act until somebody says so, or the round is over."""

    slot: str


class Delay(msgspec.Struct, frozen=True, tag="table.order.delay"):
    """A slot acts later: after the slot `after`, or one place lower ("")."""

    slot: str
    after: str = ""


class ActNow(msgspec.Struct, frozen=True, tag="table.order.act-now"):
    """A slot waits no longer. Where turns are taken one by one it cuts in before the one whose
    turn it is, who goes on afterwards; the system's `take_turn` follows."""

    slot: str


class Ordered(msgspec.Struct, frozen=True, tag="table.order.ordered"):
    """The whole order; `moved` is the slot that somebody put elsewhere ("" for a newcomer), `band`
    when its group went with it."""

    slots: tuple[str, ...]
    moved: str = ""
    band: bool = False


class Unordered(msgspec.Struct, frozen=True, tag="table.order.unordered"):
    """The system's own order holds again."""


class Waits(msgspec.Struct, frozen=True, tag="table.order.waits"):
    """A slot does not act in its place."""

    slot: str
    wait: Wait


class Acts(msgspec.Struct, frozen=True, tag="table.order.acts"):
    """A slot waits no longer; `interrupting` another one's turn."""

    slot: str
    interrupting: bool = False


class Turned(msgspec.Struct, frozen=True, tag="table.order.turned"):
    """Turns of these slots have ended, and begun; a `fresh` round forgets those before it."""

    ended: tuple[str, ...] = ()
    begun: tuple[str, ...] = ()
    fresh: bool = False


class Left(msgspec.Struct, frozen=True, tag="table.order.left"):
    """A slot that the system no longer knows."""

    ghost: Ghost


class Back(msgspec.Struct, frozen=True, tag="table.order.back"):
    """A slot that left is there again."""

    slot: str


COMMANDS: tuple[type[Struct], ...] = (Move, ByScore, Hold, Delay, ActNow)
EVENTS: tuple[type[Struct], ...] = (Ordered, Unordered, Waits, Acts, Turned, Left, Back)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    if isinstance(command, ByScore):
        return Accepted((Unordered(),))
    placed = slots(scene)
    slot = str(getattr(command, "slot", ""))
    if slot not in placed:
        return Refused(say("table.why.no-slot"))
    if isinstance(command, Move):
        group = scene.table.groups.of(scene.fighter_of[slot]) if command.band else None
        if group is None:
            return Accepted((Ordered(_put(placed, slot, command.place), slot),))
        band = tuple(each for each in placed if scene.fighter_of[each] in group.members)
        rest = [each for each in placed if each not in band]
        place = max(0, command.place)
        order = (*rest[:place], *band, *rest[place:])
        return Accepted((Ordered(order, slot, band=True),))
    seat = scene.muster.seat(slot)
    if seat is None or seat.gone:
        return Refused(say("table.why.gone", name=scene.slot_name(slot)))
    if slot in scene.table.order.ended:
        return Refused(say("table.why.has-acted", name=scene.slot_name(slot)))
    match command:
        case Delay(_, after):
            rest = [each for each in placed if each != slot]
            place = rest.index(after) if after in rest else placed.index(slot)
            return Accepted((Ordered(_put(placed, slot, place + 1)), Waits(slot, Wait.DELAY)))
        case Hold():
            return Accepted((Waits(slot, Wait.HOLD),))
        case _:
            return _act_now(scene, slot)


def _act_now(scene: Scene, slot: str) -> Accepted | Refused:
    order, turn = scene.table.order, scene.muster.turn
    if not scene.muster.turns:
        if slot not in order.waiting:
            return Refused(say("table.why.not-waiting", name=scene.slot_name(slot)))
        return Accepted((Acts(slot),))
    if slot == turn:
        return Refused(say("table.why.has-acted", name=scene.slot_name(slot)))
    placed = slots(scene)
    rest = [each for each in placed if each != slot]
    before = rest.index(turn) if turn in rest else 0
    return Accepted((Ordered(_put(placed, slot, before)), Acts(slot, interrupting=bool(turn))))


def _put(placed: tuple[str, ...], slot: str, place: int) -> tuple[str, ...]:
    rest = [each for each in placed if each != slot]
    rest.insert(max(0, place), slot)
    return tuple(rest)


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    return replace(table, order=_applied(table.order, event))


def _applied(order: Order, event: Struct) -> Order:
    match event:
        case Ordered(placed):
            return replace(order, slots=placed)
        case Waits(slot, wait):
            return replace(order, waiting={**order.waiting, slot: wait})
        case Acts(slot, interrupting):
            cut = slot if interrupting else order.interrupting
            return replace(order, waiting=_less(order.waiting, (slot,)), interrupting=cut)
        case Turned(ended, begun, fresh):
            if fresh:
                return replace(order, ended=ended, begun=begun, waiting={}, interrupting="")
            return replace(
                order,
                ended=tuple(dict.fromkeys((*order.ended, *ended))),
                # The last one last, also where a turn goes on that was put off.
                begun=(*(each for each in order.begun if each not in begun), *begun),
                waiting=_less(order.waiting, begun),
                interrupting="" if order.interrupting in begun else order.interrupting,
            )
        case Left(ghost):
            return replace(order, ghosts=(*_without(order, ghost.slot), ghost))
        case Back(slot):
            return replace(order, ghosts=_without(order, slot))
        case _:
            return replace(order, slots=())


def _less(waiting: dict[str, Wait], slots: tuple[str, ...]) -> dict[str, Wait]:
    return {slot: wait for slot, wait in waiting.items() if slot not in slots}


def _without(order: Order, slot: str) -> tuple[Ghost, ...]:
    return tuple(each for each in order.ghosts if each.slot != slot)


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Ordered(placed, moved, band) if moved:
            place, name = placed.index(moved) + 1, scene.slot_name(moved)
            group = scene.table.groups.of(scene.fighter_of.get(moved, "")) if band else None
            return say("table.line.moved", name=name if group is None else group.name, place=place)
        case Unordered():
            return say("table.line.by-score")
        case Waits(slot, wait):
            return say(f"table.line.{wait.value}", name=scene.slot_name(slot))
        case Acts(slot, interrupting):
            key = "table.line.interrupts" if interrupting else "table.line.acts"
            return say(key, name=scene.slot_name(slot))
        case _:
            return None


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Turns that pass, ghosts of those who left, places of those who came."""
    found = [*_turned(before, after)]
    old = {seat.id: seat for seat in before.muster.seats}
    new = {seat.id: seat for seat in after.muster.seats}
    if new.keys() == old.keys():
        return tuple(found)
    known = {ghost.slot for ghost in after.table.order.ghosts}
    found.extend(
        Left(Ghost(seat.id, seat.fighter, seat.name, seat.side))
        for seat in old.values()
        if seat.id not in new
    )
    found.extend(Back(slot) for slot in new if slot in known)
    held = after.table.order.slots
    if held and (entered := slots(after)) != held:
        found.append(Ordered(entered))
    return tuple(found)


def _turned(before: Scene, after: Scene) -> tuple[Struct, ...]:
    order, was, now = after.table.order, before.muster, after.muster
    if was.round != now.round:
        quiet = not (order.begun or order.ended or order.waiting or now.turn)
        return () if quiet else (Turned(begun=_some(now.turn), fresh=True),)
    if was.turn == now.turn:
        return ()
    ended = _some(was.turn)
    if was.turn in order.waiting or (order.interrupting and order.interrupting == now.turn):
        ended = ()  # his turn is still to come, or to go on
    # The turns of those who can do nothing pass as the order comes by, so that what is tied to
    # them ends in its time.
    able = {seat.id for seat in now.seats if not (seat.gone or seat.out)}
    passed = tuple(
        slot
        for slot in until(slots(after), now.turn)
        if slot not in able and slot not in order.ended
    )
    return (Turned((*ended, *passed), (*passed, *_some(now.turn))),)


def _some(slot: str) -> tuple[str, ...]:
    return (slot,) if slot else ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`; fighters are listed by their first slots."""
    ghosts = {ghost.slot: ghost for ghost in scene.table.order.ghosts}
    seats = {seat.id: seat for seat in scene.muster.seats}
    shown = tuple(
        _slot(scene, seats[slot]) if slot in seats else _ghost(ghosts[slot])
        for slot in slots(scene)
        if slot in seats or slot in ghosts
    )
    places = {slot.fighter: place for place, slot in reversed(list(enumerate(shown)))}
    advance = view.advance
    if advance is not None and scene.muster.turns and (upcoming := next_slot(scene)):
        advance = say("table.advance.turn", name=scene.slot_name(upcoming))
    return replace(
        view,
        fighters=tuple(sorted(view.fighters, key=lambda one: places.get(one.id, len(shown)))),
        slots=shown,
        ordered=bool(scene.table.order.slots),
        turns=scene.muster.turns,
        begun=scene.table.order.begun,
        advance=advance,
    )


def _slot(scene: Scene, seat: Seat) -> SlotView:
    order = scene.table.order
    wait = order.waiting.get(seat.id)
    return SlotView(
        id=seat.id,
        fighter=seat.fighter,
        name=seat.name,
        side=seat.side,
        score=seat.score,
        turn=seat.turn,
        gone=seat.gone,
        current=scene.muster.turn == seat.id,
        done=seat.id in order.ended,
        wait="" if wait is None else wait.value,
    )


def _ghost(ghost: Ghost) -> SlotView:
    return SlotView(
        id=ghost.slot, fighter=ghost.fighter, name=ghost.name, side=ghost.side, gone=True
    )
