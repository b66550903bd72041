"""The table of skills: what is opened first, and keys to open, close, raise and lower."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from desktop.ui import theme

_KEY = Qt.ItemDataRole.UserRole
_ALT = Qt.KeyboardModifier.AltModifier


class SkillTable(QTreeWidget):
    """Skills with values and levels: Enter opens or closes, + and − raise and lower."""

    #: Enter: open the skill, or close it again.
    toggleAsked = Signal()
    #: So many points more, or less.
    raiseAsked = Signal(int)
    #: The keyboard came or went.
    focusChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setAccessibleName(self.tr("Compétences"))
        self.setHeaderLabels(
            [self.tr("Compétence"), self.tr("Valeur"), self.tr("Niveau"), self.tr("État")]
        )
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(theme.scaled(self, 130))
        self.setFont(theme.tabular(theme.sans(theme.Size.BODY)))

    def key(self) -> str:
        """The skill under the keyboard, "" for none."""
        item = self.currentItem()
        return "" if item is None else str(item.data(0, _KEY))

    def set_key(self, key: str) -> None:
        """Bring the keyboard to a skill."""
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item is not None and item.data(0, _KEY) == key:
                self.setCurrentItem(item)
                return

    def show_rows(self, rows: list[tuple[str, list[str], bool]]) -> None:
        """Show (key, columns, opened) rows; the keyboard stays on the same skill."""
        current = self.key()
        self.blockSignals(True)
        while self.topLevelItemCount() > len(rows):
            self.takeTopLevelItem(self.topLevelItemCount() - 1)
        while self.topLevelItemCount() < len(rows):
            self.addTopLevelItem(QTreeWidgetItem())
        for place, (key, columns, opened) in enumerate(rows):
            item = self.topLevelItem(place)
            if item is None:
                continue
            item.setData(0, _KEY, key)
            item.setSizeHint(0, QSize(0, self.fontMetrics().height() + theme.GRID))
            for column, text in enumerate(columns):
                item.setText(column, text)
                ink = theme.current().ink if opened else theme.current().muted
                item.setForeground(column, ink)
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, columns)))
        self.set_key(current)
        first = self.topLevelItem(0)
        if self.currentItem() is None and first is not None:
            self.setCurrentItem(first)
        self.blockSignals(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focusChanged.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focusChanged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.toggleAsked.emit()
            case Qt.Key.Key_Plus | Qt.Key.Key_Right if not event.modifiers() & _ALT:
                self.raiseAsked.emit(1)
            case Qt.Key.Key_Minus | Qt.Key.Key_Left if not event.modifiers() & _ALT:
                self.raiseAsked.emit(-1)
            case _:
                super().keyPressEvent(event)
