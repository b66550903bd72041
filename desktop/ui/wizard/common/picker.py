"""A closed list of options whose highlighted entry is considered before it is chosen."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget


class Picker(QComboBox):
    """A closed list where a highlighted entry is considered and a chosen one is told by its id."""

    #: An entry is highlighted in the open list ("" when the list closes).
    valueConsidered = Signal(str)
    #: A person chose an entry.
    valueChosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(16)
        self.highlighted.connect(self._consider)
        self.activated.connect(self._choose)

    def set_entries(
        self, entries: tuple[tuple[str, str], ...], value: str, taken: tuple[str, ...] = ()
    ) -> None:
        """Show (id, title) entries with `value` chosen; `taken` ones cannot be."""
        self.blockSignals(True)
        self.clear()
        for id, title in entries:
            self.addItem(title, id)
        model = self.model()
        if isinstance(model, QStandardItemModel):
            for row, (id, _) in enumerate(entries):
                model.item(row).setEnabled(id not in taken)
        self.setCurrentIndex(max(0, self.findData(value)))
        self.blockSignals(False)

    def value(self) -> str:
        """The id of the chosen entry."""
        return str(self.currentData() or "")

    def event(self, event: QEvent) -> bool:
        # Alt+arrow opens a list everywhere; here it must not change the step instead.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() == Qt.KeyboardModifier.AltModifier
            and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        ):
            event.accept()
            return True
        return super().event(event)

    def hidePopup(self) -> None:
        super().hidePopup()
        self.valueConsidered.emit("")

    def _consider(self, row: int) -> None:
        self.valueConsidered.emit(str(self.itemData(row) or ""))

    def _choose(self, row: int) -> None:
        self.valueChosen.emit(str(self.itemData(row) or ""))
