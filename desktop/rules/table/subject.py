"""What a subject of the table is: a module with commands and events of its own.

A tag names its subject and is `table.<something>`. The shape of an event under one tag never
changes but by fields with a default; another shape takes another tag, and the old one stays
readable: the version of a journal's entries is the system's.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Protocol

import msgspec

from desktop.rules.fightview import FightView
from desktop.rules.message import Message
from desktop.rules.muster import Muster, Seat
from desktop.rules.system import Accepted, FightRules, Refused, Struct
from desktop.rules.table.state import Table, TableState


class Scene:
    """A state as subjects look at it. What is sealed stays in `state`: never show that."""

    def __init__(self, inner: FightRules, state: TableState) -> None:
        self._inner = inner
        self.state = state
        self.table = state.table

    @cached_property
    def muster(self) -> Muster:
        """Who is there, and where the fight stands."""
        return self._inner.muster(self.state.fight)

    @cached_property
    def fighters(self) -> dict[str, Seat]:
        """Every fighter that the system knows, by id, each with his first slot."""
        return {seat.fighter: seat for seat in reversed(self.muster.seats)}

    def name(self, fighter: str) -> str:
        """The name of a fighter, or of one who left; his id when nobody knows it."""
        if fighter in self.fighters:
            return self.fighters[fighter].name
        ghosts = self.table.order.ghosts
        return next((ghost.name for ghost in ghosts if ghost.fighter == fighter), fighter)

    @cached_property
    def fighter_of(self) -> dict[str, str]:
        """Every slot that is known, ghosts included, with its fighter."""
        ghosts = {ghost.slot: ghost.fighter for ghost in self.table.order.ghosts}
        return ghosts | {seat.id: seat.fighter for seat in self.muster.seats}

    @cached_property
    def first_slots(self) -> dict[str, str]:
        """Every fighter with the first of his slots."""
        # The shorter id comes first: `gob`, then `gob#2`; scores may put them otherwise.
        ids = sorted(self.fighter_of, key=len, reverse=True)
        return {self.fighter_of[slot]: slot for slot in ids}

    def slot_name(self, slot: str) -> str:
        """The name of whoever has a slot."""
        return self.name(self.fighter_of.get(slot, slot))

    def knows(self, fighter: str) -> bool:
        """Whether he is here, or was."""
        ghosts = self.table.order.ghosts
        return fighter in self.fighters or any(each.fighter == fighter for each in ghosts)


class Subject(Protocol):
    """The functions of a subject's module."""

    @property
    def COMMANDS(self) -> tuple[type[Struct], ...]: ...

    @property
    def EVENTS(self) -> tuple[type[Struct], ...]: ...

    def decide(self, scene: Scene, command: Struct) -> Accepted | Refused:
        """Check one of the subject's commands; its events may be of other subjects too. A closed
        fight never gets here."""
        ...

    def apply(self, table: Table, event: Struct) -> Table:
        """The table after one of the subject's events; total."""
        ...

    def line(self, scene: Scene, event: Struct) -> Message | None:
        """What the journal says of one of the subject's events; None for nothing."""
        ...

    def follow(self, before: Scene, after: Scene) -> tuple[Struct, ...]:
        """What else happens at the table when the system's events led from one to the other."""
        ...

    def show(self, scene: Scene, view: FightView) -> FightView:
        """The view with what the subject adds to it."""
        ...


def tag_of(kind: type[Struct]) -> str:
    """The tag under which a command or event is stored."""
    return str(kind.__struct_config__.tag)


def by_tag(kinds: Iterable[type[Struct]]) -> dict[str, type[Struct]]:
    """Commands or events by their tags. Raises `ValueError` when two share one."""
    found: dict[str, type[Struct]] = {}
    for kind in kinds:
        tag = tag_of(kind)
        if tag in found or not tag.startswith("table."):
            raise ValueError(tag)
        found[tag] = kind
    return found


replace = msgspec.structs.replace
