"""Files that are read up to a limit, and written whole or not at all."""

import contextlib
import os
import secrets
from pathlib import Path

from desktop.rules.errors import known
from desktop.safekeeping import is_library


def read_limited(path: Path, most: int) -> bytes:
    """The content of a plain file of at most `most` bytes.

    Raises `KnownError` naming the file when it is missing, no plain file, too large or refused.
    """
    try:
        if path.exists() and not path.is_file():
            raise known("services.file-not-plain", path=str(path))
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:  # the latter for a name that no disk can hold
        raise known("services.file-unreadable", path=str(path), detail=_why(error)) from error
    if len(data) > most:
        raise known("services.file-too-large", path=str(path), most=most // 1024 // 1024)
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` in the place of `path` once all of it is on the disk.

    Raises `KnownError` naming the file, also where it is a library; what stood there before is then
    untouched.
    """
    if is_library(path):
        raise known("services.file-is-library", path=str(path))
    # A short name of our own: the wanted one may already be as long as names can be.
    part = path.parent / f".cassure-{secrets.token_hex(6)}.part"
    try:
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError:
            # The first refusal is the one to tell; the same folder may refuse the cleaning too.
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise known("services.file-unwritable", path=str(path), detail=_why(error)) from error


def is_folder(path: Path) -> bool:
    """Whether there is a folder that can be reached; a place closed to us has none."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _why(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
