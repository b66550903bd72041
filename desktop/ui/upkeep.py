"""What the running program does for its library besides what people ask: the backup of the day,
and the door for later starts on the same file."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.ui.windows import Windows

if TYPE_CHECKING:  # loaded once the first window is there
    from desktop.ui.single import Doorbell

_FIRST_MS = 3_000
_HOUR_MS = 3_600_000


class Upkeep(QObject):
    """Begins once the first window is there, so that nothing of it delays the start."""

    def __init__(self, windows: Windows) -> None:
        super().__init__(windows)
        self._windows = windows
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._care_again)
        self._bell: Doorbell | None = None

    def begin(self) -> None:
        """Listen for later starts; care for the library soon, then each hour."""
        from desktop.ui.single import Doorbell

        self._bell = Doorbell(self._windows.context.library.path, self)
        self._bell.rung.connect(self._come_forward)
        self._due.start(_FIRST_MS)

    def end(self) -> None:
        """The windows are gone: nothing may reach for their library any more."""
        self._due.stop()
        if self._bell is not None:
            self._bell.close()

    def _care_again(self) -> None:
        if self._windows.library_window() is None:
            return  # the program is ending
        self._due.start(_HOUR_MS)
        self.care()

    def care(self) -> None:
        """Make today's backup, unless it is there already, then thin old revisions and say so.

        A failure is shown, not raised.
        """
        library = self._windows.context.library
        with self._windows.reported():
            backup = library.backups.daily()
            # Only just after a backup: it still holds what is taken out.
            if backup is not None and (count := library.thinning.run()):
                self._windows.announce(
                    self.tr(
                        "%n version(s) de personnages ont été retirées : elles avaient plus de 30 "
                        "jours et Annuler ne pouvait plus les rendre. Une par jour reste, et la "
                        "sauvegarde {backup} les contient toutes.",
                        "",
                        count,
                    ).format(backup=backup.name)
                )

    def _come_forward(self, opening: str) -> None:
        self._windows.show_library()
        if opening:
            self._windows.take_in(Path(opening))
