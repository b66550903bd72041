"""A table that is read: texts, and under some of them a bar as long as the share they tell."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.widgets.labels import plain_tooltip

SHARE_ROLE = int(Qt.ItemDataRole.UserRole)
TONE_ROLE = SHARE_ROLE + 1
_BAR = 4


@dataclass(frozen=True)
class Told:
    """A cell: its text, and the share (0 to 1) that a bar in a colour of the theme shows."""

    text: str
    share: float | None = None
    tone: theme.Tone = theme.Tone.ACCENT


class SharesTable(QTableWidget):
    """Rows that arrows go through; nothing in it is edited."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setItemDelegate(_BarDelegate(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setFont(theme.sans(theme.Size.SMALL))
        self.setFont(theme.tabular(theme.sans(theme.Size.BODY)))

    def lay_out(self, columns: Sequence[str], wide: int) -> None:
        """Make an empty table with these headings; the column `wide` takes what is left."""
        self.clear()
        self.setRowCount(0)
        self.setColumnCount(len(columns))
        self.setHorizontalHeaderLabels(columns)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)

    def show_rows(self, rows: Sequence[Sequence[Told]]) -> None:
        """Show these rows; the current one stays."""
        self.setRowCount(len(rows))
        # Columns as wide as their contents are measured once, not at every cell: a hundred rows
        # would hold up the window for seconds.
        model = self.model()
        model.blockSignals(True)
        try:
            for row, cells in enumerate(rows):
                for column, told in enumerate(cells):
                    self._show(row, column, told)
        finally:
            model.blockSignals(False)
        last = model.index(self.rowCount() - 1, self.columnCount() - 1)
        model.dataChanged.emit(model.index(0, 0), last)
        line = self.fontMetrics().lineSpacing() + theme.SPACE_IN_GROUP + _BAR
        self.verticalHeader().setDefaultSectionSize(line)

    def fit_rows(self) -> None:
        """Take the height of the rows that there are."""
        rows = self.rowCount() * self.verticalHeader().defaultSectionSize()
        header = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows + header + 2 * self.frameWidth())

    def _show(self, row: int, column: int, told: Told) -> None:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(row, column, item)
        if item.text() != told.text:
            item.setText(told.text)
            item.setToolTip(plain_tooltip(told.text))
        item.setData(SHARE_ROLE, told.share)
        item.setData(TONE_ROLE, told.tone)


class _BarDelegate(QStyledItemDelegate):
    """Colours come from the theme of the moment."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + theme.SPACE_BETWEEN_GROUPS, hint.height() + _BAR)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share, tone = index.data(SHARE_ROLE), index.data(TONE_ROLE)
        if not isinstance(share, float) or not isinstance(tone, theme.Tone):
            return
        look = theme.current()
        rect: QRect = option.rect  # type: ignore[attr-defined]
        bar = rect.adjusted(theme.GRID, rect.height() - _BAR - 1, -theme.GRID, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
        painter.fillRect(bar, look.hairline)
        bar.setWidth(round(bar.width() * min(1.0, share)))
        painter.fillRect(bar, look.on_accent if chosen else look.color(tone))
