"""Bonuses that wait for the next roll on a skill."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp.commands.health import DropPrepared
from desktop.rules.harp.sheet.words import prepared_words
from desktop.ui import theme
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.harp.subject import Subject


class _Line(QWidget):
    """One bonus, and a cross that gives it up."""

    def __init__(self, entry: tuple[str, str]) -> None:
        super().__init__()
        id, text = entry
        self.text = Note(text)
        self.remove = RemoveButton(id, text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.remove)


class PreparedSection(QWidget):
    """Hidden where nothing waits."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        column = QVBoxLayout()
        column.setSpacing(2)
        self.lines: KeyedLines[_Line] = KeyedLines(column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addWidget(SectionTitle(self.tr("Préparé pour le prochain jet")))
        whole.addLayout(column)

    def refresh(self) -> bool:
        """Show what waits; whether the lines are others."""
        subject, one = self._subject, self._subject.character
        texts = [subject.texts.render(each) for each in prepared_words(subject.tables, one)]
        wanted = {each.id: (each.id, text) for each, text in zip(one.prepared, texts, strict=True)}
        self.setVisible(bool(wanted))
        return self.lines.show(wanted, self._make, _show)

    def _make(self, entry: tuple[str, str]) -> _Line:
        line = _Line(entry)
        line.remove.removed.connect(self._drop)
        return line

    def _drop(self, id: str) -> None:
        self.commandAsked.emit(DropPrepared(id))


def _show(line: _Line, entry: tuple[str, str]) -> None:
    line.text.setText(entry[1])
    line.remove.show_name(entry[1])
