"""The list of steps at the left, each with how far it is in a sign and a word."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.rules.progress import StepState
from desktop.ui import theme
from desktop.ui.wizard.common.signs import TONES, paint_state

_STATE = Qt.ItemDataRole.UserRole
_WORD = Qt.ItemDataRole.UserRole + 1
_SIGN = 14
_PAD = 8


class StepList(QListWidget):
    """Steps in order; they may be opened in any."""

    #: A step was opened, by its place from 0.
    stepOpened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Painter(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.currentRowChanged.connect(self._open)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self, 200), 400)

    def set_titles(self, titles: tuple[str, ...]) -> None:
        """Name the steps."""
        for number, title in enumerate(titles, start=1):
            item = QListWidgetItem(f"{number}. {title}")
            item.setData(_STATE, StepState.INCOMPLETE)
            item.setData(_WORD, "")
            self.addItem(item)

    def set_state(self, row: int, state: StepState) -> None:
        """Say how far a step is."""
        item = self.item(row)
        word = self._word(state)
        item.setData(_STATE, state)
        item.setData(_WORD, word)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {word}")

    def state(self, row: int) -> StepState:
        """How far a step is."""
        state: StepState = self.item(row).data(_STATE)
        return state

    def word(self, row: int) -> str:
        """The word that is shown for the state of a step."""
        return str(self.item(row).data(_WORD))

    def show_step(self, row: int) -> None:
        """Mark the step that is open."""
        self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(False)

    def _open(self, row: int) -> None:
        if row >= 0:
            self.stepOpened.emit(row)

    def _word(self, state: StepState) -> str:
        match state:
            case StepState.DONE:
                return self.tr("fait")
            case StepState.WARNING:
                return self.tr("à vérifier")
            case StepState.INCOMPLETE:
                return self.tr("à compléter")
            case StepState.ILLEGAL:
                return self.tr("contre les règles")


class _Painter(QStyledItemDelegate):
    """Draws a step: its name, and below it sign and word."""

    def __init__(self, view: StepList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        title = QFontMetrics(theme.serif(theme.Size.LARGE)).height()
        word = QFontMetrics(theme.sans(theme.Size.SMALL)).height()
        return QSize(160, title + max(word, _SIGN) + 2 * _PAD - 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look = theme.current()
        here = QRectF(option.rect)  # type: ignore[attr-defined]
        state: StepState = index.data(_STATE)
        current = index.row() == self._view.currentRow()
        title, small = theme.serif(theme.Size.LARGE), theme.sans(theme.Size.SMALL)
        painter.save()
        if current:
            painter.fillRect(here, look.surface)
            painter.fillRect(QRectF(here.left(), here.top(), 3, here.height()), look.accent)
            if self._view.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(look.accent, 1.5))
                ring = here.adjusted(1.5, 1.5, -1.5, -1.5)
                painter.drawRoundedRect(ring, theme.RADIUS, theme.RADIUS)
        text = here.adjusted(_PAD + 4, _PAD - 2, -_PAD, -_PAD)
        painter.setFont(theme.bold(title) if current else title)
        painter.setPen(look.ink)
        line = QFontMetrics(painter.font()).height()
        painter.drawText(QRectF(text.left(), text.top(), text.width(), line), 0, index.data())
        ink = look.color(TONES[state])
        square = QRectF(text.left(), text.top() + line + 1, _SIGN, _SIGN)
        paint_state(painter, square, state, ink)
        painter.setFont(small)
        painter.setPen(ink)
        words = QRectF(square.right() + 5, square.top(), text.width() - _SIGN - 5, _SIGN)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), str(index.data(_WORD)))
        painter.restore()
