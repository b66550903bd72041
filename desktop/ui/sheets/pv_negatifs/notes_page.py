"""Everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import SetText, TextField
from desktop.rules.system import Struct
from desktop.ui.sheets.common.notes_page import StoryPage
from desktop.ui.sheets.pv_negatifs.subject import Subject


class NotesPage(StoryPage):
    """Player, appearance, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, _command, parent=parent)


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
