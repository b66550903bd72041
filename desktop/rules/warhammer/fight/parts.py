"""What a fight is made of beside its people: phases, the blow that is under way, offers."""

import enum

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.warhammer.percent import Percent

STAND, LEAVE = "se-relever", "quitter"
FREE, IMPALE, PIKE = "gratuite", "empalement", "posture-du-piquier"


class Phase(enum.Enum):
    """The steps of a round (III): postures, then turns, then the bell at its end."""

    SETUP = "setup"
    POSTURES = "postures"
    TURNS = "turns"
    BELL = "bell"
    CLOSED = "closed"


class Stage(enum.Enum):
    """What a blow waits for: its attack roll, the defence of its target, or what follows of it."""

    APPROACH = "approach"
    DEFENCE = "defence"
    SETTLE = "settle"


class Way(enum.Enum):
    """How a blow went so far, which says what follows of it."""

    HIT = "hit"
    PARRIED = "parried"
    MISHAP = "mishap"
    PUSH = "push"
    BLAST = "blast"


class Defence(enum.Enum):
    """What the target of an attack did."""

    NONE = "none"
    PARRY = "parry"
    DODGE = "dodge"


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an attacker stands to his target, as the GM says it: ids of the tables of modifiers.

    `metres` is the distance of a shot or a charge.
    """

    ticked: tuple[str, ...] = ()
    metres: int = 0


class Blow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attack that is under way.

    `arm` is the weapon's id, with "/" and the profile it is used by, "" for bare hands. `action` is
    the id of the action or special one. `why` is "" for an action of one's own, else what gave a
    free attack. `number` counts the attacks of a round from 1. `aimed` is "cc" or "degats".
    `instead` says that the damage of the posture was chosen. `zone` is the one that was chosen;
    `located` are the degrees that place the blow. `over`, `sure` (no defence), `bashed` are what
    earlier actions prepared. `mental` lets the victim test FM instead of E.
    """

    attacker: str
    target: str
    arm: str = ""
    action: str = "attaquer"
    why: str = ""
    number: int = 1
    aimed: str = ""
    instead: bool = False
    pierced: int = 0
    place: Place = Place()
    sure: bool = False
    bashed: bool = False
    posture: str = "normale"
    stage: Stage = Stage.APPROACH
    way: Way = Way.HIT
    need: Breakdown | None = None
    roll: Percent | None = None
    located: int = 0
    zone: str = ""
    band: int = 0
    missile: str = ""
    missile_quality: str = "normale"
    mental: bool = False
    defence: Defence = Defence.NONE
    guard: str = ""
    guard_need: Breakdown | None = None
    guard_roll: Percent | None = None
    fixed: int = 0
    degrees: int = 0


class Offer(msgspec.Struct, frozen=True):
    """A free attack that somebody may make: who, at whom, and what gave it."""

    attacker: str
    target: str
    why: str


class Leaving(msgspec.Struct, frozen=True):
    """Somebody who moves off or gets up while foes may still strike him; `stopped` once one did."""

    fighter: str
    what: str
    stopped: bool = False


class Pair(msgspec.Struct, frozen=True):
    """Two fighters who are engaged hand to hand, in the order of their ids."""

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


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of an attack once it is over (WH-GEN-COMBAT-LOG-STATE): touched, parried or
    dodged, where, damage and effect; with the sums that led there, how many `metres` it was shot,
    and the words of the table."""

    id: str
    attacker: str
    target: str
    title: Message
    hit: bool = False
    parried: bool = False
    dodged: bool = False
    zone: str = ""
    damage: Breakdown | None = None
    value: Breakdown | None = None
    effect: Message | None = None
    need: Breakdown | None = None
    roll: int = 0
    degrees: int = 0
    guard_need: Breakdown | None = None
    guard_roll: int = 0
    metres: int = 0
    side: Breakdown | None = None
    told: str = ""
    over: bool = True


class Snare(msgspec.Struct, frozen=True):
    """What holds a fighter captured: the name of the weapon and what it changes of his test of
    Ag (WH-RNG-IMMOBILISANTE, WH-RNG-PIEGEANT-LEGER)."""

    weapon: Message | str
    change: int


class Marks(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a fighter did and may still do; amounts of A are in halves.

    `spent` of this round, `reserved` by a prepared parry, `extra` for the A of a second weapon
    used, `debt` taken from this round, `owed` to the next (WH-ROUND-HALF-ACTIONS). `kinds` are the
    actions of this round, `free` the free ones. `stopped` cannot act any more this round.
    `parried` counts parries. `feinted`, `bashed` are against whom the next attack is helped.
    `reload` is how many half rounds were spent on `reloading`. `fires` are rounds left in which a
    fire arrow may set fire to what it hit. `breaking` comes of sudden death. `fated` are wounds
    against which no destiny point is to be spent. `wielded` says of exhausting weapons in which
    round they were used first. `still` must not move: he holds a pike against a charge.
    """

    posture: str = "normale"
    spent: int = 0
    reserved: int = 0
    extra: bool = False
    debt: int = 0
    owed: int = 0
    kinds: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    attacks: int = 0
    parried: int = 0
    ready: bool = False
    aimed: str = ""
    feinted: str = ""
    bashed: str = ""
    surprising: bool = False
    charged: bool = False
    stopped: bool = False
    snare: Snare | None = None
    reloading: str = ""
    reload: int = 0
    fires: int = 0
    breaking: bool = False
    fated: tuple[str, ...] = ()
    wielded: tuple[tuple[str, int], ...] = ()
    mounted: bool = False
    still: bool = False
