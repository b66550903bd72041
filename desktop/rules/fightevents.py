"""Events that fights without sealed choices have alike, as tagged frozen structs.

They are stored as they are. A fight names them in the union of its own events, with the types of
its system: `Joined[Fighter] | RoundBegun | …`.
"""

from typing import Generic, TypeVar, cast

import msgspec

T = TypeVar("T")
D = TypeVar("D", bound=msgspec.Struct)


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Any event of a fight."""


class Joined(Event, Generic[T], frozen=True, kw_only=True, tag="joined"):
    """Somebody has come in."""

    fighter: T


class PhaseEntered(Event, Generic[T], frozen=True, kw_only=True, tag="phase"):
    """The fight is in another phase."""

    phase: T


class RoundBegun(Event, frozen=True, kw_only=True, tag="round"):
    """A round begins, 1 the first."""

    round: int


class Marked(Event, Generic[T], frozen=True, kw_only=True, tag="marks"):
    """What somebody did and may still do."""

    fighter: str
    marks: T


class Recorded(Event, Generic[T], frozen=True, kw_only=True, tag="record"):
    """A roll or an attack as it is known now, in place of what was known before."""

    record: T


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """Somebody has left."""

    fighter: str


class SettingsApplied(Event, Generic[T], frozen=True, kw_only=True, tag="settings"):
    """It goes on by other settings of the campaign."""

    settings: T


class DocumentReplaced(Event, Generic[D], frozen=True, kw_only=True, tag="document"):
    """A sheet was edited elsewhere; `kept` are the parts that the edit left to the fight."""

    fighter: str
    document: D
    kept: tuple[str, ...] = ()
    name: str = ""

    def onto(self, held: D) -> D:
        """The edited document with the parts that were left, as they are `held` here."""
        kept = {part: cast("object", getattr(held, part)) for part in self.kept}
        return msgspec.structs.replace(self.document, **kept)


def written(owned: tuple[str, ...], event: msgspec.Struct, document: D) -> D:
    """A document with the new values of the parts that a fight owns; None in the event leaves a
    part as it is."""
    values = {part: cast("object", getattr(event, part)) for part in owned}
    parts = {part: value for part, value in values.items() if value is not None}
    return msgspec.structs.replace(document, **parts)
