"""What happened in a contract, as tagged frozen structs that carry resolved numbers; and what each
changes of the state."""

from typing import TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.document import Upcaster
from desktop.rules.nightprowler.contract.state import Attempt, Phase, State, Terms, Worker
from desktop.rules.nightprowler.scene.events import (
    DocumentReplaced,
    Event,
    HealthSet,
    HeroismSet,
    Removed,
    SettingsApplied,
    Shared,
    apply_settings,
    apply_to,
)
from desktop.rules.nightprowler.scene.people import changed
from desktop.rules.nightprowler.scene.rolls import Roll

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}
replace = msgspec.structs.replace


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A worker with the document and settings he came with."""

    fighter: Worker


class PhaseEntered(Event, frozen=True, kw_only=True, tag="phase"):
    """`reason` is why the MJ broke it."""

    phase: Phase
    reason: str = ""


class TermsSet(Event, frozen=True, kw_only=True, tag="terms"):
    """What the MJ set: threshold, rolls, period and skills."""

    terms: Terms


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """The MJ announces a skill that may be rolled, or takes it back."""

    skill: str
    on: bool


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    """Somebody says what he will roll; None takes it back."""

    fighter: str
    attempt: Attempt | None


class RollMade(Event, frozen=True, kw_only=True, tag="roll"):
    """A roll and what it is worth: `heroism` PH are left after `spent`.

    `score` explains the total with it, `share` what its maker has brought. `disaster` flags a
    critical failure.
    """

    fighter: str
    roll: Roll
    explanation: str
    spent: int
    heroism: int
    score: Breakdown
    share: Breakdown
    disaster: bool = False


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn"):
    """A round of rolls (a period, where there are any) is over."""

    turn: int


class Elapsed(Event, frozen=True, kw_only=True, tag="elapsed"):
    """Time passed: `amount` units, `total` since the beginning."""

    amount: int
    total: int


AnyEvent: TypeAlias = (
    Joined
    | PhaseEntered
    | TermsSet
    | Announced
    | Tried
    | RollMade
    | TurnEnded
    | Elapsed
    | SettingsApplied
    | Shared
)


def apply(state: State, event: AnyEvent) -> State:
    """The state after `event`; one about somebody who is not there changes nothing."""
    match event:
        case Joined():
            return replace(state, workers=(*state.workers, event.fighter))
        case PhaseEntered():
            return replace(state, phase=event.phase)
        case TermsSet():
            return replace(state, terms=event.terms)
        case Announced():
            others = tuple(each for each in state.skills if each != event.skill)
            return replace(state, skills=(*others, event.skill) if event.on else others)
        case TurnEnded():
            return replace(state, turns=event.turn)
        case Elapsed():
            return replace(state, elapsed=event.total)
        case SettingsApplied():
            workers = apply_settings(state.workers, event)
            return replace(state, settings=event.settings, workers=workers)
        case RollMade():
            state = replace(
                state,
                score=event.score,
                rolls=state.rolls + 1,
                failures=state.failures + (not event.roll.success),
                disasters=state.disasters + event.disaster,
            )
        case _:
            pass
    workers = changed(state.workers, event.fighter, lambda one: _worker(one, event))
    return replace(state, workers=workers)


def _worker(one: Worker, event: AnyEvent) -> Worker:
    """What an event about one worker changes of him."""
    match event:
        case Tried():
            return replace(one, attempt=event.attempt)
        case RollMade():
            return replace(
                one,
                attempt=None,
                roll=event.roll,
                explained=event.explanation,
                heroism=event.heroism,
                share=event.share,
            )
        case HealthSet() | HeroismSet() | Removed() | DocumentReplaced():
            return apply_to(one, event)
        case _:
            return one
