"""The strip at the foot of a sheet where a roll is prepared, made, and read."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import ElidedLabel

_WIDEST_TITLE = 400


class StripTitle(ElidedLabel):
    """What is rolled, or what came of it, shortened where people gave something a long name: it
    must not widen the window."""

    def __init__(self, parent: QWidget | None = None, *, widest: int = _WIDEST_TITLE) -> None:
        super().__init__(parent=parent)
        self.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.setMaximumWidth(theme.scaled(self, widest))


class FootStrip(QFrame):
    """Parts in lines that break where the window ends; Escape or the cross closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._close = QToolButton()
        self._asked_from: QWidget | None = None
        self.hide()

    def stand(self, *parts: QWidget, below: tuple[QWidget, ...] = ()) -> None:
        """Set these parts, and the cross after them; what is `below` has lines of its own."""
        flow = FlowLayout(across=theme.SPACE_BETWEEN_GROUPS, down=theme.SPACE_IN_GROUP)
        for part in parts:
            flow.addWidget(part)
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close.setAccessibleName(self.tr("Fermer le jet"))
        self._close.setToolTip(self.tr("Fermer (Échap)"))
        set_icon(self._close, IconName.CLOSE)
        self._close.clicked.connect(self.leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.PAGE_MARGIN, 12, theme.SPACE_BETWEEN_GROUPS, 12)
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(flow)
        for part in below:
            column.addWidget(part)
        row.addLayout(column, 1)
        corner = QVBoxLayout()
        corner.addWidget(self._close)
        corner.addStretch(1)
        row.addLayout(corner)

    def rise(self) -> None:
        """Show the strip; leaving it gives the keyboard back to where it was."""
        now = self.window().focusWidget()
        if now is not None and not self.isAncestorOf(now):
            self._asked_from = now
        self.show()

    def leave(self) -> None:
        """Close the strip; nothing is rolled."""
        self.hide()
        back, self._asked_from = self._asked_from, None
        # Its line may have gone meanwhile, and the widget with it.
        if back is not None and any(one is back for one in self.window().findChildren(QWidget)):
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.surface)
        painter.fillRect(0, 0, self.width(), 2, look.accent)
