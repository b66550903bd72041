"""Looking at a library while the program is still importing itself: SQLite reads beside Python."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from desktop.store.address import reading_mode, uri
from desktop.store.glance import Fetched, fetch


class EarlyCheck:
    """Looks for damage in a thread, from the moment it is made, and reads what a glance at the
    library shows (`desktop.services.glance`); changes nothing on disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_good = False
        self._fetched: Fetched | None = None
        self._thread = threading.Thread(target=self._check, name="early check", daemon=True)
        self._thread.start()

    def found_nothing(self) -> bool:
        """Wait for the check: whether it read the whole file and found nothing wrong.

        False says little: the file may be missing, locked or damaged. Who opens it finds out.
        """
        self._thread.join()
        return self._is_good

    def fetched(self) -> Fetched | None:
        """Wait for what a glance shows; None where the library is not worth one."""
        return self._fetched if self.found_nothing() else None

    def _check(self) -> None:
        try:
            mode = reading_mode(self._path)
            # A journal must be rolled back first, by who opens the library.
            if mode == "rw" or not self._path.is_file():
                return
            # Nobody waits here for a file that is locked: who opens it does that.
            address = uri(self._path, mode)
            with closing(sqlite3.connect(address, uri=True, timeout=0)) as connection:
                self._is_good = quick_check(connection) is None
                self._fetched = fetch(connection) if self._is_good else None
        except (OSError, sqlite3.Error, ValueError):
            return


def quick_check(connection: sqlite3.Connection) -> str | None:
    """The first thing that is wrong with an open library, or None."""
    row = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if row is not None and row[0] == "ok" else str(row[0] if row else "?")
