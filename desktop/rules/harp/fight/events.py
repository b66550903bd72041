"""What happens in a fight, as stored, and the state after each: total, pure, free of any rule."""

from typing import TypeAlias

import msgspec

from desktop.rules.fightevents import (
    DocumentReplaced,
    Event,
    Joined,
    Marked,
    PhaseEntered,
    Recorded,
    Removed,
    RoundBegun,
    SettingsApplied,
    written,
)
from desktop.rules.harp.death import State as Standing
from desktop.rules.harp.document import Ailment, Character, Herb, Life, Prepared, Task, Wound
from desktop.rules.harp.fight.parts import Held, Marks, Pending, Phase, Record, Work
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.settings import Settings
from desktop.rules.members import found, put
from desktop.rules.telling import Said

VERSION = 1
OWNED = ("hp", "wounds", "ailments", "herbs", "life", "prepared", "tasks")
"""The parts of a document that the fight owns."""
KEPT = 6
replace = msgspec.structs.replace


class InitiativeRolled(Event, frozen=True, kw_only=True, tag="initiative"):
    fighter: str
    initiative: int


class TurnBegun(Event, frozen=True, kw_only=True, tag="turn-begun"):
    fighter: str


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """New values of what the fight owns of a document; None leaves a part as it is."""

    fighter: str
    hp: int | None = None
    wounds: tuple[Wound, ...] | None = None
    ailments: tuple[Ailment, ...] | None = None
    herbs: tuple[Herb, ...] | None = None
    life: Life | None = None
    prepared: tuple[Prepared, ...] | None = None
    tasks: tuple[Task, ...] | None = None


class Stood(Event, frozen=True, kw_only=True, tag="stands"):
    """How somebody stands between life and death now."""

    fighter: str
    standing: Standing


class Beset(Event, frozen=True, kw_only=True, tag="states"):
    """The states that somebody is in."""

    fighter: str
    held: tuple[Held, ...]


class Missed(Event, frozen=True, kw_only=True, tag="retries"):
    """The near misses that somebody may try again."""

    fighter: str
    retries: dict[str, int]


class Awaited(Event, frozen=True, kw_only=True, tag="pending"):
    """What waits for an answer."""

    pending: tuple[Pending, ...]


class Worked(Event, frozen=True, kw_only=True, tag="works"):
    """The tasks under way."""

    works: tuple[Work, ...]


OfFighter: TypeAlias = (
    InitiativeRolled
    | Marked[Marks]
    | Changed
    | Stood
    | Beset
    | Missed
    | Removed
    | DocumentReplaced[Character]
)
AnyEvent: TypeAlias = (
    Joined[Fighter]
    | PhaseEntered[Phase]
    | RoundBegun
    | TurnBegun
    | Said
    | Awaited
    | Recorded[Record]
    | Worked
    | SettingsApplied[Settings]
    | OfFighter
)


def apply(state: State, event: AnyEvent) -> State:
    """The state after an event; one about somebody who is not there changes nothing."""
    match event:
        case Joined():
            return replace(state, fighters=(*state.fighters, event.fighter))
        case PhaseEntered():
            return replace(state, phase=event.phase)
        case RoundBegun():
            records = state.records[-KEPT:]
            return replace(state, phase=Phase.TURNS, round=event.round, turn="", records=records)
        case TurnBegun():
            return replace(state, turn=event.fighter, phase=Phase.TURNS)
        case Said():
            return state
        case Awaited():
            return replace(state, pending=event.pending)
        case Recorded():
            return _recorded(state, event.record)
        case Worked():
            return replace(state, works=event.works)
        case SettingsApplied():
            return replace(state, settings=event.settings)
        case _:
            fighters = tuple(
                _about(each, event) if each.id == event.fighter else each for each in state.fighters
            )
            return replace(state, fighters=fighters)


def _recorded(state: State, record: Record) -> State:
    is_new = found(state.records, record.id) is None
    return replace(state, records=put(state.records, record), made=state.made + is_new)


def _about(one: Fighter, event: OfFighter) -> Fighter:
    match event:
        case InitiativeRolled():
            return replace(one, initiative=event.initiative)
        case Marked():
            return replace(one, marks=event.marks)
        case Changed():
            return replace(one, document=written(OWNED, event, one.document))
        case Stood():
            return replace(one, standing=event.standing)
        case Beset():
            return replace(one, held=event.held)
        case Missed():
            return replace(one, retries=event.retries)
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            document = event.onto(one.document)
            return replace(one, document=document, name=event.name or one.name)
