"""Backups of the library: today's, and the list of those that are there."""

from pathlib import Path

from desktop.services.desk import Desk
from desktop.store.backups import backups_of


class Backups:
    """See `desktop.store.backups` for where they are and how many stay."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def daily(self) -> Path | None:
        """Make today's backup; None when it was there already.

        Raises `KnownError` when it cannot be made: the library itself is untouched.
        """
        return self._desk.store.back_up_daily()

    def list(self) -> tuple[Path, ...]:
        """Every backup beside the library, newest first."""
        return backups_of(self._desk.store.path)
