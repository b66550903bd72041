"""The list of characters: opened by Enter or a double click, with a menu at the pointer or row."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop.ui.library.roster_model import ENTRY, Entry, RosterModel

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent


class Roster(QListView):
    """Shows a `RosterModel`; the selection is one character or nothing."""

    #: Enter, or a double click, on a character.
    characterOpened = Signal(str)
    #: Another character is selected; "" when none is.
    characterSelected = Signal(str)
    #: The context menu is wanted at this place of the screen, for the selected character.
    menuRequested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: The row under the pointer, or -1.
        self.hovered = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._open)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.selectionModel().currentChanged.connect(self._tell)

    def selected(self) -> str:
        """The selected character, or ""."""
        return _character(self.currentIndex())

    def select(self, character: str) -> None:
        """Select a character and bring it into view; nothing happens when it is not shown."""
        model = self.model()
        if isinstance(model, RosterModel) and (index := model.index_of(character)).isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def select_first(self) -> None:
        """Select the first character, if any."""
        model = self.model()
        for row in range(min(2, model.rowCount())):
            index = model.index(row, 0)
            if _character(index):
                self.setCurrentIndex(index)
                return

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: "QFocusEvent") -> None:
        super().focusInEvent(event)
        # Who arrives by Tab sees at once which row the keys will act on.
        if not self.selected():
            self.select_first()

    def mouseMoveEvent(self, event: "QMouseEvent") -> None:
        super().mouseMoveEvent(event)
        self.hovered = self.indexAt(event.position().toPoint()).row()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered = -1

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self.hovered >= 0:
            # Another row is under the pointer now; which one shows when that moves.
            self.hovered = -1
            self.viewport().update()

    def contextMenuEvent(self, event: "QContextMenuEvent") -> None:
        index = self.currentIndex()
        if event.reason() == event.Reason.Keyboard:
            where = self.viewport().mapToGlobal(self.visualRect(index).center())
        else:
            index = self.indexAt(event.pos())
            where = event.globalPos()
        if _character(index):
            self.setCurrentIndex(index)
            self.menuRequested.emit(where)

    def _open(self, index: QModelIndex) -> None:
        if character := _character(index):
            self.characterOpened.emit(character)

    def _tell(self, current: QModelIndex) -> None:
        self.selectionModel().select(current, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.characterSelected.emit(_character(current))


def _character(index: QModelIndex) -> str:
    entry = index.data(ENTRY)
    return entry.card.id if isinstance(entry, Entry) and entry.card is not None else ""
