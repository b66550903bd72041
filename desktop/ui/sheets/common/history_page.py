"""The last tab: every step the sheet went through, what it changes, and a way back to each."""

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDateEdit,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Note, Paper, SectionTitle
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip
from desktop.ui.widgets.wheel import guard_wheel

_REVISION = Qt.ItemDataRole.UserRole


class HistoryPage(SheetPage):
    """Revisions, newest first; the present one is marked, those of other branches are muted."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._days: list[tuple[QDate, str]] = []
        self.list = _tree(self.tr("Historique"), [self.tr("Quand"), self.tr("Ce qui a changé"), ""])
        self.list.currentItemChanged.connect(self._choose)
        self.day = QDateEdit()
        self.day.setCalendarPopup(True)
        self.day.setAccessibleName(self.tr("Tel qu’il était le"))
        guard_wheel(self.day)
        self.day.dateChanged.connect(self._choose_day)
        self.go = QPushButton(self.tr("Revenir à cet état"))
        self.go.setEnabled(False)
        self.go.clicked.connect(self._go)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.changes = _tree(
            self.tr("Différences"), [self.tr("Où"), self.tr("Alors"), self.tr("Aujourd’hui")]
        )
        self.changes.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        header = self.changes.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        page = Paper()
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Historique")))
        head.addStretch(1)
        asked = PlainLabel(self.tr("Tel qu’il était le"))
        asked.setBuddy(self.day)
        for widget in (asked, self.day, self.go):
            head.addWidget(widget)
        page.column.addLayout(head)
        page.column.addWidget(
            Note(
                self.tr(
                    "Revenir en arrière est une étape de plus. Après 30 jours, seules sont "
                    "retirées des versions qu’Annuler ne peut plus rendre ; une par jour reste."
                ),
                tone=theme.Tone.MUTED,
            )
        )
        below = QWidget()
        lines = QVBoxLayout(below)
        lines.setContentsMargins(theme.GRID, 0, 0, 0)
        lines.addWidget(self.told)
        lines.addWidget(self.changes, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(below)
        for place in range(2):
            split.setStretchFactor(place, 1)
        page.column.addWidget(split, 1)
        self.lay(page)

    def refresh(self) -> None:
        """Show the history as it is now."""
        subject, look = self._subject, theme.current()
        lines = subject.history()
        parents = {line.id: line.parent for line in lines}
        own: set[str] = set()
        step = next((line.id for line in lines if line.current), None)
        while step is not None and step not in own:
            own.add(step)
            step = parents.get(step)
        locale = QLocale()
        chosen = self._chosen()
        self.list.clear()
        items: list[QTreeWidgetItem] = []
        for line in reversed(lines):
            when = locale.toString(_local(line.at), QLocale.FormatType.ShortFormat)
            mark = self.tr("état présent") if line.current else ""
            if line.id not in own:
                mark = self.tr("autre branche")
            item = QTreeWidgetItem([when, subject.texts.render(line.label), mark])
            item.setData(0, _REVISION, line.id)
            if line.current:
                item.setFont(1, theme.bold(self.list.font()))
            if line.id not in own:
                for column in range(3):
                    item.setForeground(column, look.muted)
            items.append(item)
        self.list.addTopLevelItems(items)
        for column in range(2):
            self.list.resizeColumnToContents(column)
        if lines:
            self.day.blockSignals(True)
            self.day.setDateRange(_local(lines[0].at).date(), QDate.currentDate())
            self.day.blockSignals(False)
        self._days = [(_local(line.at).date(), line.id) for line in lines]
        again = next((one for one in items if one.data(0, _REVISION) == chosen), None)
        if again is not None:
            self.list.setCurrentItem(again)
        self._choose()

    def _chosen(self) -> str | None:
        item = self.list.currentItem()
        return None if item is None else str(item.data(0, _REVISION))

    def _choose(self) -> None:
        """Show what is otherwise now than at the chosen state."""
        chosen = self._chosen()
        self.go.setEnabled(chosen is not None)
        self.changes.clear()
        self.changes.setVisible(chosen is not None)
        if chosen is None:
            self.told.setText(self.tr("Choisissez un état pour voir ce qui en diffère."))
            return
        render = self._subject.texts.render
        found = self._subject.difference(chosen)
        self.told.setText(
            self.tr("%n ligne(s) de la feuille diffèrent aujourd’hui.", "", len(found))
            if found
            else self.tr("La feuille est la même aujourd’hui.")
        )
        self.go.setEnabled(bool(found))
        for one in found:
            block, label = render(one.block), render(one.label)
            where = label if not block or block == label else f"{block} – {label}"
            texts = (where, render(one.before), render(one.after))
            # One line each; long texts are whole in their tips.
            item = QTreeWidgetItem([" ".join(text.split()) or "–" for text in texts])
            for column, text in enumerate(texts):
                item.setToolTip(column, plain_tooltip(text))
            self.changes.addTopLevelItem(item)

    def _choose_day(self, day: QDate) -> None:
        """The last state of a day, or of the last day before that had one."""
        until = [revision for at, revision in self._days if at <= day]
        for number in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(number)
            if item is not None and until and item.data(0, _REVISION) == until[-1]:
                self.list.setCurrentItem(item)
                return

    def _go(self) -> None:
        if (chosen := self._chosen()) is not None:
            self._subject.revert(chosen)


def _tree(name: str, headings: list[str]) -> QTreeWidget:
    tree = QTreeWidget()
    tree.setAccessibleName(name)
    tree.setHeaderLabels(headings)
    tree.setRootIsDecorated(False)
    tree.setUniformRowHeights(True)
    tree.setFrameShape(QTreeWidget.Shape.NoFrame)
    tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    tree.setFont(theme.sans(theme.Size.BODY))
    return tree


def _local(at: datetime) -> QDateTime:
    """A stored instant on the clock of this machine."""
    return QDateTime.fromMSecsSinceEpoch(round(at.timestamp() * 1000))
