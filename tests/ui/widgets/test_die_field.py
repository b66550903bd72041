"""A die: typed, rolled by the program, or not given."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget

from desktop.ui.widgets.die_field import DieField

ENTER = Qt.Key.Key_Return


@pytest.fixture
def dice(qtbot) -> Iterator[tuple[DieField, DieField]]:
    page = QWidget()
    qtbot.addWidget(page)
    pair = (DieField("Attaque", 20), DieField("Parade", 20))
    column = QVBoxLayout(page)
    for die in pair:
        column.addWidget(die)
    page.show()
    page.activateWindow()
    pair[0].setFocus()
    yield pair
    page.close()


def test_sum_of_several_dice_begins_at_their_number(qtbot) -> None:
    two = DieField("Force", 10, count=2)
    qtbot.addWidget(two)
    entered = QSignalSpy(two.dieEntered)
    for typed in ("1", "21"):
        edit(two).setText(typed)
        assert not two.flush()
        assert "de 2 à 20" in two.problem
    edit(two).setText("20")
    assert two.flush()
    assert [entered.at(n)[0] for n in range(entered.count())] == [20]
    assert edit(two).accessibleName() == "Force, 2 dés à 10 faces"
    assert edit(two).placeholderText() == "2d10"


def edit(die: DieField) -> QLineEdit:
    return die.findChild(QLineEdit)


@pytest.mark.parametrize("face", [1, 8, 20])
def test_enter_gives_the_die_and_moves_on(dice, face: int) -> None:
    first, second = dice
    entered = QSignalSpy(first.dieEntered)
    QTest.keyClicks(edit(first), str(face))
    assert entered.count() == 0
    QTest.keyClick(edit(first), ENTER)
    assert entered.at(0)[0] == face
    assert first.value() == face
    assert edit(second).hasFocus()
    assert entered.count() == 1


def test_empty_is_not_given_and_moves_on(dice) -> None:
    first, second = dice
    entered = QSignalSpy(first.dieEntered)
    QTest.keyClick(edit(first), ENTER)
    assert entered.count() == 0
    assert first.value() is None
    assert edit(second).hasFocus()


@pytest.mark.parametrize("typed", ["0", "21", "abc", "-3", "7,5"])
def test_no_face_of_this_die_is_refused_and_stays(dice, spoken, typed: str) -> None:
    first, _second = dice
    entered, rejected = QSignalSpy(first.dieEntered), QSignalSpy(first.rejected)
    QTest.keyClicks(edit(first), typed)
    QTest.keyClick(edit(first), ENTER)
    assert entered.count() == 0
    assert edit(first).hasFocus()
    assert edit(first).text() == typed
    assert "20" in first.problem
    assert rejected.at(0)[0] == first.problem
    assert spoken(edit(first))[1] == first.problem


def test_leaving_gives_the_die_once(dice) -> None:
    first, second = dice
    entered = QSignalSpy(first.dieEntered)
    QTest.keyClicks(edit(first), "12")
    second.setFocus()
    first.setFocus()
    QTest.keyClick(edit(first), ENTER)
    assert entered.count() == 1


def test_a_hundred_is_read_from_two_zeros(qtbot) -> None:
    die = DieField("Jet", 100)
    qtbot.addWidget(die)
    QTest.keyClicks(edit(die), "00")
    assert die.flush()
    assert die.value() == 100


def test_the_program_may_be_asked_to_roll(dice) -> None:
    first, _second = dice
    asked = QSignalSpy(first.rollAsked)
    QTest.mouseClick(first.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert asked.count() == 1
    first.set_value(17)
    assert edit(first).text() == "17"
    first.set_value(None)
    assert first.value() is None
    assert edit(first).text() == ""


def test_both_halves_speak(dice, spoken) -> None:
    first, _second = dice
    assert spoken(edit(first))[0] == "Attaque, dé à 20 faces"
    assert spoken(first.findChild(QToolButton))[0] == "Lancer : Attaque"
    assert first.findChild(QToolButton).focusPolicy() & Qt.FocusPolicy.TabFocus
