"""SQLite's failures as known errors that name the file, what was kept and what to do.

Only failures of the environment are translated (disk, permissions, locks, damage); anything else,
a broken constraint for instance, is a bug and goes through unchanged.
"""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from desktop.rules.errors import KnownError, StorageError
from desktop.rules.message import Message, say


class DamagedLibrary(KnownError):
    """The library file cannot be trusted.

    `path` is the file. The caller may set it aside and offer a backup (`desktop.store.backups`).
    """

    def __init__(self, message: Message, path: Path) -> None:
        super().__init__(message)
        self.path = path


_KEYS = {
    sqlite3.SQLITE_FULL: "store.disk-full",
    sqlite3.SQLITE_IOERR: "store.io-error",
    sqlite3.SQLITE_READONLY: "store.read-only",
    sqlite3.SQLITE_PERM: "store.read-only",
    sqlite3.SQLITE_BUSY: "store.busy",
    sqlite3.SQLITE_LOCKED: "store.busy",
    sqlite3.SQLITE_CANTOPEN: "store.cannot-open",
}
# Damage that has no code of its own: of text that is none, of a header, of a schema.
_UNREADABLE = ("Could not decode to UTF-8", "unsupported file format", "foreign key mismatch")
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damaged(path: Path, detail: str) -> DamagedLibrary:
    """The error for a library whose content is broken."""
    return DamagedLibrary(say("store.damaged", path=str(path), detail=detail), path)


def translated(error: Exception, path: Path) -> KnownError | None:
    """The known error for a failure of SQLite or of the file system, or None for a bug."""
    if isinstance(error, OSError):
        return StorageError(say("store.file-failed", path=str(path), detail=str(error.strerror)))
    if isinstance(error, UnicodeDecodeError) or str(error).startswith(_UNREADABLE):
        return damaged(path, str(error))
    code = getattr(error, "sqlite_errorcode", None)
    if not isinstance(code, int):
        return None
    primary = code & 0xFF  # the low byte is the primary code of an extended one
    if primary in _DAMAGE:
        return damaged(path, str(error))
    key = _KEYS.get(primary)
    return StorageError(say(key, path=str(path), detail=str(error))) if key else None


@contextmanager
def guarded(path: Path) -> Generator[None]:
    """Turn environment failures inside the block into known errors about `path`."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        found = translated(error, path)
        if found is None:
            raise
        raise found from error
