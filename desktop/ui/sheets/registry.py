"""System ids to sheet windows, imported when first asked for."""

import importlib
from typing import Protocol, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.errors import known
from desktop.ui.context import Context

MODULES = {
    "nightprowler": "desktop.ui.sheets.nightprowler.window",
    "warhammer": "desktop.ui.sheets.warhammer.window",
    "pv_negatifs": "desktop.ui.sheets.pv_negatifs.window",
    "harp": "desktop.ui.sheets.harp.window",
}


class SheetWindowType(Protocol):
    """The class of a sheet window: built on the character of one id.

    Raises `KnownError` when there is no such character.
    """

    def __call__(self, context: Context, character_id: str) -> QWidget: ...


def sheet_window(system: str) -> SheetWindowType:
    """The sheet window of a rule system. Raises `KnownError` when it has none."""
    if system not in MODULES:
        raise known("error.system-unknown", system=system)
    module = importlib.import_module(MODULES[system])
    return cast("SheetWindowType", module.SheetWindow)
