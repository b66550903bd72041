"""A panel in the page that leads through something step by step and blocks nothing."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.breakdown import Breakdown
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.bits import Row
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading


class GuidePanel(QFrame):
    """A title, steps one under the other, and a cross; Escape closes it."""

    #: The panel was closed.
    closed = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Heading(title, size=theme.Size.LARGE)
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close.setAccessibleName(self.tr("Fermer : {title}").format(title=title))
        self._close.setToolTip(self.tr("Fermer (Échap)"))
        set_icon(self._close, IconName.CLOSE)
        self._close.clicked.connect(self.leave)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._close)
        self.steps = QVBoxLayout(self)
        self.steps.setContentsMargins(theme.SPACE_BETWEEN_GROUPS, 12, 12, 12)
        self.steps.setSpacing(theme.SPACE_IN_GROUP)
        self.steps.addLayout(head)
        self.hide()

    def step(self, *parts: QWidget) -> QWidget:
        """Add a step; the widget that holds it can be shown and hidden."""
        whole = parts[0] if len(parts) == 1 else Row(*parts)
        self.steps.addWidget(whole)
        return whole

    def name(self, title: str) -> None:
        """Show another title."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def refresh(self) -> None:
        """Show the steps for the character as it is now."""

    def leave(self) -> None:
        """Close the panel; nothing is done."""
        self.hide()
        self.closed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Once the page has made room for it.
        QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None and self.isVisible():
            above.ensureWidgetVisible(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.paper)
        painter.fillRect(0, 0, 2, self.height(), look.accent)


class Sum(QWidget):
    """A label and the number that it names, explained."""

    def __init__(self, subject: Subject, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._text = text
        self._label = Note(text, tone=theme.Tone.MUTED)
        self._label.setWordWrap(False)
        self.value = ExplainedValue(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self._label)
        row.addWidget(self.value)

    def show_sum(self, total: Breakdown | None, text: str = "") -> None:
        """Show a sum, or nothing."""
        self.setVisible(total is not None)
        if total is not None:
            self.value.set_view(explained(self._subject.texts, self._text, total), text)
