"""A list of options: arrows or the mouse consider one, Enter or a click chooses it.

An option that is not possible stays in the list with its reason, so that it can be read; choosing
it does nothing.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.wizard.common.signs import Mark, paint_choice

_OPTION = Qt.ItemDataRole.UserRole
_SIGN = 14
_PAD = 6


@dataclass(frozen=True)
class Option:
    """One option: `figure` stands at the right ("+2 PM"), `reason` says why it is not possible."""

    id: str
    title: str
    detail: str = ""
    figure: str = ""
    chosen: bool = False
    reason: str = ""
    warning: str = ""


class OptionList(QListWidget):
    """The list; it holds no rule and knows no command."""

    #: This option is being considered ("" for none).
    optionConsidered = Signal(str)
    #: This option was chosen.
    optionChosen = Signal(str)

    def __init__(self, name: str, *, mark: Mark = Mark.ONE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self.setAccessibleName(name)
        self.setItemDelegate(_Painter(self, mark))
        self.setMouseTracking(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMinimumHeight(theme.scaled(self, 110))
        self.currentItemChanged.connect(self._consider_current)
        self.itemEntered.connect(self._consider)
        self.itemClicked.connect(self._choose)

    def options(self) -> tuple[Option, ...]:
        """The options that are shown."""
        return self._options

    def option(self, id: str) -> Option | None:
        """One option by its id."""
        return next((one for one in self._options if one.id == id), None)

    def set_options(self, options: tuple[Option, ...]) -> None:
        """Show `options`; the keyboard stays on the same one."""
        if options == self._options:
            return
        current = self.current_id()
        same = [one.id for one in options] == [one.id for one in self._options]
        self._options = options
        self.blockSignals(True)
        if not same:
            self.clear()
            for _ in options:
                self.addItem(QListWidgetItem())
        for row, option in enumerate(options):
            item = self.item(row)
            item.setText(option.title)
            item.setData(_OPTION, option)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._spoken(option))
        if not same:
            self._restore(current)
        self.blockSignals(False)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
        if self.hasFocus():
            self._begin()

    def current_id(self) -> str:
        """The option under the keyboard, "" for none."""
        item = self.currentItem()
        return "" if item is None else item.data(_OPTION).id

    def set_current(self, id: str) -> None:
        """Bring the keyboard to an option."""
        for row, option in enumerate(self._options):
            if option.id == id:
                self.setCurrentRow(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and plain and self.currentItem() is not None:
            self._choose(self.currentItem())
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A click is on its way to another row: going to the first one would scroll it away.
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.optionConsidered.emit("")

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.hasFocus():
            self._consider_current()
        else:
            self.optionConsidered.emit("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Heights depend on the width: the text of an option wraps.
        self.scheduleDelayedItemsLayout()

    def _begin(self) -> None:
        """Where the keyboard is, or the first option."""
        if self.currentItem() is None and self.count():
            self.setCurrentRow(0)
        else:
            self._consider_current()

    def _restore(self, current: str) -> None:
        chosen = next((one.id for one in self._options if one.chosen), "")
        for wanted in (current, chosen):
            if wanted and self.option(wanted):
                self.set_current(wanted)
                return

    def _consider_current(self) -> None:
        if self.hasFocus() and self.currentItem() is not None:
            self._consider(self.currentItem())

    def _consider(self, item: QListWidgetItem) -> None:
        self.optionConsidered.emit(item.data(_OPTION).id)

    def _choose(self, item: QListWidgetItem) -> None:
        option: Option = item.data(_OPTION)
        if not option.reason:
            self.optionChosen.emit(option.id)

    def _spoken(self, option: Option) -> str:
        parts = [option.title, option.figure]
        if option.chosen:
            parts.append(self.tr("choisi"))
        if option.reason:
            parts.append(self.tr("impossible : {reason}").format(reason=option.reason))
        parts += [option.warning, option.detail]
        return ", ".join(part for part in parts if part)


class _Painter(QStyledItemDelegate):
    """Draws an option: sign, title in the serif, figure at the right, wrapped detail below."""

    def __init__(self, view: OptionList, mark: Mark) -> None:
        super().__init__(view)
        self._view = view
        self._mark = mark

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        shown: Option = index.data(_OPTION)
        width = self._view.viewport().width()
        title, small = _fonts()
        height = QFontMetrics(title).height() + 2 * _PAD
        for text in _below(shown):
            height += self._wrapped(small, text, width).height()
        return QSize(width, round(height))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        shown: Option = index.data(_OPTION)
        look = theme.current()
        title, small = _fonts()
        here = QRectF(option.rect)  # type: ignore[attr-defined]
        state = option.state  # type: ignore[attr-defined]
        current = index.row() == self._view.currentRow()
        painter.save()
        if current or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(here, look.paper)
        if current and self._view.hasFocus():
            painter.setPen(QPen(look.accent, 1.5))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(here.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        elif index.row() + 1 < self._view.count():
            painter.fillRect(
                QRectF(here.left() + _PAD, here.bottom() - 1, here.width() - 2 * _PAD, 1),
                look.hairline,
            )
        line = QFontMetrics(title).height()
        square = QRectF(
            here.left() + _PAD + 2, here.top() + _PAD + (line - _SIGN) / 2, _SIGN, _SIGN
        )
        paint_choice(
            painter,
            square,
            look.accent if shown.chosen else look.muted,
            chosen=shown.chosen,
            mark=self._mark,
        )
        text = here.adjusted(_indent(), _PAD, -_PAD - 2, -_PAD)
        self._title(painter, text, shown, theme.bold(title) if shown.chosen else title)
        painter.setFont(small)
        top = text.top() + line
        for words in _below(shown):
            room = self._wrapped(small, words, here.width())
            painter.setPen(look.warning if words in (shown.reason, shown.warning) else look.muted)
            area = QRectF(text.left(), top, text.width(), room.height())
            painter.drawText(area, int(Qt.TextFlag.TextWordWrap), words)
            top += room.height()
        painter.restore()

    def _title(self, painter: QPainter, area: QRectF, shown: Option, font: QFont) -> None:
        look = theme.current()
        metrics = QFontMetrics(font)
        figure = metrics.horizontalAdvance(shown.figure) if shown.figure else 0
        painter.setFont(font)
        painter.setPen(look.muted if shown.reason else look.ink)
        room = area.width() - figure - (theme.SPACE_IN_GROUP if figure else 0)
        words = metrics.elidedText(shown.title, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(area.left(), area.top(), room, metrics.height()), 0, words)
        if figure:
            painter.setFont(theme.tabular(font))
            painter.drawText(
                QRectF(area.left(), area.top(), area.width(), metrics.height()),
                int(Qt.AlignmentFlag.AlignRight),
                shown.figure,
            )

    def _wrapped(self, font: QFont, text: str, width: float) -> QRectF:
        room = QRectF(0, 0, max(40.0, width - _indent() - _PAD - 2), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QRectF(QFontMetrics(font).boundingRect(room.toRect(), flags, text))


def _indent() -> int:
    return _PAD + _SIGN + 2 + theme.SPACE_IN_GROUP


def _fonts() -> tuple[QFont, QFont]:
    return theme.serif(theme.Size.LARGE), theme.sans(theme.Size.BODY)


def _below(shown: Option) -> list[str]:
    return [text for text in (shown.detail, shown.warning, shown.reason) if text]
