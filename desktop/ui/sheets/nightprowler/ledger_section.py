"""The ledger on the sheet: everything gained and spent, and what would fall with a line."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.rules.message import Message
from desktop.rules.nightprowler.commands.progress import StrikeLine
from desktop.rules.nightprowler.document import ledger
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.progression.ledger_words import line_title
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Section
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table
from desktop.ui.widgets.figures import signed_text

_LINE = Qt.ItemDataRole.UserRole
_FIGURES = 2
_MOST_ROWS = 12


class _List(QTreeWidget):
    """As high as its lines, up to a limit; then it scrolls."""

    def sizeHint(self) -> QSize:
        row = self.sizeHintForRow(0) if self.topLevelItemCount() else 0
        rows = min(_MOST_ROWS, self.topLevelItemCount())
        height = self.header().sizeHint().height() + rows * max(row, 1) + 2 * theme.GRID
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class LedgerSection(Section):
    """Lines, newest first; the chosen one says what striking it would take along."""

    def __init__(self, subject: Subject, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Registre"))
        self._subject = subject
        self._table = table
        self._shown: tuple[LedgerLine, ...] | None = None
        self.list = _List()
        self.list.setAccessibleName(self.tr("Registre"))
        self.list.setHeaderLabels(
            [
                self.tr("Ligne"),
                self.tr("Note"),
                self.tr("Jetons"),
                self.tr("Crasse"),
                self.tr("PH"),
                self.tr("Couronnes"),
            ]
        )
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFont(theme.sans(theme.Size.BODY))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        head = self.list.headerItem()
        for column in range(_FIGURES, self.list.columnCount()):
            head.setTextAlignment(column, Qt.AlignmentFlag.AlignTrailing)
        self.preview = Note(tone=theme.Tone.MUTED)
        self.strike = Act(self.tr("Reprendre la ligne"), self.tr("Reprendre la ligne choisie"))
        self.empty = Note(self.tr("Rien encore."), tone=theme.Tone.MUTED)
        self.add(self.list)
        self.add(self.empty)
        self.add(self.preview)
        self.add(self.strike)
        self.list.currentItemChanged.connect(self._preview)
        self.strike.clicked.connect(self._strike)

    def refresh(self) -> None:
        """Show the lines as they are now."""
        lines = self._subject.character.ledger
        if lines != self._shown:
            self._shown = lines
            self._fill(lines)
        self._preview()

    def choose(self, id: str) -> None:
        """Choose a line by its id."""
        for place in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(place)
            if item is not None and item.data(0, _LINE) == id:
                self.list.setCurrentItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._strike()
        else:
            super().keyPressEvent(event)

    def _fill(self, lines: tuple[LedgerLine, ...]) -> None:
        texts, tables = self._subject.texts, self._subject.tables
        items: list[QTreeWidgetItem] = []
        for line in reversed(lines):
            amounts = (line.jetons, line.crasse, line.heroism, line.couronnes)
            shown = [signed_text(amount) if amount else "" for amount in amounts]
            item = QTreeWidgetItem([texts.render(line_title(tables, line)), line.note, *shown])
            item.setData(0, _LINE, line.id)
            for column in range(_FIGURES, _FIGURES + len(amounts)):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignTrailing)
            items.append(item)
        self.list.clear()
        self.list.addTopLevelItems(items)
        for column in (0, *range(_FIGURES, self.list.columnCount())):
            self.list.resizeColumnToContents(column)
        for widget, on in ((self.list, bool(lines)), (self.empty, not lines)):
            widget.setVisible(on)
        self.list.updateGeometry()

    def _chosen(self) -> LedgerLine | None:
        item = self.list.currentItem()
        wanted = "" if item is None else str(item.data(0, _LINE))
        lines = self._subject.character.ledger
        return next((line for line in lines if line.id == wanted), None)

    def _preview(self) -> None:
        line = self._chosen()
        self.strike.setEnabled(False)
        self.strike.setVisible(line is not None)
        self.preview.setVisible(line is not None)
        if line is None:
            return
        parts: list[str] = []
        for name, found in self._struck(line):
            if isinstance(found, Message):
                self.preview.setText(self._named(name, self._subject.texts.render(found)))
                return
            if found.fallen:
                titles = [self._title(one) for one in found.fallen]
                text = self.tr("Tomberaient aussi : {lines}").format(lines=", ".join(titles))
                parts.append(self._named(name, text))
        self.strike.setEnabled(True)
        self.preview.setText(
            " — ".join(parts) if parts else self.tr("Rien d’autre ne tomberait avec elle.")
        )

    def _struck(self, line: LedgerLine) -> list[tuple[str, ledger.Struck | Message]]:
        """What striking the line does here, and on the sheet of the other side of a theft."""
        subject = self._subject
        found = [("", ledger.strike(subject.character, line.id, subject.derived.heroism))]
        other = self._other_side(line)
        if other is not None:
            name, character, heroism = other
            found.append((name, ledger.strike(character, line.id, heroism)))
        return found

    def _other_side(self, line: LedgerLine) -> tuple[str, Character, int] | None:
        """The other character of a theft, while it still has its line."""
        known = {id for id, _name in self._table.others()}
        if line.kind not in (Kind.THEFT, Kind.ROBBED) or line.partner not in known:
            return None
        person = self._table.person(line.partner)
        if person is None or all(one.id != line.id for one in person.character.ledger):
            return None
        return person.character.name, person.character, person.derived.heroism

    def _title(self, line: LedgerLine) -> str:
        return self._subject.texts.render(line_title(self._subject.tables, line))

    def _named(self, name: str, text: str) -> str:
        return self.tr("{name} : {text}").format(name=name, text=text) if name else text

    def _strike(self) -> None:
        line = self._chosen()
        if line is None or not self.strike.isEnabled():
            return
        edits = [(self._subject.id, StrikeLine(line.id))]
        if self._other_side(line) is not None:
            edits.append((line.partner, StrikeLine(line.id)))
        draw = self._table.back_from_mj() if line.kind == Kind.CRASSE else None
        self._subject.run_together(edits, draw)
