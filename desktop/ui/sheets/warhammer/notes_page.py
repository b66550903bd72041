"""Everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.person import SetText, TextField
from desktop.ui.sheets.common.notes_page import StoryPage, Text
from desktop.ui.sheets.warhammer.subject import Subject


class NotesPage(StoryPage):
    """Player, appearance, personality, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        personality = Text("personality", self.tr("Personnalité"), 4)
        super().__init__(subject, _command, between=(personality,), parent=parent)


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
