"""A library that does not open any more: what can be done about it, before there are services."""

from datetime import datetime
from pathlib import Path

from desktop.rules.errors import KnownError
from desktop.rules.message import Message, say
from desktop.store.backups import newest_good
from desktop.store.errors import DamagedLibrary
from desktop.store.store import begin_anew, set_aside_and_restore
from desktop.store.times import Clock, utc_now


class Rescue:
    """The ways out for one damaged library; it keeps its content in all of them.

    `problem` says what is wrong, `path` which file, `is_gone` that there is none any more. `backup`
    is the newest good one beside it, or None, and `backup_date` when it was written.
    """

    def __init__(self, error: DamagedLibrary, clock: Clock = utc_now) -> None:
        self.problem: Message = error.message
        self.path: Path = error.path
        self.is_gone = not error.path.exists()
        self.backup = newest_good(error.path)
        self._clock = clock

    @property
    def backup_date(self) -> datetime | None:
        """When the backup was made, in the time of this machine; None without one."""
        if self.backup is None:
            return None
        return datetime.fromtimestamp(self.backup.stat().st_mtime).astimezone()

    def restore(self) -> Message:
        """Put the newest good backup in the place of the library; what was done.

        Raises `KnownError`, with nothing renamed, when there is none or the disk refuses.
        """
        aside, backup = set_aside_and_restore(self.path, self._clock)
        if self.is_gone:
            return say("services.rescued-gone", backup=backup.name)
        return say("services.rescued-backup", aside=aside.name, backup=backup.name)

    def begin_anew(self) -> Message:
        """Rename the library and make a new one in its place; what was done.

        Raises `KnownError` when the disk refuses.
        """
        aside = begin_anew(self.path, self._clock)
        if self.is_gone:
            return say("services.rescued-new")
        return say("services.rescued-anew", aside=aside.name)


def rescue_for(error: KnownError) -> Rescue | None:
    """The ways out of an error at opening, None when the file is not what is wrong."""
    return Rescue(error) if isinstance(error, DamagedLibrary) else None
