"""A character of HARP | TdM as stored: what was chosen, learnt and suffered, never what follows.

Hit points (PdV) go below zero. Bonuses and penalties are points of a d100. Ids name entries of the
tables; what the tables do not have stands by its own name.
"""

import enum
from typing import Annotated, Literal

import msgspec

from desktop.rules.document import Upcaster
from desktop.rules.harp.tables.people import Method
from desktop.rules.overrides import Override

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}

CHARACTERISTICS = (
    "force",
    "constitution",
    "agilite",
    "rapidite",
    "volonte",
    "raisonnement",
    "intuition",
    "presence",
)
RESISTANCES = ("corps", "esprit", "magie")
AVERAGE = 50
"""What stands for a characteristic that was not set; its bonus is none."""
LEAST_SCORE, MOST_SCORE = 1, 105
MIDDLE_SIZE = "moyenne"
"""The size of an attack of which nobody said more."""


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """A skill: `skill` is an id of the tables, or "" for another one by its name.

    `first` and `second` are the characteristics where they are not those of the tables; `method`
    "" leaves it to the tables. `closed`: its own description asks for a closed roll.
    """

    id: str
    skill: str = ""
    name: str = ""
    specialty: str = ""
    ranks: int = 0
    first: str = ""
    second: str = ""
    equipment: int = 0
    other: int = 0
    method: Method | Literal[""] = ""
    closed: bool = False


class Resistance(msgspec.Struct, frozen=True, kw_only=True):
    """Ranks of a resistance and what race and gear add; `total` in place of all that."""

    ranks: int = 0
    other: int = 0
    total: int | None = None


class Vision(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody sees; metres of range for sight in the dark, metres by stars and moon where the
    GM says so."""

    kind: Literal["normale", "nuit", "noir"] = "normale"
    range: int = 0
    stars: int | None = None
    moon: int | None = None


class Weapon(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon: `bonus` is that of an attack (BO), `fumble` the last face of its zone, `size` an id
    of the campaign's sizes, `critical` the table of criticals that it is read on."""

    id: str
    name: str
    bonus: int = 0
    fumble: int = 4
    note: str = ""
    size: str = MIDDLE_SIZE
    critical: str = ""


class Guard(msgspec.Struct, frozen=True, kw_only=True):
    """What stands between somebody and a blow beside his quickness: parts of the bonus of defence
    (BD); `total` in place of them all."""

    armour: int = 0
    shield: int = 0
    other: int = 0
    total: int | None = None


class Item(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    quantity: int = 1
    note: str = ""


Structure = Literal["", "os", "organe", "tendon", "muscle"]


class Wound(msgspec.Struct, frozen=True, kw_only=True):
    """A wound beside lost hit points: bleeding each round, a penalty (0 or less), what is broken.

    `main` wounds are those that were killing him. `needs` is how many days of rest it takes, None
    before anybody rolled; `rested` how many went by.
    """

    id: str
    name: str = ""
    bleeding: int = 0
    penalty: int = 0
    structure: Structure = ""
    main: bool = False
    treated: bool = False
    needs: int | None = None
    rested: int = 0


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """What leprosy took: teeth, toes and fingers of the left and the right."""

    teeth: int = 0
    toes: tuple[int, int] = (0, 0)
    fingers: tuple[int, int] = (0, 0)


class Ailment(msgspec.Struct, frozen=True, kw_only=True):
    """A disease or poison that runs: `level` is that of its cascade.

    `days` that it lasted; hours of fever left, of deafness in `deaf`; days left before a coma;
    rounds left before death; days left in coma, `coma` whether he is in it; `target` of the daily
    survival roll. `limbs` are immobilised. `near`: the substance of an allergy is there; `resting`:
    he lies warm. `on_bonus`: what it takes off a score is taken off the bonus instead.
    """

    id: str
    disease: str = ""
    name: str = ""
    level: str = ""
    days: int = 0
    fever: int | None = None
    deaf: int | None = None
    coma_in: int | None = None
    coma: bool = False
    coma_days: int | None = None
    rounds: int | None = None
    target: int = 0
    limbs: int = 0
    substance: str = ""
    near: bool = False
    resting: bool = False
    on_bonus: bool = False
    parts: Parts = Parts()
    note: str = ""


class Herb(msgspec.Struct, frozen=True, kw_only=True):
    """A herb that was taken and has not worked yet: seconds `left` until then, and the hit points
    that it gives back."""

    id: str
    name: str = ""
    points: int = 0
    left: int


class Cause(enum.Enum):
    """What somebody died of."""

    CRITICAL = "critique"
    SHOCK = "choc"
    CONSTITUTION = "constitution"
    POISON = "poison"
    DISEASE = "maladie"
    SPELL = "sort"
    OTHER = "autre"


class Life(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody stands between life and death.

    `left` rounds of the dying, None when he is not; `stabilised` stops them. `cause` says that he
    is dead, `minutes` since his soul left; `decayed` are points lost since, by characteristic.
    """

    left: int | None = None
    stabilised: bool = False
    cause: Cause | None = None
    minutes: int = 0
    decayed: dict[str, int] = {}


class Prepared(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus that waits for the next roll on `skill`: help of another manoeuvre, or a near
    miss."""

    id: str
    skill: str
    amount: int
    reason: str = ""
    near_miss: bool = False


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A long task: percents done, in which unit of time it is rolled.

    `lost`: a fumble cost its ingredients. `shared`: what others did of it adds up with this.
    """

    id: str
    name: str
    period: str = ""
    done: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    rolls: int = 0
    ingredients: bool = False
    lost: bool = False
    shared: bool = False


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """`people` is an id of the tables or "", `race` what it is called. `racial` is added to the
    bonuses of characteristics; `bonuses` stand in place of what scores give. `overrides` are rules
    that the GM waived."""

    version: int = VERSION
    name: str = ""
    player: str = ""
    people: str = ""
    race: str = ""
    profession: str = ""
    level: int = 1
    scores: dict[str, int] = {}
    racial: dict[str, int] = {}
    bonuses: dict[str, int] = {}
    resistances: dict[str, Resistance] = {}
    most: int = 1
    hp: int = 1
    vision: Vision = Vision()
    skills: tuple[Skill, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    guard: Guard = Guard()
    items: tuple[Item, ...] = ()
    wounds: tuple[Wound, ...] = ()
    ailments: tuple[Ailment, ...] = ()
    herbs: tuple[Herb, ...] = ()
    life: Life = Life()
    prepared: tuple[Prepared, ...] = ()
    tasks: tuple[Task, ...] = ()
    appearance: str = ""
    history: str = ""
    notes: str = ""
    overrides: tuple[Override, ...] = ()

    @property
    def dead(self) -> bool:
        return self.life.cause is not None

    @property
    def bleeding(self) -> int:
        """Hit points that untreated wounds cost each round."""
        return sum(one.bleeding for one in self.wounds if not one.treated)
