"""HARP's scenes: names on what takes the keyboard, Tab to all of it, no key of a text on screen."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from desktop.ui.context import Context
from desktop.ui.scenes.registry import scene_window, scenes
from tests.ui.start.test_every_window import (
    pages,
    test_tab_goes_everywhere_and_back_to_where_it_began,
    test_whatever_takes_the_keyboard_has_a_name,
)

__all__ = [
    "test_tab_goes_everywhere_and_back_to_where_it_began",
    "test_whatever_takes_the_keyboard_has_a_name",
]


@pytest.fixture(params=[scene for scene, _title in scenes("harp")])
def window(
    request: pytest.FixtureRequest, context: Context, nynyve: str, orc: str, shown
) -> QWidget:
    return shown(scene_window("harp", request.param)(context, nynyve))


def test_no_scene_shows_the_key_of_a_text(window: QWidget) -> None:
    for _ in pages(window):
        QApplication.processEvents()
        said = [one.text() for one in window.findChildren(QLabel)]
        said += [one.text() for one in window.findChildren(QAbstractButton)]
        for one in window.findChildren(QComboBox):
            said += [one.itemText(row) for row in range(one.count())]
        assert [text for text in said if "harp." in text or "{" in text] == []
