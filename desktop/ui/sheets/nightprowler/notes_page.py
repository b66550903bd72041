"""The fifth tab: everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.creation import TextField
from desktop.rules.nightprowler.edits.apply import SetText
from desktop.rules.system import Struct
from desktop.ui.sheets.common.notes_page import StoryPage, Text
from desktop.ui.sheets.nightprowler.subject import Subject


class NotesPage(StoryPage):
    """Player, profession, appearance, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        profession = Text("profession", self.tr("Profession"), hint=self.tr("Profession apparente"))
        super().__init__(subject, _command, beside=(profession,), parent=parent)
        self._subject = subject

    def told(self, field: str) -> str:
        identity = self._subject.character.identity
        return identity.profession if field == "profession" else super().told(field)


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
