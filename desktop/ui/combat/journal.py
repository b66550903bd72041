"""The journal column: the list, its filter, and a way out as a file."""

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import JournalLine
from desktop.services.files import write_whole
from desktop.ui import theme
from desktop.ui.combat.journal_list import JournalList
from desktop.ui.combat.journal_text import as_markdown, as_text
from desktop.ui.context import Context
from desktop.ui.errors import ErrorStrip, reported

_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


class JournalPanel(QWidget):
    """What happened, as the rules tell it; nothing sealed is in what they tell."""

    def __init__(self, context: Context, title: str, strip: ErrorStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._title = title
        self._strip = strip
        self._lines: tuple[JournalLine, ...] = ()
        self._writes = as_text
        self.list = JournalList(context.texts, self)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filtrer (Ctrl+F)"))
        self.filter.setAccessibleName(self.tr("Filtrer le journal"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self.list.lines.filter)
        self._export = QPushButton(self.tr("Exporter…"), self)
        self._export.setAutoDefault(False)
        menu = QMenu(self._export)
        self.text_action = menu.addAction(self.tr("En texte…"))
        self.text_action.triggered.connect(self.export_text)
        self.markdown_action = menu.addAction(self.tr("En Markdown…"))
        self.markdown_action.triggered.connect(self.export_markdown)
        self._export.setMenu(menu)
        foot = QHBoxLayout()
        foot.setSpacing(theme.SPACE_IN_GROUP)
        foot.addWidget(self.filter, 1)
        foot.addWidget(self._export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.list, 1)
        column.addLayout(foot)

    def show_lines(self, lines: tuple[JournalLine, ...]) -> None:
        """Show a journal, given oldest first."""
        self._lines = lines
        self.list.lines.show_lines(lines)

    def focus_filter(self) -> None:
        """Go to the filter."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def export_text(self) -> None:
        """Ask where to write the journal as text."""
        self._writes = as_text
        self._ask(self.tr("Texte (*.txt)"), ".txt")

    def export_markdown(self) -> None:
        """Ask where to write the journal as Markdown."""
        self._writes = as_markdown
        self._ask(self.tr("Markdown (*.md)"), ".md")

    def _ask(self, kind: str, suffix: str) -> None:
        name = _UNFIT.sub(" ", self._title).strip(" .") or self.tr("combat")
        suggested = Path.home() / f"{name}{suffix}"
        self._context.dialogs.save_file(
            self, self.tr("Exporter le journal"), (kind,), suggested, self._write
        )

    def _write(self, path: Path) -> None:
        text = self._writes(self._title, self._lines, self._context.texts)
        with reported(self._strip, self._context.texts):
            write_whole(path, text.encode("utf-8"))
