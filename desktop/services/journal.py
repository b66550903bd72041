"""A fight's journal in memory: what can be read of it, where its head is, and states along it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.errors import KnownError
from desktop.rules.fightview import JournalLine
from desktop.rules.journal import Entry, Fold, History, Move, replay_moves
from desktop.rules.message import Message, say
from desktop.rules.sealed import Sealed
from desktop.rules.system import FightRules, Struct
from desktop.store.rows import DamagedEntry

_NEAR = 16


class Plan(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """A move of the head that is decided but not yet on disk."""

    entries: tuple[Entry, ...]
    move: Move
    path: tuple[Entry, ...]
    state: Struct


class Journal:
    """Entries, head and states of one fight.

    `damage` tells what cannot be read; `path` then ends before it, and nothing may be added.
    """

    def __init__(
        self,
        rules: FightRules,
        settings: Struct,
        stored: Sequence[Entry | DamagedEntry],
        moves: Sequence[Move],
    ) -> None:
        self._rules = rules
        self._events: dict[str, tuple[Struct, ...]] = {}
        self._lines: dict[str, tuple[JournalLine, ...]] = {}
        self._fold = Fold(rules.blank(settings), rules.apply, self.events)
        # Reading old lines must not push the present out of its memory.
        self._reading = self._fold.aside()
        self._entries = {entry.id: entry for entry in stored}
        self.damage: Message | None = None
        self.history = self._replayed(moves)
        self.path = self._readable(self.history.head, moves)
        self.state = self._fold.state(self.path)

    def events(self, entry: Entry) -> tuple[Struct, ...]:
        """The events of an entry, upcast."""
        if entry.id not in self._events:
            self._events[entry.id] = self._rules.read_events(entry.version, entry.raw_events)
        return self._events[entry.id]

    def path_to(self, head: str | None) -> tuple[Entry, ...]:
        """The entries that lead to one; shorter where something cannot be read."""
        # An undo goes but a few steps back, however long the journal is.
        for steps in range(min(_NEAR, len(self.path))):
            end = len(self.path) - steps
            if self.path[end - 1].id == head:
                return self.path[:end]
        return self._chain(head)[0]

    def holds(self, entry: str) -> bool:
        """Whether the journal has that entry, on this branch or another."""
        found = self._entries.get(entry)
        return found is not None and self._trouble(found) is None

    def state_at(self, path: Sequence[Entry]) -> Struct:
        """The state after a path that is not the present one."""
        return self._reading.state(path)

    def states_along(self, path: Sequence[Entry], begin: int) -> Iterator[Struct]:
        """The state of a path after its first `begin` entries, and after each one from there."""
        state = self._reading.state(path[:begin])
        yield state
        for entry in path[begin:]:
            for event in self.events(entry):
                state = self._rules.apply(state, event)
            yield state

    def plan(self, entries: tuple[Entry, ...], move: Move, path: tuple[Entry, ...]) -> Plan:
        """What a move of the head would lead to; nothing changes here."""
        return Plan(entries=entries, move=move, path=path, state=self._fold.state(path))

    def adopt(self, plan: Plan) -> None:
        """Make a plan the present, once it is on disk."""
        self._entries.update((entry.id, entry) for entry in plan.entries)
        self.history = self.history.after(plan.move)
        self.path = plan.path
        self.state = plan.state

    def lines(self, begin: int = 0) -> tuple[JournalLine, ...]:
        """The journal's lines up to the head, oldest first, from redacted states only; those of
        the path after its first `begin` entries."""
        path = self.path
        untold = [n for n in range(begin, len(path)) if path[n].id not in self._lines]
        if untold:
            first, end = untold[0], untold[-1] + 1
            for entry, state in zip(
                path[first:end], self.states_along(path[:end], first), strict=False
            ):
                if entry.id not in self._lines:
                    self._lines[entry.id] = self._told(entry, state)
        return tuple(line for entry in path[begin:] for line in self._lines[entry.id])

    def lines_of(self, entries: Iterable[Entry]) -> tuple[JournalLine, ...]:
        """The lines of some entries, each as its own branch tells it."""
        found: list[JournalLine] = []
        for entry in entries:
            if entry.id not in self._lines:
                before = self._reading.state(self.path_to(entry.parent))
                self._lines[entry.id] = self._told(entry, before)
            found += self._lines[entry.id]
        return tuple(found)

    def undone(self) -> tuple[Entry, ...]:
        """The entries that are on no way to the head, in the order in which they were written; not
        those that were carried along, nor what cannot be read."""
        here = {entry.id for entry in self.path} | {entry.origin for entry in self.path}
        readable: set[str | None] = {None}
        found: list[Entry] = []
        for entry in self._entries.values():
            if entry.parent not in readable or self._trouble(entry) is not None:
                continue
            readable.add(entry.id)
            if isinstance(entry, Entry) and here.isdisjoint((entry.id, entry.origin or entry.id)):
                found.append(entry)
        return tuple(found)

    def lines_at(self, entry: str) -> tuple[JournalLine, ...]:
        """The lines of one entry, on this branch or another; nothing when it is not here or cannot
        be read."""
        if entry in self._lines:
            return self._lines[entry]
        return self.lines_of(one for one in self._chain(entry)[0][-1:] if one.id == entry)

    def all_lines(self) -> tuple[tuple[JournalLine, ...], frozenset[str]]:
        """The lines of the present path and of what was undone, in the order in which they were
        written, and the ids of the entries that are undone."""
        undone = self.undone()
        told: dict[str, list[JournalLine]] = {id: [] for id in self._entries}
        for line in (*self.lines(), *self.lines_of(undone)):
            told[line.entry].append(line)
        lines = tuple(line for each in told.values() for line in each)
        return lines, frozenset(entry.id for entry in undone)

    def _told(self, entry: Entry, before: Struct) -> tuple[JournalLine, ...]:
        return self._rules.lines(
            self._rules.redacted(before),
            entry.id,
            self._rules.read_command(entry.raw_command),
            self.events(entry),
            entry.dice,
        )

    def _replayed(self, moves: Sequence[Move]) -> History:
        try:
            return replay_moves(moves)
        except ValueError:
            # The log of moves contradicts itself: what was last reached is the best that is left.
            self.damage = say("services.fight-moves-damaged")
            return History(moves[-1].target)

    def _readable(self, head: str | None, moves: Sequence[Move]) -> tuple[Entry, ...]:
        path, damage = self._chain(head)
        self.damage = self.damage or damage
        if damage is None or path:
            return path
        lost = self._cut_off(head)
        made = next((move for move in moves if move.target in lost), None)
        # The log of moves still tells where the head was before the missing step was made.
        return () if made is None or made.origin in lost else self._chain(made.origin)[0]

    def _cut_off(self, head: str | None) -> frozenset[str]:
        """The ids from a head down to a step that is missing, that one as well."""
        found: set[str] = set()
        while head is not None and head not in found:
            found.add(head)
            entry = self._entries.get(head)
            if entry is None:
                return frozenset(found)
            head = entry.parent
        return frozenset(found if head is not None else ())

    def _chain(self, head: str | None) -> tuple[tuple[Entry, ...], Message | None]:
        found: list[Entry | DamagedEntry] = []
        while head is not None:
            entry = self._entries.get(head)
            if entry is None or len(found) > len(self._entries):
                return (), say("services.fight-entry-missing", entry=head)
            found.append(entry)
            head = entry.parent
        path: list[Entry] = []
        for place, entry in enumerate(reversed(found), 1):
            trouble = self._trouble(entry)
            if trouble is not None:
                return tuple(path), say("services.fight-damaged", place=place, problem=trouble)
            path.append(cast("Entry", entry))
        return tuple(path), None

    def _trouble(self, entry: Entry | DamagedEntry) -> Message | None:
        """Why an entry cannot be used, or None."""
        if isinstance(entry, DamagedEntry):
            return say("services.entry-unreadable", detail=entry.detail)
        if entry.id in self._events:
            return None
        try:
            self.events(entry)
            self._rules.read_command(entry.raw_command)
        except KnownError as error:
            return error.message
        except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
            return say("services.entry-unreadable", detail=str(error))
        return None


def used(dice: Sequence[Rolled]) -> tuple[Rolled, ...]:
    """The dice of a command, the last one of each key."""
    return tuple({die.key: die for die in dice}.values())
