"""Commands that activities (a fight, a chase, a contract) have alike, as tagged frozen structs.

They are stored as they are. An activity names them in the union of its own commands, with the types
of its system: `Join[Character] | Begin | …`.
"""

from typing import Generic, TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


class Command(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any command of an activity."""


class Join(Command, Generic[D], frozen=True, kw_only=True, tag="join"):
    """Bring in a copy of a document; `character` is the library's id, "" for an NPC of this
    activity alone."""

    fighter: str
    side: int
    document: D
    name: str
    character: str = ""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Leave the preparation: the first round, or turn."""


class TakeTurn(Command, frozen=True, kw_only=True, tag="turn"):
    """A slot takes its turn, where turns are taken one by one."""

    slot: str


class Ring(Command, frozen=True, kw_only=True, tag="end-turns"):
    """Nobody has a turn left: what the end of the round brings is looked at."""


class Bell(Command, frozen=True, kw_only=True, tag="bell"):
    """The end of a round and the beginning of the next: everything due applies, but the
    consequences `skip`."""

    skip: tuple[str, ...] = ()


class CorrectBox(Command, Generic[T], frozen=True, kw_only=True, tag="correct-box"):
    """Tick or clear a box by the GM's word; `row` 0 is the lightest line of the track."""

    fighter: str
    track: T
    row: int
    ticked: bool
    reason: str = ""


class CorrectPool(Command, frozen=True, kw_only=True, tag="correct-pool"):
    """Set a pool (what is left of it) by the GM's word."""

    fighter: str
    pool: str
    value: int
    reason: str = ""


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Take somebody out; what the activity owns of him is kept."""

    fighter: str
    reason: str = ""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The activity is over."""


class ApplySettings(Command, Generic[S], frozen=True, kw_only=True, tag="apply-settings"):
    """Go on by other settings of the campaign."""

    settings: S


class DocumentEdited(Command, Generic[D], frozen=True, kw_only=True, tag="document-edited"):
    """The sheet of a participant changed outside the activity."""

    fighter: str
    document: D
