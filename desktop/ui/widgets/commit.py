"""When what is being typed becomes a fact: at Enter, on leaving the field, after half a second.

Fields own a `Commit` and draw its dot while something typed is not yet handed over.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui import theme
from desktop.ui.storing import times_refused

#: How long a pause in typing commits, in milliseconds.
PAUSE_MS = 500
#: Room that the dot or the mark takes at the trailing edge, in logical pixels.
MARK_ROOM = 14


class Commit(QObject):
    """Whether a field waits to be committed, and the pause after which it is."""

    #: The pause is over: the field should commit now.
    due = Signal()
    #: The field began or ceased to hold something that is not committed.
    pendingChanged = Signal(bool)

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        self._pending = False
        self.unstored = False
        """Whether what waits was committed, and the disk did not take it."""
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self.due)

    @property
    def pending(self) -> bool:
        """Whether something typed is not committed yet."""
        return self._pending

    def type(self) -> None:
        """Something was typed."""
        self.unstored = False
        self._timer.start()
        self._set(True)

    def hold(self) -> None:
        """What was typed cannot be committed as it stands: stop waiting, keep the dot."""
        self._timer.stop()

    def settle(self) -> None:
        """What the field shows is committed, or given up."""
        self.unstored = False
        self._timer.stop()
        self._set(False)

    def hand_over(self, tell: Callable[[], None]) -> bool:
        """Tell what was committed; False when the disk has refused it."""
        before = times_refused()
        tell()
        return times_refused() == before

    def wait_for_disk(self) -> None:
        """What was committed is not stored: keep the dot until the next try."""
        self._timer.stop()
        self._set(True)
        self.unstored = True

    def leaves_to_window(self, event: QEvent) -> bool:
        """Whether this is an undo or redo key that belongs to the window, not to the field.

        While something is typed Ctrl+Z takes back letters; otherwise it is the window's own undo.
        """
        if not isinstance(event, QKeyEvent) or self._pending:
            return False
        return event.matches(QKeySequence.StandardKey.Undo) or event.matches(
            QKeySequence.StandardKey.Redo
        )

    def _set(self, pending: bool) -> None:
        if pending != self._pending:
            self._pending = pending
            self._field.update()
            self.pendingChanged.emit(pending)


def paint_dot(painter: QPainter, area: QRect, direction: Qt.LayoutDirection) -> None:
    """The dot of a pending field, at the trailing edge of `area`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().accent)
    painter.drawEllipse(_mark_center(area, direction), 3.0, 3.0)


def paint_invalid(painter: QPainter, area: QRect, direction: Qt.LayoutDirection) -> None:
    """The mark of a field whose text cannot be committed: an exclamation mark and a line."""
    look = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area.adjusted(2, area.height() - 3, -2, -1), look.vitality)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.vitality)
    center = _mark_center(area, direction)
    painter.drawRoundedRect(round(center.x()) - 1, round(center.y()) - 7, 2, 8, 1, 1)
    painter.drawEllipse(center + QPointF(0, 4.5), 1.5, 1.5)


def _mark_center(area: QRect, direction: Qt.LayoutDirection) -> QPointF:
    inset = MARK_ROOM / 2 + 1
    leading_left = direction == Qt.LayoutDirection.LeftToRight
    x = area.right() - inset if leading_left else area.left() + inset
    return QPointF(x, area.center().y() + 0.5)
