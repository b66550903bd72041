"""The journal column: the list, what of it is shown, and a way out as a file."""

import re
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.services.files import write_whole
from desktop.services.session import FightSession
from desktop.ui import theme
from desktop.ui.combat.journal_list import JournalList
from desktop.ui.combat.journal_text import as_markdown, as_spoken, as_text
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.wheel import guard_wheel

_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


class JournalPanel(QWidget):
    """What happened, as the rules tell it; nothing sealed is in what they tell."""

    #: A line was chosen; the id of its entry.
    entryChosen = Signal(str)
    #: Whether what was undone is wanted too.
    undoneAsked = Signal(bool)

    def __init__(
        self, context: Context, session: FightSession, strip: ErrorStrip, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
        self._strip = strip
        self._begin: int | None = None
        self._writes = self._text
        self.list = JournalList(context.texts, self)
        self.list.entryChosen.connect(self.entryChosen)
        self.list.lines.olderWanted.connect(self._show_older)
        self.about = QComboBox(self)
        self.about.setAccessibleName(self.tr("Lignes du journal sur un participant"))
        self.about.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.about.addItem(self.tr("Tous"), "")
        self.about.currentIndexChanged.connect(self._show_about)
        guard_wheel(self.about)
        self.undone = QCheckBox(self.tr("Annulés"), self)
        self.undone.setAccessibleName(self.tr("Montrer aussi ce qui a été annulé"))
        self.undone.setToolTip(self.tr("Montrer aussi ce qui a été annulé, barré"))
        self.undone.toggled.connect(self.undoneAsked)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filtrer (Ctrl+F)"))
        self.filter.setAccessibleName(self.tr("Filtrer le journal"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filter)
        self._export = QPushButton(self.tr("Exporter…"), self)
        self._export.setAutoDefault(False)
        menu = QMenu(self._export)
        self.text_action = menu.addAction(self.tr("En texte…"))
        self.text_action.triggered.connect(self.export_text)
        self.markdown_action = menu.addAction(self.tr("En Markdown…"))
        self.markdown_action.triggered.connect(self.export_markdown)
        self.spoken_action = menu.addAction(self.tr("À lire à voix haute…"))
        self.spoken_action.triggered.connect(self.export_spoken)
        self._export.setMenu(menu)
        self._arrange()

    def refresh(self) -> None:
        """Show the journal as it is now, with what was undone where that is wanted."""
        model, entries = self.list.lines, len(self._session.entries)
        if self.undone.isChecked():
            model.show_lines(*self._session.replays.all_lines())
            return
        page = max(0, entries - model.PAGE)
        self._begin = page if self._begin is None else min(self._begin, page)
        model.show_lines(self._session.lines(self._begin), older=self._begin > 0)

    def show_names(self, names: tuple[str, ...]) -> None:
        """The participants whose lines can be shown alone."""
        known = tuple(str(self.about.itemData(row)) for row in range(1, self.about.count()))
        if names == known:
            return
        chosen = str(self.about.currentData())
        self.about.blockSignals(True)
        while self.about.count() > 1:
            self.about.removeItem(1)
        for name in names:
            self.about.addItem(name, name)
        self.about.setCurrentIndex(max(0, self.about.findData(chosen)))
        self.about.blockSignals(False)
        self._show_about()

    def look_at(self, entry: str) -> None:
        """Mark the entry after which the fight is shown; "" for the present."""
        self.list.lines.look_at(entry)
        if entry:
            self._reach(entry)
            self.list.show_entry(entry)

    def focus_filter(self) -> None:
        """Go to the filter."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def export_text(self) -> None:
        """Ask where to write the journal as text."""
        self._writes = self._text
        self._ask(self.tr("Texte (*.txt)"), ".txt")

    def export_markdown(self) -> None:
        """Ask where to write the journal as Markdown."""
        self._writes = self._markdown
        self._ask(self.tr("Markdown (*.md)"), ".md")

    def export_spoken(self) -> None:
        """Ask where to write the story of the fight, to be read aloud."""
        self._writes = self._spoken
        self._ask(self.tr("Texte (*.txt)"), self.tr(" à lire.txt"))

    def _show_older(self) -> None:
        """Show as much again of what lies before."""
        if self._begin:
            shown = len(self._session.entries) - self._begin
            self._show_from(max(0, self._begin - shown))

    def _reach(self, entry: str) -> None:
        """Have the lines of an entry among those that are shown."""
        entries = self._session.entries
        if self._begin and entry in entries[: self._begin]:
            self._show_from(entries.index(entry))

    def _show_from(self, begin: int) -> None:
        self._begin = begin
        self.refresh()

    def _filter(self, text: str) -> None:
        if text:
            self._show_from(0)
        self.list.lines.filter(text)

    def _show_about(self) -> None:
        name = str(self.about.currentData())
        if name:
            self._show_from(0)
        self.list.lines.show_about(name)

    def _ask(self, kind: str, suffix: str) -> None:
        name = _UNFIT.sub(" ", self._session.name).strip(" .") or self.tr("combat")
        suggested = Path.home() / f"{name}{suffix}"
        self._context.dialogs.save_file(
            self, self.tr("Exporter le journal"), (kind,), suggested, self._write
        )

    def _write(self, path: Path) -> None:
        with reported(self._strip, self._context.texts):
            write_whole(path, self._writes().encode("utf-8"))

    def _text(self) -> str:
        return as_text(self._session.name, self._session.lines(), self._context.texts)

    def _markdown(self) -> str:
        return as_markdown(self._session.name, self._session.lines(), self._context.texts)

    def _spoken(self) -> str:
        session, names = self._session, self._context.library.players.names(self._session.id)
        return as_spoken(session.name, session.lines(), self._context.texts, names)

    def _arrange(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        for row, parts in ((head, (self.about, self.undone)), (foot, (self.filter, self._export))):
            row.setSpacing(theme.SPACE_IN_GROUP)
            row.addWidget(parts[0], 1)
            row.addWidget(parts[1])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
