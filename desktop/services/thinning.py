"""The only deletion in the program: old revisions of characters that nothing leads to any more.

Every revision of the last 30 days stays, and older ones that undo or redo can still reach. Of the
other ones, left behind on branches, the last of each day stays.
"""

from datetime import timedelta

from desktop.rules.journal import History, Move, MoveKind, replay_moves
from desktop.services.desk import Desk, moment
from desktop.services.sheets import Sheets
from desktop.store.revisions import RevisionTitle
from desktop.store.times import stamp

KEPT_DAYS = 30


class Thinning:
    """See the module."""

    def __init__(self, desk: Desk, sheets: Sheets) -> None:
        self._desk = desk
        self._sheets = sheets

    def run(self) -> int:
        """Remove what may go, one character at a time; how many revisions that was.

        Whoever calls it says so to the person, and has a backup that still holds them.
        """
        limit = stamp(self._desk.clock() - timedelta(days=KEPT_DAYS))
        revisions = self._desk.store.revisions
        return sum(self._thin(character, limit) for character in revisions.aged(limit))

    def _thin(self, character: str, limit: str) -> int:
        store = self._desk.store.revisions
        titles = store.titles(character)
        history = self._sheets.history(character)
        kept = _needed(titles, history) | store.joined(character) | _recent(titles, limit)
        gone = {title.id for title in titles} - kept
        moves = compacted(history)
        # A log that does not say the same afterwards must not be written.
        if not gone or replay_moves(moves) != history:
            return 0
        with self._desk.transaction():
            store.thin(character, gone, moves)
        return len(gone)


def _needed(titles: tuple[RevisionTitle, ...], history: History) -> set[str]:
    """Where the head is and came from, and what undo and redo lead to."""
    parents = {title.id: title.parent for title in titles}
    needed = {
        end for move in (*history.undoable, *history.redoable) for end in (move.origin, move.target)
    }
    step = history.head
    while step is not None and step in parents:
        needed.add(step)
        step = parents.pop(step)
    return {one for one in needed if one is not None}


def _recent(titles: tuple[RevisionTitle, ...], limit: str) -> set[str]:
    """Those since `limit`, and the last one of each day before."""
    last_of_day = {moment(title.at).date(): title.id for title in titles}
    return set(last_of_day.values()) | {title.id for title in titles if title.at >= limit}


def compacted(history: History) -> tuple[Move, ...]:
    """The shortest log that leads to a history: what can be undone, what was undone, the head."""
    moves = [Move(MoveKind.DO, move.origin, move.target) for move in history.undoable]
    moves += [Move(MoveKind.DO, move.origin, move.target) for move in reversed(history.redoable)]
    moves += [Move(MoveKind.UNDO, move.target, move.origin) for move in history.redoable]
    at = moves[-1].target if moves else None
    if at != history.head:
        moves.append(Move(MoveKind.FOLLOW, at, history.head))
    return tuple(moves)
