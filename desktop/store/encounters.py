"""Fights and their journals: entries in order, and the moves of each head."""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

from typing import TypeAlias, cast

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Entry, EntryKind, Move
from desktop.store.database import Database, Value
from desktop.store.models import Encounter
from desktop.store.moves import move_values, read_move
from desktop.store.rows import DamagedEntry, EncounterRow

_ONE = f"SELECT {', '.join(EncounterRow.__struct_fields__)} FROM encounter WHERE id = ?"
_KINDS = {kind.value: kind for kind in EntryKind}
_dice = msgspec.json.Decoder(tuple[Rolled, ...])


class Encounters:
    """Journals only grow; an encounter's own row changes with each move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: EncounterRow) -> None:
        """Insert or replace an encounter."""
        self._database.put("encounter", msgspec.structs.asdict(row))

    def get(self, encounter: str) -> EncounterRow:
        """One encounter.

        Raises `KnownError` when the library does not hold it.
        """
        rows = self._database.listed(_ONE, (encounter,), EncounterRow)
        if not rows:
            raise known("store.no-encounter", path=str(self._database.path))
        return rows[0]

    def delete(self, encounter: str, at: str | None) -> None:
        """Hide an encounter since `at`, or show it again (None)."""
        self._database.run(Encounter.update(deleted_at=at).where(Encounter.id == encounter))

    def append(self, encounter: str, entry: Entry) -> None:
        """Store an entry after all others of its journal."""
        self._database.write(
            "INSERT INTO entry (id, encounter, parent, ordinal, kind, origin, at, version,"
            " settings_version, command, dice, events) VALUES (?, ?, ?,"
            " (SELECT coalesce(max(ordinal), 0) + 1 FROM entry WHERE encounter = ?),"
            " ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                entry.id,
                encounter,
                entry.parent,
                encounter,
                entry.kind.value,
                entry.origin,
                entry.at,
                entry.version,
                entry.settings_version,
                entry.command.decode(),
                msgspec.json.encode(entry.dice).decode(),
                entry.events.decode(),
            ),
        )

    def entries(self, encounter: str) -> tuple[Entry | DamagedEntry, ...]:
        """The whole journal in the order it was written.

        A row that cannot be read is reported in its place and hides no other.
        """
        # As blobs: text that is not UTF-8 would otherwise stop the whole query.
        rows = self._database.rows(
            "SELECT id, parent, ordinal, kind, origin, at, version, settings_version,"
            " CAST(command AS BLOB), CAST(dice AS BLOB), CAST(events AS BLOB)"
            " FROM entry WHERE encounter = ? ORDER BY ordinal",
            (encounter,),
        )
        return tuple(_entry(row) for row in rows)

    def latest(self, count: int) -> tuple[tuple[EncounterRow, Entry | DamagedEntry], ...]:
        """The last entries of the whole library with their activities, the newest first."""
        rows = self._database.rows(
            "SELECT encounter, id, parent, ordinal, kind, origin, at, version, settings_version,"
            " CAST(command AS BLOB), CAST(dice AS BLOB), CAST(events AS BLOB)"
            " FROM entry ORDER BY rowid DESC LIMIT ?",
            (count,),
        )
        return tuple((self.get(cast("str", row[0])), _entry(row[1:])) for row in rows)

    def add_move(self, encounter: str, move: Move) -> None:
        """Log a move of the head."""
        self._database.insert("entry_move", {"encounter": encounter, **move_values(move)})

    def moves(self, encounter: str) -> tuple[Move, ...]:
        """Every move of the head, in order. Raises `KnownError` when one is damaged."""
        rows = self._database.rows(
            "SELECT kind, origin, target FROM entry_move WHERE encounter = ? ORDER BY ordinal",
            (encounter,),
        )
        return tuple(read_move(kind, origin, target) for kind, origin, target in rows)


_Read: TypeAlias = tuple[str, str | None, int, str, str, str, int, int, bytes, bytes, bytes]


def _entry(row: tuple[Value, ...]) -> Entry | DamagedEntry:
    identity, parent, ordinal, kind, origin, at, version, settings, command, dice, events = cast(
        "_Read", row
    )
    try:
        return Entry(
            id=identity,
            parent=parent,
            kind=_KINDS[kind],
            origin=origin,
            at=at,
            version=version,
            settings_version=settings,
            command=command,
            dice=() if dice == b"[]" else _dice.decode(dice),
            events=events,
        )
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError, KnownError) as error:
        return DamagedEntry(id=str(identity), parent=parent, ordinal=ordinal, detail=str(error))
