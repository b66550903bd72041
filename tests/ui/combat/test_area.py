"""Area damage: select, one number, Enter; Shift strikes by half."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.combat.area_panel import AreaPanel
from tests.ui.combat.conftest import Table

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def open_panel(table: Table) -> AreaPanel:
    table.press(Qt.Key.Key_D, CONTROL)
    panel = table.window.area.panel
    assert panel.isVisible()
    return panel


def hits(table: Table) -> dict[str, int]:
    fighters = table.window.view().fighters
    return {one.name: table.session.participant(one.id).hits for one in fighters}


def click(panel: AreaPanel, row: int, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    place = panel.targets.visualItemRect(panel.targets.item(row)).center()
    QTest.mouseClick(panel.targets.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_several_are_struck_by_keys_or_clicks_and_it_is_one_step(table: Table) -> None:
    # Each target says what would become of it.
    before = table.session.head
    panel = open_panel(table)
    table.keys("10")
    texts = [panel.targets.item(row).text() for row in range(panel.targets.count())]
    assert "0 → 10" in texts[0]
    assert "→" not in texts[1]
    assert hits(table) == {"Ada": 10, "Ben": 10}
    # Nobody is refused, with the reason.
    table.press(Qt.Key.Key_Escape)
    panel = open_panel(table)
    head = table.session.head
    panel.targets.setFocus()
    table.press(Qt.Key.Key_Space)
    assert panel.targets.targets() == ()
    table.keys("\n")
    assert panel.isVisible()
    assert panel.hint.text()
    assert table.session.head == head
    table.press(Qt.Key.Key_Escape)
    assert not panel.isVisible()
    # Several by keys alone, and it is one step.
    table.window.order.select(table.fighter("Ada").id)
    panel = open_panel(table)
    table.keys("5")
    panel.targets.setFocus()
    table.press(Qt.Key.Key_Down)
    table.press(Qt.Key.Key_Space, SHIFT)
    table.keys("\n")
    assert hits(table) == {"Ada": 5, "Ben": 8}
    table.undo()
    assert hits(table) == {"Ada": 10, "Ben": 10}
    # Shift and an arrow strike the next one too.
    panel = open_panel(table)
    panel.targets.setFocus()
    panel.targets.setCurrentRow(0)
    table.press(Qt.Key.Key_Down, SHIFT)
    table.keys("3\n")
    assert hits(table) == {"Ada": 7, "Ben": 7}
    # Clicks strike, and Shift clicks by half.
    table.rewind(before)
    table.window.order.select(table.fighter("Ada").id)
    panel = open_panel(table)
    click(panel, 0, SHIFT)
    click(panel, 1)
    assert [half for _, half in panel.targets.targets()] == [True, False]
    click(panel, 1)
    assert len(panel.targets.targets()) == 1
    table.click(panel.strike)
    assert hits(table) == {"Ada": 10, "Ben": 10}, "half of one is nothing"
    # The selected one by a number and Enter.
    table.window.order.select(table.fighter("Ben").id)
    panel = open_panel(table)
    assert QApplication.focusWidget() in panel.fields()
    table.keys("4\n")
    assert not panel.isVisible()
    assert table.window.order.hasFocus()
    assert hits(table) == {"Ada": 10, "Ben": 6}
