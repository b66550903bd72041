"""Backups beside the library, through SQLite's backup API: a file copy would miss the log."""

import contextlib
import enum
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from glob import escape
from pathlib import Path
from typing import NamedTuple

from desktop.rules.errors import KnownError, known
from desktop.store.address import beside, reading_mode, uri
from desktop.store.early import quick_check
from desktop.store.errors import guarded
from desktop.store.inspect import look, lost_column
from desktop.store.migrations import STEPS, migrate

KEEP = 10
"""How many daily backups stay; the oldest go first. Those made before a migration all stay."""

_DAILY = "sauvegarde"
_MIGRATION = "avant-migration"
_ASKED = "copie"
_REPLACED = "remplacee"
_PART = ".part"


class Kind(enum.Enum):
    """Why a backup was made; REPLACED is a whole library that an earlier one took the place of."""

    DAILY = _DAILY
    MIGRATION = _MIGRATION
    ASKED = _ASKED
    REPLACED = _REPLACED


class Backup(NamedTuple):
    """A backup beside a library: its file, why it is there, and its size in bytes."""

    path: Path
    kind: Kind
    changed: float
    size: int


def back_up(source: sqlite3.Connection, path: Path, target: Path) -> Path:
    """Copy an open library into `target`, whole or not at all, and check the copy."""
    part = target.with_name(target.name + _PART)
    try:
        with guarded(target):
            part.unlink(missing_ok=True)
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                source.backup(copy)
                # A backup is one complete file: it must not ask for a log beside it.
                copy.execute("PRAGMA journal_mode = DELETE")
                if (trouble := quick_check(copy)) is not None:
                    raise known("store.backup-bad", path=str(path), detail=trouble)
            part.replace(target)
    finally:
        if part.exists():
            part.unlink()
    return target


def copy(path: Path, target: Path) -> Path:
    """Copy a library that is not open here into `target`."""
    address = uri(path, reading_mode(path))
    with guarded(path), closing(sqlite3.connect(address, uri=True)) as source:
        return back_up(source, path, target)


def before_migration(source: sqlite3.Connection, path: Path, now: datetime) -> Path:
    """The backup that a migration starts with; its name tells the second it was made."""
    return back_up(source, path, _named(path, f"{_MIGRATION}-{now:%Y-%m-%d-%H%M%S-%f}"))


def daily(source: sqlite3.Connection, path: Path, now: datetime) -> Path | None:
    """Back up unless today's backup is there; None when it is.

    Older daily backups beyond `KEEP` are removed once the new one is complete, as is what was left
    half-written by a program that was killed.
    """
    target = _named(path, f"{_DAILY}-{now:%Y-%m-%d}")
    if target.exists():
        return None
    back_up(source, path, target)
    with guarded(target):
        for old in sorted(_made(path, _DAILY))[:-KEEP]:
            old.unlink()
        for kind in Kind:
            for half in _made(path, kind.value, _PART, f"{_PART}-journal"):
                half.unlink()
    return target


def asked(source: sqlite3.Connection, path: Path, now: datetime) -> Path:
    """Back up because somebody wants one now; none of these is ever removed by Cassure."""
    return back_up(source, path, _named(path, f"{_ASKED}-{now:%Y-%m-%d-%H%M%S-%f}"))


def listed(path: Path) -> tuple[Backup, ...]:
    """Every backup beside a library, newest first."""
    found: list[Backup] = []
    for kind in Kind:
        for one in _made(path, kind.value):
            with contextlib.suppress(OSError):  # gone since it was listed
                status = one.stat()
                found.append(Backup(one, kind, status.st_mtime, status.st_size))
    return tuple(sorted(found, key=lambda one: (one.changed, one.path.name), reverse=True))


def backups_of(path: Path) -> tuple[Path, ...]:
    """Every backup that may stand in for a library, newest first.

    Not what a person chose to leave for an earlier state.
    """
    return tuple(one.path for one in listed(path) if one.kind is not Kind.REPLACED)


def newest_good(path: Path) -> Path | None:
    """The newest backup that opens, passes its check and is not too new for this program."""
    for backup in backups_of(path):
        with contextlib.suppress(KnownError):
            check(backup)
            return backup
    return None


def check(backup: Path) -> None:
    """Raises `KnownError` when a backup is gone, empty, newer than this program, or would not open.

    That is found out before anything is renamed for it.
    """
    version = look(backup, len(STEPS))
    if version == 0:
        raise known("store.missing", path=str(backup))
    address = uri(backup, reading_mode(backup))
    with guarded(backup), closing(sqlite3.connect(address, uri=True)) as connection:
        trouble = quick_check(connection) or _flaw(connection, version)
        if trouble is not None:
            raise known("store.backup-bad", path=str(backup), detail=trouble)


def _flaw(connection: sqlite3.Connection, version: int) -> str | None:
    """What keeps a file whose pages are sound from being a library of this version, or None."""
    if version == len(STEPS):
        return lost_column(connection)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        connection.backup(copy)
        try:
            migrate(copy)
        except sqlite3.DatabaseError as error:
            return str(error)
        return lost_column(copy)


def replace(path: Path, backup: Path, now: datetime) -> Path:
    """Put a copy of a backup in the place of a whole library that nobody has open.

    The library is renamed and becomes a backup itself, which is returned. Raises `KnownError`, with
    everything as it was, when the backup is not good or the disk refuses.
    """
    check(backup)
    aside = _named(path, f"{_REPLACED}-{now:%Y-%m-%d-%H%M%S-%f}")
    with guarded(path):
        move(path, aside)
    try:
        restore(path, backup)
    except KnownError:
        move(aside, path)
        raise
    return aside


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a library that cannot be used, with its log, so that nothing of it is lost."""
    aside = _named(path, f"abimee-{now:%Y-%m-%d-%H%M%S-%f}")
    with guarded(path):
        move(path, aside)
    return aside


def move(path: Path, target: Path) -> None:
    """Rename a library and the files that SQLite keeps beside it."""
    for suffix in ("-wal", "-shm", "-journal", ""):
        if (one := beside(path, suffix)).exists():
            one.replace(beside(target, suffix))


def restore(path: Path, backup: Path) -> None:
    """Put a copy of a backup in the place of a library that was set aside."""
    if path.exists():
        raise known("store.restore-over", path=str(path))
    # A backup that somebody opened as a library may have a log of its own.
    address = uri(backup, reading_mode(backup))
    with guarded(backup), closing(sqlite3.connect(address, uri=True)) as source:
        back_up(source, backup, path)


def _made(path: Path, label: str, *endings: str) -> Iterator[Path]:
    """The backups of one kind, whatever signs the library's name has; or what of them has one of
    these endings."""
    for ending in endings or ("",):
        yield from path.parent.glob(f"{escape(path.stem)}.{label}-*{escape(path.suffix)}{ending}")


def _named(path: Path, label: str) -> Path:
    return path.with_name(f"{path.stem}.{label}{path.suffix}")
