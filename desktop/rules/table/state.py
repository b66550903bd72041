"""What the table keeps of a fight, beside the system's own state of it."""

import enum

import msgspec

from desktop.rules.looks import Look, Showing
from desktop.rules.system import Struct


class Ghost(msgspec.Struct, frozen=True):
    """The place of somebody who left, with the name that he had."""

    slot: str
    fighter: str
    name: str
    side: int = 0


class Wait(enum.Enum):
    """Why a slot does not act in its place: HOLD until somebody says so, DELAY until later."""

    HOLD = "hold"
    DELAY = "delay"


class Order(msgspec.Struct, frozen=True):
    """`slots` is the order that somebody chose, ghosts included; empty while the system's own
    holds. `waiting` slots do not act in their place this round. Where turns are taken one by one,
    `begun` and `ended` are the slots whose turn did so this round, and `interrupting` is one that
    cuts into another's."""

    slots: tuple[str, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    waiting: dict[str, Wait] = {}
    begun: tuple[str, ...] = ()
    ended: tuple[str, ...] = ()
    interrupting: str = ""


class Moment(enum.Enum):
    """When a clock counts: as its anchor's turn (or the round) starts, or as it ends."""

    START = "start"
    END = "end"


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Something that ends in a while.

    It counts at the `moment` of the turn of `anchor` (a fighter, who may have left; "" for the
    round), and rings when `left` (rounds, 1 or more) comes to 0; then it begins anew with `every`
    rounds, or stays as `rung` until the round is over. `about` is the fighter whom it concerns
    ("" for nobody), `condition` what he is rid of when it rings. `held` is one that the GM does
    not let ring this time.
    """

    id: str
    label: str
    left: int
    anchor: str = ""
    about: str = ""
    moment: Moment = Moment.END
    every: int = 0
    condition: str = ""
    rung: bool = False
    held: bool = False


class Clocks(msgspec.Struct, frozen=True):
    """The clocks in the order in which they were made; `made` counts them, for their ids."""

    clocks: tuple[Clock, ...] = ()
    made: int = 0

    def find(self, clock: str) -> Clock | None:
        """The clock of that id, or None."""
        return next((each for each in self.clocks if each.id == clock), None)


class Notes(msgspec.Struct, frozen=True):
    """Free words about fighters, and their conditions by name; those who left keep theirs."""

    texts: dict[str, str] = {}
    conditions: dict[str, tuple[str, ...]] = {}

    def of(self, fighter: str) -> tuple[str, ...]:
        """The conditions of a fighter, in the order in which they came."""
        return self.conditions.get(fighter, ())

    def with_condition(self, fighter: str, condition: str) -> "Notes":
        """These, and one condition more."""
        held = tuple(each for each in self.of(fighter) if each != condition)
        return self._with(fighter, (*held, condition))

    def without_condition(self, fighter: str, condition: str) -> "Notes":
        """These without one condition."""
        return self._with(fighter, tuple(each for each in self.of(fighter) if each != condition))

    def _with(self, fighter: str, held: tuple[str, ...]) -> "Notes":
        others = {one: each for one, each in self.conditions.items() if one != fighter}
        return Notes(self.texts, {**others, fighter: held} if held else others)


class Group(msgspec.Struct, frozen=True):
    """Fighters who are one row of the order; each member is in one group at most."""

    id: str
    name: str
    members: tuple[str, ...]


class Groups(msgspec.Struct, frozen=True):
    """The groups; `made` counts them, for their ids."""

    groups: tuple[Group, ...] = ()
    made: int = 0

    def find(self, group: str) -> Group | None:
        """The group of that id, or None."""
        return next((each for each in self.groups if each.id == group), None)

    def of(self, fighter: str) -> Group | None:
        """The group that a fighter is in, or None."""
        return next((each for each in self.groups if fighter in each.members), None)


class Shown(msgspec.Struct, frozen=True):
    """What players see: of the fight, and of those of whom something was decided, by fighter."""

    showing: Showing = Showing()
    looks: dict[str, Look] = {}


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who comes later, as the fighter that he will be: a `character` of the library as he
    is then, or a copy of a `document` of the system, as JSON."""

    fighter: str
    name: str
    side: int = 0
    character: str = ""
    document: dict[str, object] | None = None


class Wave(msgspec.Struct, frozen=True):
    """People who come at the beginning of a round."""

    id: str
    round: int
    people: tuple[Recruit, ...]


class Cue(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told: at the beginning of `round`, or `when` one of `fighters` is at half of
    his health ("half") or is out of the fight ("out")."""

    id: str
    text: str
    round: int = 0
    fighters: tuple[str, ...] = ()
    when: str = ""


class Plans(msgspec.Struct, frozen=True):
    """Waves and reminders that were prepared, and the ids of those that are dealt with."""

    waves: tuple[Wave, ...] = ()
    cues: tuple[Cue, ...] = ()
    done: tuple[str, ...] = ()

    def wave(self, identity: str) -> Wave | None:
        """The wave of that id, or None."""
        return next((one for one in self.waves if one.id == identity), None)

    def cue(self, identity: str) -> Cue | None:
        """The reminder of that id, or None."""
        return next((one for one in self.cues if one.id == identity), None)

    def open(self, identity: str) -> bool:
        """Whether there is one of that id that waits."""
        known = self.wave(identity) is not None or self.cue(identity) is not None
        return known and identity not in self.done


class Landing(msgspec.Struct, frozen=True):
    """Edits of a fighter's sheet, as JSON, that are done when a closed fight lets go of it."""

    fighter: str
    edits: tuple[dict[str, object], ...]


class KeptNpc(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter who was kept, and the character of the library that he became."""

    fighter: str
    character: str
    name: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One value per subject; each starts empty, as it is in journals older than the subject."""

    order: Order = Order()
    shown: Shown = Shown()
    clocks: Clocks = Clocks()
    notes: Notes = Notes()
    groups: Groups = Groups()
    plans: Plans = Plans()
    landings: tuple[Landing, ...] = ()
    kept: tuple[KeptNpc, ...] = ()
    originals: dict[str, dict[str, object]] = {}
    """Sheets that fighters were copied from, of which this version does not know all, as JSON."""


class TableState(msgspec.Struct, frozen=True):
    """A fight as its system keeps it, and what the table keeps of it."""

    fight: Struct
    table: Table = Table()
