"""One SQLite connection: pragmas, transactions, and errors that people can read.

peewee spells queries; it is imported when the first of them is run, for a start needs none.

The connection belongs to the thread that made it. One writes, on the interface thread; workers
make read-only ones of their own.
"""

# peewee's stubs leave query builders partly unknown; values are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import sqlite3
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

import msgspec

from desktop.rules.errors import StorageError
from desktop.rules.message import say
from desktop.store.address import reading_mode, uri
from desktop.store.errors import guarded

if TYPE_CHECKING:
    import peewee

Value: TypeAlias = str | int | bytes | None
R = TypeVar("R", bound=msgspec.Struct)

BUSY_TIMEOUT_MS = 5000
#: How long a file is waited for that was locked the last time already: nobody waits for each act,
#: and for each window that closes, all of five seconds.
AGAIN_TIMEOUT_MS = 100


class Database:
    """An open library file; every method raises `KnownError` when disk, lock or file fails."""

    def __init__(self, path: Path, *, readonly: bool) -> None:
        self.path = path
        self.readonly = readonly
        self._depth = 0
        self._hurried = False
        with guarded(path):
            #: The connection itself, for migrations and backups.
            self.connection = self._connected("ro" if readonly else "rwc")
            self._identity = _identity(path)

    def _connected(self, mode: str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            uri(self.path, mode),
            uri=True,
            timeout=BUSY_TIMEOUT_MS / 1000,
            isolation_level=None,
        )
        try:
            # Now, outside any transaction: inside one, foreign_keys is ignored.
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            connection.close()
            # A reader of a folder where no log can be made; safe when there is none to read.
            cannot = isinstance(error, sqlite3.OperationalError)
            if cannot and mode == "ro" and reading_mode(self.path) == "immutable":
                return self._connected("immutable")
            raise
        return connection

    def want_wal(self) -> bool:
        """Ask for the write-ahead log; False when the file system refuses it (then DELETE)."""
        with guarded(self.path):
            try:
                mode = self.connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL):
                    raise
                mode = ""
            if str(mode).lower() != "wal":
                self.connection.execute("PRAGMA journal_mode = DELETE").fetchone()
                return False
        return True

    @contextmanager
    def transaction(self) -> Generator[None]:
        """All or nothing; inside another transaction, part of it.

        An exception must leave the outermost block too: there are no savepoints.
        """
        if self._depth:
            yield
            return
        with guarded(self.path):
            self._begin()
            self._depth = 1
            try:
                yield
                self._check_place()
                self.connection.execute("COMMIT")
            finally:
                self._depth = 0
                # Still open: the block or the commit failed. A full disk may have closed it.
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")

    def _begin(self) -> None:
        try:
            self.connection.execute("BEGIN" if self.readonly else "BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                self._wait_at_most(AGAIN_TIMEOUT_MS)
            raise
        if self._hurried:
            self._wait_at_most(BUSY_TIMEOUT_MS)

    def _wait_at_most(self, milliseconds: int) -> None:
        self._hurried = milliseconds < BUSY_TIMEOUT_MS
        self.connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _check_place(self) -> None:
        """Refuse to write to a file that is no longer where the next start looks for it.

        The system lets a program that has it open go on with a file that was moved away, put in
        the bin or replaced; what it writes there is gone once it ends. SQLite looks itself, but not
        where it keeps a write-ahead log.
        """
        if not self.readonly and _identity(self.path) != self._identity:
            raise StorageError(say("store.moved", path=str(self.path)))

    def run(self, query: "peewee.Query") -> int:
        """Execute a writing query; the number of rows it changed."""
        return self.write(*self._spelt(query))

    def write(self, sql: str, params: Sequence[Value] = ()) -> int:
        """As `run`, for a statement written by hand."""
        with self.transaction(), guarded(self.path):
            return self.connection.execute(sql, params).rowcount

    def read(self, query: "peewee.Query", kind: type[R]) -> list[R]:
        """The rows of a query whose columns are the fields of `kind`, in order."""
        return self.listed(*self._spelt(query), kind)

    def listed(self, sql: str, params: Sequence[Value], kind: type[R]) -> list[R]:
        """As `read`, for a statement written by hand."""
        names = kind.__struct_fields__
        return [kind(**dict(zip(names, row, strict=True))) for row in self.rows(sql, params)]

    def _spelt(self, query: "peewee.Query") -> tuple[str, Sequence[Value]]:
        """A query in the SQL of this database; the models are bound to none."""
        return cast("tuple[str, Sequence[Value]]", _dialect().get_sql_context().sql(query).query())

    def rows(self, sql: str, params: Sequence[Value] = ()) -> list[tuple[Value, ...]]:
        """The rows of a reading statement written by hand."""
        with guarded(self.path):
            return self.connection.execute(sql, params).fetchall()

    # For what runs at every edit and every command: peewee would compose it anew each time, at
    # many times the cost of running it.

    def insert(self, table: str, values: Mapping[str, Value]) -> None:
        """Add a row."""
        places = ", ".join("?" * len(values))
        self.write(
            f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})", tuple(values.values())
        )

    def put(self, table: str, values: Mapping[str, Value]) -> None:
        """Change the row of that `id`, or add it."""
        changes = {name: value for name, value in values.items() if name != "id"}
        assigned = ", ".join(f"{name} = ?" for name in changes)
        update = f"UPDATE {table} SET {assigned} WHERE id = ?"
        with self.transaction():
            if not self.write(update, (*changes.values(), values["id"])):
                self.insert(table, values)

    def close(self) -> None:
        """Close the connection of this thread."""
        with guarded(self.path):
            self.connection.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file is at a path now; None for none."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


@cache
def _dialect() -> "peewee.SqliteDatabase":
    from peewee import SqliteDatabase

    return SqliteDatabase(None)
