"""The state of a contract as values (VI.A): its terms, those who work on it, their attempts.

Nothing here decides anything; lookups only.
"""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.scene.people import Person, find, name_of
from desktop.rules.nightprowler.scene.rolls import Roll
from desktop.rules.nightprowler.settings.shipped import Settings


class Phase(enum.Enum):
    """WORK goes on until the contract is fulfilled, its rolls are used up, or the MJ breaks it."""

    SETUP = "setup"
    WORK = "work"
    FULFILLED = "fulfilled"
    UNFULFILLED = "unfulfilled"
    BROKEN = "broken"
    CLOSED = "closed"


class Unit(enum.Enum):
    """What a period is counted in."""

    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"


class Counting(enum.Enum):
    """What the maximum counts (NP-CONTRACT-MAX-ROLLS): each roll of each character, or each period
    whoever rolls in it."""

    ROLLS = "rolls"
    PERIODS = "periods"


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done: `threshold` to reach in at most `most` rolls.

    `task` is the id of a sample task, "" for one of our own. A test may be made at the end of each
    `period` of that many `unit`s; 0: no period.
    """

    task: str = ""
    threshold: int
    most: int
    period: int = 0
    unit: Unit = Unit.DAY
    counting: Counting = Counting.ROLLS


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that a character is about to make, and how he goes about it."""

    skill: str
    explanation: str = ""
    heroism: int = 0
    modifier: int = 0


class Worker(Person, frozen=True, kw_only=True):
    """A participant; `share` explains what his rolls have brought, `roll` is the last one."""

    attempt: Attempt | None = None
    share: Breakdown = Breakdown()
    roll: Roll | None = None
    explained: str = ""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole contract.

    `skills` are those announced. `score` explains the total, `rolls` and `failures` count rolls,
    `disasters` critical failures, `turns` the rounds of rolls made (periods, where there are any).
    `elapsed` counts units of time since the beginning.
    """

    settings: Settings
    terms: Terms
    phase: Phase = Phase.SETUP
    workers: tuple[Worker, ...] = ()
    skills: tuple[str, ...] = ()
    score: Breakdown = Breakdown()
    rolls: int = 0
    failures: int = 0
    disasters: int = 0
    turns: int = 0
    elapsed: int = 0

    def find(self, fighter: str) -> Worker | None:
        """The worker of that id, who may have left."""
        return find(self.workers, fighter)

    def worker(self, fighter: str) -> Worker:
        """The worker of that id. Raises `KeyError` when there is none."""
        found = self.find(fighter)
        if found is None:
            raise KeyError(fighter)
        return found

    def name(self, fighter: str) -> str:
        """The name behind an id."""
        return name_of(self.workers, fighter)

    def able(self) -> tuple[Worker, ...]:
        """Those who can work."""
        return tuple(each for each in self.workers if each.able)

    def trying(self) -> tuple[Worker, ...]:
        """Those who are about to roll."""
        return tuple(each for each in self.able() if each.attempt is not None)

    @property
    def total(self) -> int:
        """The qualities added up."""
        return self.score.total

    @property
    def wait(self) -> int:
        """Units of time until the next test; 0 when one may be made now."""
        if not self.terms.period:
            return 0
        return max(0, (self.turns + 1) * self.terms.period - self.elapsed)

    @property
    def left(self) -> int:
        """Rolls, or periods, that the maximum still allows."""
        used = self.rolls if self.terms.counting is Counting.ROLLS else self.turns
        return max(0, self.terms.most - used)

    @property
    def room(self) -> int:
        """How many more characters may try before the next roll."""
        if self.terms.counting is Counting.PERIODS:
            return len(self.workers) if self.left else 0
        return max(0, self.left - len(self.trying()))
