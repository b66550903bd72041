"""The table of choices by choices: one cell is current, the best ones are shaded."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.widgets.labels import plain_tooltip

BEST_ROLE = Qt.ItemDataRole.UserRole
_OUTLINE = 2
_ROOMY = 6
"""So many columns still share the width; more of them scroll."""
_COLUMN = 104


class OddsTable(QTableWidget):
    """Cells that are read, not edited; arrows move from one to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(OddsDelegate(self))
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setFont(theme.sans(theme.Size.SMALL))
        self.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        self.currentCellChanged.connect(self._repaint)

    def lay_out(self, rows: list[str], columns: list[str]) -> None:
        """Make an empty table with these headings."""
        self.clear()
        self.setRowCount(len(rows))
        self.setColumnCount(len(columns))
        for row, text in enumerate(rows):
            self.setVerticalHeaderItem(row, _header(text, text))
        for column, text in enumerate(columns):
            self.setHorizontalHeaderItem(column, _header(_halved(text), text))
        for row in range(len(rows)):
            for column in range(len(columns)):
                item = QTableWidgetItem("…")
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(row, column, item)
        header, roomy = self.horizontalHeader(), len(columns) <= _ROOMY
        mode = QHeaderView.ResizeMode.Stretch if roomy else QHeaderView.ResizeMode.Fixed
        header.setSectionResizeMode(mode)
        header.setDefaultSectionSize(theme.scaled(self, _COLUMN))
        # A cell has two lines: the chances, and the word for the best of them.
        line = self.fontMetrics().lineSpacing()
        self.verticalHeader().setDefaultSectionSize(2 * line + theme.SPACE_IN_GROUP)
        height = len(rows) * self.verticalHeader().defaultSectionSize() + 2 * self.frameWidth()
        height += header.sizeHint().height()
        if not roomy:
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(height)

    def _repaint(self, *_: int) -> None:
        self.viewport().update()


class OddsDelegate(QStyledItemDelegate):
    """Colours come from the theme of the moment; the current cell has an outline."""

    def __init__(self, parent: OddsTable) -> None:
        super().__init__(parent)
        self._table = parent

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(BEST_ROLE):
            option.backgroundBrush = theme.current().hairline  # type: ignore[attr-defined]
            option.font = theme.bold(self._table.font())  # type: ignore[attr-defined]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        if index == self._table.currentIndex():
            painter.save()
            painter.setPen(QPen(theme.current().accent, _OUTLINE))
            rect = option.rect  # type: ignore[attr-defined]
            painter.drawRect(rect.adjusted(1, 1, -_OUTLINE, -_OUTLINE))
            painter.restore()


def _header(text: str, whole: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setToolTip(plain_tooltip(whole))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
    return item


def _halved(text: str) -> str:
    """A heading of several words on two lines, as equal as its words allow."""
    breaks = [place for place, char in enumerate(text) if char == " "]
    if not breaks:
        return text
    middle = min(breaks, key=lambda place: abs(2 * place - len(text)))
    return f"{text[:middle]}\n{text[middle + 1 :]}"
