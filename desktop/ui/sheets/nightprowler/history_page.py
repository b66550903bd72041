"""The last tab: every step the sheet went through, and a way back to each."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.sheets.nightprowler.paper import Desk, Note, Paper, SectionTitle
from desktop.ui.sheets.nightprowler.subject import Subject

_REVISION = Qt.ItemDataRole.UserRole


class HistoryPage(QWidget):
    """Revisions, newest first; the present one is marked, those of other branches are muted."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.list = QTreeWidget()
        self.list.setAccessibleName(self.tr("Historique"))
        self.list.setHeaderLabels([self.tr("Quand"), self.tr("Ce qui a changé"), ""])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFont(theme.sans(theme.Size.BODY))
        self.go = QPushButton(self.tr("Revenir à cet état"))
        self.go.setEnabled(False)
        self.go.clicked.connect(self._go)
        self.list.currentItemChanged.connect(self._choose)
        page = Paper()
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Historique")))
        head.addStretch(1)
        head.addWidget(self.go)
        page.column.addLayout(head)
        page.column.addWidget(
            Note(
                self.tr("Rien n’est effacé : revenir en arrière est une étape de plus."),
                tone=theme.Tone.MUTED,
            )
        )
        page.column.addWidget(self.list, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Desk(page))

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

    def _choose(self) -> None:
        self.go.setEnabled(self.list.currentItem() is not None)

    def _go(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._subject.revert(str(item.data(0, _REVISION)))


def _local(at: datetime) -> QDateTime:
    """A stored instant on the clock of this machine."""
    return QDateTime.fromMSecsSinceEpoch(round(at.timestamp() * 1000))
