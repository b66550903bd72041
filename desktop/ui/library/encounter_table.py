"""The people of a prepared encounter as a table whose cells are edited where they stand."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.services.encounter_plan import MOST_COPIES, MOST_ROUND, Line
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.wording import SIDES, side_letter
from desktop.ui.widgets.labels import plain_tooltip

COUNT, NAME, SIDE, ARRIVAL, ROLLED = range(5)
_LINE = int(Qt.ItemDataRole.UserRole)


class EncounterTable(QTableWidget):
    """One row per line. Delete takes the current one out; a cell that makes no sense goes back."""

    #: A line was edited (a `Line`).
    lineChanged = Signal(object)
    #: A line is to be taken out, by its id.
    lineRemoved = Signal(str)
    #: A cell cannot read like that; why.
    refused = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(0, 5, parent)
        self._texts = texts
        self.setAccessibleName(self.tr("Participants"))
        self.setProperty("ticks", True)
        self.setHorizontalHeaderLabels(
            (
                self.tr("Nombre"),
                self.tr("Qui"),
                self.tr("Camp"),
                self.tr("Arrivée"),
                self.tr("Dés par le programme"),
            )
        )
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.itemChanged.connect(self._edited)

    def show_lines(self, lines: tuple[Line, ...], names: tuple[str, ...]) -> None:
        """Show lines with what each is called; the current row stays."""
        row, column = self.currentRow(), self.currentColumn()
        self.blockSignals(True)
        self.setRowCount(len(lines))
        for place, (line, name) in enumerate(zip(lines, names, strict=True)):
            self._show(place, line, name)
        self.blockSignals(False)
        self.setCurrentCell(min(row, len(lines) - 1), max(column, 0))
        self.setRowHeight(0, self.rowHeight(0))

    def selected(self) -> str:
        """The line of the current row, or ""."""
        item = self.item(self.currentRow(), NAME)
        line = None if item is None else item.data(_LINE)
        return line.id if isinstance(line, Line) else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() is QAbstractItemView.State.EditingState
        if event.key() == Qt.Key.Key_Delete and self.selected() and not editing:
            self.lineRemoved.emit(self.selected())
        else:
            super().keyPressEvent(event)

    def _show(self, row: int, line: Line, name: str) -> None:
        arrival = f"{self._texts.round} {line.arrival}" if line.arrival else ""
        one = self.tr("bande") if line.party else "1"
        texts = (
            str(line.count) if line.copied else one,
            name,
            side_letter(line.side),
            arrival or self.tr("dès le début"),
            "",
        )
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setData(_LINE, line)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            if column == ROLLED:
                flags |= Qt.ItemFlag.ItemIsUserCheckable
                checked = Qt.CheckState.Checked if line.rolled else Qt.CheckState.Unchecked
                item.setCheckState(checked)
                item.setToolTip(
                    plain_tooltip(self.tr("Le programme lance leurs dés, sauf ceux qu’on tape."))
                )
            elif line.copied or column not in (COUNT, NAME):
                flags |= Qt.ItemFlag.ItemIsEditable
            item.setFlags(flags)
            item.setFont(theme.sans(theme.Size.BODY))
            self.setItem(row, column, item)

    def _edited(self, item: QTableWidgetItem) -> None:
        line = item.data(_LINE)
        if not isinstance(line, Line):
            return
        changed = self._read(line, item)
        if isinstance(changed, str):
            self.refused.emit(changed)
        else:
            self.lineChanged.emit(changed)

    def _read(self, line: Line, item: QTableWidgetItem) -> Line | str:
        """The line with what a cell says now, or why it cannot be."""
        text = " ".join(item.text().split())
        match item.column():
            case column if column == COUNT:
                count = int(text) if text.isdecimal() and len(text) <= len(str(MOST_COPIES)) else 0
                if not 1 <= count <= MOST_COPIES:
                    return self.tr("« {text} » : un nombre de 1 à {most}.").format(
                        text=text, most=MOST_COPIES
                    )
                return line.with_count(count)
            case column if column == NAME:
                return line.with_name(text)
            case column if column == SIDE:
                letters = {side_letter(side): side for side in SIDES}
                if text.upper() not in letters:
                    return self.tr("« {text} » n’est pas un camp : A ou B.").format(text=text)
                return line.with_side(letters[text.upper()])
            case column if column == ARRIVAL:
                if text in ("", self.tr("dès le début")):
                    return line.with_arrival(0)
                digits = "".join(sign for sign in text if sign.isdecimal())
                if not digits or len(digits) > len(str(MOST_ROUND)):
                    return self.tr("« {text} » : un {round} de 1 à {most}, ou rien.").format(
                        text=text, round=self._texts.round, most=MOST_ROUND
                    )
                return line.with_arrival(int(digits))
            case _:
                return line.with_rolled(item.checkState() is Qt.CheckState.Checked)
