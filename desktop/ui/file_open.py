"""A file that macOS hands to the running program instead of starting another one."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from desktop.ui.windows import Windows


class FileOpening(QObject):
    """Takes each such file in, as if it had been dropped on the main window."""

    def __init__(self, application: QApplication, windows: Windows) -> None:
        super().__init__(windows)
        self._windows = windows
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self._windows.take_in(Path(event.file()))
            return True
        return False
