"""A panel that floats over the lower edge of a part of a window: nothing moves when it opens."""

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.ui import theme

_WIDEST = 760
_PADDING = 12


class Floating(QFrame):
    """Fill `column`, and call `place` when what is in it has changed."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        self.column.setSpacing(theme.SPACE_IN_GROUP)
        over.installEventFilter(self)
        self.hide()

    def place(self) -> None:
        """Stand in the middle, as high as the parts need and the window has room."""
        if self.isHidden():
            return
        room = self._over.rect().adjusted(16, 8, -16, -8)
        width = min(room.width(), theme.scaled(self, _WIDEST))
        self.column.activate()
        needed = self.column.totalHeightForWidth(width)
        if needed < 0:
            needed = self.column.totalSizeHint().height()
        height = min(room.height(), needed)
        self.setGeometry(room.center().x() - width // 2, room.bottom() - height + 1, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.accent, 1))
        painter.setBrush(look.surface)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
