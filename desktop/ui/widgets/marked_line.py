"""One line of text in which a word can be marked as wrong: underlined, and said."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from desktop.ui import theme


class MarkedLine(QLineEdit):
    """A line whose owner reads it; what cannot be read stays and is marked until it is edited."""

    #: The mark was put or taken away.
    markChanged = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: tuple[int, int] | None = None
        self._why = ""
        self.setAccessibleName(name)
        self.textChanged.connect(self.clear_mark)

    def mark(self, begin: int, end: int, why: str) -> None:
        """Underline the characters from `begin` up to `end`, and say why."""
        self._mark, self._why = (begin, end), why
        self._underline()
        self.setAccessibleDescription(why)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, why))
        self.markChanged.emit()

    def clear_mark(self) -> None:
        """Nothing is wrong, or nobody knows yet."""
        if self._mark is not None:
            self._mark, self._why = None, ""
            self._underline()
            self.setAccessibleDescription("")
            self.markChanged.emit()

    def marked(self) -> str:
        """The characters that are marked."""
        return "" if self._mark is None else self.text()[slice(*self._mark)]

    def why(self) -> str:
        """What is wrong with the marked word, or nothing."""
        return self._why

    def start_again(self) -> None:
        """What was written is done: undo takes back the deed now, no longer the letters."""
        self.setText("")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._leaves_to_window(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leaves_to_window(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _leaves_to_window(self, event: QEvent) -> bool:
        """Whether this is an undo or redo key for which the line has no letters."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()

    def _underline(self) -> None:
        """A line edit has no formats of its own; those of an input method show in any text."""
        attributes: list[QInputMethodEvent.Attribute] = []
        if self._mark is not None:
            begin, end = self._mark
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(theme.current().vitality)
            look.setForeground(theme.current().vitality)
            kind = QInputMethodEvent.AttributeType.TextFormat
            attributes.append(
                QInputMethodEvent.Attribute(kind, begin - self.cursorPosition(), end - begin, look)
            )
        QApplication.sendEvent(self, QInputMethodEvent("", attributes))
