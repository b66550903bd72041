"""Journals: entries that form a tree, a head that moves over it, and the fold that gives the
state.

Undo and redo are moves of the head; nothing is deleted, a new entry after an undo starts a
branch. Entries of kind EXTERNAL record what happened outside the journal (a document edited on
its sheet): no undo reverts them, so a move of the head carries them along.
"""

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar, cast

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.document import Json
from desktop.rules.sealed import Sealed

S = TypeVar("S")
E = TypeVar("E")


_COMMAND = msgspec.json.Decoder(dict[str, object])
_EVENTS = msgspec.json.Decoder(tuple[dict[str, object], ...])


class EntryKind(enum.Enum):
    """COMMAND: somebody acted here.

    EXTERNAL: something changed elsewhere and is true whatever is undone.
    """

    COMMAND = "command"
    EXTERNAL = "external"


class Entry(Sealed, msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One step of a journal, as stored: one SQLite transaction each.

    `version` is the system's event version when it was written; `command` and `events` are JSON of
    that version, kept as they are stored: read once, they would be a million small objects for as
    long as a long journal is open. `origin` names the first copy of an external entry that was
    carried along. `at` is ISO 8601 in UTC.
    """

    id: str
    parent: str | None
    kind: EntryKind = EntryKind.COMMAND
    origin: str = ""
    at: str
    version: int
    settings_version: int
    command: bytes
    dice: tuple[Rolled, ...] = ()
    events: bytes = b"[]"

    @property
    def raw_command(self) -> dict[str, Json]:
        """The command as raw JSON. Raises `msgspec.DecodeError` when it is damaged."""
        return cast("dict[str, Json]", _COMMAND.decode(self.command))

    @property
    def raw_events(self) -> tuple[dict[str, Json], ...]:
        """The events as raw JSON. Raises `msgspec.DecodeError` when they are damaged."""
        return cast("tuple[dict[str, Json], ...]", _EVENTS.decode(self.events))


class MoveKind(enum.Enum):
    """DO: a new entry, or a jump that counts as one step.

    FOLLOW: the head follows an external entry.
    """

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    FOLLOW = "follow"


class Move(msgspec.Struct, frozen=True, gc=False):
    """One move of the head, as stored in the log of moves."""

    kind: MoveKind
    origin: str | None
    target: str | None


class History(msgspec.Struct, frozen=True):
    """Where the head is, and which moves can be undone and redone (the last one first to go)."""

    head: str | None = None
    undoable: tuple[Move, ...] = ()
    redoable: tuple[Move, ...] = ()

    def after(self, move: Move) -> "History":
        """The history once `move` is made.

        Raises `ValueError` for an undo or redo of nothing.
        """
        match move.kind:
            case MoveKind.DO:
                return History(move.target, (*self.undoable, move), ())
            case MoveKind.FOLLOW:
                return History(move.target, self.undoable, self.redoable)
            case MoveKind.UNDO:
                if not self.undoable:
                    raise ValueError("nothing to undo")
                return History(move.target, self.undoable[:-1], (*self.redoable, self.undoable[-1]))
            case MoveKind.REDO:
                if not self.redoable:
                    raise ValueError("nothing to redo")
                return History(move.target, (*self.undoable, self.redoable[-1]), self.redoable[:-1])


def replay_moves(moves: Iterable[Move]) -> History:
    """The history that a stored log of moves leads to.

    Raises `ValueError` when the log undoes or redoes nothing.
    """
    # As `History.after` says, but on lists: a tuple per move would make long logs slow to open.
    head: str | None = None
    undoable: list[Move] = []
    redoable: list[Move] = []
    for move in moves:
        head = move.target
        if move.kind is MoveKind.DO:
            undoable.append(move)
            redoable.clear()
        elif move.kind is not MoveKind.FOLLOW:
            taken, given = (
                (undoable, redoable) if move.kind is MoveKind.UNDO else (redoable, undoable)
            )
            if not taken:
                raise ValueError(f"nothing to {move.kind.value}")
            given.append(taken.pop())
    return History(head, tuple(undoable), tuple(redoable))


def to_carry(leaving: Sequence[Entry], reaching: Sequence[Entry]) -> tuple[Entry, ...]:
    """External entries of the path being left that the path being reached does not hold (by
    origin)."""
    external = [entry for entry in leaving if entry.kind is EntryKind.EXTERNAL]
    if not external:
        return ()
    held = {entry.origin or entry.id for entry in reaching}
    return tuple(entry for entry in external if (entry.origin or entry.id) not in held)


class Fold(Generic[S, E]):
    """Folds a path of entries into states, remembering one state every 256 entries and the last
    few: a step back finds the very state that was there before."""

    EVERY = 256
    RECENT = 16

    def __init__(
        self, initial: S, apply: Callable[[S, E], S], decode: Callable[[Entry], Sequence[E]]
    ) -> None:
        self._initial = initial
        self._apply = apply
        self._decode = decode
        self._known: dict[str, S] = {}
        self._recent: dict[str, S] = {}

    def aside(self) -> "Fold[S, E]":
        """A fold of the same journal with a memory of its own for the last few states: whoever
        reads elsewhere in the journal pushes none of them out."""
        other = Fold(self._initial, self._apply, self._decode)
        other._known = self._known
        return other

    def state(self, entries: Sequence[Entry]) -> S:
        """The state after `entries` (a path from the first entry)."""
        state, begin = self._initial, 0
        for place in range(len(entries) - 1, -1, -1):
            entry_id = entries[place].id
            for kept in (self._recent, self._known):
                if entry_id in kept:
                    state, begin = kept[entry_id], place + 1
                    break
            else:
                continue
            break
        for place in range(begin, len(entries)):
            for event in self._decode(entries[place]):
                state = self._apply(state, event)
            if (place + 1) % self.EVERY == 0:
                self._known[entries[place].id] = state
            if place >= len(entries) - self.RECENT:
                self._remember(entries[place].id, state)
        if entries:
            self._remember(entries[-1].id, state)
        return state

    def _remember(self, entry: str, state: S) -> None:
        self._recent.pop(entry, None)
        self._recent[entry] = state
        if len(self._recent) > self.RECENT:
            del self._recent[next(iter(self._recent))]
