"""Looking at a library file before opening it, without changing anything on disk."""

import sqlite3
from contextlib import closing
from pathlib import Path

from desktop.rules.errors import known
from desktop.store.address import beside, reading_mode, uri
from desktop.store.columns import COLUMNS
from desktop.store.errors import damaged, guarded
from desktop.store.migrations import APPLICATION_ID, read_version

MAGIC = b"SQLite format 3\0"
_HEADER = 100
#: UTF-8, and what a file has of which nothing but the log was written yet.
_ENCODINGS = (1, 0)


def look(path: Path, current: int) -> int:
    """The schema version of the library at `path`, 0 when there is nothing there yet.

    Raises `KnownError` for a folder, a file of something else, one that is damaged or unreadable,
    and one of a newer version than `current`.
    """
    with guarded(path):
        if path.is_dir():
            raise known("store.is-folder", path=str(path))
        if not path.exists() or path.stat().st_size == 0:
            return 0
        encoding = _check_header(path)
        connection = sqlite3.connect(uri(path, reading_mode(path)), uri=True, isolation_level=None)
        with closing(connection):
            application = connection.execute("PRAGMA application_id").fetchone()[0]
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if application != APPLICATION_ID and (tables or application):
                raise known("store.foreign", path=str(path))
            version = _version(connection, path)
    if application == APPLICATION_ID and encoding not in _ENCODINGS:
        # No library was ever made so: a byte of the header turns all its text to noise.
        raise damaged(path, f"encoding {encoding}")
    if application == APPLICATION_ID and version == 0:
        raise damaged(path, "schema_version")
    if version > current:
        raise known("store.newer", path=str(path), version=version, current=current)
    return version


def _version(connection: sqlite3.Connection, path: Path) -> int:
    try:
        return read_version(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        # The statement is right, so it is the table that has lost what it names.
        raise damaged(path, str(error)) from error


def lost_column(connection: sqlite3.Connection) -> str | None:
    """The first column of the present schema that a library lacks, as "table.column", or None."""
    for table, columns in COLUMNS.items():
        held = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        for column in columns:
            if column not in held:
                return f"{table}.{column}"
    return None


def _check_header(path: Path) -> int:
    """Tell another kind of file, and one that was cut short, from a library; its encoding."""
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if not header.startswith(MAGIC[: len(header)]):
        raise known("store.not-a-library", path=str(path))
    if len(header) < _HEADER:
        raise damaged(path, f"{len(header)} < {_HEADER}")
    encoding = int.from_bytes(header[56:60], "big")
    if beside(path, "-wal").exists() or beside(path, "-journal").exists():
        return encoding  # the rest of the file may be in its log
    page_size = int.from_bytes(header[16:18], "big")
    page_size = 65536 if page_size == 1 else page_size
    expected = page_size * int.from_bytes(header[28:32], "big")
    size = path.stat().st_size
    if size < expected:
        raise damaged(path, f"{size} < {expected}")
    return encoding
