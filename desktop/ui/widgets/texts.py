"""Fields for one line or a page of text; nothing typed into them is lost."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from desktop.ui.widgets.commit import MARK_ROOM, Commit, paint_dot


class TextField(QLineEdit):
    """One line of text."""

    #: A new text was committed.
    textCommitted = Signal(str)
    #: Something typed began, or ceased, to wait for being committed.
    pendingChanged = Signal(bool)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._committed = ""
        self._commit = Commit(self)
        self._commit.due.connect(self.flush)
        self._commit.pendingChanged.connect(self.pendingChanged)
        self.textEdited.connect(self._commit.type)
        self.setAccessibleName(name)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            self.setTextMargins(MARK_ROOM, 0, 0, 0)
        else:
            self.setTextMargins(0, 0, MARK_ROOM, 0)

    @property
    def pending(self) -> bool:
        """Whether something typed is not committed yet."""
        return self._commit.pending

    @property
    def unstored(self) -> bool:
        """Whether the disk did not take what was typed."""
        return self._commit.unstored

    def value(self) -> str:
        """The committed text."""
        return self._committed

    def set_value(self, text: str) -> None:
        """Show a text that is already a fact; what somebody is typing is left alone."""
        self._committed = text
        if not self.pending:
            self._show_value()

    def wait_again(self, stored: str) -> None:
        """What was committed could not be stored: it is typed and no more, until Enter or
        leaving the field tries again, or Escape shows `stored`."""
        self._committed = stored
        if self.text() != stored:
            self._commit.type()
            self._commit.hold()

    def give_up(self, stored: str) -> None:
        """Show `stored` in place of whatever is typed."""
        self._commit.settle()
        self.set_value(stored)

    def flush(self) -> bool:
        """Commit what is typed, now; False when the disk does not take it (it stays, marked)."""
        if self.pending:
            typed, before = self.text(), self._committed
            self._committed = typed
            self._commit.settle()
            told = partial(self.textCommitted.emit, typed)
            if typed != before and not self._commit.hand_over(told):
                self._stand_by(typed, before)
                return False
        return True

    def _stand_by(self, typed: str, stored: str) -> None:
        if self._committed == typed:
            self._committed = stored
        if self.text() != typed:
            # Whoever refreshed the window has shown what is stored.
            self.setText(typed)
        self._commit.wait_for_disk()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._commit.leaves_to_window(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._commit.leaves_to_window(event):
            event.ignore()
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.pending:
                # Swallowed: the Enter that ends typing must not press a dialog's button as well.
                self.flush()
            case Qt.Key.Key_Escape if self.pending:
                self._commit.settle()
                self._show_value()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.flush()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.pending:
            paint_dot(QPainter(self), self.rect(), self.layoutDirection())

    def _show_value(self) -> None:
        # Setting the same text again would move the caret and forget the selection.
        if self.text() != self._committed:
            self.setText(self._committed)
            if not self.hasFocus():
                # A text longer than its field is read from its beginning.
                self.setCursorPosition(0)


class TextArea(QPlainTextEdit):
    """Several lines of plain text. Enter begins a line, Ctrl+Enter commits, Tab leaves."""

    #: A new text was committed.
    textCommitted = Signal(str)
    #: Something typed began, or ceased, to wait for being committed.
    pendingChanged = Signal(bool)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._committed = ""
        self._commit = Commit(self)
        self._commit.due.connect(self.flush)
        self._commit.pendingChanged.connect(self._repaint_mark)
        self.textChanged.connect(self._note_typing)
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)

    @property
    def pending(self) -> bool:
        """Whether something typed is not committed yet."""
        return self._commit.pending

    @property
    def unstored(self) -> bool:
        """Whether the disk did not take what was typed."""
        return self._commit.unstored

    def value(self) -> str:
        """The committed text."""
        return self._committed

    def set_value(self, text: str) -> None:
        """Show a text that is already a fact; what somebody is typing is left alone."""
        self._committed = text
        if not self.pending:
            self._show_value()

    def flush(self) -> bool:
        """Commit what is typed, now; False when the disk does not take it (it stays, marked)."""
        if self.pending:
            typed, before = self.toPlainText(), self._committed
            caret = self.textCursor().position()
            self._committed = typed
            self._commit.settle()
            told = partial(self.textCommitted.emit, typed)
            if typed != before and not self._commit.hand_over(told):
                self._stand_by(typed, before, caret)
                return False
        return True

    def _stand_by(self, typed: str, stored: str, caret: int) -> None:
        if self._committed == typed:
            self._committed = stored
        if self.toPlainText() != typed:
            # Whoever refreshed the window has shown what is stored.
            self.setPlainText(typed)
            cursor = self.textCursor()
            cursor.setPosition(caret)
            self.setTextCursor(cursor)
        self._commit.wait_for_disk()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._commit.leaves_to_window(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._commit.leaves_to_window(event):
            event.ignore()
            return
        commanded = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if commanded:
                self.flush()
            case Qt.Key.Key_Escape if self.pending:
                self._commit.settle()
                self._show_value()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.flush()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.pending:
            area = self.viewport().rect()
            area.setHeight(min(area.height(), self.fontMetrics().height() + MARK_ROOM // 2))
            paint_dot(QPainter(self.viewport()), area, self.layoutDirection())

    def _note_typing(self) -> None:
        # textChanged also tells of set_value, which makes both texts equal before it returns.
        if self.toPlainText() != self._committed:
            self._commit.type()

    def _repaint_mark(self, pending: bool) -> None:
        self.viewport().update()
        self.pendingChanged.emit(pending)

    def _show_value(self) -> None:
        if self.toPlainText() != self._committed:
            self.setPlainText(self._committed)
