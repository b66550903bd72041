"""Dice: typed, rolled one by one, all at once, or left to the program for good."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from desktop.rules.dice import Origin
from tests.ui.combat.conftest import Table


@pytest.fixture
def both(table: Table) -> Table:
    """Ada and Ben strike each other: two dice are wanted."""
    table.keys(" 110\n110\n ")
    assert len(table.dice()) == 2
    return table


def strike_again(table: Table) -> None:
    """The next round: both strike, and no die is there yet."""
    table.keys("110\n110\n ")
    assert [die.value() for die in table.dice()] == [None, None]


def last_dice(table: Table) -> list[tuple[str, int, Origin]]:
    """The dice of the last entry, as the journal keeps them."""
    lines = table.session.lines()
    detail = [one for line in lines for one in line.detail]
    return [(str(one.params["origin"]), int(str(one.params["value"]))) for one in detail]


def test_enter_goes_from_die_to_die_and_one_may_be_rolled(both: Table) -> None:
    first, second = both.dice()
    assert first.isAncestorOf(QApplication.focusWidget())
    both.keys("4\n")
    assert second.isAncestorOf(QApplication.focusWidget())
    assert both.phase() == "resolution"
    both.keys("5\n")
    assert both.phase() == "choice"
    assert last_dice(both) == [("typed", 4), ("typed", 5)]
    # One is rolled, and the other typed.
    strike_again(both)
    first, second = both.dice()
    both.click(first.findChild(QToolButton))
    rolled = first.value()
    assert rolled is not None
    second.setFocus()
    both.keys("3\n")
    assert last_dice(both)[-2:] == [("rolled", rolled), ("typed", 3)]


def test_the_program_rolls_all_that_is_left_to_it(both: Table) -> None:
    both.keys("6\n")
    roll_all, _ = both.window.centre.dice.buttons()
    both.click(roll_all)
    both.press(Qt.Key.Key_Space)
    assert both.phase() == "choice"
    assert last_dice(both)[0] == ("typed", 6)
    assert last_dice(both)[1][0] == "rolled"
    # All left to the program needs one Space.
    strike_again(both)
    for line in both.window.centre.dice.lines():
        both.click(line.automatic)
    both.press(Qt.Key.Key_Escape)
    both.keys(" ")
    assert both.phase() == "choice"
    assert [origin for origin, _ in last_dice(both)[-2:]] == ["rolled", "rolled"]


def test_the_program_rolls_for_whom_it_was_told_to(both: Table, open_context, sit_down) -> None:
    both.click(both.window.centre.dice.lines()[1].automatic)
    both.keys("4\n")
    # Nothing more to type: the second die is the program's.
    assert both.phase() == "choice"
    assert last_dice(both)[0] == ("typed", 4)
    assert last_dice(both)[1][0] == "rolled"
    fight = both.session.id
    both.window.close()
    again = sit_down(open_context(), fight)
    ben = again.fighter("Ben")
    assert again.window.rollers.among(again.window.view().fighters) == {ben.id}


def test_an_emptied_field_is_a_die_not_given_and_no_face_is_refused(both: Table) -> None:
    both.keys("4\n")
    first, _ = both.dice()
    first.setFocus()
    QApplication.focusWidget().clear()
    both.press(Qt.Key.Key_Tab)
    assert both.window.centre.dice.dice() == ()
    # A face that does not exist stays, and is refused.
    both.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert first.isAncestorOf(QApplication.focusWidget())
    both.keys("7\n")
    assert both.phase() == "resolution"
    assert "6" in both.refusal()
    assert both.dice()[0].problem
    both.keys("2\n2\n")
    assert both.phase() == "choice"
