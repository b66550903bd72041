"""An NPC of this fight who is to be kept: under which name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import FighterView
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel

_WIDEST = 420


class KeepStrip(QFrame):
    """Proposes the name that he bears; Enter keeps him, Escape does not."""

    #: Fighter, and the name that is typed.
    keepAsked = Signal(str, str)
    #: The strip was closed.
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fighter = ""
        self._title = Heading(parent=self, size=theme.Size.LARGE)
        hint = PlainLabel(
            self.tr(
                "Il entre dans la bibliothèque comme il est maintenant et reste dans ce combat. "
                "Entrée garde, Échap ferme."
            ),
            self,
            tone=theme.Tone.MUTED,
        )
        hint.setFont(theme.sans(theme.Size.SMALL))
        hint.setWordWrap(True)
        self.name = QLineEdit(self)
        self.name.setAccessibleName(self.tr("Nom du PNJ gardé"))
        self.name.returnPressed.connect(self._ask)
        self.keep = QPushButton(self.tr("Garder"), self)
        self.keep.setAutoDefault(False)
        self.keep.clicked.connect(self._ask)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        # On a wide screen the button stays near the name.
        self.name.setMaximumWidth(theme.scaled(self, _WIDEST))
        row.addWidget(self.name, 1)
        row.addWidget(self.keep)
        row.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addWidget(self._title)
        column.addWidget(hint)
        column.addLayout(row)
        self.hide()

    def open_for(self, fighter: FighterView) -> None:
        """Offer to keep somebody."""
        self._fighter = fighter.id
        self._title.setText(self.tr("Garder {name} comme PNJ").format(name=fighter.name))
        self.setAccessibleName(self._title.text())
        self.name.setText(fighter.name)
        self.show()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def concerns(self, fighter: FighterView | None) -> bool:
        """Whether the strip is about this participant."""
        return fighter is not None and fighter.id == self._fighter

    def close_strip(self) -> bool:
        """Close it; False when it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_strip()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The field has answered Enter already; the window must not take it for its own.
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)

    def _ask(self) -> None:
        self.keepAsked.emit(self._fighter, " ".join(self.name.text().split()))
