"""What may be done in a chase, as tagged frozen structs."""

from typing import TypeAlias

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Close,
    Command,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.nightprowler.chase.state import Verdict
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.sealed import Sealed


class SetLead(Command, frozen=True, kw_only=True, tag="set-lead"):
    """Give a runner a lead of the tables (VI.B.2)."""

    fighter: str
    lead: str


class Choose(Sealed, Command, frozen=True, kw_only=True, tag="choose"):
    """Seal a choice; see `Choice`."""

    fighter: str
    move: str
    heroism: int = 0
    citizens: int = 0
    quarry: str = ""


class Unlock(Command, frozen=True, kw_only=True, tag="unlock"):
    """Take a sealed choice back."""

    fighter: str


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Show all choices at once, and pay them."""


class Adjust(Command, frozen=True, kw_only=True, tag="adjust"):
    """The MJ's modifier of a roll of this turn, and the skill that is rolled ("" for the usual)."""

    fighter: str
    modifier: int = 0
    skill: str = ""


class AdjustAvoidance(Command, frozen=True, kw_only=True, tag="adjust-avoidance"):
    """The MJ's modifier of the rolls against citizens (a uniform helps them), and their skill."""

    fighter: str
    modifier: int = 0
    skill: str = ""


class Resolve(Command, frozen=True, kw_only=True, tag="resolve"):
    """Roll."""


class Judge(Command, frozen=True, kw_only=True, tag="judge"):
    """Say what becomes of a fugitive whom a citizen stopped."""

    fighter: str
    verdict: Verdict


class NextTurn(Command, frozen=True, kw_only=True, tag="next-turn"):
    """Go on to the choices of the next turn."""


AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | SetLead
    | Choose
    | Unlock
    | Reveal
    | Adjust
    | AdjustAvoidance
    | Resolve
    | Judge
    | NextTurn
    | CorrectBox[Track]
    | CorrectPool
    | Remove
    | Close
    | ApplySettings[Settings]
    | DocumentEdited[Character]
)
