"""Scrolling areas that scroll as late as possible."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.ui import theme

_LEAST_WIDTH = 300


class FittedArea(QScrollArea):
    """As tall as the lines in its `column`, up to a limit.

    `most` and `least` are heights in logical pixels at 100 %.
    """

    def __init__(self, most: int, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._least = least
        self._page = QWidget()
        self.column = QVBoxLayout(self._page)
        self.column.setContentsMargins(0, theme.GRID, theme.SPACE_IN_GROUP, theme.GRID)
        self.column.setSpacing(theme.GRID)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        wanted = self._page.sizeHint()
        return QSize(wanted.width(), min(self._height(), theme.scaled(self, self._most)))

    def minimumSizeHint(self) -> QSize:
        # As wide as its lines: there is no way to scroll sideways.
        width = self._page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, min(self._height(), theme.scaled(self, self._least)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Words wrap at another place, so the lines ask for another height.
            self.updateGeometry()

    def _height(self) -> int:
        width = max(self.viewport().width(), _LEAST_WIDTH)
        height = self.column.heightForWidth(width) if self.column.hasHeightForWidth() else -1
        return height if height > 0 else self._page.sizeHint().height()


class Tail(FittedArea):
    """What stands below the content of a page."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the character as it is now."""
        ...


class PageArea(QScrollArea):
    """Holds a stack of pages that fill it; it scrolls only where a page cannot shrink any more.

    A resizable scroll area would give each page the height it likes best, and scroll too early.
    """

    def fit(self) -> None:
        """Give the page that is open all the room there is, and never less than it needs."""
        stack = self.widget()
        page = stack.currentWidget() if isinstance(stack, QStackedWidget) else None
        if stack is None or page is None:
            return
        needed = page.minimumSizeHint()
        room = self.maximumViewportSize()
        bar = self.verticalScrollBar().sizeHint().width()
        if needed.height() > room.height():
            room.setWidth(room.width() - bar)
        if needed.width() > room.width():
            room.setHeight(room.height() - bar)
        stack.resize(room.expandedTo(needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.fit()
        return super().eventFilter(watched, event)
