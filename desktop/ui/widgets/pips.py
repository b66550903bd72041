"""A small pool of points as pips, ●●●●○: a click or a key spends or regains one."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from desktop.ui import theme

_PIP = 12
_CELL = 18
_PER_ROW = 10


class Pips(QWidget):
    """`value` full pips out of `maximum`. It only shows and asks; the owner sets the new value."""

    #: How many points should be left: a full pip asks for one less, an empty one for itself.
    pipClicked = Signal(int)

    def __init__(
        self, name: str, *, tone: theme.Tone = theme.Tone.HEROISM, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._tone = tone
        self._value = 0
        self._maximum = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._describe()

    def value(self) -> int:
        """How many pips are full."""
        return self._value

    def maximum(self) -> int:
        """How many pips there are."""
        return self._maximum

    def set_points(self, value: int, maximum: int) -> None:
        """Show `value` (0 to `maximum`, clamped) full pips out of `maximum` (at least 0)."""
        self._maximum = max(0, maximum)
        self._value = max(0, min(value, self._maximum))
        self._describe()
        self.updateGeometry()
        self.update()

    def pip_rect(self, pip: int) -> QRect:
        """The cell of pip number `pip`, from 0, in this widget's coordinates."""
        cell = theme.scaled(self, _CELL)
        row, column = divmod(pip, _PER_ROW)
        rect = QRect(2 + column * cell, 2 + row * cell, cell, cell)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def sizeHint(self) -> QSize:
        cell = theme.scaled(self, _CELL)
        columns = max(1, min(self._maximum, _PER_ROW))
        rows = max(1, -(-self._maximum // _PER_ROW))
        return QSize(columns * cell + 4, rows * cell + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = theme.scaled(self, _PIP) / 2 - 0.75
        painter.setPen(QPen(look.color(self._tone), 1.5))
        for pip in range(self._maximum):
            full = pip < self._value
            painter.setBrush(look.color(self._tone) if full else Qt.BrushStyle.NoBrush)
            center = QRectF(self.pip_rect(pip)).center()
            painter.drawEllipse(center, radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(look.accent, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
            painter.drawRoundedRect(ring, theme.RADIUS, theme.RADIUS)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pip = self._pip_at(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or pip < 0:
            event.ignore()
            return
        self._ask(self._value - 1 if pip < self._value else pip + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Plus:
                self._ask(self._value + 1)
            case Qt.Key.Key_Down | Qt.Key.Key_Minus | Qt.Key.Key_Space:
                self._ask(self._value - 1)
            case Qt.Key.Key_Right:
                self._ask(self._value + (-1 if mirrored else 1))
            case Qt.Key.Key_Left:
                self._ask(self._value - (-1 if mirrored else 1))
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            pointing = Qt.CursorShape.PointingHandCursor
            self.setCursor(pointing if self.isEnabled() else Qt.CursorShape.ArrowCursor)

    def _pip_at(self, point: QPoint) -> int:
        return next((n for n in range(self._maximum) if self.pip_rect(n).contains(point)), -1)

    def _ask(self, points: int) -> None:
        if 0 <= points <= self._maximum and points != self._value:
            self.pipClicked.emit(points)

    def _describe(self) -> None:
        self.setAccessibleName(
            self.tr("{name} : {value} sur {maximum}").format(
                name=self._name, value=self._value, maximum=self._maximum
            )
        )
