"""The state of a chase as values (VI.B): runners, their points, sealed choices and rolls.

Nothing here decides anything; lookups only.
"""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.scene.people import Person, find, name_of
from desktop.rules.nightprowler.scene.rolls import Roll
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.sealed import Sealed

FUGITIVE, PURSUER = 0, 1
"""The two sides of a chase."""


class Phase(enum.Enum):
    """The steps of a turn (VI.B.1), with what comes before and after.

    ARREST asks what becomes of a fugitive whom a citizen stopped; CONTACT is the end that may
    open a fight.
    """

    SETUP = "setup"
    CHOICE = "choice"
    RESOLUTION = "resolution"
    ARREST = "arrest"
    RESULT = "result"
    CONTACT = "contact"
    CLOSED = "closed"


class Fate(enum.Enum):
    """What became of a runner.

    Fugitives escape, are caught, or are shadowed without knowing it; pursuers make contact,
    shadow their prey, or lose it.
    """

    RUNNING = "running"
    ESCAPED = "escaped"
    CAUGHT = "caught"
    SHADOWED = "shadowed"
    CONTACT = "contact"
    SHADOWING = "shadowing"
    LOST = "lost"


class Verdict(enum.Enum):
    """What becomes of a fugitive whom a citizen stopped: he gains nothing this turn, is caught,
    or nothing comes of it (NP-CHASE-AU-VOLEUR)."""

    STOPPED = "stopped"
    CAUGHT = "caught"
    NOTHING = "nothing"


class Choice(Sealed, msgspec.Struct, frozen=True):
    """What a runner does this turn.

    `move` is the id of an option, a technique or a manœuvre of the tables. `heroism` PH raise the
    threshold; `citizens` PH of Au voleur call as many citizens. `quarry` is the fugitive whom a
    pursuer runs after ("": the same as before).
    """

    move: str
    heroism: int = 0
    citizens: int = 0
    quarry: str = ""


class Runner(Person, frozen=True, kw_only=True):
    """A participant.

    `score` explains the points gathered, the lead first. `quarry` is whom a pursuer runs after.
    `modifier` and `skill` ("" for the usual one) are the MJ's for the roll of this turn,
    `avoid_modifier` and `avoid_skill` for avoiding citizens. `gain` is what the roll of this turn
    is worth, in points. `avoided` are the rolls against citizens, `callers` who called each.
    `locked` is public, `choice` is sealed until the reveal.
    """

    lead: str = ""
    score: Breakdown = Breakdown()
    fate: Fate = Fate.RUNNING
    quarry: str = ""
    locked: bool = False
    choice: Choice | None = None
    modifier: int = 0
    skill: str = ""
    avoid_modifier: int = 0
    avoid_skill: str = ""
    roll: Roll | None = None
    gain: Breakdown | None = None
    avoided: tuple[Roll, ...] = ()

    @property
    def points(self) -> int:
        """The points gathered."""
        return self.score.total

    @property
    def running(self) -> bool:
        """Whether the runner is still in the chase."""
        return self.able and self.fate is Fate.RUNNING


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole chase; `stopped` are the fugitives whose arrest the MJ has still to judge."""

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    runners: tuple[Runner, ...] = ()
    stopped: tuple[str, ...] = ()

    def find(self, fighter: str) -> Runner | None:
        """The runner of that id, who may have left."""
        return find(self.runners, fighter)

    def runner(self, fighter: str) -> Runner:
        """The runner of that id. Raises `KeyError` when there is none."""
        found = self.find(fighter)
        if found is None:
            raise KeyError(fighter)
        return found

    def name(self, fighter: str) -> str:
        """The name behind an id."""
        return name_of(self.runners, fighter)

    def fugitives(self) -> tuple[Runner, ...]:
        """The fugitives who still run."""
        return tuple(each for each in self.runners if each.running and each.side == FUGITIVE)

    def pursuers(self, quarry: str = "") -> tuple[Runner, ...]:
        """The pursuers who still run, or those who run after one fugitive."""
        return tuple(
            each
            for each in self.runners
            if each.running and each.side != FUGITIVE and quarry in ("", each.quarry)
        )

    def to_judge(self) -> tuple[Runner, ...]:
        """The stopped fugitives who are still there."""
        return tuple(each for each in self.fugitives() if each.id in self.stopped)

    def callers(self, fugitive: str) -> tuple[Runner, ...]:
        """The pursuers who call citizens against a fugitive this turn, once for each citizen."""
        return tuple(
            each
            for each in self.pursuers(fugitive)
            if each.choice is not None
            for _ in range(each.choice.citizens)
        )


def choosers(state: State) -> tuple[Runner, ...]:
    """Those who choose an option this turn."""
    return tuple(each for each in state.runners if each.running)
