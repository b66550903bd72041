"""What may be done in a contract, as tagged frozen structs."""

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
from desktop.rules.nightprowler.contract.state import Counting, Unit
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.settings.shipped import Settings


class TakeTask(Command, frozen=True, kw_only=True, tag="take-task"):
    """Start from a sample task, or from a size of contract of the tables."""

    task: str = ""
    size: str = ""


class SetTerms(Command, frozen=True, kw_only=True, tag="set-terms"):
    """Set the terms one by one; see `Terms`."""

    threshold: int
    most: int
    period: int = 0
    unit: Unit = Unit.DAY
    counting: Counting = Counting.ROLLS


class Announce(Command, frozen=True, kw_only=True, tag="announce"):
    """Make a skill available, or no longer."""

    skill: str
    on: bool = True


class Try(Command, frozen=True, kw_only=True, tag="try"):
    """Say what a character will roll, and how he goes about it."""

    fighter: str
    skill: str
    explanation: str = ""
    heroism: int = 0
    modifier: int = 0


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    """Take an attempt back before the roll."""

    fighter: str


class Roll(Command, frozen=True, kw_only=True, tag="roll"):
    """Roll every attempt."""


class Elapse(Command, frozen=True, kw_only=True, tag="elapse"):
    """Let time pass, in units of the period."""

    amount: int


class Break(Command, frozen=True, kw_only=True, tag="break"):
    """Break the contract, by the MJ's word."""

    reason: str = ""


AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | TakeTask
    | SetTerms
    | Announce
    | Try
    | Withdraw
    | Roll
    | Elapse
    | Break
    | CorrectBox[Track]
    | CorrectPool
    | Remove
    | Close
    | ApplySettings[Settings]
    | DocumentEdited[Character]
)
