"""Everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.person import SetText, TextField
from desktop.ui.sheets.common.notes_page import Text, TextsPage
from desktop.ui.sheets.warhammer.subject import Subject


class NotesPage(TextsPage):
    """Player, appearance, personality, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        short = (Text("player", self.tr("Joueur"), hint=self.tr("Nom du joueur")),)
        areas = (
            Text("appearance", self.tr("Apparence"), 4),
            Text("personality", self.tr("Personnalité"), 4),
            Text("history", self.tr("Histoire"), 10),
            Text("notes", self.tr("Notes"), 12),
        )
        super().__init__(subject, short, areas, _command, parent)
        self._subject = subject

    def refresh(self) -> None:
        character = self._subject.character
        self.show_texts(
            {
                "player": character.player,
                "appearance": character.appearance,
                "personality": character.personality,
                "history": character.history,
                "notes": character.notes,
            }
        )


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
