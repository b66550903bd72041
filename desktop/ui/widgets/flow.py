"""A layout that puts its items in lines, as words are, and breaks where the width ends."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from the leading edge on; each line is as high as its highest item, centred in it."""

    def __init__(self, parent: QWidget | None = None, *, across: int = 16, down: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        # Qt asks for the same height a dozen times while it lays out what is around.
        self._heights: dict[int, int] = {}
        self._across = across
        self._down = down
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        around = self.contentsMargins()
        return size + QSize(around.left() + around.right(), around.top() + around.bottom())

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        area = rect.marginsRemoved(self.contentsMargins())
        top = area.top()
        lines = self._lines(area.width())
        for line in lines:
            height = max(item.sizeHint().height() for item in line)
            if move:
                self._place(line, QRect(area.left(), top, area.width(), height), rect)
            top += height + self._down
        bottom = self.contentsMargins().bottom()
        return top - (self._down if lines else 0) - rect.top() + bottom

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if lines and used + self._across + wide <= width:
                lines[-1].append(item)
                used += self._across + wide
            else:
                lines.append([item])
                used = wide
        return lines

    def _place(self, line: list[QLayoutItem], strip: QRect, whole: QRect) -> None:
        widget = self.parentWidget()
        mirrored = widget is not None and widget.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = strip.left()
        for item in line:
            size = item.sizeHint()
            size.setWidth(min(size.width(), strip.width()))
            corner = QPoint(left, strip.top() + (strip.height() - size.height()) // 2)
            place = QRect(corner, size)
            if mirrored:
                place.moveRight(whole.left() + whole.right() - place.left())
            item.setGeometry(place)
            left += size.width() + self._across
