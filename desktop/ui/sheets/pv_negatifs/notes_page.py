"""Everything that is told rather than counted."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import SetText, TextField
from desktop.rules.system import Struct
from desktop.ui.sheets.common.notes_page import Text, TextsPage
from desktop.ui.sheets.pv_negatifs.subject import Subject


class NotesPage(TextsPage):
    """Player, appearance, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        short = (Text("player", self.tr("Joueur"), hint=self.tr("Nom du joueur")),)
        areas = (
            Text("appearance", self.tr("Apparence"), 4),
            Text("history", self.tr("Histoire"), 10),
            Text("notes", self.tr("Notes"), 12),
        )
        super().__init__(subject, short, areas, _command, parent)
        self._subject = subject

    def refresh(self) -> None:
        one = self._subject.character
        self.show_texts(
            {
                "player": one.player,
                "appearance": one.appearance,
                "history": one.history,
                "notes": one.notes,
            }
        )


def _command(field: str, text: str) -> Struct:
    return SetText(cast("TextField", field), text)
