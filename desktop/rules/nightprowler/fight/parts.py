"""The pieces of a fight as values: choices, rolls, blows, engagements, questions, grips.

Nothing here decides anything. The ids inside name fighters of the state.
"""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.health.wounds import Hit, Wound
from desktop.rules.nightprowler.rolls.check import CheckResult
from desktop.rules.sealed import Sealed

OFFENSIVE, DEFENSIVE, MOUVEMENT = 1, 2, 3
ATTITUDES = (OFFENSIVE, DEFENSIVE, MOUVEMENT)
OPTIONS = (1, 2, 3, 4, 5, 6)


class Phase(enum.Enum):
    """The steps of a turn (IV, NP-DUEL-DEFINITION), with what comes before and after."""

    SETUP = "setup"
    CHOICE = "choice"
    REACTION = "reaction"
    RESOLUTION = "resolution"
    CONSEQUENCES = "consequences"
    BELL = "bell"
    CLOSED = "closed"


class Aim(enum.Enum):
    """The advantage that a Mouvement seeks (IV.B.3, NP-COMBAT-ATTITUDE-MOUVEMENT); BEHIND is the
    back of somebody whom a comrade faces (IV.B.5.c, NP-TENAILLE-SETUP)."""

    DISENGAGE = "disengage"
    REACH = "reach"
    DRAW = "draw"
    ACTION = "action"
    MOVE = "move"
    BEHIND = "behind"


