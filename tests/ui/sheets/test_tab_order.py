"""Tab order is set without making the window a part of one of its own rows."""

from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout, QWidget

import desktop.ui
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.tab_order import focus_chain, read_in_order
from desktop.ui.widgets.focus import is_proxied


def test_a_row_that_goes_takes_nothing_of_the_window_along(qtbot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    page = QWidget()
    window.setCentralWidget(page)
    action = window.addToolBar("outils").addWidget(QPushButton("au-dessus"))
    column = QVBoxLayout(page)
    rows = [QPushButton(str(number)) for number in range(3)]
    for row in rows:
        column.addWidget(row)
    read_in_order(rows[2], rows[0], rows[1])
    assert [one for one in focus_chain(page) if one in rows] == [rows[2], rows[0], rows[1]]
    rows[1].setFocusProxy(rows[0])
    assert is_proxied(rows[1])
    for row in rows:
        row.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shiboken6.isValid(action)


def test_only_one_module_asks_where_the_keyboard_goes() -> None:
    root = Path(desktop.ui.__file__).parent
    asking = {
        path.name
        for path in root.rglob("*.py")
        for getter in (".nextInFocusChain()", ".previousInFocusChain()", ".focusProxy()")
        if getter in path.read_text("utf-8")
    }
    assert asking == {"focus.py"}


def test_lines_that_are_added_are_reached_where_they_stand(qtbot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    whole = QVBoxLayout(page)
    above, section = QPushButton("au-dessus"), QWidget()
    for part in (above, section):
        whole.addWidget(part)
    inner = QVBoxLayout(section)
    column = QVBoxLayout()
    inner.addLayout(column)
    after = QPushButton("sous la liste")
    inner.addWidget(after)
    below = QPushButton("en dessous")
    whole.addWidget(below)
    lines: KeyedLines[QPushButton] = KeyedLines(column, above)

    def order(*keys: str) -> list[str]:
        lines.show({key: key for key in keys}, QPushButton, QPushButton.setText)
        return [one.text() for one in focus_chain(page) if isinstance(one, QPushButton)]

    assert order("a") == ["au-dessus", "a", "sous la liste", "en dessous"]
    assert order("b", "a", "c") == ["au-dessus", "b", "a", "c", "sous la liste", "en dessous"]
    assert order("c") == ["au-dessus", "c", "sous la liste", "en dessous"]
