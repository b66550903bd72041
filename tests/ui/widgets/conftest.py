"""What the widget tests share: the house's look, and a way to hear what a screen reader hears."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui import theme


@pytest.fixture(autouse=True)
def house_look(qapp: QApplication) -> Iterator[None]:
    """Every test starts from the light theme, in French."""
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    theme.apply(qapp, theme.Scheme.LIGHT)
    yield
    theme.apply(qapp, theme.Scheme.LIGHT)
    QLocale.setDefault(before)


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
