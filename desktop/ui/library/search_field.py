"""The search field: keys that lead from the words to what they found."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class SearchField(QLineEdit):
    """Down goes to the list, Enter opens what is selected there, Escape clears and leaves."""

    #: The keys should go to the list now.
    left = Signal()
    #: What the list has selected should open.
    accepted = Signal()

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        match event.key():
            case Qt.Key.Key_Down:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.accepted.emit()
            case Qt.Key.Key_Escape:
                self.clear()
                self.left.emit()
            case _:
                super().keyPressEvent(event)
