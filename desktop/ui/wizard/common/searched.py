"""A list of options with a search above it."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.rules.folding import folded, holds
from desktop.ui import theme
from desktop.ui.wizard.common.options import Mark, Option, OptionList


class SearchedOptions(QWidget):
    """Options of which those are listed that hold every word sought, whatever their accents.

    `head` is the line of the search, for what a page wants beside it.
    """

    #: This option is being considered ("" for none).
    optionConsidered = Signal(str)
    #: This option was chosen.
    optionChosen = Signal(str)

    def __init__(self, name: str, wanted: str, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self.search = _Search()
        self.search.setPlaceholderText(wanted)
        self.search.setAccessibleName(wanted)
        self.search.setClearButtonEnabled(True)
        self.list = OptionList(name, mark=mark)
        self.head = QHBoxLayout()
        self.head.setSpacing(theme.SPACE_IN_GROUP)
        self.head.addWidget(self.search, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(self.head)
        column.addWidget(self.list, 1)
        self.search.textChanged.connect(self._filter)
        self.search.left.connect(self._go_to_list)
        self.list.optionConsidered.connect(self.optionConsidered)
        self.list.optionChosen.connect(self.optionChosen)

    def set_options(self, options: tuple[Option, ...]) -> None:
        """Offer `options`; the search stays."""
        self._options = options
        self._filter()

    def option(self, id: str) -> Option | None:
        """One of all options, be it listed or not."""
        return next((one for one in self._options if one.id == id), None)

    def choose(self, id: str) -> None:
        """Mark one option, and no other, as the chosen one."""
        self.set_options(tuple(replace(one, chosen=one.id == id) for one in self._options))

    def _filter(self) -> None:
        words = folded(self.search.text()).split()
        self.list.set_options(
            tuple(one for one in self._options if holds(f"{one.title} {one.detail}", words))
        )

    def _go_to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


class _Search(QLineEdit):
    """Down and Enter go from the search into what it found."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.left.emit()
        else:
            super().keyPressEvent(event)
