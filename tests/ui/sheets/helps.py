"""What the tests of sheets do over and over."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.window import SheetFrame

Made = Callable[..., str]
P = TypeVar("P", bound=SheetPage)


def opened(sheet: SheetFrame, kind: type[P]) -> P:
    """The page of that kind, brought to the front and laid out."""
    page = sheet.page(kind)
    QApplication.processEvents()
    return page


def write(qtbot: QtBot, field: QWidget, text: str) -> None:
    """Write over a field and confirm."""
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def press(qtbot: QtBot, button: QWidget) -> None:
    """Click in the middle of what a person sees, or Space on what is ticked."""
    assert isinstance(button, QAbstractButton)
    QApplication.processEvents()
    assert button.isVisible()
    assert button.isEnabled()
    if button.isCheckable():
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def type_dice(qtbot: QtBot, asking: Asking, *faces: int) -> None:
    """Type faces into the dice that are asked for, batch after batch."""
    left = list(faces)
    while left:
        batch = asking.panel.dice
        for die in batch:
            edit, _roll = die.stops()
            edit.setFocus()
            qtbot.keyClicks(edit, str(left.pop(0)))
            qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert not asking.panel.isVisible()
