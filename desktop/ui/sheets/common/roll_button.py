"""A small die beside a number of the sheet that can be rolled."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.ui.widgets.icons import IconName, set_icon


class RollButton(QToolButton):
    """Opens the roll of the number of one key."""

    #: The number of this key is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, key: str, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_icon(self, IconName.DIE)
        self.show_name(name)
        self.clicked.connect(self._ask)

    def show_name(self, name: str) -> None:
        """Say what it rolls."""
        self.setAccessibleName(self.tr("Jet : {name}").format(name=name))

    def _ask(self) -> None:
        self.rollAsked.emit(self._key)
