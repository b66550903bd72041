"""System ids to settings windows, imported when first asked for."""

import importlib
from typing import Protocol, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.errors import known
from desktop.ui.context import Context

MODULES = {
    "nightprowler": "desktop.ui.settings.nightprowler.window",
    "warhammer": "desktop.ui.settings.warhammer.window",
    "pv_negatifs": "desktop.ui.settings.pv_negatifs.window",
    "harp": "desktop.ui.settings.harp.window",
}


class SettingsWindowType(Protocol):
    """The class of a settings window: edits the settings of the campaign.

    Raises `KnownError` when the stored ones cannot be read.
    """

    def __call__(self, context: Context) -> QWidget: ...


def settings_window(system: str) -> SettingsWindowType:
    """The settings window of a rule system. Raises `KnownError` when it has none."""
    if system not in MODULES:
        raise known("error.system-unknown", system=system)
    module = importlib.import_module(MODULES[system])
    return cast("SettingsWindowType", module.SettingsWindow)
