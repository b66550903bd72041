"""A file that is there whole or not at all."""

import contextlib
import errno
import os
import secrets
from pathlib import Path

from desktop.rules.errors import KnownError, known
from desktop.safekeeping import is_library

_NO_FOLDER = (errno.ENOENT, errno.ENOTDIR)
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def write_whole(path: Path, data: bytes) -> None:
    """Write `data` beside `path` under another name, then put it in its place.

    Raises `KnownError` when a library stands there, the folder is missing or closed to us, the disk
    is full, or the system refuses for another reason; what stood at `path` is untouched and nothing
    is left half-written.
    """
    if is_library(path):
        raise known("export.error.library", path=str(path))
    # Short and of our own making: the wanted name may already be as long as names can be.
    beside = path.parent / f".cassure-{secrets.token_hex(6)}.tmp"
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        # The first refusal is the one to tell; the same folder may refuse the cleaning too.
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise _explained(path, error) from error


def _explained(path: Path, error: OSError) -> KnownError:
    if error.errno in _NO_FOLDER:
        return known("export.error.folder-missing", path=str(path), folder=str(path.parent))
    if error.errno in _FORBIDDEN:
        return known("export.error.forbidden", path=str(path), folder=str(path.parent))
    if error.errno in _FULL:
        return known("export.error.disk-full", path=str(path))
    return known("export.error.other", path=str(path), reason=error.strerror or str(error))
