"""The fifth tab: everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.creation import TextField
from desktop.rules.nightprowler.edits.apply import SetText
from desktop.rules.system import Struct
from desktop.ui.sheets.common.notes_page import Text, TextsPage
from desktop.ui.sheets.nightprowler.subject import Subject


class NotesPage(TextsPage):
    """Player, appearance, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        short = (
            Text("player", self.tr("Joueur"), hint=self.tr("Nom du joueur")),
            Text("profession", self.tr("Profession"), hint=self.tr("Profession apparente")),
        )
        areas = (
            Text("appearance", self.tr("Apparence"), 4),
            Text("history", self.tr("Histoire"), 10),
            Text("notes", self.tr("Notes"), 14),
        )
        super().__init__(subject, short, areas, _command, parent)
        self._subject = subject

    def refresh(self) -> None:
        character = self._subject.character
        self.show_texts(
            {
                "player": character.player,
                "profession": character.identity.profession,
                "appearance": character.appearance,
                "history": character.history,
                "notes": character.notes,
            }
        )


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
