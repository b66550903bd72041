"""The state of a fight as values: fighters, engagements, sealed choices, exchanges and questions.

Nothing here decides anything; lookups and replacements only.
"""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.nightprowler.check import CheckResult
from desktop.rules.nightprowler.document import Character, Health, Track
from desktop.rules.nightprowler.fight.stats import Arm, Stats
from desktop.rules.nightprowler.health import Hit
from desktop.rules.nightprowler.settings import Settings

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
    """The advantage that a Mouvement seeks (IV.B.3, NP-COMBAT-ATTITUDE-MOUVEMENT)."""

    DISENGAGE = "disengage"
    REACH = "reach"
    DRAW = "draw"
    ACTION = "action"
    MOVE = "move"


class Choice(msgspec.Struct, frozen=True):
    """What a fighter does this turn.

    `target` is the fighter that option 1 attacks, or whose reach a Mouvement closes or restores.
    `heroism` PH raise the threshold; Mordant and Vista have their own price.
    """

    option: int
    target: str = ""
    aim: Aim | None = None
    heroism: int = 0
    mordant: bool = False
    vista: bool = False


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter's one roll of a turn, before what each adversary does to its quality.

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


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A participant: the document that joined, frozen, and what the fight owns of it.

    `heroism` is what is left, in PH. `initiative` overrules the derived one. `modifier` is the GM's
    circumstance modifier of the next roll, in points of threshold. `locked` is public, `choice` is
    sealed until the reveal.
    """

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    stats: Stats
    health: Health
    heroism: int
    weapon: str = ""
    shield: bool = False
    initiative: int | None = None
    modifier: int = 0
    removed: bool = False
    locked: bool = False
    choice: Choice | None = None
    heard: bool = False
    reacted: bool = False
    roll: Roll | None = None

    @property
    def arm(self) -> Arm:
        """What is in hand; bare hands when the weapon has gone."""
        return self.stats.arm(self.weapon)

    @property
    def speed(self) -> int:
        """The Initiative that counts."""
        return self.stats.initiative.total if self.initiative is None else self.initiative

    @property
    def able(self) -> bool:
        """Whether the fighter can still act."""
        return not (self.removed or self.health.unconscious or self.health.dead)


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
    lightest (None: no wound)."""

    attacker: str
    victim: str
    track: Track
    damage: Breakdown
    line: int | None
    counter: bool = False


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """Two engaged fighters compared (IV.B.1): qualities as they count here, who is better, and
    the blow.

    `precision` tells that a draw was won with PH. `chance` is the quality of the contre that the
    winner may strike (0 touches nobody but still lets him disengage), None when there is none.
    """

    left: str
    right: str
    left_quality: Breakdown | None = None
    right_quality: Breakdown | None = None
    winner: str = ""
    precision: bool = False
    strike: Strike | None = None
    chance: int | None = None


class Injury(msgspec.Struct, frozen=True, kw_only=True):
    """Wounds as they were written down, and where each box went; `by` is "" for bleeding."""

    fighter: str
    by: str
    hits: tuple[Hit, ...]
    counter: bool = False


class Query(enum.Enum):
    """What a consequence asks, in the order in which it is asked."""

    DYING = "dying"
    CONSCIOUS = "conscious"
    COUNTER = "counter"
    ADVANTAGE = "advantage"


class Offer(msgspec.Struct, frozen=True):
    """A foe that a contre may touch: its quality, and whether reach allows it."""

    foe: str
    quality: int
    strike: bool = True


class Question(msgspec.Struct, frozen=True):
    """Something that must be answered before the turn can end; `price` is in PH."""

    query: Query
    fighter: str
    offers: tuple[Offer, ...] = ()
    price: int = 0


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole fight.

    `bell` tells that the bell of this round has rung: what is left to answer belongs to its end.
    """

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    bell: bool = False
    fighters: tuple[Fighter, ...] = ()
    pairs: tuple[Pair, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    counters: tuple[Strike, ...] = ()
    injuries: tuple[Injury, ...] = ()
    questions: tuple[Question, ...] = ()

    def find(self, fighter: str) -> Fighter | None:
        """The fighter of that id, removed ones included."""
        for each in self.fighters:
            if each.id == fighter:
                return each
        return None

    def fighter(self, fighter: str) -> Fighter:
        """The fighter of that id; raises `KeyError` when there is none."""
        found = self.find(fighter)
        if found is None:
            raise KeyError(fighter)
        return found

    def name(self, fighter: str) -> str:
        """A fighter's name, or the id of one who is not there."""
        found = self.find(fighter)
        return fighter if found is None else found.name

    def pair(self, one: str, other: str) -> Pair | None:
        """The engagement of these two."""
        for pair in self.pairs:
            if pair.holds(one) and pair.holds(other):
                return pair
        return None

    def foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those engaged with a fighter, whatever their condition."""
        return tuple(
            self.fighter(pair.other(fighter)) for pair in self.pairs if pair.holds(fighter)
        )

    def active_foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those engaged with a fighter who can still act."""
        return tuple(foe for foe in self.foes(fighter) if foe.able)

    def enemies(self, fighter: Fighter) -> tuple[Fighter, ...]:
        """Everybody of another side who is still there and alive."""
        return tuple(
            each
            for each in self.fighters
            if each.side != fighter.side and not each.removed and not each.health.dead
        )


def engaged_at(one: Fighter, other: Fighter) -> Pair:
    """A new engagement, at the greater allonge of the two (IV.B.6, NP-ALLONGE-START)."""
    a, b = sorted((one.id, other.id))
    return Pair(a, b, max(one.arm.allonge, other.arm.allonge))


def facing(state: State, pair: Pair) -> tuple[Fighter, Fighter]:
    """The two of an engagement as they are told: the faster first, else who joined first."""
    first, second = (each for each in state.fighters if pair.holds(each.id))
    return (second, first) if second.speed > first.speed else (first, second)


def kept_off(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether reach keeps `fighter` from hitting `foe` (IV.B.6, NP-ALLONGE-SHORTER)."""
    pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
    return fighter.arm.allonge < pair.distance


def choosers(state: State) -> tuple[Fighter, ...]:
    """Those who may choose this turn: able, with somebody to face."""
    able = tuple(each for each in state.fighters if each.able)
    sides = {each.side for each in able}
    return able if len(sides) > 1 else tuple(each for each in able if state.foes(each.id))


def required(state: State) -> tuple[Fighter, ...]:
    """Those whose choice the reveal waits for: the engaged."""
    return tuple(each for each in choosers(state) if state.active_foes(each.id))
