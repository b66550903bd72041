"""A chase as values (V): runners, leads in metres, breath; and its commands and events."""

import enum
from typing import TypeAlias

import msgspec

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Close,
    Command,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.run import Breath, Step
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.telling import Said

FUGITIVE = 0
replace = msgspec.structs.replace


class Phase(enum.Enum):
    """The steps of a round: the move tests, obstacles that may be avoided, then the metres, breath
    and the next round."""

    SETUP = "setup"
    MOVE = "move"
    OBSTACLE = "obstacle"
    BREATH = "breath"
    CLOSED = "closed"


class Fate(enum.Enum):
    """What became of a runner."""

    RUNNING = "running"
    ESCAPED = "escaped"
    CAUGHT = "caught"
    CATCHING = "catching"
    OUT = "out"


class Runner(msgspec.Struct, frozen=True, kw_only=True):
    """A participant. `lead` is how far his `quarry` is ahead of a pursuer, in metres. `roll` is
    the move test of this round, `tries` whether the obstacle is to be avoided by a test of Ag, and
    `step` the metres that came of it."""

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    quarry: str = ""
    lead: int = 0
    breath: Breath = Breath()
    roll: int = 0
    tries: bool = False
    step: Step | None = None
    fate: Fate = Fate.RUNNING
    removed: bool = False

    @property
    def able(self) -> bool:
        """Whether he can run at all."""
        state = self.document.state
        return not (self.removed or state.dead or state.unconscious)

    @property
    def running(self) -> bool:
        """Whether he is still in the chase."""
        return self.able and self.fate is Fate.RUNNING


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole chase."""

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    runners: tuple[Runner, ...] = ()

    def find(self, fighter: str) -> Runner | None:
        """The runner of that id, who may have left."""
        return next((each for each in self.runners if each.id == fighter), None)

    def fugitives(self) -> tuple[Runner, ...]:
        """The fugitives who still run."""
        return tuple(each for each in self.runners if each.running and each.side == FUGITIVE)

    def pursuers(self) -> tuple[Runner, ...]:
        """The pursuers who still run."""
        return tuple(each for each in self.runners if each.running and each.side != FUGITIVE)

    def running(self) -> tuple[Runner, ...]:
        """Everybody who still runs."""
        return tuple(each for each in self.runners if each.running)

    def quarry(self, pursuer: Runner) -> Runner | None:
        """Whom a pursuer runs after: the one he was told, else the first fugitive."""
        found = self.find(pursuer.quarry)
        if found is not None and found.running:
            return found
        return next(iter(self.fugitives()), None)


class SetLead(Command, frozen=True, kw_only=True, tag="lead"):
    """How far ahead of a pursuer his quarry is, in metres (WH-CHASE-LEAD)."""

    fighter: str
    quarry: str
    metres: int
    reason: str = ""


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Everybody's move test (WH-CHASE-MOVE-TEST)."""


class Avoid(Command, frozen=True, kw_only=True, tag="avoid"):
    """Whether a runner tries to avoid his obstacle by a test of Ag (WH-CHASE-OBSTACLE-AG)."""

    fighter: str
    tries: bool


class Run(Command, frozen=True, kw_only=True, tag="run"):
    """Obstacles are met and everybody runs his metres, without the consequences `skip`."""

    skip: tuple[str, ...] = ()


class Breathe(Command, frozen=True, kw_only=True, tag="breathe"):
    """The tests of E that are due, then the next round."""


class Judge(Command, frozen=True, kw_only=True, tag="judge"):
    """What becomes of a runner, by the GM's word."""

    fighter: str
    fate: Fate
    reason: str = ""


class Refuse(Command, frozen=True, kw_only=True, tag="correct"):
    """A correction that a chase has no place for."""

    fighter: str


AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | SetLead
    | Move
    | Avoid
    | Run
    | Breathe
    | Judge
    | Refuse
    | Remove
    | Close
    | ApplySettings[Settings]
    | DocumentEdited[Character]
)


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any event of a chase."""


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    runner: Runner


class Entered(Event, frozen=True, kw_only=True, tag="phase"):
    """A phase begins; a new `round` forgets the tests of the one before."""

    phase: Phase
    round: int = 0


class Led(Event, frozen=True, kw_only=True, tag="lead"):
    fighter: str
    quarry: str
    lead: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    fighter: str
    roll: int


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    fighter: str
    tries: bool


class Ran(Event, frozen=True, kw_only=True, tag="ran"):
    fighter: str
    step: Step


class Breathed(Event, frozen=True, kw_only=True, tag="breath"):
    fighter: str
    breath: Breath


class Fated(Event, frozen=True, kw_only=True, tag="fate"):
    fighter: str
    fate: Fate


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    fighter: str


class SettingsApplied(Event, frozen=True, kw_only=True, tag="settings"):
    settings: Settings


class DocumentReplaced(Event, frozen=True, kw_only=True, tag="document"):
    fighter: str
    document: Character


AnyEvent: TypeAlias = (
    Joined
    | Entered
    | Led
    | Rolled
    | Tried
    | Ran
    | Breathed
    | Fated
    | Said
    | Removed
    | SettingsApplied
    | DocumentReplaced
)


def apply(state: State, event: AnyEvent) -> State:
    """The state after an event; total, and free of any rule."""
    match event:
        case Joined():
            return replace(state, runners=(*state.runners, event.runner))
        case Entered():
            if not event.round:
                return replace(state, phase=event.phase)
            fresh = tuple(replace(each, roll=0, tries=False, step=None) for each in state.runners)
            return replace(state, phase=event.phase, round=event.round, runners=fresh)
        case Said():
            return state
        case SettingsApplied():
            return replace(state, settings=event.settings)
        case _:
            runners = tuple(
                _runner(each, event) if each.id == event.fighter else each for each in state.runners
            )
            return replace(state, runners=runners)


def _runner(
    one: Runner,
    event: Led | Rolled | Tried | Ran | Breathed | Fated | Removed | DocumentReplaced,
) -> Runner:
    match event:
        case Led():
            return replace(one, quarry=event.quarry, lead=event.lead)
        case Rolled():
            return replace(one, roll=event.roll)
        case Tried():
            return replace(one, tries=event.tries)
        case Ran():
            return replace(one, step=event.step)
        case Breathed():
            return replace(one, breath=event.breath)
        case Fated():
            return replace(one, fate=event.fate)
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            return replace(one, document=event.document, name=event.document.name or one.name)
