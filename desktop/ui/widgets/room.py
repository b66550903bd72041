"""Room on the screen: windows are as large as they would like to be, where the screen is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.ui import theme

#: What the frame of a window takes of a screen, at most, in logical pixels.
_FRAME = QSize(16, 48)
#: What of it is below a window, at most.
_EDGE = 8
#: What of it is above, in logical pixels. To ask the style takes a start 13 ms: see ui/start.py.
_TITLE_BAR = 24


def resize_within_screen(widget: QWidget, width: int, height: int) -> None:
    """Give a window a size, in pixels at 100 %, or what its screen has room for."""
    room = widget.screen().availableGeometry().size() - _FRAME
    wanted = QSize(theme.scaled(widget, width), theme.scaled(widget, height))
    widget.resize(wanted.boundedTo(room))


def restore_place(window: QWidget, kept: object) -> None:
    """Put a window where it was, as far as that is known and on a screen.

    `kept` is what a library keeps of the places of windows of its kind, or anything else.
    """
    if isinstance(kept, str):
        from PySide6.QtCore import QByteArray  # not at the first start of all

        window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace")))
    bring_onto_screen(window)


def bring_onto_screen(window: QWidget) -> None:
    """Bring a window onto a screen, and keep its last line above the lower edge of that screen."""
    screens = QGuiApplication.screens()
    frame = window.frameGeometry()
    found = [one for one in screens if one.availableGeometry().intersects(frame)]
    room = (found[0] if found else QGuiApplication.primaryScreen()).availableGeometry()
    if not found:
        window.move(room.topLeft())
    if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        return
    # Before it is shown a window knows no frame yet: room is left for a title bar.
    bar = theme.scaled(window, _TITLE_BAR)
    room.adjust(0, bar, 0, -_EDGE)
    window.resize(window.size().boundedTo(room.size()))
    if window.geometry().bottom() > room.bottom() or window.geometry().right() > room.right():
        window.move(
            max(room.left(), min(window.x(), room.right() - window.width())),
            max(room.top() - bar, min(window.y(), room.bottom() - window.height() - bar)),
        )
