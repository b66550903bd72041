"""What the tests of sheets do over and over."""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.message import say
from desktop.rules.system import Edited, Struct, System
from desktop.services.filling import Filling
from desktop.ui.sheets.common.dice_panel import Asking, DicePanel
from desktop.ui.sheets.common.foot_strip import FootStrip
from desktop.ui.sheets.common.guide_panel import GuidePanel
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.sheets.common.window import SheetFrame

Made = Callable[..., str]
P = TypeVar("P", bound=SheetPage)
S = TypeVar("S", bound=SheetFrame)


class _Replaced(Filling, frozen=True):
    """Another document in place of the whole one."""

    document: Struct

    def onto(self, system: System, document: Struct, settings: Struct) -> Edited:
        return Edited(self.document, say("services.filled-in", source=self.source, count=1))


def become(sheet: S, **changes: object) -> S:
    """The character of an open sheet as it was made, with fields replaced as asked: one edit made
    elsewhere. What the sheet had opened or told before is closed; the page in front stays there.

    It stands for a window of its own wherever a flow needs another character, not another window.
    """
    subject = sheet.findChild(Subject)
    assert subject is not None
    characters = subject.context.library.characters
    made = characters.as_of(subject.id, characters.history(subject.id)[0].id)
    document = msgspec.structs.replace(made, **changes)
    for kind in (FootStrip, GuidePanel, DicePanel):
        for part in sheet.findChildren(kind):
            if part.isVisible():
                part.leave()
    sheet.banner.hide()
    sheet.form.consequence.hide()
    characters.edit(subject.id, _Replaced(texts={}, source="", document=document), "elsewhere")
    QApplication.processEvents()
    assert sheet.isActiveWindow(), "a part of the sheet was a window of its own"
    return sheet


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
