"""Backups of the library: today's, one that is asked for, the list of them, and the way back."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from desktop.services.desk import Desk
from desktop.store import backups
from desktop.store.backups import Kind

__all__ = ["BackupCard", "Backups", "Kind"]


class BackupCard(msgspec.Struct, frozen=True, kw_only=True):
    """A backup in a list; `size` in bytes."""

    path: Path
    kind: Kind
    made: datetime
    size: int


class Backups:
    """See `desktop.store.backups` for where they are and how many stay.

    `wanted` is the backup that takes the place of the library once that is closed; the composition
    root does it, since nobody can replace a file that is open.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.wanted: Path | None = None

    def daily(self) -> Path | None:
        """Make today's backup; None when it was there already.

        Raises `KnownError` when it cannot be made: the library itself is untouched.
        """
        return self._desk.store.back_up_daily()

    def make(self) -> Path:
        """Make a backup now, besides that of the day.

        Raises `KnownError` when it cannot be made: the library itself is untouched.
        """
        return self._desk.store.back_up_now()

    def list(self) -> tuple[BackupCard, ...]:
        """Every backup beside the library, newest first."""
        return tuple(
            BackupCard(
                path=one.path,
                kind=one.kind,
                made=datetime.fromtimestamp(one.changed, UTC),
                size=one.size,
            )
            for one in backups.listed(self._desk.store.path)
        )

    def go_back(self, backup: Path) -> None:
        """Have the library replaced by a copy of a backup when it is closed.

        Raises `KnownError` when the backup is not good; nothing is replaced then.
        """
        backups.check(backup)
        self.wanted = backup