class Choice(Sealed, msgspec.Struct, frozen=True):
    """What a fighter does this turn.

    `target` is whom an attack or a technique is for, or whose reach a Mouvement closes or
    restores. `heroism` PH raise the threshold; Mordant and Vista have their own price, `stake` is
    that of `technique` (a technique's id, "" for an Attitude). `branch` is the way of a technique
    that has several. `weapon` is drawn at the reveal ("" for none). `shield` uses the one that is
    held. `focus` is the adversary on whom somebody in a tenaille concentrates.
    """

    option: int
    target: str = ""
    aim: Aim | None = None
    heroism: int = 0
    mordant: bool = False
    vista: bool = False
    technique: str = ""
    stake: int = 0
    branch: str = ""
    weapon: str = ""
    shield: bool = True
    focus: str = ""


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter's roll of a turn, before what each adversary does to its quality.

    `athletic` tells that Athlétisme was rolled.
    """

    label: Message
    result: CheckResult
    athletic: bool = False

    @property
    def success(self) -> bool:
        """Whether the roll succeeded."""
        return self.result.success

    @property
    def quality(self) -> int:
        """The signed quality (III.C.2)."""
        return self.result.quality.total


class Versus(msgspec.Struct, frozen=True):
    """The roll made against one adversary, where each has his own."""

    foe: str
    roll: Roll


class Pair(msgspec.Struct, frozen=True):
    """An engagement: two fighters (in the order of their ids) and the allonge they fight at."""

    a: str
    b: str
    distance: int

    def holds(self, fighter: str) -> bool:
        """Whether the fighter is one of the two."""
        return fighter in (self.a, self.b)

    def other(self, fighter: str) -> str:
        """The one who faces `fighter`."""
        return self.b if fighter == self.a else self.a


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """A blow that lands or is stopped: the damage explained, then the line that it wounds, 0 the
    lightest (None: no wound).

    `extra` are boxes on top of that one. `second` is a chained attack, `counter` a contre.
    """

    attacker: str
    victim: str
    track: Track
    damage: Breakdown
    line: int | None
    extra: tuple[Wound, ...] = ()
    counter: bool = False
    second: bool = False

    @property
    def wounds(self) -> tuple[Wound, ...]:
        """Every box to tick, in order."""
        main = () if self.line is None else (Wound(self.track, self.line),)
        return (*main, *self.extra)


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """Two fighters compared (IV.B.1): qualities as they count here, who is better, and the blow.

    `precision` tells that a draw was won with PH. `gap` is by how much the winner is better, in
    levels of quality (0 by Précision). `chance` is the quality of the contre that the winner may
    strike (0 touches nobody but still lets him disengage), None when there is none. `pending`
    tells that the blow waits for an answer. A chained attack (`second`) has rolls of its own.
    """

    left: str
    right: str
    left_quality: Breakdown | None = None
    right_quality: Breakdown | None = None
    winner: str = ""
    precision: bool = False
    gap: int = 0
    strike: Strike | None = None
    chance: int | None = None
    pending: bool = False
    second: bool = False
    left_roll: Roll | None = None
    right_roll: Roll | None = None

    def other(self, fighter: str) -> str:
        """The one compared with `fighter`."""
        return self.right if fighter == self.left else self.left

    def quality(self, fighter: str) -> Breakdown | None:
        """The quality of one side as it counts here."""
        return self.left_quality if fighter == self.left else self.right_quality


class Injury(msgspec.Struct, frozen=True, kw_only=True):
    """Wounds as they were written down, and where each box went; `by` is "" for bleeding, and the
    victim himself for what nobody struck."""

    fighter: str
    by: str
    hits: tuple[Hit, ...]
    counter: bool = False
    second: bool = False


class Query(enum.Enum):
    """What is asked beside choices and dice, in the order in which it is asked."""

    REFLEX = "reflex"
    AVOID = "avoid"
    DYING = "dying"
    CONSCIOUS = "conscious"
    STUN = "stun"
    TRIP = "trip"
    HINDER = "hinder"
    COUNTER = "counter"
    BREAK = "break"
    COMEDY = "comedy"
    SECOND = "second"
    PARRY = "parry"
    SQUEEZE = "squeeze"
    STRANGLE = "strangle"
    ADVANTAGE = "advantage"


class Offer(msgspec.Struct, frozen=True):
    """A foe that a contre may touch: its quality, and whether reach allows it."""

    foe: str
    quality: int
    strike: bool = True


class Question(msgspec.Struct, frozen=True):
    """Something that must be answered before the turn can go on; `price` is in PH, `foe` the other
    fighter that it is about."""

    query: Query
    fighter: str
    offers: tuple[Offer, ...] = ()
    price: int = 0
    foe: str = ""


class Grip(enum.Enum):
    """How two fighters are tied: weapons wound together (Agripper), or one held by the other
    (Immobilisation)."""

    ENTANGLED = "entangled"
    HELD = "held"


class Bond(msgspec.Struct, frozen=True):
    """A grip of `holder` on `held`."""

    grip: Grip
    holder: str
    held: str


class Surprise(msgspec.Struct, frozen=True):
    """A victim caught off guard by one ambusher (IV.B.5.d); `reflex` when a Réflexe défensif was
    paid against him."""

    victim: str
    by: str
    reflex: bool = False


class Pincer(msgspec.Struct, frozen=True):
    """A tenaille (IV.B.5.c): who is behind the victim, and who faces him."""

    victim: str
    behind: str
    front: str


class Band(enum.Enum):
    """The range of a shot (IV.B.5.a)."""

    SHORT = "short"
    LONG = "long"


class Shot(msgspec.Struct, frozen=True):
    """The conditions of a shot, by the GM's word: points of threshold, 0 or less. `dark` is total
    darkness, in which nobody sees."""

    band: Band = Band.SHORT
    moving: int = 0
    unstable: int = 0
    visibility: int = 0
    dark: bool = False


class Reloading(msgspec.Struct, frozen=True):
    """A weapon that was shot, and the first round in which it may be shot again."""

    weapon: str
    ready: int


class Gear(msgspec.Struct, frozen=True):
    """What the fight has done to things: broken weapons by id, points of protection lost by armour
    id, a split shield."""

    broken: tuple[str, ...] = ()
    lost: dict[str, int] = {}
    split: bool = False
