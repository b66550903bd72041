"""Answers that no row of buttons can offer: a long list of options, and a line of text."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from desktop.ui.widgets.wheel import guard_wheel

_LETTERS = 24
_ROWS = 16


class OptionList(QComboBox):
    """Options in a list, each after the keys that choose it."""

    #: The value of the option that was chosen.
    valueChosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(_ROWS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setPlaceholderText(self.tr("Choisir…"))
        self.activated.connect(self._tell)
        guard_wheel(self)

    def offer(self, options: Sequence[tuple[str, str, str, bool]]) -> None:
        """Offer options: code, value, label, and whether it is closed."""
        self.blockSignals(True)
        self.clear()
        for code, value, label, closed in options:
            self.addItem(f"{code}  {label}", value)
            model = self.model()
            if closed and isinstance(model, QStandardItemModel):
                model.item(self.count() - 1).setEnabled(False)
        self.setCurrentIndex(-1)
        self.blockSignals(False)

    def show_value(self, value: str) -> None:
        """Show which option is chosen; none for a value that is not offered."""
        self.blockSignals(True)
        self.setCurrentIndex(self.findData(value) if value else -1)
        self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter confirms the card, as everywhere; Space and F4 open the list.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _tell(self, place: int) -> None:
        self.valueChosen.emit(str(self.itemData(place)))


class ProseLine(QLineEdit):
    """A line of text; Enter confirms it and goes no further."""

    #: Enter was pressed.
    confirmed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Accepted: the window would take it for "next" once the card has gone.
            event.accept()
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)
