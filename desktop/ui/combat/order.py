"""Who fights, in what order: one row for each slot, or for a group, in the order of the table."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.rules.fightview import FightView, Stage
from desktop.rules.message import say
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.order_row import OrderDelegate, eye_of
from desktop.ui.combat.order_rows import Row, rows, stands_for
from desktop.ui.combat.order_words import OrderWords
from desktop.ui.widgets.keys import MOVING_KEYS
from desktop.ui.widgets.labels import plain_tooltip

#: The role under which the model gives a whole `Row`, and the words below its name.
ROW_ROLE = Qt.ItemDataRole.UserRole
STATUS_ROLE = Qt.ItemDataRole.UserRole + 1
#: Whether players see nobody of a row.
HIDDEN_ROLE = Qt.ItemDataRole.UserRole + 2

_NOTHING = FightView(stage=Stage.SETUP, round=0, phase=say(""), expected=say(""))
Index = QModelIndex | QPersistentModelIndex


class OrderModel(QAbstractListModel):
    """The rows of a view."""

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = OrderWords(texts, self)
        self._rows: tuple[Row, ...] = ()

    def rows(self) -> tuple[Row, ...]:
        """The rows."""
        return self._rows

    def show(self, shown: tuple[Row, ...], view: FightView) -> None:
        """Show other rows; only those that differ are painted again."""
        self.words.call(view)
        if [row.id for row in shown] != [row.id for row in self._rows]:
            self.beginResetModel()
            self._rows = shown
            self.endResetModel()
            return
        before, self._rows = self._rows, shown
        for place, (old, new) in enumerate(zip(before, shown, strict=True)):
            if old != new or self.words.clocks_changed(new):
                self.dataChanged.emit(self.index(place), self.index(place))

    def show_hidden(self, hidden: frozenset[str]) -> None:
        """Mark those whom the players do not see."""
        if self.words.hide(hidden):
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def place_of(self, row: str) -> int:
        """Where a row stands, or -1."""
        return next((n for n, each in enumerate(self._rows) if each.id == row), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        # Rows go between others, never onto one.
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.words.spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(self.words.spoken(row))
            case _ if role == ROW_ROLE:
                return row
            case _ if role == STATUS_ROLE:
                return self.words.status(row)
            case _ if role == HIDDEN_ROLE:
                return self.words.is_hidden(row)
        return None


class OrderList(QListView):
    """The list; arrows move in it, every other key is left to the window."""

    #: Another fighter is selected; "" when there is none.
    fighterSelected = Signal(str)
    #: A row was dragged: its id, and the id of the row that it is to stand before ("": last).
    rowDropped = Signal(str, str)
    #: The menu of the selected row is wanted here, in global coordinates.
    menuWanted = Signal(QPoint)
    #: The eye of a row was clicked; its id.
    eyeClicked = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = OrderModel(texts, self)
        self._view = _NOTHING
        self._opened: frozenset[str] = frozenset()
        self._hide_gone = False
        self.setModel(self._model)
        self.setItemDelegate(OrderDelegate(ROW_ROLE, STATUS_ROLE, HIDDEN_ROLE, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragEnabled(True)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setAccessibleName(self.tr("Ordre des combattants"))
        self.selectionModel().currentChanged.connect(self._tell)
        self._row = ""
        self._selected = ""

    def selected(self) -> str:
        """The id of the fighter whom the selected row is about, or nothing."""
        return self._selected

    def row(self) -> Row | None:
        """The selected row."""
        place = self._model.place_of(self._row)
        return self._model.rows()[place] if place >= 0 else None

    def rows(self) -> tuple[Row, ...]:
        """The rows."""
        return self._model.rows()

    def spoken_rows(self) -> tuple[str, ...]:
        """Every row in words."""
        return tuple(map(self._model.words.spoken, self._model.rows()))

    def show_view(self, view: FightView) -> None:
        """Show the order of a view; what is selected stays so while it is there."""
        before, old, about = self._model.place_of(self._row), self.row(), self._selected
        wanted = self._row
        self._view = view
        shown = rows(view, self._opened, hide_gone=self._hide_gone)
        self._model.show(shown, view)
        if self._model.place_of(wanted) < 0:
            wanted = self._row_about(about)
        new = next((row for row in shown if row.id == wanted), None)
        left = old is not None and old.fighter and new is not None and not new.fighter
        if (new is None or left) and shown:
            # Whoever stands where the removed fighter stood, as on paper.
            there = [row for row in shown if row.fighter or row.is_group] or list(shown)
            wanted = there[max(0, min(before, len(there) - 1))].id
        self._select_row(wanted)

    def show_hidden(self, hidden: frozenset[str]) -> None:
        """Mark those whom the players do not see."""
        self._model.show_hidden(hidden)

    def select_row(self, row: str) -> None:
        """Select a row by id, while it is there."""
        if self._model.place_of(row) >= 0:
            self._select_row(row)

    def select(self, fighter: str) -> None:
        """Select the row of a fighter; in a group that is closed, that of the group."""
        self._select_row(self._row_about(fighter))

    def step(self, by: int) -> None:
        """Select the row that stands `by` below."""
        shown = self._model.rows()
        if shown:
            place = self._model.place_of(self._row) + by
            self._select_row(shown[max(0, min(place, len(shown) - 1))].id)

    def show_gone(self, shown: bool, /) -> None:
        """Show those who can do nothing more, or leave them out."""
        self._hide_gone = not shown
        self.show_view(self._view)

    def open_group(self, *, opened: bool) -> bool:
        """Show the members of the selected row's group, or close it; False where there is none."""
        row = self.row()
        if row is None or row.group is None or (row.group.id in self._opened) == opened:
            return False
        changed = frozenset((row.group.id,))
        self._opened = self._opened | changed if opened else self._opened - changed
        if not opened:
            self._row = f"group {row.group.id}"
        self.show_view(self._view)
        return True

    def dataChanged(
        self, topLeft: Index, bottomRight: Index, roles: Sequence[int] | None = None
    ) -> None:
        # A list lays all of itself out again, and paints it; rows here keep their height.
        QAbstractItemView.dataChanged(self, topLeft, bottomRight, roles or [])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in MOVING_KEYS and plain:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left) and plain:
            if not self.open_group(opened=event.key() == Qt.Key.Key_Right):
                event.ignore()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW_ROLE)
        if event.button() is not Qt.MouseButton.LeftButton or not isinstance(row, Row):
            return
        if row.is_there and eye_of(self.visualRect(index), row).contains(event.position()):
            self.eyeClicked.emit(row.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self.row()
        if row is not None and row.is_group:
            self.open_group(opened=not row.opened)
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        row = self.row()
        if row is not None:
            place = self.visualRect(self._model.index(self._model.place_of(row.id))).center()
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            self.menuWanted.emit(
                event.globalPos() if by_mouse else self.viewport().mapToGlobal(place)
            )

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for the move; the order itself changes once it is on disk."""
        row = self.row()
        index = self.indexAt(event.position().toPoint())
        place = index.row() if index.isValid() else len(self._model.rows())
        if index.isValid() and event.position().y() > self.visualRect(index).center().y():
            place += 1
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if row is not None:
            shown = self._model.rows()
            self.rowDropped.emit(row.id, shown[place].id if place < len(shown) else "")

    def _row_about(self, fighter: str) -> str:
        """The row of a fighter, or nothing."""
        mine = [row for row in self._model.rows() if _is_about(row, fighter)]
        now = next((row for row in mine if row.slot.current and not row.is_group), None)
        single = next((row for row in mine if not row.is_group), None)
        found = now or single or next(iter(mine), None)
        return "" if found is None else found.id

    def _select_row(self, row: str) -> None:
        place = self._model.place_of(row)
        index = self._model.index(place) if place >= 0 else QModelIndex()
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self._remember(self._model.rows()[place] if place >= 0 else None)

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        shown = self._model.rows()
        if 0 <= current.row() < len(shown):
            self._remember(shown[current.row()])

    def _remember(self, row: Row | None) -> None:
        self._row = "" if row is None else row.id
        fighter = "" if row is None else stands_for(row, self._view)
        if fighter != self._selected:
            self._selected = fighter
            self.fighterSelected.emit(fighter)


def _is_about(row: Row, fighter: str) -> bool:
    if row.is_group:
        return any(one.id == fighter for one in row.members)
    return row.slot.fighter == fighter
