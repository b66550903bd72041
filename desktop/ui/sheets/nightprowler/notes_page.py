"""The fifth tab: everything that is told rather than counted."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.commands.creation import TextField
from desktop.rules.nightprowler.edits.apply import SetText
from desktop.ui import theme
from desktop.ui.sheets.nightprowler.inplace import InlineArea, InlineText
from desktop.ui.sheets.nightprowler.paper import Desk, Paper, SectionTitle
from desktop.ui.sheets.nightprowler.subject import Subject


class _Area(InlineArea):
    """A text of the document, by its field."""

    written = Signal(str, str)

    def __init__(self, field: str, name: str, lines: int) -> None:
        super().__init__(name)
        self._field = field
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * lines + 16)
        self.textCommitted.connect(self._write)

    def _write(self, text: str) -> None:
        self.written.emit(self._field, text)


class NotesPage(QWidget):
    """Player, appearance, history, notes."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.player = InlineText(self.tr("Joueur"), placeholder=self.tr("Nom du joueur"))
        self.profession = InlineText(
            self.tr("Profession"), placeholder=self.tr("Profession apparente")
        )
        self.appearance = _Area("appearance", self.tr("Apparence"), 4)
        self.history = _Area("history", self.tr("Histoire"), 10)
        self.notes = _Area("notes", self.tr("Notes"), 14)
        self.player.textCommitted.connect(self._set_player)
        self.profession.textCommitted.connect(self._set_profession)
        page = Paper()
        short = QGridLayout()
        short.setHorizontalSpacing(theme.PAGE_MARGIN)
        for place, (title, field) in enumerate(
            ((self.tr("Joueur"), self.player), (self.tr("Profession"), self.profession))
        ):
            short.addWidget(SectionTitle(title), 0, place)
            short.addWidget(field, 1, place)
        page.column.addLayout(short)
        for title, area, stretch in (
            (self.tr("Apparence"), self.appearance, 0),
            (self.tr("Histoire"), self.history, 2),
            (self.tr("Notes"), self.notes, 3),
        ):
            area.written.connect(self._write)
            block = QVBoxLayout()
            block.setSpacing(theme.GRID)
            block.addWidget(SectionTitle(title))
            block.addWidget(area, 1)
            page.column.addLayout(block, stretch)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Desk(page))

    def refresh(self) -> None:
        """Show the character as it is now."""
        character = self._subject.character
        self.player.set_value(character.player)
        self.profession.set_value(character.identity.profession)
        self.appearance.set_value(character.appearance)
        self.history.set_value(character.history)
        self.notes.set_value(character.notes)

    def _set_player(self, text: str) -> None:
        self._write("player", text)

    def _set_profession(self, text: str) -> None:
        self._write("profession", text)

    def _write(self, field: str, text: str) -> None:
        self._subject.run(SetText(cast("TextField", field), text))
