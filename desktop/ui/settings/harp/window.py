"""The settings window of HARP | TdM."""

from PySide6.QtWidgets import QWidget

from desktop.ui.context import Context
from desktop.ui.settings.common.window import SettingsFrame
from desktop.ui.settings.harp.editor import Editor
from desktop.ui.settings.harp.sections import Sections


class SettingsWindow(SettingsFrame[Editor]):
    """Edits the settings of the campaign. Raises `KnownError` when they cannot be read."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.begin(Sections(Editor(context, self.banner, self), self))
