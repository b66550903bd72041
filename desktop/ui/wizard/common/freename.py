"""A line to name something that no list has."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.ui import theme
from desktop.ui.widgets.texts import TextField


class FreeName(QWidget):
    """A line to name something that no list has."""

    #: This was named.
    named = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = TextField(name)
        self.field.setPlaceholderText(name)
        self.add = QPushButton(self.tr("Ajouter"))
        self.add.setAccessibleName(self.tr("Ajouter : {name}").format(name=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.field, 1)
        row.addWidget(self.add)
        self.add.clicked.connect(self._add)

    def _add(self) -> None:
        self.field.flush()
        name = " ".join(self.field.text().split())
        self.field.set_value("")
        if name:
            self.named.emit(name)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
