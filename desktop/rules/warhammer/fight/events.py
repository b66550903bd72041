"""What happens in a fight, as stored, and the state after each: total, pure, free of any rule."""

from typing import TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
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
from desktop.rules.members import found, put
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    PieceHeld,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight.parts import (
    Blow,
    Leaving,
    Marks,
    Offer,
    Pair,
    Phase,
    Record,
)
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.telling import Said

VERSION = 1
OWNED = (
    "wounds",
    "state",
    "weapons",
    "armour",
    "ammunition",
    "destiny_spent",
    "fortune_spent",
)
"""The parts of a document that the fight owns."""
replace = msgspec.structs.replace


class InitiativeRolled(Event, frozen=True, kw_only=True, tag="initiative"):
    fighter: str
    initiative: Breakdown
    slots: tuple[int, ...]
    last: bool = False


class TurnBegun(Event, frozen=True, kw_only=True, tag="turn"):
    slot: str


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """What the fight owns of a fighter; None leaves a part as it was."""

    fighter: str
    wounds: tuple[Wound, ...] | None = None
    state: Body | None = None
    weapons: tuple[WeaponHeld, ...] | None = None
    armour: tuple[PieceHeld, ...] | None = None
    ammunition: tuple[Ammunition, ...] | None = None
    destiny_spent: int | None = None
    fortune_spent: int | None = None


class Stacked(Event, frozen=True, kw_only=True, tag="stack"):
    """The blows under way."""

    stack: tuple[Blow, ...]


class Offered(Event, frozen=True, kw_only=True, tag="offers"):
    """The free attacks that are open, and who gives them by moving off."""

    offers: tuple[Offer, ...]
    leaving: Leaving | None = None


class Paired(Event, frozen=True, kw_only=True, tag="pairs"):
    pairs: tuple[Pair, ...]


class Grounded(Event, frozen=True, kw_only=True, tag="ground"):
    ground: str
    cramped: bool


AnyEvent: TypeAlias = (
    Joined[Fighter]
    | PhaseEntered[Phase]
    | RoundBegun
    | InitiativeRolled
    | TurnBegun
    | Marked[Marks]
    | Changed
    | Said
    | Stacked
    | Offered
    | Paired
    | Recorded[Record]
    | Grounded
    | Removed
    | SettingsApplied[Settings]
    | DocumentReplaced[Character]
)


def apply(state: State, event: AnyEvent) -> State:
    """The state after an event; one about somebody who is not there changes nothing."""
    match event:
        case Joined():
            return replace(state, fighters=(*state.fighters, event.fighter))
        case PhaseEntered():
            return replace(state, phase=event.phase)
        case RoundBegun():
            records = tuple(one for one in state.records if one.over)[-6:]
            return replace(state, phase=Phase.POSTURES, round=event.round, turn="", records=records)
        case TurnBegun():
            return replace(state, turn=event.slot, phase=Phase.TURNS)
        case Said():
            return state
        case Stacked():
            return replace(state, stack=event.stack)
        case Offered():
            return replace(state, offers=event.offers, leaving=event.leaving)
        case Paired():
            return replace(state, pairs=event.pairs)
        case Recorded():
            return _recorded(state, event.record)
        case Grounded():
            return replace(state, ground=event.ground, cramped=event.cramped)
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


def _about(
    one: Fighter,
    event: InitiativeRolled | Marked[Marks] | Changed | Removed | DocumentReplaced[Character],
) -> Fighter:
    match event:
        case InitiativeRolled():
            return replace(one, initiative=event.initiative, slots=event.slots, last=event.last)
        case Marked():
            return replace(one, marks=event.marks)
        case Changed():
            return replace(one, document=written(OWNED, event, one.document))
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            document = event.onto(one.document)
            return replace(one, document=document, name=event.name or one.name)
