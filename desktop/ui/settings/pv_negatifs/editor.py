"""The settings of PV négatifs as the window edits them."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.pv_negatifs.build import PvNegatifs
from desktop.rules.pv_negatifs.settings import Settings, flaws
from desktop.rules.settingsplaces import Flaw
from desktop.rules.system import Struct
from desktop.ui.context import Context
from desktop.ui.settings.common import editor
from desktop.ui.strip import ErrorStrip

SYSTEM = "pv_negatifs"


class Editor(editor.Editor):
    """The settings of the campaign."""

    shipped: Settings
    stored: Settings
    shown: Settings

    def __init__(self, context: Context, strip: ErrorStrip, parent: QObject | None = None) -> None:
        rules = cast("PvNegatifs", context.library.registry.get(SYSTEM))
        self._causes = rules.tables.losses.ids()
        super().__init__(context, SYSTEM, strip, parent)

    def found_flaws(self, settings: Struct) -> Iterable[Flaw]:
        return flaws(cast("Settings", settings), self._causes)
