"""The state of a chase after an event: total, pure, and free of any rule."""

import msgspec

from desktop.rules.nightprowler.chase.events import (
    Adjusted,
    AnyEvent,
    Avoided,
    Fated,
    Joined,
    Judged,
    LeadSet,
    Locked,
    PhaseEntered,
    QuarrySet,
    Restarted,
    Revealed,
    RollMade,
    RoundStarted,
    Scored,
    Stopped,
    Unlocked,
)
from desktop.rules.nightprowler.chase.state import Phase, Runner, State
from desktop.rules.nightprowler.scene.events import (
    DocumentReplaced,
    HealthSet,
    HeroismSet,
    Removed,
    SettingsApplied,
    apply_settings,
    apply_to,
)
from desktop.rules.nightprowler.scene.people import changed
from desktop.rules.system import Accepted

replace = msgspec.structs.replace


def apply(state: State, event: AnyEvent) -> State:
    """The state after `event`; one about somebody who is not there changes nothing."""
    match event:
        case Joined():
            return replace(state, runners=(*state.runners, event.fighter))
        case PhaseEntered():
            return replace(state, phase=event.phase)
        case RoundStarted():
            fresh = tuple(_fresh(each) for each in state.runners)
            return replace(state, phase=Phase.CHOICE, round=event.round, runners=fresh, stopped=())
        case Restarted():
            runners = tuple(
                replace(each, score=event.score) if each.id in event.runners else each
                for each in state.runners
            )
            return replace(state, runners=runners)
        case SettingsApplied():
            runners = apply_settings(state.runners, event)
            return replace(state, settings=event.settings, runners=runners)
        case Stopped():
            return replace(state, stopped=(*state.stopped, event.fighter))
        case Judged():
            left = tuple(each for each in state.stopped if each != event.fighter)
            state = replace(state, stopped=left)
        case _:
            pass
    runners = changed(state.runners, event.fighter, lambda one: _runner(one, event))
    return replace(state, runners=runners)


def _runner(one: Runner, event: AnyEvent) -> Runner:
    """What an event about one runner changes of him."""
    match event:
        case LeadSet():
            return replace(one, lead=event.lead, score=event.score)
        case QuarrySet():
            return replace(one, quarry=event.quarry)
        case Locked():
            return replace(one, locked=True, choice=event.choice)
        case Unlocked():
            return replace(one, locked=False, choice=None)
        case Revealed():
            quarry = event.choice.quarry or one.quarry
            return replace(one, choice=event.choice, heroism=event.heroism, quarry=quarry)
        case Adjusted():
            if event.avoidance:
                return replace(one, avoid_modifier=event.modifier, avoid_skill=event.skill)
            return replace(one, modifier=event.modifier, skill=event.skill)
        case RollMade():
            return replace(one, roll=event.roll, gain=event.gain)
        case Judged():
            return replace(one, gain=event.gain)
        case Avoided():
            return replace(one, avoided=(*one.avoided, event.roll))
        case Scored():
            return replace(one, score=event.score)
        case Fated():
            return replace(one, fate=event.fate)
        case HealthSet() | HeroismSet() | Removed() | DocumentReplaced():
            return apply_to(one, event)
        case _:
            return one


def _fresh(one: Runner) -> Runner:
    return replace(
        one,
        locked=False,
        choice=None,
        modifier=0,
        skill="",
        avoid_modifier=0,
        avoid_skill="",
        roll=None,
        gain=None,
        avoided=(),
    )


class Story:
    """A decision in the making: events told one after another, each seen by the next."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[AnyEvent] = []

    def tell(self, *events: AnyEvent) -> None:
        """Add events."""
        for event in events:
            self._events.append(event)
            self.state = apply(self.state, event)

    def enter(self, phase: Phase) -> None:
        """Enter a phase of this turn."""
        self.tell(PhaseEntered(phase=phase))

    def accepted(self) -> Accepted:
        """The outcome."""
        return Accepted(tuple(self._events))
