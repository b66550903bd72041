"""What was prepared for a fight: waves of people who come later, and reminders for the GM.

Whether one is due follows from the round and from the state of those whom it is about, so that an
undo takes that back too; what is kept is only that it was dealt with.
"""

from collections.abc import Sequence
from itertools import count

import msgspec

from desktop.rules.fightview import FighterView, FightView, ReminderView, Stage, present
from desktop.rules.message import Message, say
from desktop.rules.sheetmodel import BoxState
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import Cue, Plans, Table, Wave
from desktop.rules.table.subject import Scene, replace


class Prepare(msgspec.Struct, frozen=True, tag="table.plan.prepare"):
    """Keep waves and reminders for later; their ids are the caller's. A reminder without one ("")
    gets the next that is free."""

    waves: tuple[Wave, ...] = ()
    cues: tuple[Cue, ...] = ()


class Settle(msgspec.Struct, frozen=True, tag="table.plan.settle"):
    """A wave has come (`came`), or the GM has seen a reminder or wants no more of it."""

    id: str
    came: bool = False


class Prepared(msgspec.Struct, frozen=True, tag="table.plan.prepared"):
    """More waves and reminders are kept."""

    waves: tuple[Wave, ...] = ()
    cues: tuple[Cue, ...] = ()


class Settled(msgspec.Struct, frozen=True, tag="table.plan.settled"):
    """One of them is dealt with."""

    id: str
    came: bool = False


COMMANDS: tuple[type[Struct], ...] = (Prepare, Settle)
EVENTS: tuple[type[Struct], ...] = (Prepared, Settled)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    plans = scene.table.plans
    match command:
        case Prepare(waves, cues):
            cues = _with_ids(plans, cues)
            ids = [one.id for one in (*plans.waves, *plans.cues, *waves, *cues)]
            if len(set(ids)) != len(ids) or not (waves or cues):
                return Refused(say("table.why.no-plan"))
            return Accepted((Prepared(waves, cues),))
        case Settle(identity, came) if plans.open(identity):
            return Accepted((Settled(identity, came),))
        case _:
            return Refused(say("table.why.no-plan"))


def _with_ids(plans: Plans, cues: Sequence[Cue]) -> tuple[Cue, ...]:
    taken = {one.id for one in (*plans.waves, *plans.cues, *cues)}
    found: list[Cue] = []
    for cue in cues:
        if not cue.id:
            free = (f"cue{number}" for number in count(1))
            cue = replace(cue, id=next(each for each in free if each not in taken))
            taken.add(cue.id)
        found.append(cue)
    return tuple(found)


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    plans = table.plans
    match event:
        case Prepared(waves, cues):
            after = Plans((*plans.waves, *waves), (*plans.cues, *cues), plans.done)
            return replace(table, plans=after)
        case Settled(identity):
            return replace(table, plans=replace(plans, done=(*plans.done, identity)))
        case _:
            return table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    plans = scene.table.plans
    match event:
        case Prepared(waves, cues):
            some = "prepared" if waves and cues else "waves" if waves else "cues"
            return say(f"table.line.{some}", waves=len(waves), cues=len(cues))
        case Settled(identity, came):
            wave, cue = plans.wave(identity), plans.cue(identity)
            if wave is not None:
                key = "table.line.wave-came" if came else "table.line.wave-dropped"
                return say(key, names=_names(wave))
            return None if cue is None else say("table.line.reminded", text=cue.text)
        case _:
            return None


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """See `Subject.follow`: nothing here happens by itself."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`."""
    plans = scene.table.plans
    if not (plans.waves or plans.cues) or view.stage is Stage.CLOSED:
        return view
    running = view.stage is Stage.RUNNING
    shown: list[ReminderView] = []
    for wave in plans.waves:
        if wave.id not in plans.done:
            text = say("table.wave", names=_names(wave))
            due = running and view.round >= wave.round
            shown.append(ReminderView(wave.id, text, wave.round, wave=True, due=due))
    for cue in plans.cues:
        if cue.id not in plans.done:
            due, who = _due(cue, view)
            key = f"table.cue.{cue.when or 'round'}"
            text = say(key, text=cue.text, names=who or _named(scene, cue.fighters))
            shown.append(ReminderView(cue.id, text, cue.round, due=running and due))
    return replace(view, reminders=tuple(shown))


def _due(cue: Cue, view: FightView) -> tuple[bool, str]:
    """Whether a reminder is due, and who makes it so."""
    if not cue.when:
        return view.round >= cue.round, ""
    here = present(view).intersection(cue.fighters)
    about = [one for one in view.fighters if one.id in here]
    met = [one.name for one in about if one.out or (cue.when == "half" and at_half(one))]
    return bool(met), ", ".join(met)


def at_half(fighter: FighterView) -> bool:
    """Whether half or more of the usable boxes of one of his health tables are ticked, or as much
    is lost of a health that has none."""
    if fighter.half:
        return True
    for track in fighter.tracks:
        boxes = [box for row in track.rows for box in row.boxes]
        ticked = sum(box.state is BoxState.TICKED for box in boxes)
        usable = sum(box.why_not is None or box.state is BoxState.TICKED for box in boxes)
        if ticked and 2 * ticked >= usable:
            return True
    return False


def _names(wave: Wave) -> str:
    return ", ".join(one.name for one in wave.people)


def _named(scene: Scene, fighters: Sequence[str]) -> str:
    return ", ".join(scene.name(one) for one in fighters if scene.knows(one))
