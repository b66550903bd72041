"""Revisions of characters: a tree of what edits left, and the log of moves of its head."""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import msgspec

from desktop.rules.errors import known
from desktop.rules.journal import Move, MoveKind
from desktop.rules.message import Message, say
from desktop.store.database import Database
from desktop.store.models import Revision, RevisionMove
from desktop.store.rows import RevisionRow

_FIELDS = RevisionRow.__struct_fields__


class RevisionTitle(msgspec.Struct, frozen=True):
    """A line of history without its document."""

    id: str
    parent: str | None
    at: str
    label: Message


class _MoveRow(msgspec.Struct, frozen=True):
    kind: str
    origin: str | None
    target: str | None


class Revisions:
    """Nothing here is ever changed or removed: rows are only added."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, row: RevisionRow) -> None:
        """Store what an edit left."""
        values = msgspec.structs.asdict(row)
        values["label"] = msgspec.json.encode(row.label).decode()
        self._database.run(Revision.insert(**values))

    def get(self, revision: str) -> RevisionRow:
        """One revision.

        Raises `KnownError` when the library does not hold it.
        """
        rows = self._database.rows(
            f"SELECT {', '.join(_FIELDS)} FROM revision WHERE id = ?", (revision,)
        )
        if not rows:
            raise known("store.no-revision", path=str(self._database.path))
        values = dict(zip(_FIELDS, rows[0], strict=True))
        return msgspec.convert({**values, "label": read_label(values["label"])}, RevisionRow)

    def titles(self, character: str) -> tuple[RevisionTitle, ...]:
        """The history of a character, oldest first."""
        rows = self._database.rows(
            "SELECT id, parent, at, label FROM revision WHERE character = ? ORDER BY rowid",
            (character,),
        )
        return tuple(
            msgspec.convert(
                {"id": row[0], "parent": row[1], "at": row[2], "label": read_label(row[3])},
                RevisionTitle,
            )
            for row in rows
        )

    def label(self, revision: str) -> Message:
        """What the edit that made a revision did."""
        rows = self._database.rows("SELECT label FROM revision WHERE id = ?", (revision,))
        return read_label(rows[0][0] if rows else None)

    def add_move(self, character: str, move: Move) -> None:
        """Log a move of the head."""
        self._database.run(
            RevisionMove.insert(
                character=character,
                kind=move.kind.value,
                origin=move.origin,
                target=move.target,
            )
        )

    def moves(self, character: str) -> tuple[Move, ...]:
        """Every move of the head, in order."""
        query = (
            RevisionMove.select(RevisionMove.kind, RevisionMove.origin, RevisionMove.target)
            .where(RevisionMove.character == character)
            .order_by(RevisionMove.ordinal)
        )
        rows = self._database.read(query, _MoveRow)
        return tuple(Move(MoveKind(row.kind), row.origin, row.target) for row in rows)


def read_label(stored: object) -> Message:
    """A stored label; a damaged one must not hide the revision that it names."""
    try:
        return msgspec.json.decode(str(stored), type=Message)
    except msgspec.DecodeError:
        return say("store.label-damaged")
