"""Night Prowler's settings as the window edits them."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.settings.edit import entirely
from desktop.rules.nightprowler.settings.shipped import Settings, flaws
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.settingsplaces import Flaw, Place
from desktop.rules.system import Struct
from desktop.ui.context import Context
from desktop.ui.settings.common import editor
from desktop.ui.strip import ErrorStrip

SYSTEM = "nightprowler"


class Editor(editor.Editor):
    """The settings of the campaign."""

    shipped: Settings
    stored: Settings
    shown: Settings

    def __init__(self, context: Context, strip: ErrorStrip, parent: QObject | None = None) -> None:
        super().__init__(context, SYSTEM, strip, parent)

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return cast("NightProwler", self.rules).tables

    def found_flaws(self, settings: Struct) -> Iterable[Flaw]:
        return flaws(cast("Settings", settings), self.tables)

    def entirely(self, place: Place) -> bool:
        return entirely(self.shown, self.shipped, place)
