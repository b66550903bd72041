"""Moves of a stored head as they come out of the library and go into it."""

from collections.abc import Iterable
from typing import cast

from desktop.rules.errors import known
from desktop.rules.journal import History, Move, MoveKind, replay_moves
from desktop.store.database import Value


def read_move(kind: Value, origin: Value, target: Value) -> Move:
    """A stored move. Raises `KnownError` when its kind is none of ours: the log is damaged."""
    try:
        read = MoveKind(kind)
    except ValueError:
        raise known("store.move-damaged", kind=str(kind)) from None
    return Move(read, cast("str | None", origin), cast("str | None", target))


def move_values(move: Move) -> dict[str, Value]:
    """The columns of a move, for its table."""
    return {"kind": move.kind.value, "origin": move.origin, "target": move.target}


def read_history(moves: Iterable[Move]) -> History:
    """Where stored moves lead. Raises `KnownError` when they undo or redo nothing: the log is
    damaged."""
    try:
        return replay_moves(moves)
    except ValueError as error:
        raise known("store.move-damaged", kind=str(error)) from error
