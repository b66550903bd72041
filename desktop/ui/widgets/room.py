"""Room on the screen: a dialog is as large as it would like to be, where the screen is."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from desktop.ui import theme

#: What the frame of a window takes of a screen, at most, in logical pixels.
_FRAME = QSize(16, 48)


def resize_within_screen(widget: QWidget, width: int, height: int) -> None:
    """Give a window a size, in pixels at 100 %, or what its screen has room for."""
    room = widget.screen().availableGeometry().size() - _FRAME
    wanted = QSize(theme.scaled(widget, width), theme.scaled(widget, height))
    widget.resize(wanted.boundedTo(room))
