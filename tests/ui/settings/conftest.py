"""The settings window of Night Prowler on a library in a real file."""

from collections.abc import Callable
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.ui.context import Context
from desktop.ui.settings.nightprowler.window import SettingsWindow

SYSTEM = "nightprowler"


@pytest.fixture
def open_window(qtbot: QtBot) -> Callable[[Context], SettingsWindow]:
    """Opens the window of a context."""

    def build(context: Context) -> SettingsWindow:
        window = SettingsWindow(context)
        qtbot.addWidget(window)
        window.show()
        return window

    return build


@pytest.fixture
def window(context: Context, open_window: Callable[[Context], SettingsWindow]) -> SettingsWindow:
    """The window on a new library."""
    return open_window(context)


@pytest.fixture
def stored(context: Context) -> Callable[[], Settings]:
    """What the library holds."""

    def read() -> Settings:
        return cast("Settings", context.library.campaigns.settings(SYSTEM).value)

    return read
