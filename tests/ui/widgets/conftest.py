"""What the widget tests share: the house's look, and a way to hear what a screen reader hears."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
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
        center = QPointF(widget.rect().center())
        event = QWheelEvent(
            center,
            widget.mapToGlobal(center),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)

    return turn
