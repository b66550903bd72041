"""What the tests of the combat window share: the toy system beside the real one, and a table."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableWidget, QWidget

from desktop.rules.registry import Registry
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from desktop.ui.widgets.die_field import DieField
from tests.systems import WITH_TOY
from tests.toy.document import ToyCharacter


@pytest.fixture
def registry() -> Registry:
    """The shipped systems and the toy one."""
    return WITH_TOY


class Table:
    """A combat window with the hands of a GM on it."""

    def __init__(self, context: Context, window: CombatWindow) -> None:
        self.context = context
        self.window = window

    @property
    def session(self):
        return self.window.session

    def fighter(self, name: str):
        """The row of that name."""
        return next(one for one in self.window.view().fighters if one.name == name)

    def keys(self, typed: str) -> None:
        """Type where the keyboard is; a line break is Enter, "\\b" Backspace."""
        for key in typed:
            target = QApplication.focusWidget() or self.window
            match key:
                case "\n":
                    QTest.keyClick(target, Qt.Key.Key_Return)
                case "\b":
                    QTest.keyClick(target, Qt.Key.Key_Backspace)
                case _:
                    QTest.keyClicks(target, key)

    def press(self, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def undo(self) -> None:
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def redo(self) -> None:
        self.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose(self, *places: int) -> None:
        """Click an option of each field of the active card, by place from 0, then confirm."""
        card = self.window.centre.asks.active()
        assert card is not None
        for row, place in zip(card.rows(), places, strict=True):
            self.click(row.buttons()[place])
        self.click(card.confirm_button())

    def rewind(self, head: str) -> None:
        """The present, and in it the step `head` again, by undoing what came after; an act that
        was begun is dropped."""
        self.window.past.leave()
        self.window.drop_act()
        while self.session.head != head:
            assert self.session.can_undo
            self.window.hands.undo()
        self.window.order.setFocus()

    def phase(self) -> str:
        return self.window.view().phase.key.rpartition(".")[2]

    def refusal(self) -> str:
        return self.window.banner.text() if self.window.banner.isVisible() else ""

    def dice(self) -> list[DieField]:
        return [line.field for line in self.window.centre.dice.lines()]

    def journal(self) -> list[str]:
        """The lines on screen, newest first."""
        model = self.window.journal.list.lines
        return [str(model.index(row).data()) for row in range(model.rowCount())]


@pytest.fixture
def sit_down(qtbot) -> Iterator[Callable[[Context, str], Table]]:
    """Opens the combat window of a fight."""
    opened: list[CombatWindow] = []

    def open_window(context: Context, fight: str) -> Table:
        window = CombatWindow(context, context.library.fights.open(fight))
        opened.append(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return Table(context, window)

    yield open_window
    for window in opened:
        window.close()
        window.deleteLater()


@pytest.fixture
def duellists(context: Context) -> tuple[str, str]:
    """Two toy characters of the library: Ada and Ben."""
    create = context.library.characters.create
    return tuple(create("toy", ToyCharacter(name=name))[0] for name in ("Ada", "Ben"))


@pytest.fixture
def fight(context: Context, duellists: tuple[str, str]) -> str:
    """A toy fight in which the two stand on different sides, before its beginning."""
    fights = context.library.fights
    made = fights.create("toy", "Les toits")
    for side, character in enumerate(duellists):
        fights.open(made).join_character(character, side)
    return made


@pytest.fixture
def table(context: Context, fight: str, sit_down) -> Table:
    """The combat window of that fight."""
    return sit_down(context, fight)


def cell_text(grid: QTableWidget, column: int) -> str:
    """What the first line says there."""
    item = grid.item(0, column)
    assert item is not None
    return item.text()
