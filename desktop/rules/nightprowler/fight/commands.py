"""What somebody may want to do in a fight, as tagged frozen structs (stored as they are)."""

import enum
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.rules.nightprowler.document import Character, Track
from desktop.rules.nightprowler.fight.state import Aim


class Fate(enum.Enum):
    """What the GM decides for somebody who has no box left in Blessures mortelles (V)."""

    DEAD = "dead"
    REPRIEVE = "reprieve"


class Condition(enum.Enum):
    """Conditions that a correction can set or lift."""

    UNCONSCIOUS = "unconscious"
    DYING = "dying"
    DEAD = "dead"


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Any command of a fight."""


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Bring in a copy of a document; `character` is the library's id, "" for an NPC."""

    fighter: str
    side: int
    document: Character
    name: str
    character: str = ""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Open the first turn."""


class Choose(Command, frozen=True, kw_only=True, tag="choose"):
    """Seal a choice. `heroism` PH for the threshold, 1 PH more each for `mordant` and `vista`."""

    fighter: str
    option: int
    target: str = ""
    aim: Aim | None = None
    heroism: int = 0
    mordant: bool = False
    vista: bool = False


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
    """Roll and compare; needs one d20 for each fighter who rolls."""


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


class StayConscious(Command, frozen=True, kw_only=True, tag="stay-conscious"):
    """Spend the PH that keep one conscious, or fall."""

    fighter: str
    spend: bool


class Dying(Command, frozen=True, kw_only=True, tag="dying"):
    """Dead, or a reprieve for first aid."""

    fighter: str
    fate: Fate


class Bell(Command, frozen=True, kw_only=True, tag="bell"):
    """End the turn: everything due applies, but the items of `skip`."""

    skip: tuple[str, ...] = ()


class CorrectBox(Command, frozen=True, kw_only=True, tag="correct-box"):
    """Tick or clear one box of a line (0 the lightest)."""

    fighter: str
    track: Track
    row: int
    ticked: bool
    reason: str


class CorrectPool(Command, frozen=True, kw_only=True, tag="correct-pool"):
    """Set the PH that are left."""

    fighter: str
    pool: str
    value: int
    reason: str


class SetBleeding(Command, frozen=True, kw_only=True, tag="set-bleeding"):
    """Set how many bleedings tick a box each turn."""

    fighter: str
    count: int
    reason: str


class SetCondition(Command, frozen=True, kw_only=True, tag="set-condition"):
    """Set or lift a condition by hand."""

    fighter: str
    condition: Condition
    on: bool
    reason: str


class SetModifier(Command, frozen=True, kw_only=True, tag="set-modifier"):
    """The GM's circumstance modifier of this turn's roll (position, light…)."""

    fighter: str
    value: int


class ChangeWeapon(Command, frozen=True, kw_only=True, tag="change-weapon"):
    """Show another weapon ("" for bare hands), with the shield or without."""

    fighter: str
    weapon: str
    shield: bool = False


class SetInitiative(Command, frozen=True, kw_only=True, tag="set-initiative"):
    """Overrule an Initiative; None returns to the sheet's."""

    fighter: str
    value: int | None


class SetSide(Command, frozen=True, kw_only=True, tag="set-side"):
    """Change sides; engagements with the new friends end."""

    fighter: str
    side: int


class Engage(Command, frozen=True, kw_only=True, tag="engage"):
    """Put two adversaries face to face."""

    fighter: str
    foe: str


class Separate(Command, frozen=True, kw_only=True, tag="separate"):
    """End the engagement of two fighters."""

    fighter: str
    foe: str


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Take somebody out of the fight; what the fight owns of him is kept."""

    fighter: str
    reason: str = ""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """End the fight."""


class DocumentEdited(Command, frozen=True, kw_only=True, tag="document-edited"):
    """The sheet of a participant changed outside the fight."""

    fighter: str
    document: Character


AnyCommand: TypeAlias = (
    Join
    | Begin
    | Choose
    | Unlock
    | Reveal
    | React
    | EndReactions
    | Resolve
    | Counter
    | Advantage
    | StayConscious
    | Dying
    | Bell
    | CorrectBox
    | CorrectPool
    | SetBleeding
    | SetCondition
    | SetModifier
    | ChangeWeapon
    | SetInitiative
    | SetSide
    | Engage
    | Separate
    | Remove
    | Close
    | DocumentEdited
)


def read_command(raw: Mapping[str, Json]) -> AnyCommand:
    """Decode a stored command; raises `KnownError` when it is not one of this system."""
    try:
        return msgspec.convert(dict(raw), AnyCommand)
    except msgspec.ValidationError as error:
        raise known("np.fight.error.command", detail=str(error)) from error
