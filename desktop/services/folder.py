"""Importing every exchange file of a folder: one file at a time, each whole or refused."""

import os
from pathlib import Path

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message, say
from desktop.services.envelope import CAMPAIGN
from desktop.services.exchange import Exchange

SUFFIX = ".cassure"


class Refusal(msgspec.Struct, frozen=True):
    """A file that was not taken in, or not all of it, and why."""

    path: Path
    reason: Message


class FolderImport:
    """Files wait in `waiting`; `step` takes the next one. Whoever stops keeps what was taken.

    `taken` are the new characters, `refused` the files that changed nothing and the folders that
    nobody could look into, `notes` what was left out of those that were taken.
    """

    def __init__(self, exchange: Exchange, folder: Path, initiator: str = "") -> None:
        """Find the files below a folder, in the order of their names; links are not followed.

        Raises `KnownError` when the folder cannot be read or holds none.
        """
        self._exchange = exchange
        self._initiator = initiator
        self.waiting, closed = _files(folder)
        self.count = len(self.waiting)
        self.taken: list[str] = []
        self.refused: list[Refusal] = closed
        self.notes: list[Refusal] = []

    @property
    def done(self) -> int:
        """How many files were looked at."""
        return self.count - len(self.waiting)

    def step(self) -> Path:
        """Take the next file in, or note why not; its path."""
        path = self.waiting.pop(0)
        try:
            if path.is_symlink():
                raise known("services.folder-link", path=str(path))
            parcel = self._exchange.read(path)
            if parcel.settings or parcel.kind == CAMPAIGN:
                # A folder of characters must not change the rules of the table on its way, and a
                # campaign comes as one of its own.
                raise known("services.folder-settings", path=str(path))
            self.taken.extend(self._exchange.take(parcel, path, self._initiator))
            self.notes.extend(Refusal(path, note) for note in parcel.notes)
        except KnownError as error:
            self.refused.append(Refusal(path, error.message))
        return path


def _files(folder: Path) -> tuple[list[Path], list[Refusal]]:
    """The files below a folder, and the folders in it that are closed."""
    closed: list[Refusal] = []

    def failed(error: OSError) -> None:
        place = Path(error.filename or folder)
        detail = error.strerror or str(error)
        reason = say("services.folder-unreadable", path=str(place), detail=detail)
        if place == folder:
            raise KnownError(reason) from error
        closed.append(Refusal(place, reason))

    found = sorted(
        Path(place) / name
        for place, _, names in os.walk(folder, onerror=failed)
        for name in names
        if Path(name).suffix.casefold() == SUFFIX
    )
    if not found:
        reason = closed[0].reason if closed else say("services.folder-empty", path=str(folder))
        raise KnownError(reason)
    return found, closed
