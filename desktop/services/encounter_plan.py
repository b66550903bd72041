"""What a prepared encounter holds, as it is stored and as exchange files carry it."""

from typing import Literal

import msgspec

from desktop.services.preparations import Prepared

MOST_COPIES = 100
MOST_ROUND = 999


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Who takes part: one of `character` (comes in person), `party` (all of it), `copy` (a
    character of whom there are `count` copies), `template` (a ready adversary) or `document` (a
    sheet kept here alone).

    `name` is what copies are called ("" for the name of what is copied), `side` 0 or more,
    `arrival` the round at which they come (0: they are there from the beginning). `rolled`: the
    program throws their dice unless somebody types them.
    """

    id: str
    side: int = 0
    character: str = ""
    party: str = ""
    copy: str = ""
    template: str = ""
    document: dict[str, object] | None = None
    name: str = ""
    count: int = 1
    arrival: int = 0
    rolled: bool = False

    @property
    def copied(self) -> bool:
        """Whether those who come are copies, local to the fight."""
        return not (self.character or self.party)

    def with_count(self, count: int) -> "Line":
        """The same line for so many copies."""
        return msgspec.structs.replace(self, count=count)

    def with_name(self, name: str) -> "Line":
        """The same line with copies called so."""
        return msgspec.structs.replace(self, name=name)

    def with_side(self, side: int) -> "Line":
        """The same line on another side."""
        return msgspec.structs.replace(self, side=side)

    def with_arrival(self, arrival: int) -> "Line":
        """The same line coming at another round; the first is the beginning."""
        return msgspec.structs.replace(self, arrival=arrival if arrival > 1 else 0)

    def with_rolled(self, rolled: bool, /) -> "Line":
        """The same line with its dice thrown by the program, or not."""
        return msgspec.structs.replace(self, rolled=rolled)


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What the GM wants to be told: at the beginning of `round`, or `when` one of a `line` is at
    half ("half") or falls ("out")."""

    id: str
    text: str
    round: int = 0
    line: str = ""
    when: Literal["", "half", "out"] = ""


class EncounterPlan(Prepared, frozen=True, kw_only=True):
    """A prepared encounter of a rule system."""

    system: str = ""
    notes: str = ""
    lines: tuple[Line, ...] = ()
    reminders: tuple[Reminder, ...] = ()

    def line(self, identity: str) -> Line | None:
        """The line of that id, or None."""
        return next((one for one in self.lines if one.id == identity), None)
