"""Paragraphs of a sheet that are read and not written."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.paper import Note
from desktop.ui.widgets.farewell import let_go


class TextLines(QWidget):
    """Titled paragraphs, one under the other; those that stay the same are left alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[str, str], ...] = ()
        self._parts: list[Note] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def texts(self) -> tuple[str, ...]:
        """Every line that is shown."""
        return tuple(part.text() for part in self._parts)

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show (title, detail) pairs; either may be empty."""
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        for part in self._parts:
            self._column.removeWidget(part)
            let_go(part)
        self._parts = []
        for title, detail in lines:
            if title:
                self._add(title, theme.Tone.INK, strong=True)
            if detail:
                self._add(detail, theme.Tone.MUTED)

    def _add(self, text: str, tone: theme.Tone, *, strong: bool = False) -> None:
        note = Note(text, tone=tone)
        if strong:
            note.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self._parts.append(note)
        self._column.addWidget(note)
