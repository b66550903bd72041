"""The GM's words about anybody: a free note, and conditions by name that may end with a clock.

Nothing here has an effect in the rules; a system's own states are in its view.
"""

import msgspec

from desktop.rules.fightview import FightView
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.clocks import MOST_ROUNDS, Began, Stopped, new_id
from desktop.rules.table.state import Clock, Moment, Notes, Table
from desktop.rules.table.subject import Scene, replace

LONGEST_NOTE = 2000
LONGEST_CONDITION = 60

CONDITIONS = tuple(
    say(f"table.condition.{name}")
    for name in ("blind", "deaf", "dazed", "slowed", "bound", "hidden", "covered", "afraid")
)
"""Names that are offered where the system has none of its own; words only, without an effect."""


class Write(msgspec.Struct, frozen=True, tag="table.note.write"):
    """Replace the note about a fighter; an empty one takes it away."""

    fighter: str
    text: str


class Afflict(msgspec.Struct, frozen=True, tag="table.condition.afflict"):
    """Give a fighter a condition, for `rounds` (0: until somebody takes it away) that count at the
    `moment` of the turn of `anchor` ("" for the round)."""

    fighter: str
    condition: str
    rounds: int = 0
    anchor: str = ""
    moment: Moment = Moment.END


class Relieve(msgspec.Struct, frozen=True, tag="table.condition.relieve"):
    """Take a condition from a fighter, and the clock that it has."""

    fighter: str
    condition: str


class Written(msgspec.Struct, frozen=True, tag="table.note.written"):
    """The note about a fighter."""

    fighter: str
    text: str


class Afflicted(msgspec.Struct, frozen=True, tag="table.condition.afflicted"):
    """A fighter has a condition, for so many rounds (0: no end is known)."""

    fighter: str
    condition: str
    rounds: int = 0


class Relieved(msgspec.Struct, frozen=True, tag="table.condition.relieved"):
    """A fighter is rid of a condition."""

    fighter: str
    condition: str


COMMANDS: tuple[type[Struct], ...] = (Write, Afflict, Relieve)
EVENTS: tuple[type[Struct], ...] = (Written, Afflicted, Relieved)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    fighter = str(getattr(command, "fighter", ""))
    if not scene.knows(fighter):
        return Refused(say("table.why.no-fighter"))
    match command:
        case Write(_, text):
            text = text.strip()
            if len(text) > LONGEST_NOTE:
                return Refused(say("table.why.note", most=LONGEST_NOTE))
            return Accepted((Written(fighter, text),))
        case Afflict():
            return _afflict(scene, command)
        case _:
            condition = str(getattr(command, "condition", ""))
            if condition not in scene.table.notes.of(fighter):
                return Refused(say("table.why.no-condition", name=scene.name(fighter)))
            clocks = _clocks_of(scene, fighter, condition)
            return Accepted((Relieved(fighter, condition), *_stopped(clocks)))


def _afflict(scene: Scene, wanted: Afflict) -> Accepted | Refused:
    condition = wanted.condition.strip()
    if not 0 < len(condition) <= LONGEST_CONDITION:
        return Refused(say("table.why.condition", most=LONGEST_CONDITION))
    if not 0 <= wanted.rounds <= MOST_ROUNDS:
        return Refused(say("table.why.rounds", most=MOST_ROUNDS))
    if wanted.anchor and not scene.knows(wanted.anchor):
        return Refused(say("table.why.no-fighter"))
    events: list[Struct] = [Afflicted(wanted.fighter, condition, wanted.rounds)]
    events.extend(_stopped(_clocks_of(scene, wanted.fighter, condition)))
    if wanted.rounds:
        clock = Clock(
            id=new_id(scene.table.clocks),
            label=condition,
            left=wanted.rounds,
            anchor=wanted.anchor,
            about=wanted.fighter,
            moment=wanted.moment,
            condition=condition,
        )
        events.append(Began(clock))
    return Accepted(tuple(events))


def _clocks_of(scene: Scene, fighter: str, condition: str) -> tuple[str, ...]:
    return tuple(
        clock.id
        for clock in scene.table.clocks.clocks
        if clock.about == fighter and clock.condition == condition
    )


def _stopped(clocks: tuple[str, ...]) -> tuple[Struct, ...]:
    return (Stopped(clocks, told=False),) if clocks else ()


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    notes = table.notes
    match event:
        case Written(fighter, text):
            others = {one: each for one, each in notes.texts.items() if one != fighter}
            texts = {**others, fighter: text} if text else others
            return replace(table, notes=Notes(texts, notes.conditions))
        case Afflicted(fighter, condition):
            return replace(table, notes=notes.with_condition(fighter, condition))
        case Relieved(fighter, condition):
            return replace(table, notes=notes.without_condition(fighter, condition))
        case _:
            return table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Written(fighter, text):
            name = scene.name(fighter)
            if not text:
                return say("table.line.note-gone", name=name)
            return say("table.line.note", name=name, text=text)
        case Afflicted(fighter, condition, rounds):
            key = "table.line.condition-for" if rounds else "table.line.condition"
            return say(key, name=scene.name(fighter), condition=condition, rounds=rounds)
        case Relieved(fighter, condition):
            name = scene.name(fighter)
            return say("table.line.condition-gone", name=name, condition=condition)
        case _:
            return None


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Nothing: whoever leaves keeps his notes, in case he comes back."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`."""
    notes = scene.table.notes
    view = replace(view, conditions=view.conditions or CONDITIONS)
    if not notes.texts and not notes.conditions:
        return view
    fighters = tuple(
        replace(one, note=notes.texts.get(one.id, ""), conditions=notes.of(one.id))
        for one in view.fighters
    )
    return replace(view, fighters=fighters)
