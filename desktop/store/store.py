"""The library file: opened, checked, migrated, and its shelves.

`lists` and the smaller shelves read without peewee, and are all that a start needs; the others are
made, and peewee imported, when somebody first asks for one.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message, say
from desktop.store import backups
from desktop.store.database import Database
from desktop.store.early import EarlyCheck, quick_check
from desktop.store.errors import DamagedLibrary, damaged, guarded
from desktop.store.inspect import look, lost_column
from desktop.store.lists import Lists
from desktop.store.migrations import STEPS, Step, migrate
from desktop.store.shelves import Campaigns, Drafts, Portraits, Preferences
from desktop.store.times import Clock, utc_now

if TYPE_CHECKING:
    from desktop.store.characters import Characters
    from desktop.store.encounters import Encounters
    from desktop.store.preparations import Preparations
    from desktop.store.reserves import Reserves
    from desktop.store.revisions import Revisions

_WAL_TOLD = "store.wal-refusal-told"


class Store:
    """An open library; use `Store.open`.

    `notices` are things worth telling once after opening (a file system without a write-ahead
    log, a backup made before a migration).
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.path = database.path
        self.readonly = database.readonly
        self.notices: tuple[Message, ...] = ()
        self.lists = Lists(database)
        self.campaigns = Campaigns(database)
        self.portraits = Portraits(database)
        self.drafts = Drafts(database)
        self.preferences = Preferences(database)
        self._database = database
        self._clock = clock

    @cached_property
    def characters(self) -> "Characters":
        from desktop.store.characters import Characters

        return Characters(self._database)

    @cached_property
    def revisions(self) -> "Revisions":
        from desktop.store.revisions import Revisions

        return Revisions(self._database)

    @cached_property
    def encounters(self) -> "Encounters":
        from desktop.store.encounters import Encounters

        return Encounters(self._database)

    @cached_property
    def reserves(self) -> "Reserves":
        from desktop.store.reserves import Reserves

        return Reserves(self._database)

    @cached_property
    def preparations(self) -> "Preparations":
        from desktop.store.preparations import Preparations

        return Preparations(self._database)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        clock: Clock = utc_now,
        readonly: bool = False,
        steps: Sequence[Step] = STEPS,
        anew: bool = False,
        checked: EarlyCheck | None = None,
    ) -> "Store":
        """Open a library; a writer makes it, and its folder, when there is none and, unless
        somebody wants one `anew`, none was there before. What was `checked` already is not checked
        again where nothing was found.

        An older one is backed up, then migrated. Raises `KnownError` for a file that is newer,
        foreign, damaged (`DamagedLibrary`) or out of reach; it is then left as it was.
        """
        version = _looked(path, len(steps))
        if version == 0 and not anew:
            _refuse_empty(path, readonly)
        if not readonly:
            with guarded(path):
                path.parent.mkdir(parents=True, exist_ok=True)
        database = Database(path, readonly=readonly)
        try:
            store = cls(database, clock)
            store._prepare(version, steps, checked)
        except BaseException:
            database.close()
            raise
        return store

    def _prepare(self, version: int, steps: Sequence[Step], checked: EarlyCheck | None) -> None:
        connection = self._database.connection
        with guarded(self.path):
            is_good = checked is not None and checked.found_nothing()
            if version and not is_good and (trouble := quick_check(connection)) is not None:
                raise damaged(self.path, trouble)
            if version == len(STEPS):
                self._check_columns(connection)
            if self.readonly:
                if version < len(steps):
                    raise known("store.older-read-only", path=str(self.path))
                return
            # Finds out now, not at the first edit, whether the file can be written.
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.execute("PRAGMA user_version = 0")
            finally:
                connection.execute("ROLLBACK")
            notices: list[Message] = []
            if 0 < version < len(steps) and self.loose_references():
                raise damaged(self.path, "foreign_key_check")
            if 0 < version < len(steps):
                backup = backups.before_migration(connection, self.path, self._clock())
                notices.append(say("store.migrated", path=str(self.path), backup=str(backup)))
            wal = self._database.want_wal()
            if version < len(steps):
                migrate(
                    connection, steps, self._check_columns if len(steps) >= len(STEPS) else None
                )
        if not wal and self.preferences.get(_WAL_TOLD) is None:
            self.preferences.put(_WAL_TOLD, True)
            notices.append(say("store.no-wal", path=str(self.path)))
        self.notices = tuple(notices)

    def _check_columns(self, connection: sqlite3.Connection) -> None:
        if (lost := lost_column(connection)) is not None:
            raise damaged(self.path, lost)

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; an exception must leave the outermost block."""
        return self._database.transaction()

    def reader(self) -> "Store":
        """A read-only store of its own for a worker: call it, and close it, in that thread."""
        return Store.open(self.path, clock=self._clock, readonly=True)

    def quick_check(self) -> str | None:
        """The first thing that is wrong with the file, or None."""
        with guarded(self.path):
            try:
                return quick_check(self._database.connection)
            except sqlite3.DatabaseError as error:
                raise damaged(self.path, str(error)) from error

    def integrity_check(self) -> str | None:
        """Like `quick_check`, but slower: it also holds every index against its table."""
        with guarded(self.path):
            rows = self._database.rows("PRAGMA integrity_check(1)")
        return None if rows == [("ok",)] else str(rows[0][0])

    def loose_references(self) -> int:
        """How many rows name another that is not there."""
        return len(self._database.rows("PRAGMA foreign_key_check"))

    def back_up_daily(self) -> Path | None:
        """Today's backup beside the library, or None when it is there already.

        Raises `DamagedLibrary` rather than let a bad copy push out the good ones.
        """
        if (trouble := self.quick_check()) is not None:
            raise damaged(self.path, trouble)
        return backups.daily(self._database.connection, self.path, self._clock())

    def back_up_now(self) -> Path:
        """A backup beside the library because somebody asks for one.

        Raises `KnownError` when the library is damaged or the disk refuses.
        """
        if (trouble := self.quick_check()) is not None:
            raise damaged(self.path, trouble)
        return backups.asked(self._database.connection, self.path, self._clock())

    def close(self) -> None:
        """Close the connection of this thread."""
        self._database.close()


def _looked(path: Path, current: int) -> int:
    """As `look`, but something else where a library was before, its backups say so, is damage: a
    power cut can leave nothing but zeros in a file."""
    try:
        return look(path, current)
    except KnownError as error:
        if error.message.key == "store.not-a-library" and backups.backups_of(path):
            raise DamagedLibrary(say("store.overwritten", path=str(path)), path) from error
        raise


def _refuse_empty(path: Path, readonly: bool) -> None:
    """Nothing, or an empty file, is a start, unless a library was there before."""
    with guarded(path):
        is_there = path.exists()
    if backups.backups_of(path):
        key = "store.emptied" if is_there else "store.gone"
        raise DamagedLibrary(say(key, path=str(path)), path)
    if readonly:
        raise known("store.missing", path=str(path))


def set_aside_and_restore(path: Path, clock: Clock = utc_now) -> tuple[Path, Path]:
    """Rename a damaged library and put its newest good backup in its place.

    The two are (set aside, backup used). Raises `KnownError`, with nothing renamed, when no
    backup is good.
    """
    backup = backups.newest_good(path)
    if backup is None:
        raise known("store.no-good-backup", path=str(path))
    aside = backups.set_aside(path, clock())
    try:
        backups.restore(path, backup)
    except KnownError:
        backups.move(aside, path)
        raise
    return aside, backup


def begin_anew(path: Path, clock: Clock = utc_now) -> Path:
    """Rename a damaged library, if it is still there, and make a new one; its new name.

    Raises `KnownError` when the disk refuses.
    """
    aside = backups.set_aside(path, clock())
    Store.open(path, clock=clock, anew=True).close()
    return aside


def return_to(path: Path, backup: Path, clock: Clock = utc_now) -> Path:
    """Put a copy of a backup in the place of a library that is whole and closed.

    What it replaces stays beside it under the name that is returned. Raises `KnownError`, with
    everything as it was, when the backup is not good or the disk refuses.
    """
    return backups.replace(path, backup, clock())


def is_current(path: Path) -> bool:
    """Whether a library has the schema of this version.

    Raises `KnownError` for a file that is missing, empty, newer, foreign, damaged or out of reach.
    """
    version = _looked(path, len(STEPS))
    if version == 0:
        _refuse_empty(path, readonly=True)
    return version == len(STEPS)


def copied(path: Path, target: Path) -> Path:
    """Copy a library that nothing here has open, its log included; the copy.

    Raises `DamagedLibrary` when it cannot be read through.
    """
    return backups.copy(path, target)
