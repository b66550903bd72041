"""What the tests of the start share."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from desktop.ui.context import Context
from desktop.ui.windows import Windows


@pytest.fixture
def started(open_context: Callable[[], Context], qapp: QApplication) -> Iterator[Callable]:
    """Starts the windows on the library file, as often as it is called."""
    made: list[Windows] = []

    def start() -> Windows:
        for before in made:
            # That program is gone, and its library closed: nothing of it is asked any more.
            for window in before.open_windows():
                window.removeEventFilter(before)
                window.deleteLater()
        made.clear()
        context = open_context()
        windows = Windows(context.library, context.texts, context.dialogs, context.hub)
        windows.show_library()
        assert windows.library_window().acts  # as after its first paint
        try:
            windows.restore()
        except BaseException:
            # The process has ended: nothing of its windows runs on.
            for window in windows.open_windows():
                shiboken6.delete(window)
            raise
        made.append(windows)
        return windows

    yield start
    for windows in made:
        windows.close_all()
    qapp.processEvents()
