"""HARP's scenes: names on what takes the keyboard, and Tab to all of it."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop.ui.context import Context
from desktop.ui.scenes.registry import scene_window, scenes
from tests.ui.start.test_every_window import (
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
