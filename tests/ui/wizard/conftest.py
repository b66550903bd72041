"""A wizard on screen, and hands to work it: one that clicks, one that only types."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.context import Context
from desktop.ui.wizard.common.options import OptionList
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.nightprowler.window import WizardWindow

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def type_into(widget: QWidget, text: str) -> None:
    """Type a text; QTest knows no key for letters such as é, so those are sent as they arrive."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, 0, PLAIN, letter))


@pytest.fixture
def show_wizard(qtbot: QtBot) -> Iterator[Callable[..., Wizard]]:
    """Opens a wizard in a window of 1280 by 800, active."""
    shown: list[Wizard] = []

    def show(
        context: Context, draft: str | None = None, kind: type[Wizard] = WizardWindow
    ) -> Wizard:
        window = kind(context, draft)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.current().enter()
        shown.append(window)
        return window

    yield show
    for window in shown:
        window.close()


@pytest.fixture
def wizard(show_wizard: Callable[..., WizardWindow], context: Context) -> WizardWindow:
    """A new creation."""
    return show_wizard(context)


def start_over(window: Wizard) -> None:
    """A blank character and the first step, as in a new wizard: everything is undone."""
    window.open_step(window.making.steps[0])
    while window.making.undo_label is not None:
        window.making.undo()
    window.making.consider(None)


class Mouse:
    """Works a wizard with real clicks."""

    def __init__(self, window: Wizard) -> None:
        self.window = window

    def open(self, step: str) -> None:
        steps = self.window.ui.steps
        item = steps.item(self.window.making.steps.index(step))
        QTest.mouseClick(steps.viewport(), LEFT, pos=steps.visualItemRect(item).center())

    def hover(self, options: OptionList, id: str) -> None:
        QTest.mouseMove(options.viewport(), self._place(options, id))

    def choose(self, options: OptionList, id: str) -> None:
        QTest.mouseClick(options.viewport(), LEFT, pos=self._place(options, id))

    def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT)

    def pick(self, picker: Picker, id: str) -> None:
        QApplication.processEvents()
        # A list that has just opened ignores a click that comes as soon as a second one would.
        usual = QApplication.doubleClickInterval()
        QApplication.setDoubleClickInterval(1)
        QTest.mouseClick(picker, LEFT)
        QApplication.setDoubleClickInterval(usual)
        view = picker.view()
        index = picker.model().index(picker.findData(id), 0)
        view.scrollTo(index)
        QApplication.processEvents()
        QTest.mouseMove(view.viewport(), view.visualRect(index).center())
        QTest.qWait(10)
        QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())

    def write(self, field: QWidget, text: str) -> None:
        QTest.mouseClick(field, LEFT)
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        type_into(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def _place(self, options: OptionList, id: str) -> QPoint:
        QApplication.processEvents()
        row = next(n for n, option in enumerate(options.options()) if option.id == id)
        options.scrollToItem(options.item(row))
        QApplication.processEvents()
        return options.visualItemRect(options.item(row)).center()


class Keyboard:
    """Works a wizard with keys alone, sent to whatever has the focus."""

    def __init__(self, window: Wizard) -> None:
        self.window = window
        self.keys: list[str] = []

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None, "the keyboard is nowhere"
        return focus

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        self.keys.append(key.name)
        QTest.keyClick(self.focus, key, modifier)

    def write(self, text: str) -> None:
        self.keys.append(text)
        type_into(self.focus, text)

    def enter(self) -> None:
        self.key(Qt.Key.Key_Return)

    def tab_to(self, wanted: QWidget) -> None:
        for _ in range(60):
            if self.focus is wanted or wanted.isAncestorOf(self.focus):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {wanted.accessibleName()}")

    def next_step(self) -> None:
        self.key(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)

    def previous_step(self) -> None:
        self.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)


@pytest.fixture
def mouse(wizard: Wizard) -> Mouse:
    return Mouse(wizard)


@pytest.fixture
def keyboard(wizard: Wizard) -> Keyboard:
    return Keyboard(wizard)
