"""Why is this number what it is: its sum, line by line, on hover and on F1."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from desktop.ui import theme
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel


@dataclass(frozen=True)
class BreakdownView:
    """A total and what made it: lines of label, amount and source (a rule's name, or nothing)."""

    title: str
    lines: tuple[tuple[str, int, str], ...]
    total: int

    def as_text(self) -> str:
        """The same as plain text, one line each, for screen readers and the clipboard."""
        lines = [f"{label} {signed_text(amount)}" for label, amount, _source in self.lines]
        return "\n".join((f"{self.title} {integer_text(self.total)}", *lines))


class BreakdownTip(QObject):
    """Explains one widget's number: hover or F1 shows the sum, Escape or leaving hides it.

    A widget that takes no focus is given it by Tab, so that F1 is within reach of the keyboard.
    """

    def __init__(self, target: QWidget, view: BreakdownView | None = None) -> None:
        super().__init__(target)
        self._target = target
        self._view: BreakdownView | None = None
        self._panel: BreakdownPanel | None = None
        if target.focusPolicy() == Qt.FocusPolicy.NoFocus:
            target.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        target.installEventFilter(self)
        if view is not None:
            self.set_view(view)

    def set_view(self, view: BreakdownView | None) -> None:
        """Explain another sum; with None there is nothing to show."""
        self._view = view
        self._target.setAccessibleDescription("" if view is None else view.as_text())
        if self._panel is None:
            return
        if view is None:
            self.hide()
        else:
            self._panel.show_view(view)

    def is_shown(self) -> bool:
        """Whether the sum is on screen."""
        return self._panel is not None

    def panel(self) -> "BreakdownPanel | None":
        """The panel while it is on screen."""
        return self._panel

    def show(self) -> None:
        """Show the sum below the widget."""
        if self._view is None or self._panel is not None:
            return
        self._panel = BreakdownPanel(self._target)
        self._panel.show_view(self._view)
        self._panel.place_below(self._target)
        self._panel.show()
        announced = QAccessibleAnnouncementEvent(self._target, self._view.as_text())
        QAccessible.updateAccessibility(announced)

    def hide(self) -> None:
        """Hide the sum."""
        panel, self._panel = self._panel, None
        if panel is not None:
            panel.hide()
            panel.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.ToolTip if self._view is not None:
                self.show()
                return True
            case QEvent.Type.ShortcutOverride if self._handles(event):
                # Before a menu's F1 or a dialog's Escape: this widget has its own answer.
                event.accept()
                return True
            case QEvent.Type.KeyPress if self._handles(event):
                if self.is_shown():
                    self.hide()
                else:
                    self.show()
                return True
            case (
                QEvent.Type.Leave
                | QEvent.Type.FocusOut
                | QEvent.Type.MouseButtonPress
                | QEvent.Type.Hide
                | QEvent.Type.WindowDeactivate
            ):
                self.hide()
        return False

    def _handles(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or self._view is None:
            return False
        if event.key() == Qt.Key.Key_F1:
            return not event.modifiers()
        return event.key() == Qt.Key.Key_Escape and self.is_shown()


class ExplainedValue(PlainLabel):
    """A derived number that shows its sum: a label that the keyboard reaches."""

    def __init__(
        self, name: str, parent: QWidget | None = None, *, tone: theme.Tone = theme.Tone.INK
    ) -> None:
        super().__init__(parent=parent, tone=tone)
        self._name = name
        self._tip = BreakdownTip(self)
        self.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        self.setContentsMargins(3, 1, 3, 1)
        self.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)

    def tip(self) -> BreakdownTip:
        """What explains the number."""
        return self._tip

    def set_view(self, view: BreakdownView, text: str = "") -> None:
        """Show the total of `view`, or `text` for it ("14*")."""
        self.setText(text or integer_text(view.total))
        self.setAccessibleName(f"{self._name} {self.text()}")
        self._tip.set_view(view)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().accent, 1.5))
            ring = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
            painter.drawRoundedRect(ring, theme.RADIUS, theme.RADIUS)


class BreakdownPanel(QFrame):
    """The floating list of a sum: labels, amounts in one column, the total below a line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        # Explained labels have fonts and colours of their own; the panel starts from the house's.
        self.setFont(theme.sans(theme.Size.BODY))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        self._grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._grid.setVerticalSpacing(theme.GRID // 2)
        self._grid.setColumnStretch(0, 1)
        self._parts: list[QWidget] = []

    def show_view(self, view: BreakdownView) -> None:
        """List `view`."""
        for part in self._parts:
            self._grid.removeWidget(part)
            let_go(part)
        self._parts = []
        self._add(Heading(view.title, size=theme.Size.LARGE), 0, 0, span=3)
        for row, (label, amount, source) in enumerate(view.lines, start=1):
            self._add(self._text(label), row, 0)
            self._add(self._figure(signed_text(amount)), row, 1)
            self._add(self._text(source, theme.Tone.MUTED), row, 2)
        below = len(view.lines) + 1
        self._add(_Hairline(), below, 0, span=3)
        self._add(self._text(self.tr("Total")), below + 1, 0)
        total = self._figure(integer_text(view.total))
        total.setFont(theme.bold(total.font()))
        self._add(total, below + 1, 1)
        self.setAccessibleName(view.as_text())
        self.adjustSize()

    def place_below(self, target: QWidget) -> None:
        """Stand below `target`, or above it where the screen ends."""
        corner = target.mapToGlobal(QPoint(0, target.height() + theme.GRID))
        screen = QGuiApplication.screenAt(corner) or target.screen()
        room = screen.availableGeometry()
        if corner.y() + self.height() > room.bottom():
            corner.setY(target.mapToGlobal(QPoint(0, 0)).y() - theme.GRID - self.height())
        corner.setX(max(room.left(), min(corner.x(), room.right() - self.width())))
        self.move(corner)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.current().muted)

    def _add(self, part: QWidget, row: int, column: int, span: int = 1) -> None:
        self._grid.addWidget(part, row, column, 1, span)
        self._parts.append(part)

    def _text(self, text: str, tone: theme.Tone = theme.Tone.INK) -> PlainLabel:
        label = PlainLabel(text, tone=tone)
        size = theme.Size.SMALL if tone is theme.Tone.MUTED else theme.Size.BODY
        label.setFont(theme.sans(size))
        return label

    def _figure(self, text: str) -> PlainLabel:
        label = PlainLabel(text)
        label.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        label.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        return label


class _Hairline(QWidget):
    """A line above a total."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(2 * theme.GRID + theme.HAIRLINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = theme.GRID
        QPainter(self).fillRect(0, middle, self.width(), theme.HAIRLINE, theme.current().muted)
