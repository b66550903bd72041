"""The settings window of HARP | TdM on a library in a real file."""

from collections.abc import Callable
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.harp.settings import Settings
from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.settings.harp.window import SettingsWindow
from tests.systems import HARP


@pytest.fixture
def registry() -> Registry:
    return HARP


@pytest.fixture
def window(qtbot: QtBot, context: Context) -> SettingsWindow:
    """The window on a new library."""
    window = SettingsWindow(context)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    return window


@pytest.fixture
def stored(context: Context) -> Callable[[], Settings]:
    """What the library holds."""

    def read() -> Settings:
        return cast("Settings", context.library.campaigns.settings("harp").value)

    return read
