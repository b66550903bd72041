"""What a fight is made of beside its people: phases, what waits for an answer, marks, records."""

import enum
from typing import TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.resolution import PERCENT
from desktop.rules.harp.tasks import Race
from desktop.rules.message import Message, Text


class Phase(enum.Enum):
    """The steps of a round: turns one by one, then the bell where something counts rounds."""

    SETUP = "setup"
    TURNS = "turns"
    BELL = "bell"
    CLOSED = "closed"


class Critical(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="critical"):
    """A result that the GM reads on a table of criticals of his own: who struck whom ("" for
    nobody, a poison), `table` and `read`, the sum that is read there. `record` is the attack."""

    target: str
    attacker: str = ""
    table: Text = ""
    read: Breakdown
    record: str = ""


class Fumbled(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="fumbled"):
    """A fumble that waits for its throw; `throw` is the first one of the roll."""

    fighter: str
    throw: int


class Odd(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="odd"):
    """A 66, which brings something unusual: `good` with a success (HARP-66-SUCCESS,
    HARP-66-FAIL)."""

    fighter: str
    good: bool = False


class Contest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="contest"):
    """Somebody has to resist: `goal` is the Nombre Cible, `skill` what was used against him ("" for
    a spell or a thing). `doubtful` ones were read from a row that is a reconstruction."""

    fighter: str
    attacker: str
    what: Text
    goal: int
    skill: str = ""
    specialty: str = ""
    doubtful: bool = False


Pending: TypeAlias = Critical | Fumbled | Odd | Contest
"""What must be answered before anybody goes on, the first of several first."""


class Held(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state of the campaign that somebody is in: `left` rounds (None: until the GM ends it),
    counted from the round after `since`."""

    state: str
    left: int | None = None
    since: int = 0


class Marks(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a fighter did this round: `parry` is the part of his BO that defends him, `acted`
    whether his action is spent."""

    parry: int = 0
    acted: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a roll: its throws and their sum, what was read, and what came of it."""

    id: str
    fighter: str
    target: str = ""
    sum: Breakdown
    read: Breakdown | None = None
    outcome: tuple[Message, ...] = ()


class Work(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A task that people of the fight roll at round after round, alone, together, or against each
    other."""

    id: str
    name: str
    race: Race

    @property
    def over(self) -> bool:
        """Whether it is done, or a race is won."""
        return bool(self.race.winners)

    def done(self, fighter: str) -> int:
        """The percents that count for somebody: his own, or those of all."""
        if not self.race.together:
            return self.race.tasks[fighter].done
        return min(PERCENT, sum(task.done for task in self.race.tasks.values()))
