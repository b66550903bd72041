"""What a game master prepared: parties and encounters, what edits left of them, and the log of
moves of each head."""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import msgspec

from desktop.rules.errors import known
from desktop.rules.journal import Move
from desktop.rules.message import Message
from desktop.store.database import Database
from desktop.store.models import Preparation
from desktop.store.moves import move_values, read_move
from desktop.store.revisions import read_label
from desktop.store.rows import Among, PreparationRevision, PreparationRow

_COLUMNS = [getattr(Preparation, name) for name in PreparationRow.__struct_fields__]
_REVISION = PreparationRevision.__struct_fields__


class Preparations:
    """Deleting hides, and only restoring shows again; revisions are only added."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: PreparationRow) -> None:
        """Insert or replace a preparation."""
        self._database.put("preparation", msgspec.structs.asdict(row))

    def get(self, preparation: str) -> PreparationRow:
        """A preparation, deleted or not.

        Raises `KnownError` when the library never held it.
        """
        query = Preparation.select(*_COLUMNS).where(Preparation.id == preparation)
        rows = self._database.read(query, PreparationRow)
        if not rows:
            raise known("store.no-preparation", path=str(self._database.path))
        return rows[0]

    def every(self, among: Among) -> tuple[PreparationRow, ...]:
        """Preparations of every kind and campaign, in no order."""
        query = Preparation.select(*_COLUMNS).where(
            Preparation.deleted_at.is_null(among is Among.PRESENT)
        )
        return tuple(self._database.read(query, PreparationRow))

    def delete(self, preparation: str, at: str | None) -> None:
        """Hide a preparation since `at`, or show it again (None)."""
        self._database.run(Preparation.update(deleted_at=at).where(Preparation.id == preparation))

    def add_revision(self, row: PreparationRevision) -> None:
        """Store what an edit left."""
        values = msgspec.structs.asdict(row)
        values["label"] = msgspec.json.encode(row.label).decode()
        self._database.insert("preparation_revision", values)

    def revision(self, revision: str) -> PreparationRevision:
        """One revision.

        Raises `KnownError` when the library does not hold it.
        """
        rows = self._database.rows(
            f"SELECT {', '.join(_REVISION)} FROM preparation_revision WHERE id = ?", (revision,)
        )
        if not rows:
            raise known("store.no-preparation", path=str(self._database.path))
        values = dict(zip(_REVISION, rows[0], strict=True))
        label: Message = read_label(values["label"])
        return msgspec.convert({**values, "label": label}, PreparationRevision)

    def add_move(self, preparation: str, move: Move) -> None:
        """Log a move of the head."""
        self._database.insert("preparation_move", {"preparation": preparation, **move_values(move)})

    def moves(self, preparation: str) -> tuple[Move, ...]:
        """Every move of the head, in order."""
        rows = self._database.rows(
            "SELECT kind, origin, target FROM preparation_move WHERE preparation = ?"
            " ORDER BY ordinal",
            (preparation,),
        )
        return tuple(read_move(kind, origin, target) for kind, origin, target in rows)
