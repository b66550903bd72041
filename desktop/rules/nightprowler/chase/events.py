"""What happened in a chase, as tagged frozen structs that carry resolved numbers."""

from typing import TypeAlias

from desktop.rules.breakdown import Breakdown
from desktop.rules.document import Upcaster
from desktop.rules.message import Message
from desktop.rules.nightprowler.chase.state import Choice, Fate, Phase, Runner, Verdict
from desktop.rules.nightprowler.scene.events import Event, SettingsApplied, Shared
from desktop.rules.nightprowler.scene.rolls import Roll
from desktop.rules.sealed import Sealed

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A runner with the document and settings he came with."""

    fighter: Runner


class PhaseEntered(Event, frozen=True, kw_only=True, tag="phase"):
    """The chase begins, goes on or is over."""

    phase: Phase


class RoundStarted(Event, frozen=True, kw_only=True, tag="round"):
    """A new turn: choices and rolls of the last one are put away."""

    round: int


class LeadSet(Event, frozen=True, kw_only=True, tag="lead"):
    """The head start of a runner by its id, and the points (0 or more) that it gives him."""

    fighter: str
    lead: str
    score: Breakdown


class QuarrySet(Event, frozen=True, kw_only=True, tag="quarry"):
    """Whom a pursuer runs after."""

    fighter: str
    quarry: str


class Locked(Sealed, Event, frozen=True, kw_only=True, tag="locked"):
    """A sealed choice; it costs nothing before it is shown."""

    fighter: str
    choice: Choice


class Unlocked(Event, frozen=True, kw_only=True, tag="unlocked"):
    """A sealed choice is taken back."""

    fighter: str


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A choice is shown and paid: `heroism` PH are left after `spent`.

    `replaced` is why the sealed choice could no longer be and became another.
    """

    fighter: str
    choice: Choice
    spent: int
    heroism: int
    replaced: Message | None = None


class Adjusted(Event, frozen=True, kw_only=True, tag="adjusted"):
    """The MJ's modifier of a roll of this turn, and its skill ("": the usual one).

    With `avoidance` those of the rolls against citizens.
    """

    fighter: str
    modifier: int
    skill: str
    avoidance: bool = False


class RollMade(Event, frozen=True, kw_only=True, tag="roll"):
    """The roll of a turn and the points it is worth, before the end of the turn."""

    fighter: str
    roll: Roll
    gain: Breakdown


class Avoided(Event, frozen=True, kw_only=True, tag="avoided"):
    """A fugitive met a citizen called by `caller`, and avoided him if the roll is a success."""

    fighter: str
    caller: str
    roll: Roll


class Stopped(Event, frozen=True, kw_only=True, tag="stopped"):
    """A citizen stopped a fugitive: the MJ judges."""

    fighter: str


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    """`gain` is what the fugitive's roll is worth now."""

    fighter: str
    verdict: Verdict
    gain: Breakdown


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """Points are gathered; `score` explains them all."""

    fighter: str
    score: Breakdown


class Restarted(Event, frozen=True, kw_only=True, tag="restarted"):
    """The chase of a fugitive restarts at 0 for `runners`."""

    fighter: str
    runners: tuple[str, ...]
    score: Breakdown


class Fated(Event, frozen=True, kw_only=True, tag="fated"):
    """A runner's chase is over; `other` is who caught him, or whom he reached or shadows."""

    fighter: str
    fate: Fate
    other: str = ""


AnyEvent: TypeAlias = (
    Joined
    | PhaseEntered
    | RoundStarted
    | LeadSet
    | QuarrySet
    | Locked
    | Unlocked
    | Revealed
    | Adjusted
    | RollMade
    | Avoided
    | Stopped
    | Judged
    | Scored
    | Restarted
    | Fated
    | SettingsApplied
    | Shared
)
