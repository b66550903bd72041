"""What eyes and screen readers get: names on everything, nothing clipped, plain text."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from desktop.rules.nightprowler.creation.steps import STEPS
from desktop.rules.nightprowler.edits.apply import AddTrait, ChooseCassure, Rename
from desktop.ui import theme
from desktop.ui.widgets.labels import ElidedLabel
from desktop.ui.wizard.nightprowler.window import WizardWindow


@pytest.fixture
def full(wizard: WizardWindow) -> WizardWindow:
    """A wizard with much on every page."""
    wizard._surprise_all()
    wizard.making.run(ChooseCassure("accident"))
    wizard.making.run(AddTrait("veteran"))
    return wizard


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def test_every_step_is_read_by_eyes_ears_and_tab(
    full: WizardWindow, spoken: Callable[[QWidget], tuple[str, str]], qapp: QApplication
) -> None:
    for step in STEPS:
        full.open_step(step)
        settle()
        assert nameless(seen_of(full), spoken) == [], step
        assert clipped(full) == [], step
        tab_goes_round_without_a_trap(full, step)
    theme.apply(qapp, theme.Scheme.DARK)
    for step in STEPS:
        full.open_step(step)
        settle()
        assert clipped(full) == [], step
    names_are_shown_as_typed(full)


def seen_of(window: WizardWindow) -> list[QWidget]:
    return [widget for widget in window.findChildren(QWidget) if widget.isVisible()]


def clipped(window: WizardWindow) -> list[tuple[str, str]]:
    """What does not show its whole text at the smallest size that is promised."""
    assert (window.width(), window.height()) == (1280, 800)
    return [
        (type(widget).__name__, getattr(widget, "text", str)())
        for widget in seen_of(window)
        if is_clipped(widget)
    ]


def nameless(shown: list[QWidget], spoken: Callable[[QWidget], tuple[str, str]]) -> list[QWidget]:
    """What takes the keyboard and has no name."""
    return [
        widget
        for widget in shown
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not spoken(widget)[0].strip()
    ]


def is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, ElidedLabel):
        return False
    if isinstance(widget, QLabel):
        wanted = widget.sizeHint().width()
        if widget.wordWrap():
            return widget.height() < widget.heightForWidth(widget.width())
        return widget.width() < wanted
    if isinstance(widget, QAbstractButton):
        return widget.width() < widget.minimumSizeHint().width()
    if isinstance(widget, QLineEdit):
        return widget.height() < widget.minimumSizeHint().height()
    if isinstance(widget, QScrollArea) and widget.widget() is not None:
        return widget.widget().width() > widget.viewport().width()
    return False


def names_are_shown_as_typed(full: WizardWindow) -> None:
    full.making.run(Rename("<b>Jo</b>"))
    assert "<b>Jo</b>" in full.windowTitle()
    full.open_step("summary")
    assert full.summary.name.text() == "<b>Jo</b>"
    assert all(
        label.textFormat() == Qt.TextFormat.PlainText
        for label in full.findChildren(QLabel)
        if label.text()
    )


def tab_goes_round_without_a_trap(full: WizardWindow, step: str) -> None:
    seen = []
    for _ in range(120):
        widget = QApplication.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        full.focusNextChild()
    assert full.ui.surpriseAll in seen, step
    assert full.ui.steps in seen, step
