"""Adding something of a list, or anything else by its name."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.picks import AddButton

OWN = "*"
"""The value of what no list holds."""


class AddLine(QWidget):
    """A button with the list, and a field for words where an entry asks for some.

    Values that end in `OWN` ask for words.
    """

    #: The value that was chosen, and the words that go with it.
    added = Signal(str, str)

    def __init__(self, text: str, asked: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = ""
        self.button = AddButton(text)
        self.words = InlineText(asked, placeholder=asked)
        self.words.hide()
        self.button.chosen.connect(self._choose)
        self.words.textCommitted.connect(self._name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.button)
        row.addWidget(self.words, 1)
        row.addStretch(0)

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (value, label) pairs."""
        self.button.offer(options)

    def _choose(self, value: str) -> None:
        self._value = value.removesuffix(OWN)
        asks = value.endswith(OWN)
        self.words.setVisible(asks)
        if asks:
            self.words.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.added.emit(value, "")

    def _name(self, words: str) -> None:
        if words.strip():
            self.words.set_value("")
            self.words.hide()
            self.added.emit(self._value, words.strip())
