"""The toy fight as values: its state, its commands and its events.

Everybody seals a choice (strike somebody, or guard), all choices are revealed together, and every
striker rolls one six-sided die.
"""

import enum
from typing import TypeAlias

import msgspec

from desktop.rules.fightview import Adjustment, Stage
from tests.toy.document import ToyCharacter, ToySettings


class Phase(enum.Enum):
    SETUP = "setup"
    CHOICE = "choice"
    RESOLUTION = "resolution"
    CLOSED = "closed"


class Choice(msgspec.Struct, frozen=True):
    """What a fighter does this round; `grit` points are charged at the reveal, +1 damage each."""

    action: str
    target: str = ""
    grit: int = 0


class Fighter(msgspec.Struct, frozen=True):
    """A participant: the document frozen when it joined, and the state that the fight owns."""

    id: str
    name: str
    side: int
    character: str
    document: ToyCharacter
    hits: int
    grit: int
    locked: bool = False
    choice: Choice | None = None


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A blow with its numbers: `hits` is what the target is left with."""

    fighter: str
    target: str
    die: int
    damage: int
    hits: int


class FightState(msgspec.Struct, frozen=True):
    settings: ToySettings
    stage: Stage = Stage.SETUP
    phase: Phase = Phase.SETUP
    round: int = 0
    fighters: tuple[Fighter, ...] = ()
    blows: tuple[Struck, ...] = ()
    turn: str = ""

    def fighter(self, fighter: str) -> Fighter | None:
        """The fighter of that id, or None."""
        return next((one for one in self.fighters if one.id == fighter), None)

    def able(self) -> tuple[Fighter, ...]:
        """Those who are still standing."""
        return tuple(one for one in self.fighters if one.hits > 0)


class Join(msgspec.Struct, frozen=True, tag="join"):
    fighter: str
    side: int
    name: str
    character: str
    document: ToyCharacter


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    pass


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    fighter: str
    choice: Choice


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    pass


class Resolve(msgspec.Struct, frozen=True, tag="resolve"):
    """Needs one d6 per striker: purpose "strike", the fighter's id, the round.

    `skip` are the blows that do not happen ("strike:" and who strikes), `adjusted` what the GM
    adds to their damage.
    """

    skip: tuple[str, ...] = ()
    adjusted: tuple[Adjustment, ...] = ()


class Burn(msgspec.Struct, frozen=True, tag="burn"):
    """Damage to several at once: fighter, and whether half of it only, rounded down."""

    targets: tuple[tuple[str, bool], ...]
    damage: int


class ApplySettings(msgspec.Struct, frozen=True, tag="apply-settings"):
    """Go on by other settings."""

    settings: ToySettings


class TakeTurn(msgspec.Struct, frozen=True, tag="take-turn"):
    slot: str


class CorrectHits(msgspec.Struct, frozen=True, tag="correct-hits"):
    """One hit point less (-1) or more (+1), by the GM."""

    fighter: str
    change: int
    reason: str


class CorrectGrit(msgspec.Struct, frozen=True, tag="correct-grit"):
    fighter: str
    value: int
    reason: str


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    fighter: str
    reason: str


class Close(msgspec.Struct, frozen=True, tag="close"):
    pass


class EditSheet(msgspec.Struct, frozen=True, tag="edit-sheet"):
    """The sheet of a participant changed outside the fight."""

    fighter: str
    document: ToyCharacter


Command: TypeAlias = (
    Join
    | Begin
    | Choose
    | Reveal
    | Resolve
    | TakeTurn
    | Burn
    | ApplySettings
    | CorrectHits
    | CorrectGrit
    | Remove
    | Close
    | EditSheet
)


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    fighter: str
    side: int
    name: str
    character: str
    document: ToyCharacter


class RoundBegun(msgspec.Struct, frozen=True, tag="round-begun"):
    round: int


class TurnBegun(msgspec.Struct, frozen=True, tag="turn-begun"):
    slot: str


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    fighter: str
    choice: Choice


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All choices lie open; `grit` is what each fighter is left with."""

    grit: dict[str, int]
    choices: dict[str, Choice]


class HitsSet(msgspec.Struct, frozen=True, tag="hits-set"):
    fighter: str
    hits: int
    reason: str


class GritSet(msgspec.Struct, frozen=True, tag="grit-set"):
    fighter: str
    grit: int
    reason: str


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """The GM left out a blow of `fighter` on `target`."""

    fighter: str
    target: str


class Adjusted(msgspec.Struct, frozen=True, tag="adjusted"):
    """The GM changed a blow of `fighter` by `amount`, for `reason`."""

    fighter: str
    amount: int
    reason: str


class Burned(msgspec.Struct, frozen=True, tag="burned"):
    """Damage that came from no blow; `hits` is what the fighter is left with."""

    fighter: str
    damage: int
    hits: int


class SettingsApplied(msgspec.Struct, frozen=True, tag="settings-applied"):
    settings: ToySettings


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    fighter: str
    reason: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    pass


class SheetEdited(msgspec.Struct, frozen=True, tag="sheet-edited"):
    """A new sheet; `hits` and `grit` only where the edit changed them.

    This is what lets the event be carried along by an undo without bringing back the wounds that
    the undo took away.
    """

    fighter: str
    document: ToyCharacter
    hits: int | None = None
    grit: int | None = None


Event: TypeAlias = (
    Joined
    | RoundBegun
    | TurnBegun
    | Chosen
    | Revealed
    | Struck
    | Skipped
    | Adjusted
    | Burned
    | SettingsApplied
    | HitsSet
    | GritSet
    | Removed
    | Closed
    | SheetEdited
)
