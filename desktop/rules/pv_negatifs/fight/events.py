"""What happens in a fight, as stored, and the state after each: total, pure, free of any rule."""

from typing import TypeAlias

import msgspec

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


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any event of a fight."""


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    fighter: Fighter


class PhaseEntered(Event, frozen=True, kw_only=True, tag="phase"):
    phase: Phase


class RoundBegun(Event, frozen=True, kw_only=True, tag="round"):
    round: int


class InitiativeRolled(Event, frozen=True, kw_only=True, tag="initiative"):
    fighter: str
    initiative: int


class TurnBegun(Event, frozen=True, kw_only=True, tag="turn-begun"):
    fighter: str


class Marked(Event, frozen=True, kw_only=True, tag="marks"):
    fighter: str
    marks: Marks


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


class Recorded(Event, frozen=True, kw_only=True, tag="record"):
    """An attack as it is known now, in place of what was known before."""

    record: Record


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    fighter: str


class SettingsApplied(Event, frozen=True, kw_only=True, tag="settings"):
    settings: Settings


class DocumentReplaced(Event, frozen=True, kw_only=True, tag="document"):
    """A sheet was edited elsewhere; `kept` are the parts that the edit left to the fight."""

    fighter: str
    document: Character
    kept: tuple[str, ...] = ()
    name: str = ""


AnyEvent: TypeAlias = (
    Joined
    | PhaseEntered
    | RoundBegun
    | InitiativeRolled
    | TurnBegun
    | Marked
    | Changed
    | Gulped
    | Said
    | BlowSet
    | Offered
    | Paired
    | Recorded
    | Removed
    | SettingsApplied
    | DocumentReplaced
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
    event: InitiativeRolled | Marked | Changed | Gulped | Removed | DocumentReplaced,
) -> Fighter:
    match event:
        case InitiativeRolled():
            return replace(one, initiative=event.initiative)
        case Marked():
            return replace(one, marks=event.marks)
        case Changed():
            parts = {part: value for part in OWNED if (value := getattr(event, part)) is not None}
            return replace(one, document=replace(one.document, **parts))
        case Gulped():
            return replace(one, swallowed=event.swallowed)
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            held = {part: getattr(one.document, part) for part in event.kept}
            document = replace(event.document, **held)
            return replace(one, document=document, name=event.name or one.name)
