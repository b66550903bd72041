"""The wheel and values without focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QScrollArea, QSlider, QSpinBox, QVBoxLayout, QWidget

from desktop.ui.widgets.wheel import WheelGuard, guard_wheel


@pytest.fixture
def page(qtbot) -> QScrollArea:
    area, tall = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    spin, combo, slider = QSpinBox(), QComboBox(), QSlider(Qt.Orientation.Vertical)
    spin.setValue(5)
    combo.addItems(["a", "b", "c"])
    slider.setValue(5)
    column = QVBoxLayout(tall)
    for widget in (spin, combo, slider):
        column.addWidget(widget)
    tall.setMinimumHeight(2000)
    area.setWidget(tall)
    area.resize(200, 200)
    area.show()
    area.activateWindow()
    guard_wheel(area)
    area.setFocus()
    return area


@pytest.mark.parametrize("kind", [QSpinBox, QComboBox, QSlider])
def test_without_focus_the_wheel_scrolls_the_page(page, turn_wheel, kind) -> None:
    widget = page.findChild(QWidget).findChild(kind)
    page.ensureWidgetVisible(widget)
    place = page.verticalScrollBar().value()
    before = widget.currentIndex() if kind is QComboBox else widget.value()
    turn_wheel(widget, -1)
    after = widget.currentIndex() if kind is QComboBox else widget.value()
    assert after == before
    assert page.verticalScrollBar().value() > place


def test_with_focus_the_wheel_changes_the_value(page, turn_wheel) -> None:
    spin = page.findChild(QSpinBox)
    page.ensureWidgetVisible(spin)
    spin.setFocus()
    turn_wheel(spin, 1)
    assert spin.value() == 6


def test_guarding_again_adds_no_second_guard(page) -> None:
    guard_wheel(page)
    assert len(page.findChild(QSpinBox).findChildren(WheelGuard)) == 1


def test_an_unguarded_spin_box_would_take_the_wheel(qtbot, turn_wheel) -> None:
    spin = QSpinBox()
    qtbot.addWidget(spin)
    spin.show()
    spin.clearFocus()
    turn_wheel(spin, 1)
    assert spin.value() == 1
