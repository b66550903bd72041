"""What a fight is made of beside its people: phases, the blow under way, offers, marks."""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message


class Phase(enum.Enum):
    """The steps of a round: turns one by one, then the bell where something counts rounds."""

    SETUP = "setup"
    TURNS = "turns"
    BELL = "bell"
    CLOSED = "closed"


class Way(enum.Enum):
    """How a blow went, which says what follows of it."""

    HIT = "hit"
    MISHAP = "mishap"


class Push(enum.Enum):
    """Whether a blow is to push its target back; grave where being pushed may mean death."""

    NONE = "non"
    PLAIN = "oui"
    GRAVE = "grave"


class Blow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attack that is under way.

    `weapon` is its id, "" for bare hands. `ally` is who stands in reach of a mishap or a stray
    missile, `shot` the risk of a shot into a melee. `times` multiplies a back stab. `free` is an
    attack that somebody gave by breaking off. `natural` is the d20.
    """

    attacker: str
    target: str
    weapon: str = ""
    nonlethal: bool = False
    push: Push = Push.NONE
    behind: bool = False
    guided: bool = False
    shot: str = ""
    ally: str = ""
    times: int = 1
    modifier: int = 0
    free: bool = False
    need: Breakdown | None = None
    bonus: Breakdown | None = None
    natural: int = 0
    way: Way = Way.HIT


class Offer(msgspec.Struct, frozen=True):
    """A free attack that `attacker` may make on `target`, who breaks off; `second` is what haste
    adds to a first blow."""

    attacker: str
    target: str
    second: bool = False


class Pair(msgspec.Struct, frozen=True):
    """Two fighters who are hand to hand, in the order of their ids."""

    a: str
    b: str

    def holds(self, fighter: str) -> bool:
        """Whether a fighter is one of the two."""
        return fighter in (self.a, self.b)

    def other(self, fighter: str) -> str:
        """The other one."""
        return self.b if fighter == self.a else self.a


def pair_of(one: str, other: str) -> Pair:
    """The pair of two fighters."""
    return Pair(*sorted((one, other)))


class Swallowed(msgspec.Struct, frozen=True, kw_only=True):
    """Inside a creature: its stated damage, that of the last round, what was dealt to it since it
    died, and its armour class from within where one is stated."""

    creature: str
    base: int
    last: int | None = None
    dealt: int = 0
    ac: int | None = None


class Marks(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a fighter did and may still do this round.

    `heroic`: a heroic roll, or a check of a wound, lets him act. `chosen`: he took his stand below
    zero. `stopped`: he can only defend. `cleared`: he passed his confusion. `hindered` is an
    interposition against him. `held`: he waits for somebody else's move. `hunted` is one to be
    captured, `hasted` one
    under haste, `acted` counts the rounds in which he acted. `far`: he shot or cast at a distance.
    """

    attacks: int = 0
    heroic: bool = False
    chosen: bool = False
    full_defence: bool = False
    stopped: bool = False
    cleared: bool = False
    hindered: str = ""
    held: bool = False
    hunted: bool = False
    hasted: bool = False
    acted: int = 0
    far: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of an attack: its sums, the die, and what came of it."""

    id: str
    attacker: str
    target: str
    need: Breakdown | None = None
    bonus: Breakdown | None = None
    natural: int = 0
    hit: bool = False
    damage: Breakdown | None = None
    outcome: tuple[Message, ...] = ()
