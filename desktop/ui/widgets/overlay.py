"""Messages that show over the top of a page instead of pushing it down: a second, fast click lands
where the first one did."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import theme


class Overlay(QWidget):
    """Holds parts that come and go over the upper edge of `page`; empty, it is not there."""

    def __init__(self, page: QWidget, *parts: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GRID)
        for part in parts:
            self._column.addWidget(part)
            part.hide()
            part.installEventFilter(self)
        page.installEventFilter(self)
        self._place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = watched is self._page and event.type() == QEvent.Type.Resize
        if resized or (watched is not self._page and event.type() == QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        width = max(0, self._page.width() - 2 * theme.PAGE_MARGIN)
        self._column.activate()
        height = self._column.totalHeightForWidth(width)
        if height < 0:
            height = self._column.totalSizeHint().height()
        self.setGeometry(theme.PAGE_MARGIN, theme.GRID, width, height)
        self.raise_()
