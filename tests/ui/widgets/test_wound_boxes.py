"""The wound track: clicks, keys, words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.ui import theme
from desktop.ui.widgets.box_line import BoxRow
from desktop.ui.widgets.box_painting import Box, BoxKind, BoxState
from desktop.ui.widgets.wound_boxes import WoundBoxes

TIP = "Ouverte par le trait <Robuste>"
FREE, TICKED = Box(), Box(BoxState.TICKED)
CLOSED = Box(kind=BoxKind.ITALIC, usable=False, tip=TIP)
ROWS = (
    BoxRow("Égratignures", (TICKED, TICKED, TICKED)),
    BoxRow("Blessures légères", (TICKED, FREE, CLOSED), -2, active=True),
    BoxRow("Blessures graves", (FREE, CLOSED), -3),
)


@pytest.fixture
def track(qtbot) -> WoundBoxes:
    made = WoundBoxes("Vitalité")
    qtbot.addWidget(made)
    made.set_rows(ROWS)
    made.show()
    made.activateWindow()
    return made


@pytest.fixture
def said(track: WoundBoxes) -> list[tuple[str, int]]:
    """What the track asked for, in order."""
    heard: list[tuple[str, int]] = []

    def ticked(row: int) -> None:
        heard.append(("tick", row))

    def cleared(row: int) -> None:
        heard.append(("clear", row))

    track.boxTicked.connect(ticked)
    track.boxCleared.connect(cleared)
    return heard


def click(track: WoundBoxes, row: int, box: int) -> None:
    line = track.lines()[row]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.box_rect(box).center())


def test_a_click_ticks_a_free_box_and_clears_a_ticked_one(track, said) -> None:
    click(track, 1, 1)
    click(track, 0, 2)
    assert said == [("tick", 1), ("clear", 0)]


def test_a_click_on_the_name_of_a_full_line_asks_for_one_more(track, said) -> None:
    line = track.lines()[0]
    name = QPoint(4, line.height() // 2)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=name)
    assert said == [("tick", 0)]


def test_a_closed_box_does_nothing_but_say_why(track, said) -> None:
    click(track, 1, 2)
    assert said == []
    assert "&lt;Robuste&gt;" in QToolTip.text()


def test_hovering_a_closed_box_says_why(track) -> None:
    line = track.lines()[2]
    where = line.box_rect(1).center()
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, where, line.mapToGlobal(where)))
    assert "&lt;Robuste&gt;" in QToolTip.text()


def test_other_buttons_and_the_room_beside_the_boxes_do_nothing(track, said) -> None:
    line = track.lines()[1]
    QTest.mouseClick(line, Qt.MouseButton.RightButton, pos=line.box_rect(0).center())
    QTest.mouseClick(line, Qt.MouseButton.RightButton, pos=QPoint(2, 5))
    beyond = line.box_rect(len(ROWS[1].boxes)).center()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=beyond)
    assert said == []


def test_arrows_move_and_space_toggles(track, said) -> None:
    track.lines()[0].setFocus()
    QTest.keyClick(track.lines()[0], Qt.Key.Key_Right)
    QTest.keyClick(track.lines()[0], Qt.Key.Key_Down)
    assert track.lines()[1].hasFocus()
    assert track.lines()[1].cursor_box() == 1
    QTest.keyClick(track.lines()[1], Qt.Key.Key_Space)
    QTest.keyClick(track.lines()[1], Qt.Key.Key_Left)
    QTest.keyClick(track.lines()[1], Qt.Key.Key_Space)
    assert said == [("tick", 1), ("clear", 1)]


def test_arrows_stop_at_the_edges(track) -> None:
    line = track.lines()[2]
    line.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(line, key)
    assert line.hasFocus()
    assert line.cursor_box() == 1


@pytest.mark.parametrize(("typed", "row"), [("1", 0), ("3", 2), ("é", 1), ('"', 2)])
def test_a_digit_ticks_its_line_even_when_full(track, said, typed: str, row: int) -> None:
    track.lines()[1].setFocus()
    # Not QTest.keyClicks: it knows no accented letters.
    pressed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, typed)
    QApplication.sendEvent(track.lines()[1], pressed)
    assert said == [("tick", row)]


def test_a_digit_without_a_line_or_with_ctrl_does_nothing(track, said) -> None:
    track.lines()[0].setFocus()
    QTest.keyClicks(track.lines()[0], "5")
    QTest.keyClick(track.lines()[0], Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert said == []


def test_tab_enters_the_track_once(track) -> None:
    track.lines()[1].setFocus()
    stops = [line for line in track.lines() if line.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [track.lines()[1]]


def test_arrows_are_mirrored_where_text_runs_the_other_way(track) -> None:
    track.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    line = track.lines()[0]
    assert line.box_rect(0).x() > line.box_rect(1).x()
    QTest.keyClick(line, Qt.Key.Key_Left)
    assert line.cursor_box() == 1


def test_each_line_speaks(track, spoken) -> None:
    assert spoken(track)[0] == "Vitalité"
    assert spoken(track.lines()[0])[0] == "Égratignures : 3 sur 3"
    name, description = spoken(track.lines()[1])
    assert name == "Blessures légères : 1 sur 2, malus −2 en cours"
    assert description == "case 1 sur 3 : cochée"
    assert spoken(track.lines()[2])[0] == "Blessures graves : 0 sur 1, malus −3"
    track.lines()[1].set_cursor_box(2)
    assert spoken(track.lines()[1])[1] == f"case 3 sur 3 : {TIP}"


def test_new_rows_keep_the_widgets_and_the_keyboard(track, spoken) -> None:
    line = track.lines()[1]
    line.setFocus()
    line.set_cursor_box(1)
    track.set_rows((ROWS[0], BoxRow("Blessures légères", (TICKED, TICKED, CLOSED), -2), ROWS[2]))
    assert track.lines()[1] is line
    assert line.hasFocus()
    assert line.cursor_box() == 1
    assert spoken(line)[0] == "Blessures légères : 2 sur 2, malus −2"


def test_fewer_rows_leave_no_line_behind(track) -> None:
    track.set_rows(ROWS[:1])
    assert len(track.lines()) == 1
    assert track.rows() == ROWS[:1]


def test_lines_share_their_columns(track) -> None:
    assert len({line.box_rect(0).x() for line in track.lines()}) == 1


@pytest.mark.parametrize("scheme", [theme.Scheme.LIGHT, theme.Scheme.DARK])
def test_ticked_and_free_boxes_are_painted_differently_in_the_themes_colour(
    track, qapp: QApplication, scheme: theme.Scheme
) -> None:
    theme.apply(qapp, scheme)
    line = track.lines()[1]
    picture = line.grab().toImage()
    ink = theme.current().vitality

    def inked(box: int) -> int:
        rect = line.box_rect(box)
        return sum(
            QColor(picture.pixel(x, y)) == ink
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        )

    assert inked(0) > inked(1) > 0
    assert inked(2) == 0
