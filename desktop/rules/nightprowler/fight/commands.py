"""What somebody may want to do in a fight, as tagged frozen structs (stored as they are)."""

import enum
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
)
from desktop.rules.fightview import Adjustment
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.fight.acts import (
    Ambush,
    AmendWound,
    ChangeWeapon,
    Condition,
    DamageArmour,
    Disarm,
    EndPincer,
    Engage,
    FirstAid,
    Fright,
    LetGo,
    Separate,
    SetBleeding,
    SetCondition,
    SetGround,
    SetInitiative,
    SetModifier,
    SetShot,
    SetSide,
    SetSteady,
    Struggle,
    Sweep,
)
from desktop.rules.nightprowler.fight.parts import Aim, Query
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.sealed import Sealed

__all__ = [
    "Advantage",
    "Ambush",
    "AmendWound",
    "AnyCommand",
    "ApplySettings",
    "Begin",
    "Bell",
    "ChangeWeapon",
    "Choose",
    "Close",
    "Command",
    "Condition",
    "CorrectBox",
    "CorrectPool",
    "Counter",
    "DamageArmour",
    "Disarm",
    "DocumentEdited",
    "Dying",
    "EndPincer",
    "EndReactions",
    "Engage",
    "Fate",
    "FirstAid",
    "Fright",
    "Join",
    "LetGo",
    "React",
    "Remove",
    "Reply",
    "Resolve",
    "Reveal",
    "Separate",
    "SetBleeding",
    "SetCondition",
    "SetGround",
    "SetInitiative",
    "SetModifier",
    "SetShot",
    "SetSide",
    "SetSteady",
    "StayConscious",
    "Struggle",
    "Sweep",
    "Unlock",
]


class Fate(enum.Enum):
    """What the GM decides for somebody who has no box left in Blessures mortelles (V)."""

    DEAD = "dead"
    REPRIEVE = "reprieve"


class Choose(Sealed, Command, frozen=True, kw_only=True, tag="choose"):
    """Seal a choice. `heroism` PH for the threshold, 1 PH more each for `mordant` and `vista`.

    `technique` names one of option 4, 5 or 6 when there are several; `stake` is its price in PH
    (None: the least). See `Choice` for the rest.
    """

    fighter: str
    option: int
    target: str = ""
    aim: Aim | None = None
    heroism: int = 0
    mordant: bool = False
    vista: bool = False
    technique: str = ""
    stake: int | None = None
    branch: str = ""
    shield: bool = True
    focus: str = ""


class Unlock(Command, frozen=True, kw_only=True, tag="unlock"):
    """Take a sealed choice back before the reveal."""

    fighter: str


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Show every choice at once and charge its cost."""


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Change an Attitude for 1 PH after the reveal; `option` None passes."""

    fighter: str
    option: int | None = None
    target: str = ""
    aim: Aim | None = None


class EndReactions(Command, frozen=True, kw_only=True, tag="end-reactions"):
    """Everybody who has not spoken passes."""


class Resolve(Command, frozen=True, kw_only=True, tag="resolve"):
    """Roll and compare; needs one d20 for each fighter who rolls.

    The consequences of `skip` do not happen; `adjusted` is what the GM adds to links of exchanges
    (see `adjusting`).
    """

    skip: tuple[str, ...] = ()
    adjusted: tuple[Adjustment, ...] = ()


class Counter(Command, frozen=True, kw_only=True, tag="counter"):
    """Answer the offer of a contre: a foe to strike, or disengage, or neither."""

    fighter: str
    target: str = ""
    disengage: bool = False


class Advantage(Command, frozen=True, kw_only=True, tag="advantage"):
    """Take the advantage of a won Mouvement; None renounces.

    `target` is a foe for reach, a weapon's id ("" for bare hands) for drawing.
    """

    fighter: str
    which: Aim | None = None
    target: str = ""


class Reply(Command, frozen=True, kw_only=True, tag="reply"):
    """Answer what a technique, a grip or an ambush asks; `value` is one that the question offers.

    Some need dice.
    """

    fighter: str
    query: Query
    foe: str
    value: str


class StayConscious(Command, frozen=True, kw_only=True, tag="stay-conscious"):
    """Spend the PH that keep one conscious, or fall."""

    fighter: str
    spend: bool


class Dying(Command, frozen=True, kw_only=True, tag="dying"):
    """Dead, or a reprieve for first aid."""

    fighter: str
    fate: Fate


AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | Choose
    | Unlock
    | Reveal
    | React
    | EndReactions
    | Resolve
    | Counter
    | Advantage
    | Reply
    | StayConscious
    | Dying
    | Bell
    | CorrectBox[Track]
    | AmendWound
    | CorrectPool
    | SetBleeding
    | SetCondition
    | SetModifier
    | ChangeWeapon
    | SetShot
    | SetSteady
    | SetGround
    | DamageArmour
    | Ambush
    | EndPincer
    | Struggle
    | Disarm
    | LetGo
    | FirstAid
    | Fright
    | SetInitiative
    | SetSide
    | Engage
    | Separate
    | Sweep
    | ApplySettings[Settings]
    | Remove
    | Close
    | DocumentEdited[Character]
)
