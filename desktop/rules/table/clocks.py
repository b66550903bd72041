"""Clocks: what ends in a while, at somebody's turn or with the round, whoever has left by then.

Where all act together everybody's turn starts with the round and ends with it. A clock that rings
stays to be seen until the round is over.
"""

from collections.abc import Iterable

import msgspec

from desktop.rules.fightview import ClockView, Consequence, FightView
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.moments import passing
from desktop.rules.table.state import Clock, Clocks, Moment, Table
from desktop.rules.table.subject import Scene, replace

LONGEST_LABEL = 120
MOST_ROUNDS = 999
_PREFIX = "table.clock:"


class Start(msgspec.Struct, frozen=True, kw_only=True, tag="table.clock.start"):
    """Make a clock; see `Clock` for what it is made of. `left` is 1 to 999, `every` 0 to 999."""

    label: str
    left: int
    anchor: str = ""
    about: str = ""
    moment: Moment = Moment.END
    every: int = 0


class Change(msgspec.Struct, frozen=True, kw_only=True, tag="table.clock.change"):
    """Make a clock another one, as `Start` would."""

    clock: str
    label: str
    left: int
    anchor: str = ""
    about: str = ""
    moment: Moment = Moment.END
    every: int = 0


class Stop(msgspec.Struct, frozen=True, tag="table.clock.stop"):
    """Put a clock away, rung or not; a condition that it would have ended stays."""

    clock: str


class Began(msgspec.Struct, frozen=True, tag="table.clock.began"):
    """A new clock."""

    clock: Clock


class Changed(msgspec.Struct, frozen=True, tag="table.clock.changed"):
    """A clock is another one now."""

    clock: Clock


class Stopped(msgspec.Struct, frozen=True, tag="table.clock.stopped"):
    """These clocks are put away; `told` is False for those that rang a round ago."""

    clocks: tuple[str, ...]
    told: bool = True


class Held(msgspec.Struct, frozen=True, tag="table.clock.held"):
    """The GM does not let a clock ring this time; it has a round more."""

    clock: str


class Counted(msgspec.Struct, frozen=True, tag="table.clock.counted"):
    """What is left of clocks, in rounds, by id."""

    left: dict[str, int]


class Rang(msgspec.Struct, frozen=True, tag="table.clock.rang"):
    """A clock came to its end; a condition that it counted for is over."""

    clock: str


COMMANDS: tuple[type[Struct], ...] = (Start, Change, Stop)
EVENTS: tuple[type[Struct], ...] = (Began, Changed, Stopped, Held, Counted, Rang)


def consequence_id(clock: str) -> str:
    """The id of a ringing clock among the consequences of a step."""
    return _PREFIX + clock


def clock_of(consequence: str) -> str:
    """The clock behind the id of a consequence; "" when it is no clock."""
    return consequence.removeprefix(_PREFIX) if consequence.startswith(_PREFIX) else ""


def new_id(clocks: Clocks) -> str:
    """The id of the next clock that is made."""
    return f"c{clocks.made + 1}"


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    clocks = scene.table.clocks
    match command:
        case Start():
            made = _made(new_id(clocks), command)
            return _checked(scene, made) or Accepted((Began(made),))
        case Change():
            old = clocks.find(command.clock)
            if old is None:
                return Refused(say("table.why.no-clock"))
            changed = replace(_made(old.id, command), condition=old.condition)
            return _checked(scene, changed) or Accepted((Changed(changed),))
        case _:
            clock = str(getattr(command, "clock", ""))
            if clocks.find(clock) is None:
                return Refused(say("table.why.no-clock"))
            return Accepted((Stopped((clock,)),))


def _made(clock: str, wanted: Start | Change) -> Clock:
    return Clock(
        id=clock,
        label=wanted.label.strip(),
        left=wanted.left,
        anchor=wanted.anchor,
        about=wanted.about,
        moment=wanted.moment,
        every=wanted.every,
    )


