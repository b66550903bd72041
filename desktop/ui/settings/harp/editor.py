"""The settings of HARP | TdM as the window edits them."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QObject

from desktop.rules.harp.settings import Settings, flaws
from desktop.rules.members import changed
from desktop.rules.message import Message
from desktop.rules.settingsplaces import Flaw
from desktop.rules.system import Struct
from desktop.ui.context import Context
from desktop.ui.settings.common import editor
from desktop.ui.strip import ErrorStrip

SYSTEM = "harp"


class Editor(editor.Editor):
    """The settings of the campaign."""

    shipped: Settings
    stored: Settings
    shown: Settings

    def __init__(self, context: Context, strip: ErrorStrip, parent: QObject | None = None) -> None:
        super().__init__(context, SYSTEM, strip, parent)

    def found_flaws(self, settings: Struct) -> Iterable[Flaw]:
        return flaws(cast("Settings", settings))

    def put_rows(self, table: str, rows: tuple[Struct, ...], label: Message) -> None:
        """Give a table other rows."""
        self.become(changed(self.shown, **{table: rows}), table, label)
