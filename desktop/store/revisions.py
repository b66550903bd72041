"""Revisions of characters: a tree of what edits left, and the log of moves of its head."""

import msgspec

from desktop.rules.errors import known
from desktop.rules.journal import Move
from desktop.rules.message import Message, say
from desktop.store.database import Database
from desktop.store.moves import move_values, read_move
from desktop.store.rows import RevisionRow

_FIELDS = RevisionRow.__struct_fields__


class RevisionTitle(msgspec.Struct, frozen=True):
    """A line of history without its document."""

    id: str
    parent: str | None
    at: str
    label: Message


class Revisions:
    """Rows are only added; `thin` alone removes some."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, row: RevisionRow) -> None:
        """Store what an edit left."""
        values = msgspec.structs.asdict(row)
        values["label"] = msgspec.json.encode(row.label).decode()
        self._database.insert("revision", values)

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
        self._database.insert("revision_move", {"character": character, **move_values(move)})

    def moves(self, character: str) -> tuple[Move, ...]:
        """Every move of the head, in order."""
        rows = self._database.rows(
            "SELECT kind, origin, target FROM revision_move WHERE character = ? ORDER BY ordinal",
            (character,),
        )
        return tuple(read_move(kind, origin, target) for kind, origin, target in rows)

    def aged(self, before: str) -> tuple[str, ...]:
        """The characters with more than one revision from before an instant."""
        rows = self._database.rows(
            "SELECT character FROM revision WHERE at < ? GROUP BY character HAVING count(*) > 1",
            (before,),
        )
        return tuple(str(row[0]) for row in rows)

    def joined(self, character: str) -> set[str]:
        """The revisions of a character that were made in one step with others."""
        rows = self._database.rows(
            "SELECT joint.revision FROM joint JOIN revision ON revision.id = joint.revision"
            " WHERE revision.character = ?",
            (character,),
        )
        return {str(row[0]) for row in rows}

    def thin(self, character: str, gone: set[str], moves: tuple[Move, ...]) -> None:
        """Remove revisions for good, inside the caller's transaction.

        `moves` take the place of the log and name none of them. Children of what goes become those
        of its nearest ancestor that stays.
        """
        parents = {title.id: title.parent for title in self.titles(character)}
        self._database.write("DELETE FROM revision_move WHERE character = ?", (character,))
        for revision, parent in parents.items():
            heir = parent
            while heir is not None and heir in gone:
                heir = parents.get(heir)
            if revision not in gone and heir != parent:
                self._database.write(
                    "UPDATE revision SET parent = ? WHERE id = ?", (heir, revision)
                )
        # The youngest first: those that go still point at each other.
        for revision in reversed(parents):
            if revision in gone:
                self._database.write("DELETE FROM revision WHERE id = ?", (revision,))
        for move in moves:
            self.add_move(character, move)


def read_label(stored: object) -> Message:
    """A stored label; a damaged one must not hide the revision that it names."""
    try:
        return msgspec.json.decode(str(stored), type=Message)
    except msgspec.DecodeError:
        return say("store.label-damaged")
