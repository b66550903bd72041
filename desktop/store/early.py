"""Checking a library while the program is still importing itself: SQLite reads beside Python."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from desktop.store.backups import quick_check
from desktop.store.inspect import reading_mode, uri


class EarlyCheck:
    """Looks for damage in a thread, from the moment it is made; changes nothing on disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_good = False
        self._thread = threading.Thread(target=self._check, name="early check", daemon=True)
        self._thread.start()

    def found_nothing(self) -> bool:
        """Wait for the check: whether it read the whole file and found nothing wrong.

        False says little: the file may be missing, locked or damaged. Who opens it finds out.
        """
        self._thread.join()
        return self._is_good

    def _check(self) -> None:
        try:
            mode = reading_mode(self._path)
            # A journal must be rolled back first, by who opens the library.
            if mode == "rw" or not self._path.is_file():
                return
            with closing(sqlite3.connect(uri(self._path, mode), uri=True)) as connection:
                self._is_good = quick_check(connection) is None
        except (OSError, sqlite3.Error, UnicodeDecodeError):
            return
