"""One program at a time writes to a library: a lock of the operating system beside the file.

The system lets go of the lock when the program ends, however it ends, so none is ever left behind;
the empty file that carries it stays.
"""

import sys
from pathlib import Path
from typing import IO

from desktop.store.address import beside

_SUFFIX = "-open"


class Presence:
    """Held while a library is open for writing; see `take`."""

    def __init__(self, file: IO[bytes] | None) -> None:
        self._file = file

    @classmethod
    def take(cls, path: Path) -> "Presence | None":
        """Be the one program that writes to `path`; None when another one is already.

        Where no lock can be made (a folder that cannot be written, a disk without locks) nobody
        else is known of, and opening the library tells what is wrong with it.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = beside(path, _SUFFIX).open("ab")
        except OSError:
            return cls(None)
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return None
        except OSError:
            file.close()
            return cls(None)
        return cls(file)

    def leave(self) -> None:
        """Let another program write."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # Wine's C library gives no reason for a lock that is held; a disk without locks does.
            if error.errno == 0:
                raise BlockingIOError from error
            raise

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
