"""Everything that may be asked of a fight, as stored in its journal."""

from typing import TypeAlias

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Bell,
    Close,
    Command,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
    Ring,
    TakeTurn,
)
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.settings import Settings


class Prepare(Command, frozen=True, kw_only=True, tag="prepare"):
    """A fighter's posture for the round, and whether he prepares a parry."""

    fighter: str
    posture: str
    parry: bool = False


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """A combat action in one's turn; a charge may `leap` down on its target.

    `arm` is a weapon in hand ("" bare hands); `aim` what Viser is for; `targets` others whom a
    Mitraille weapon hits. Dice: the attack, and the opposed test where there is one.
    """

    fighter: str
    action: str
    target: str = ""
    arm: str = ""
    aim: str = ""
    instead: bool = False
    pierced: int = 0
    place: Place = Place()
    leap: bool = False
    targets: tuple[str, ...] = ()


class Do(Command, frozen=True, kw_only=True, tag="do"):
    """Something out of combat, or free: `action` of the tables, with the weapon or the length in
    half rounds where it has one."""

    fighter: str
    action: str
    weapon: str = ""
    hand: str = ""
    halves: int = 0


class Defend(Command, frozen=True, kw_only=True, tag="defend"):
    """What the target of a blow does: "parer", "reactive", "esquiver" or "subir"; `guard` is the
    weapon that parries."""

    fighter: str
    reply: str
    guard: str = ""


class Aim(Command, frozen=True, kw_only=True, tag="zone"):
    """The zone that the attacker chooses ("" for the one of the degrees), and whether FM may stand
    for E in the tests."""

    fighter: str
    zone: str
    mental: bool = False


class Strike(Command, frozen=True, kw_only=True, tag="free-attack"):
    """Make a free attack that is offered, or let it go."""

    fighter: str
    target: str
    made: bool
    arm: str = ""


class Settle(Command, frozen=True, kw_only=True, tag="settle"):
    """Go on with the blow under way, without the consequences `skip`."""

    skip: tuple[str, ...] = ()


class Narrate(Command, frozen=True, kw_only=True, tag="narrate"):
    """Words of the table about an attack (WH-GEN-NARRATIVE)."""

    record: str
    text: str


class Ground(Command, frozen=True, kw_only=True, tag="ground"):
    """What everybody stands in: "", mud or snow, and whether there is no room."""

    ground: str = ""
    cramped: bool = False


class Engage(Command, frozen=True, kw_only=True, tag="engage"):
    fighter: str
    foe: str
    engaged: bool


class Condition(Command, frozen=True, kw_only=True, tag="condition"):
    """A state by the GM's word: "prone", "unconscious", "dead", "dying"…, on or off."""

    fighter: str
    what: str
    on: bool
    reason: str = ""


class Hurt(Command, frozen=True, kw_only=True, tag="hurt"):
    """A critical effect by the GM's word."""

    fighter: str
    kind: str
    zone: str
    value: int
    reason: str = ""


class Care(Command, frozen=True, kw_only=True, tag="care"):
    """A wound is cared for: its clock stops where care can stop it."""

    fighter: str
    wound: str


class Side(Command, frozen=True, kw_only=True, tag="side"):
    """The table says on which side of the body a wound is: "droite" or "gauche"."""

    fighter: str
    wound: str
    side: str


class Destiny(Command, frozen=True, kw_only=True, tag="destiny"):
    """A destiny point against the worst of a wound (WH-DESTIN-USE); not `spent`: it takes its
    course."""

    fighter: str
    wound: str
    spent: bool = True


class Sweep(Command, frozen=True, kw_only=True, tag="sweep"):
    """Damage to several at once: fighter, and whether half of it only."""

    targets: tuple[tuple[str, bool], ...]
    damage: int
    kind: str
    zone: str
    armour: bool = True


AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | Prepare
    | TakeTurn
    | Act
    | Do
    | Defend
    | Aim
    | Strike
    | Settle
    | Bell
    | Ring
    | Narrate
    | Ground
    | Engage
    | Condition
    | Hurt
    | Care
    | Side
    | Destiny
    | Sweep
    | CorrectPool
    | CorrectBox[str]
    | Remove
    | Close
    | ApplySettings[Settings]
    | DocumentEdited[Character]
)
