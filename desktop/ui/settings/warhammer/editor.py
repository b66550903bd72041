"""Warhammer's settings as the window edits them."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.settingsplaces import Flaw
from desktop.rules.system import Struct
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.settings import Settings, flaws
from desktop.ui.context import Context
from desktop.ui.settings.common import editor
from desktop.ui.strip import ErrorStrip

SYSTEM = "warhammer"


class Editor(editor.Editor):
    """The settings of the campaign; `weapons` are the names of those of melee, which its lists
    choose from."""

    shipped: Settings
    stored: Settings
    shown: Settings

    def __init__(self, context: Context, strip: ErrorStrip, parent: QObject | None = None) -> None:
        tables = cast("Warhammer", context.library.registry.get(SYSTEM)).tables
        self.weapons = {one.id: one.name for one in tables.melee}
        super().__init__(context, SYSTEM, strip, parent)

    def found_flaws(self, settings: Struct) -> Iterable[Flaw]:
        return flaws(cast("Settings", settings), frozenset(self.weapons))
