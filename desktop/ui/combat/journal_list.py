"""The lines of the journal as a list that stays quick however long the fight lasts."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.rules.fightview import JournalLine
from desktop.rules.folding import folded, holds
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.keys import MOVING_KEYS

Index = QModelIndex | QPersistentModelIndex
DETAIL_ROLE = Qt.ItemDataRole.UserRole
ROUND_ROLE = Qt.ItemDataRole.UserRole + 1
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 2
UNDONE_ROLE = Qt.ItemDataRole.UserRole + 3
LOOKED_AT_ROLE = Qt.ItemDataRole.UserRole + 4

_PAD = 5
_BAR = 3
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def names(text: str, name: str) -> bool:
    """Whether a text names somebody: "Milicien 1" is not named by "Milicien 10"."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


class Row(NamedTuple):
    """A line as it is shown."""

    entry: str
    round: int
    text: str
    detail: str


class JournalModel(QAbstractListModel):
    """Lines of a journal, newest first, as rendered texts.

    The list is told of a page of them; older ones follow when somebody scrolls there, and are put
    into words once they are looked at: a long journal opens as fast as a short one.
    """

    #: Somebody scrolled to the last line that was given; `show_lines` may give older ones now.
    olderWanted = Signal()

    PAGE = 100

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._lines: tuple[JournalLine, ...] = ()
        self._undone: frozenset[str] = frozenset()
        self._rows: list[Row | JournalLine] = []
        self._wanted = ""
        self._about = ""
        self._looked_at = ""
        self._told = 0
        self._older = False

    def show_lines(
        self,
        lines: tuple[JournalLine, ...],
        undone: frozenset[str] = frozenset(),
        *,
        older: bool = False,
    ) -> None:
        """Show a journal, given oldest first; when it only grew, only the new lines are made.

        Those of the entries `undone` are struck through. `older` tells that there are lines before
        these.
        """
        known, before = self._lines, len(self._lines)
        # A journal that is shown for the first time has not grown: a page of it will do.
        same = 0 < before <= len(lines) and undone == self._undone
        self._lines, self._undone, self._older = lines, undone, older
        if same and lines[:before] == known:
            self._put_first(self._wanted_of(lines[before:]))
        elif same and lines[-before:] == known:
            self._rows += self._wanted_of(lines[:-before])
            self._tell_more()
        else:
            self._refill()

    def _put_first(self, fresh: list[Row | JournalLine]) -> None:
        if fresh:
            self.beginInsertRows(QModelIndex(), 0, len(fresh) - 1)
            self._rows[:0] = fresh
            self._told += len(fresh)
            self.endInsertRows()

    def filter(self, text: str) -> None:
        """Show only lines that hold every word of `text`."""
        wanted = folded(text)
        if wanted != self._wanted:
            self._wanted = wanted
            self._refill()

    def show_about(self, name: str) -> None:
        """Show only lines that name somebody; "" shows them all."""
        if name != self._about:
            self._about = name
            self._refill()

    def look_at(self, entry: str) -> None:
        """Mark the lines of the entry that the window looks back at; "" for none."""
        if entry != self._looked_at:
            self._looked_at = entry
            if self._told:
                self.dataChanged.emit(self.index(0), self.index(self._told - 1))

    def row_of(self, entry: str) -> int:
        """The first row of an entry, told of now if it was not yet; -1 when it is filtered out."""
        row = next((n for n, each in enumerate(self._rows) if each.entry == entry), -1)
        while row >= self._told:
            self.fetchMore(QModelIndex())
        return row

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._told

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and (self._older or self._told < len(self._rows))

    def fetchMore(self, parent: Index) -> None:
        if not parent.isValid() and not self._tell_more() and self._older:
            self.olderWanted.emit()

    def _tell_more(self) -> bool:
        """Tell the list of the next page; False where all it has is told."""
        more = min(self._told + self.PAGE, len(self._rows))
        if more == self._told:
            return False
        self.beginInsertRows(QModelIndex(), self._told, more - 1)
        self._told = more
        self.endInsertRows()
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._worded(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case _ if role == DETAIL_ROLE:
                return row.detail
            case _ if role == ROUND_ROLE:
                # Before the first round there is none to name.
                return f"{self._texts.round[:1]}.{row.round}" if row.round else ""
            case _ if role == ENTRY_ROLE:
                return row.entry
            case _ if role == UNDONE_ROLE:
                return row.entry in self._undone
            case _ if role == LOOKED_AT_ROLE:
                return bool(self._looked_at) and row.entry == self._looked_at
        return None

    def _spoken(self, row: Row) -> str:
        said = self.tr("{round} {number}, {text}").format(
            round=self._texts.round, number=row.round, text=row.text
        )
        if row.entry in self._undone:
            said = self.tr("annulé : {line}").format(line=said)
        return f"{said}. {row.detail}" if row.detail else said

    def _refill(self) -> None:
        self.beginResetModel()
        self._rows = self._wanted_of(self._lines)
        self._told = min(self.PAGE, len(self._rows))
        self.endResetModel()

    def _wanted_of(self, lines: Sequence[JournalLine]) -> list[Row | JournalLine]:
        """Those of some lines that are to be shown, newest first."""
        if not self._wanted and not self._about:
            return list(reversed(lines))
        return [row for row in map(self._row, reversed(lines)) if self._wants(row)]

    def _worded(self, place: int) -> Row:
        row = self._rows[place]
        if isinstance(row, JournalLine):
            row = self._rows[place] = self._row(row)
        return row

    def height_key(self, place: int) -> tuple[str, str]:
        """What the height of a row depends on: its text and its detail."""
        row = self._worded(place)
        return row.text, row.detail

    def _row(self, line: JournalLine) -> Row:
        detail = "\n".join(self._texts.render(one) for one in line.detail)
        return Row(line.entry, line.round, self._texts.render(line.text), detail)

    def _wants(self, row: Row) -> bool:
        told = f"{row.text}\n{row.detail}"
        if self._about and not names(told, self._about):
            return False
        return holds(told, self._wanted.split())


class JournalDelegate(QStyledItemDelegate):
    """Round, text, and the arithmetic below it, wrapped to the width of the list."""

    def __init__(self, parent: "JournalList") -> None:
        super().__init__(parent)
        self._list = parent
        # Fonts count too: the size of the interface may change while the list is shown.
        self._heights: dict[tuple[str, str], int] = {}
        self._measured: tuple[int, str, str] | None = None

    def forget(self) -> None:
        """The width or the fonts changed: measure again."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width()
        measured = (width, _body().key(), _small().key())
        if self._measured != measured:
            self._heights.clear()
            self._measured = measured
        key = self._list.lines.height_key(index.row())
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = self._height(width, *key)
        return QSize(width, height)

    def _height(self, width: int, text: str, detail: str) -> int:
        room = width - 2 * _PAD - _round_width()
        height = _height(_body(), text, room)
        if detail:
            height += _height(_small(), detail, room)
        return height + 2 * _PAD

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        rect: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        painter.save()
        if index.data(LOOKED_AT_ROLE):
            painter.fillRect(rect, look.hairline)
            painter.fillRect(rect.left(), rect.top(), _BAR, rect.height(), look.accent)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.accent)
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        undone = bool(index.data(UNDONE_ROLE))
        inner = rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        painter.setFont(_small())
        painter.setPen(look.muted)
        painter.drawText(inner.adjusted(0, 1, 0, 0), _WRAP, str(index.data(ROUND_ROLE)))
        text = inner.adjusted(_round_width(), 0, 0, 0)
        painter.setFont(_struck(_body()) if undone else _body())
        painter.setPen(look.muted if undone else look.ink)
        painter.drawText(text, _WRAP, str(index.data()))
        detail = str(index.data(DETAIL_ROLE))
        if detail:
            text.setTop(text.top() + _height(_body(), str(index.data()), text.width()))
            painter.setFont(_small())
            painter.setPen(look.muted)
            painter.drawText(text, _WRAP, detail)
        painter.restore()


def _body() -> QFont:
    return theme.sans(theme.Size.BODY)


def _struck(font: QFont) -> QFont:
    font.setStrikeOut(True)
    return font


def _small() -> QFont:
    return theme.sans(theme.Size.SMALL)


def _round_width() -> int:
    return QFontMetrics(_small()).horizontalAdvance("t.000") + _PAD


def _height(font: QFont, text: str, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, max(1, width), 0), _WRAP, text).height()


class JournalList(QListView):
    """The list; arrows read it, Enter or a click looks at the fight as it was after a line, every
    other key is left to the window."""

    #: A line was chosen; the id of its entry.
    entryChosen = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = JournalModel(texts, self)
        self.setModel(self.lines)
        self._delegate = JournalDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Journal, du plus récent au plus ancien"))
        self.clicked.connect(self._choose)
        self._bring = QTimer(self)
        self._bring.setSingleShot(True)
        self._bring.setInterval(0)
        self._bring.timeout.connect(self._bring_into_view)

    def show_entry(self, entry: str) -> None:
        """Bring the lines of an entry into view, and the keyboard's place in the list to them."""
        row = self.lines.row_of(entry)
        if row >= 0:
            self.setCurrentIndex(self.lines.index(row))
            # Once the lines are laid out: what shows a moment may take room from the list.
            self._bring.start()

    def _bring_into_view(self) -> None:
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.EnsureVisible)

    def _choose(self, index: QModelIndex) -> None:
        self.entryChosen.emit(str(index.data(ENTRY_ROLE)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._delegate.forget()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Qt lays a list out again by itself only for another height; a scroll bar that comes
            # up narrows the lines, so that they wrap elsewhere.
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (
            event.key() in MOVING_KEYS
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            super().keyPressEvent(event)
        elif event.key() in _ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            event.ignore()
