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
    every_step_has_names_and_clips_nothing_in_light_and_dark(full, spoken, qapp)
    tab_goes_round_every_step_without_a_trap(full)
    names_are_shown_as_typed(full)


def every_step_has_names_and_clips_nothing_in_light_and_dark(
    full: WizardWindow, spoken: Callable[[QWidget], tuple[str, str]], qapp: QApplication
) -> None:
    for scheme in theme.Scheme:
        theme.apply(qapp, scheme)
        for step in STEPS:
            full.open_step(step)
            settle()
            assert (full.width(), full.height()) == (1280, 800)
            shown = [widget for widget in full.findChildren(QWidget) if widget.isVisible()]
            assert nameless(shown, spoken) == [], step
            clipped = [
                (type(widget).__name__, getattr(widget, "text", str)())
                for widget in shown
                if is_clipped(widget)
            ]
            assert clipped == [], (step, scheme)


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


def tab_goes_round_every_step_without_a_trap(full: WizardWindow) -> None:
    for step in STEPS:
        full.open_step(step)
        settle()
        seen = []
        for _ in range(120):
            widget = QApplication.focusWidget()
            if widget in seen:
                break
            seen.append(widget)
            full.focusNextChild()
        assert full.ui.surpriseAll in seen, step
        assert full.ui.steps in seen, step
