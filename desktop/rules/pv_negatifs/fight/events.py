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
from desktop.rules.members import found, put
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    DeepWound,
    Essence,
    MortalWound,
    Weapon,
)
from desktop.rules.pv_negatifs.fight.parts import (
    Blow,
    Marks,
    Offer,
    Pair,
    Phase,
    Record,
    Swallowed,
)
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.telling import Said

VERSION = 1
OWNED = ("hp", "lost", "deep", "mortal", "body", "essence", "weapons")
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
    lost: int | None = None
    deep: tuple[DeepWound, ...] | None = None
    mortal: tuple[MortalWound, ...] | None = None
    body: Body | None = None
    essence: Essence | None = None
    weapons: tuple[Weapon, ...] | None = None


class Gulped(Event, frozen=True, kw_only=True, tag="gulped"):
    """Somebody is inside a creature, or (None) out again."""

    fighter: str
    swallowed: Swallowed | None


class BlowSet(Event, frozen=True, kw_only=True, tag="blow"):
    """The blow under way, or none."""

    blow: Blow | None


class Offered(Event, frozen=True, kw_only=True, tag="offers"):
    """The free attacks that are open, and who breaks off."""

    offers: tuple[Offer, ...]
    leaving: str = ""


class Paired(Event, frozen=True, kw_only=True, tag="pairs"):
    pairs: tuple[Pair, ...]


AnyEvent: TypeAlias = (
    Joined[Fighter]
    | PhaseEntered[Phase]
    | RoundBegun
    | InitiativeRolled
    | TurnBegun
    | Marked[Marks]
    | Changed
    | Gulped
    | Said
    | BlowSet
    | Offered
    | Paired
    | Recorded[Record]
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
            records = state.records[-KEPT:]
            return replace(state, phase=Phase.TURNS, round=event.round, turn="", records=records)
        case TurnBegun():
            return replace(state, turn=event.fighter, phase=Phase.TURNS)
        case Said():
            return state
        case BlowSet():
            return replace(state, blow=event.blow)
        case Offered():
            return replace(state, offers=event.offers, leaving=event.leaving)
        case Paired():
            return replace(state, pairs=event.pairs)
        case Recorded():
            return _recorded(state, event.record)
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
    event: InitiativeRolled
    | Marked[Marks]
    | Changed
    | Gulped
    | Removed
    | DocumentReplaced[Character],
) -> Fighter:
    match event:
        case InitiativeRolled():
            return replace(one, initiative=event.initiative)
        case Marked():
            return replace(one, marks=event.marks)
        case Changed():
            return replace(one, document=written(OWNED, event, one.document))
        case Gulped():
            return replace(one, swallowed=event.swallowed)
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            document = event.onto(one.document)
            return replace(one, document=document, name=event.name or one.name)
