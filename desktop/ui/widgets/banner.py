"""A message inside a window that waits to be read and blocks nothing."""

import enum
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.icons import IconName, icon, set_icon
from desktop.ui.widgets.labels import PlainLabel


class Severity(enum.Enum):
    """How much a message matters; each has a word, a shape and a colour."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


_SHAPES = {
    Severity.INFO: (IconName.INFO, theme.Tone.ENDURANCE),
    Severity.WARNING: (IconName.WARNING, theme.Tone.WARNING),
    Severity.ERROR: (IconName.ERROR, theme.Tone.VITALITY),
}
_ICON_SIDE = 20
#: Where in the strip the actions begin: after the sign and the text.
_AFTER_TEXT = 2


class Banner(QFrame):
    """A strip with a sign, a plain text, few actions, and details that can be copied."""

    #: An action's button was pressed, by its place from 0; the banner stays until it is hidden.
    actionTriggered = Signal(int)
    #: The person closed the banner.
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity = Severity.INFO
        self._details = ""
        self._refusal = ""
        self._sign = QLabel(self)
        self._text = PlainLabel(parent=self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._actions: list[_ActionButton] = []
        self._copy = QPushButton(self.tr("Copier les détails"), self)
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self._copy_details)
        self._close = QToolButton(self)
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close.setToolTip(self.tr("Fermer ce message"))
        self._close.setAccessibleName(self.tr("Fermer ce message"))
        self._close.clicked.connect(self._dismiss)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, theme.SPACE_IN_GROUP, theme.SPACE_IN_GROUP, theme.SPACE_IN_GROUP)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._text, 1)
        for button in (self._copy, self._close):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_message(
        self,
        severity: Severity,
        text: str,
        *,
        details: str = "",
        actions: tuple[str, ...] = (),
    ) -> None:
        """Show `text`; `details` go to the clipboard on request, `actions` label buttons."""
        if self._close.icon().isNull():  # most windows never show a message
            set_icon(self._close, IconName.CLOSE)
        self._severity = severity
        self._details = details
        self._refusal = ""
        self._text.setText(text)
        self._offer(actions)
        self._copy.setVisible(bool(details))
        self._show_sign()
        spoken = self.tr("{severity} : {text}").format(severity=self._word(), text=text)
        self.setAccessibleName(spoken)
        self.show()
        from PySide6.QtGui import QAccessible, QAccessibleEvent  # much, for a rare message

        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def show_error(self, text: str) -> None:
        """Show an error without details or actions."""
        self.show_message(Severity.ERROR, text)

    def show_refusal(self, text: str) -> None:
        """Show why an act was refused, until another one is done (`desktop.ui.errors.reported`)."""
        self.show_error(text)
        self._refusal = text

    def refusal(self) -> str:
        """Why an act was refused, while that can be read here, else ""."""
        return "" if self.isHidden() else self._refusal

    def actions(self) -> tuple[QPushButton, ...]:
        """The buttons of the present message's actions, in order."""
        return tuple(self._actions)

    def severity(self) -> Severity:
        """How much the present message matters."""
        return self._severity

    def text(self) -> str:
        """The present message."""
        return self._text.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_sign()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        color = look.color(_SHAPES[self._severity][1])
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, theme.HAIRLINE))
        painter.setBrush(look.surface)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)

    def _word(self) -> str:
        match self._severity:
            case Severity.INFO:
                return self.tr("Information")
            case Severity.WARNING:
                return self.tr("Avertissement")
            case Severity.ERROR:
                return self.tr("Erreur")

    def _show_sign(self) -> None:
        name, tone = _SHAPES[self._severity]
        side = theme.scaled(self, _ICON_SIDE)
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(icon(name, tone).pixmap(QSize(side, side), ratio))
        self._sign.setAccessibleName(self._word())

    def _offer(self, labels: tuple[str, ...]) -> None:
        for button in self._actions:
            self._row.removeWidget(button)
            let_go(button)
        self._actions = []
        for number, label in enumerate(labels):
            button = _ActionButton(number, label, self)
            button.chosen.connect(self.actionTriggered)
            self._row.insertWidget(_AFTER_TEXT + number, button, 0, Qt.AlignmentFlag.AlignVCenter)
            # At once, not when the layout gets to it: somebody may put the keyboard there.
            button.show()
            self._actions.append(button)
        # Tab goes through the strip as it is read.
        chain = (*self._actions, self._copy, self._close)
        for one, next_one in pairwise(chain):
            QWidget.setTabOrder(one, next_one)

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details)

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()


class _ActionButton(QPushButton):
    """A button that says which action it is."""

    chosen = Signal(int)

    def __init__(self, number: int, label: str, parent: Banner) -> None:
        super().__init__(label.replace("&", "&&"), parent)
        self._number = number
        # Enter in a dialog around the banner is meant for the dialog.
        self.setAutoDefault(False)
        self.clicked.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(self._number)
