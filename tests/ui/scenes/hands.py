"""Clicking and typing as a person does."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def write(field: QWidget, text: str) -> None:
    """Type a text in place of what is there, and confirm it."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(field, QKeyEvent(kind, 0, PLAIN, letter))
    QTest.keyClick(field, Qt.Key.Key_Return)