def _checked(scene: Scene, clock: Clock) -> Refused | None:
    if not 0 < len(clock.label) <= LONGEST_LABEL:
        return Refused(say("table.why.label", most=LONGEST_LABEL))
    if not (1 <= clock.left <= MOST_ROUNDS and 0 <= clock.every <= MOST_ROUNDS):
        return Refused(say("table.why.rounds", most=MOST_ROUNDS))
    if any(who and not scene.knows(who) for who in (clock.anchor, clock.about)):
        return Refused(say("table.why.no-fighter"))
    return None


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    clocks = table.clocks
    match event:
        case Began(clock):
            return _kept(table, (*clocks.clocks, clock), made=clocks.made + 1)
        case Changed(clock):
            return _kept(table, (clock if each.id == clock.id else each for each in clocks.clocks))
        case Stopped(gone):
            return _kept(table, (each for each in clocks.clocks if each.id not in gone))
        case Held(held):
            now = (replace(e, held=True) if e.id == held else e for e in clocks.clocks)
            return _kept(table, now)
        case Counted(left):
            now = (
                replace(e, left=left[e.id], held=False) if e.id in left else e
                for e in clocks.clocks
            )
            return _kept(table, now)
        case Rang(clock):
            return _rang(table, clock)
        case _:
            return table


def _kept(table: Table, clocks: Iterable[Clock], made: int | None = None) -> Table:
    made = table.clocks.made if made is None else made
    return replace(table, clocks=Clocks(tuple(clocks), made))


def _rang(table: Table, clock: str) -> Table:
    found = table.clocks.find(clock)
    if found is None:
        return table
    after = replace(found, left=found.every) if found.every else replace(found, left=0, rung=True)
    table = _kept(table, (after if e.id == clock else e for e in table.clocks.clocks))
    if not found.condition:
        return table
    return replace(table, notes=table.notes.without_condition(found.about, found.condition))


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Began(clock) if not clock.condition:
            return say("table.line.clock-began", rounds=clock.left, **_named(scene, clock))
        case Changed(clock):
            return say("table.line.clock-changed", rounds=clock.left, **_named(scene, clock))
        case Stopped(clocks, told) if told:
            return _about(scene, "table.line.clock-stopped", clocks[0])
        case Held(clock):
            return _about(scene, "table.line.clock-held", clock)
        case Rang(clock):
            return rings(scene, clock)
        case _:
            return None


def rings(scene: Scene, clock: str) -> Message | None:
    """What is said of a clock that rings; None when there is none such."""
    found = scene.table.clocks.find(clock)
    if found is None:
        return None
    if found.condition:
        return say("table.line.condition-over", **_named(scene, found))
    key = "table.line.clock-again" if found.every else "table.line.clock-rang"
    return say(key, rounds=found.every, **_named(scene, found))


def ends(scene: Scene, event: Struct) -> bool:
    """Whether a clock rings, or is held, at an end: of a turn or of a round."""
    if not isinstance(event, Rang | Held):
        return False
    found = scene.table.clocks.find(event.clock)
    return found is not None and found.moment is Moment.END


def _about(scene: Scene, key: str, clock: str) -> Message | None:
    found = scene.table.clocks.find(clock)
    return None if found is None else say(key, **_named(scene, found))


def _named(scene: Scene, clock: Clock) -> dict[str, str | Message]:
    """The label of a clock, with whom it concerns where it does."""
    if not clock.about:
        return {"label": clock.label}
    return {"label": say("table.clock.about", label=clock.label, name=scene.name(clock.about))}


def consequences(before: Scene, after: Scene) -> tuple[Consequence, ...]:
    """The clocks that ring on the way from one to the other."""
    found: list[Consequence] = []
    for event in follow(before, after):
        text = rings(before, event.clock) if isinstance(event, Rang) else None
        clock = before.table.clocks.find(event.clock) if isinstance(event, Rang) else None
        if text is not None and clock is not None:
            found.append(Consequence(consequence_id(clock.id), clock.about, text))
    return tuple(found)


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Clocks count the moments that pass; those that rang a round ago are put away."""
    clocks = after.table.clocks.clocks
    if not clocks:
        return ()
    moments = passing(before, after)
    left: dict[str, int] = {}
    rung: list[Struct] = []
    for clock in clocks:
        count = 0 if clock.rung else moments.get((clock.anchor, clock.moment), 0)
        if not count:
            continue
        if clock.left > count:
            left[clock.id] = clock.left - count
        elif clock.held:
            left[clock.id] = 1
        else:
            rung.append(Rang(clock.id))
    found: list[Struct] = [Counted(left)] if left else []
    if before.muster.round != after.muster.round:
        over = tuple(clock.id for clock in clocks if clock.rung)
        found.extend([Stopped(over, told=False)] if over else [])
    return (*found, *rung)


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`."""
    clocks = tuple(
        ClockView(
            id=clock.id,
            label=clock.label,
            left=clock.left,
            anchor=clock.anchor,
            about=clock.about,
            moment=clock.moment.value,
            every=clock.every,
            condition=clock.condition,
            rung=clock.rung,
        )
        for clock in scene.table.clocks.clocks
    )
    return replace(view, clocks=clocks)
