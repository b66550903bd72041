"""Every number explains itself, by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.ui.widgets.breakdown_tip import BreakdownTip, BreakdownView, ExplainedValue

VIEW = BreakdownView(
    "Cambriole <16>",
    (("Kit", 12, "Kit professionnel"), ("Doigté", 6, ""), ("Blessures", -2, "Malus")),
    16,
)
F1, ESCAPE = Qt.Key.Key_F1, Qt.Key.Key_Escape


@pytest.fixture
def value(qtbot) -> Iterator[ExplainedValue]:
    page = QWidget()
    qtbot.addWidget(page)
    made = ExplainedValue("Cambriole")
    column = QVBoxLayout(page)
    column.addWidget(made)
    column.addWidget(QPushButton("Autre"))
    made.set_view(VIEW)
    page.show()
    page.activateWindow()
    yield made
    page.close()


def texts(value: ExplainedValue) -> list[str]:
    panel = value.tip().panel()
    assert panel is not None
    return [label.text() for label in panel.findChildren(QLabel)]


def test_f1_shows_and_hides_the_sum(value) -> None:
    value.setFocus()
    QTest.keyClick(value, F1)
    assert value.tip().panel().isVisible()
    shown = texts(value)
    for part in ("Cambriole <16>", "Kit", "+12", "Doigté", "+6", "−2", "Malus", "Total", "16"):
        assert part in shown
    QTest.keyClick(value, F1)
    assert not value.tip().is_shown()


def test_the_sum_is_plain_text(value) -> None:
    value.tip().show()
    labels = value.tip().panel().findChildren(QLabel)
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_hovering_shows_and_leaving_hides(value) -> None:
    at = QPoint(2, 2)
    QApplication.sendEvent(value, QHelpEvent(QEvent.Type.ToolTip, at, value.mapToGlobal(at)))
    assert value.tip().is_shown()
    QApplication.sendEvent(value, QEvent(QEvent.Type.Leave))
    assert not value.tip().is_shown()


def test_escape_hides_before_a_dialog_hears_it(value) -> None:
    value.setFocus()
    value.tip().show()
    claimed = QKeyEvent(QEvent.Type.ShortcutOverride, ESCAPE, Qt.KeyboardModifier.NoModifier)
    claimed.ignore()
    QApplication.sendEvent(value, claimed)
    assert claimed.isAccepted()
    QTest.keyClick(value, ESCAPE)
    assert not value.tip().is_shown()


def test_going_on_hides(value) -> None:
    value.setFocus()
    value.tip().show()
    QTest.keyClick(value, Qt.Key.Key_Tab)
    assert not value.tip().is_shown()


def test_a_new_sum_is_shown_at_once(value) -> None:
    value.tip().show()
    value.set_view(BreakdownView("Cambriole", (("Kit", 3, ""),), 3), "3*")
    assert "+3" in texts(value)
    assert value.text() == "3*"
    value.tip().set_view(None)
    assert not value.tip().is_shown()


def test_the_number_and_its_sum_are_spoken(value, spoken) -> None:
    name, description = spoken(value)
    assert name == "Cambriole 16"
    assert description.splitlines() == ["Cambriole <16> 16", "Kit +12", "Doigté +6", "Blessures −2"]


def test_any_widget_can_be_explained_and_reached(qtbot) -> None:
    label = QLabel("12")
    qtbot.addWidget(label)
    tip = BreakdownTip(label, VIEW)
    label.show()
    assert label.focusPolicy() & Qt.FocusPolicy.TabFocus
    tip.show()
    assert tip.is_shown()
    tip.hide()


def test_focus_shows(value) -> None:
    value.clearFocus()
    before = value.grab().toImage()
    value.setFocus()
    assert value.grab().toImage() != before
