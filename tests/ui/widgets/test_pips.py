"""Heroism as pips."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from desktop.ui.widgets.pips import Pips


@pytest.fixture
def pips(qtbot) -> Pips:
    made = Pips("Héroïsme")
    qtbot.addWidget(made)
    made.set_points(4, 5)
    made.show()
    made.activateWindow()
    made.setFocus()
    return made


@pytest.mark.parametrize(("pip", "wanted"), [(0, 3), (3, 3), (4, 5)])
def test_a_click_spends_on_a_full_pip_and_regains_on_an_empty_one(pips, pip, wanted) -> None:
    asked = QSignalSpy(pips.pipClicked)
    QTest.mouseClick(pips, Qt.MouseButton.LeftButton, pos=pips.pip_rect(pip).center())
    assert asked.at(0)[0] == wanted
    assert pips.value() == 4


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Minus, 3),
        (Qt.Key.Key_Space, 3),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Plus, 5),
    ],
)
def test_keys_spend_and_regain(pips, key, wanted) -> None:
    asked = QSignalSpy(pips.pipClicked)
    QTest.keyClick(pips, key)
    assert asked.at(0)[0] == wanted


def test_nothing_is_asked_beyond_the_ends(pips) -> None:
    asked = QSignalSpy(pips.pipClicked)
    pips.set_points(5, 5)
    QTest.keyClick(pips, Qt.Key.Key_Right)
    pips.set_points(0, 5)
    QTest.keyClick(pips, Qt.Key.Key_Left)
    assert asked.count() == 0


def test_points_are_clamped_and_spoken(pips, spoken) -> None:
    pips.set_points(9, 5)
    assert (pips.value(), pips.maximum()) == (5, 5)
    assert spoken(pips)[0] == "Héroïsme : 5 sur 5"


def test_many_pips_take_more_rows(pips) -> None:
    pips.set_points(3, 13)
    assert pips.pip_rect(10).y() > pips.pip_rect(9).y()
    assert pips.sizeHint().height() > pips.pip_rect(10).bottom()


def test_the_first_pip_is_where_reading_begins(pips) -> None:
    pips.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert pips.pip_rect(0).x() > pips.pip_rect(1).x()
