"""What the widget tests share: a way to hear what a screen reader hears, and to turn a wheel."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


@pytest.fixture
def spoken() -> Callable[[QWidget], tuple[str, str]]:
    """Accessible name and description of a widget."""

    def read(widget: QWidget) -> tuple[str, str]:
        heard = QAccessible.queryAccessibleInterface(widget)
        return heard.text(QAccessible.Text.Name), heard.text(QAccessible.Text.Description)

    return read


@pytest.fixture
def turn_wheel() -> Callable[[QWidget, int], None]:
    """Turn the wheel over a widget by a number of notches, up or down."""

    def turn(widget: QWidget, notches: int) -> None:
        # Through the window, as the system does: an event sent to a widget would not travel on.
        window = widget.window()
        where = QPointF(widget.mapTo(window, widget.rect().center()))
        QTest.wheelEvent(window.windowHandle(), where, QPoint(0, 120 * notches))

    return turn
