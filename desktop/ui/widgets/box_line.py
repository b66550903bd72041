"""One line of a wound track: label, boxes, penalty, and the keys that move over them."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolTip, QWidget

from desktop.ui import theme
from desktop.ui.widgets.box_painting import Box, BoxState, paint_box
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.keys import COMMAND_KEYS
from desktop.ui.widgets.labels import plain_tooltip


@dataclass(frozen=True)
class BoxRow:
    """What a line shows: name, boxes, penalty (0 or less), and whether the penalty counts now."""

    label: str
    boxes: tuple[Box, ...]
    penalty: int = 0
    active: bool = False


#: What the keys 1 to 9 of a French keyboard type without Shift.
_AZERTY_DIGITS = "&é\"'(-è_ç"


def penalty_font(*, active: bool) -> QFont:
    """The figures of a penalty; the one that counts now is bold."""
    font = theme.tabular(theme.serif(theme.Size.LARGE))
    return theme.bold(font) if active else font


@dataclass(frozen=True)
class Columns:
    """Widths that all lines of a track share, in logical pixels and boxes, so that they align."""

    label: int = 0
    boxes: int = 0
    penalty: int = 0


class BoxLine(QWidget):
    """One line of a track, a stop of its own for the keyboard and for screen readers."""

    #: Line and box, from 0.
    boxChosen = Signal(int, int)
    #: The name of this line was clicked: one more of it, also when its boxes are full.
    nameChosen = Signal(int)
    #: Line, and -1 for up or 1 for down.
    moveAsked = Signal(int, int)
    #: A digit from 1 to 9.
    digitTyped = Signal(int)
    #: Line.
    focused = Signal(int)

    def __init__(self, number: int, tone: theme.Tone, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self._tone = tone
        self._row = BoxRow("", ())
        self._columns = Columns()
        self._cursor = 0
        self._hovered = -1
        self.setMouseTracking(True)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_row(self, row: BoxRow, columns: Columns) -> None:
        """Show another state of this line."""
        self._row = row
        self._columns = columns
        self._cursor = max(0, min(self._cursor, len(row.boxes) - 1))
        self.setAccessibleName(self._spoken_name())
        self._describe_cursor()
        self.updateGeometry()
        self.update()

    def cursor_box(self) -> int:
        """Which box, from 0, the keyboard is on."""
        return self._cursor

    def set_cursor_box(self, box: int) -> None:
        """Put the keyboard on a box of this line, the nearest one where there is none."""
        self._cursor = max(0, min(box, len(self._row.boxes) - 1))
        self._describe_cursor()
        self.update()

    def box_rect(self, box: int) -> QRect:
        """Where box number `box`, from 0, is drawn, in this line's coordinates."""
        side = theme.scaled(self, theme.BOX_SIDE)
        step = side + theme.scaled(self, theme.GRID)
        start = self._label_width() + theme.SPACE_IN_GROUP
        rect = QRect(start + box * step, (self.height() - side) // 2, side, side)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def sizeHint(self) -> QSize:
        side = theme.scaled(self, theme.BOX_SIDE)
        gap = theme.scaled(self, theme.GRID)
        boxes = self._columns.boxes * (side + gap)
        penalty = self._columns.penalty + theme.SPACE_IN_GROUP
        width = self._columns.label + theme.SPACE_IN_GROUP + boxes + penalty + theme.GRID
        text = max(self.fontMetrics().height(), QFontMetrics(penalty_font(active=True)).height())
        return QSize(width, max(side + gap + 2, text))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        shortest = min(self._columns.label, self.fontMetrics().horizontalAdvance("MMMM…"))
        return QSize(hint.width() - self._columns.label + shortest, hint.height())

    def _label_width(self) -> int:
        missing = self.sizeHint().width() - self.width()
        return max(0, self._columns.label - max(0, missing))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        direction = self.layoutDirection()
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        label = self._name_rect()
        painter.setPen(look.ink)
        painter.drawText(
            label,
            int(QStyle.visualAlignment(direction, leading)),
            self.fontMetrics().elidedText(
                self._row.label, Qt.TextElideMode.ElideRight, label.width()
            ),
        )
        for number, box in enumerate(self._row.boxes):
            rect = self.box_rect(number)
            if number == self._hovered and box.usable and self.isEnabled():
                painter.fillRect(rect, look.hairline)
            paint_box(painter, QRectF(rect), box, look.color(self._tone), number)
        if self._row.penalty:
            self._paint_penalty(painter, look)
        if self.hasFocus() and self._row.boxes:
            self._paint_cursor(painter, look)

    def _paint_penalty(self, painter: QPainter, look: theme.Theme) -> None:
        side = theme.scaled(self, theme.BOX_SIDE) + theme.scaled(self, theme.GRID)
        start = self._label_width() + theme.SPACE_IN_GROUP + self._columns.boxes * side
        rect = QRect(start + theme.GRID, 0, self._columns.penalty, self.height())
        painter.setFont(penalty_font(active=self._row.active))
        painter.setPen(look.ink if self._row.active else look.muted)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            QStyle.visualRect(self.layoutDirection(), self.rect(), rect),
            int(QStyle.visualAlignment(self.layoutDirection(), trailing)),
            signed_text(self._row.penalty),
        )

    def _paint_cursor(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.accent, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = QRectF(self.box_rect(self._cursor)).adjusted(-2.25, -2.25, 2.25, 2.25)
        painter.drawRoundedRect(ring, theme.RADIUS, theme.RADIUS)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self._on_name(event.pos()):
                QToolTip.showText(event.globalPos(), self._name_tip(), self, self._name_rect())
            else:
                self._show_tip(self._box_at(event.pos()), event.globalPos())
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._hover(self._box_at(point))
        if self._hovered < 0:
            named = self._on_name(point)
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if named else Qt.CursorShape.ArrowCursor
            )

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        box = self._box_at(event.position().toPoint())
        named = box < 0 and self._on_name(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or (box < 0 and not named):
            event.ignore()
            return
        if named:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.nameChosen.emit(self._number)
            return
        self.set_cursor_box(box)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._choose(box)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        forward = -1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 1
        match event.key():
            case Qt.Key.Key_Right:
                self.set_cursor_box(self._cursor + forward)
            case Qt.Key.Key_Left:
                self.set_cursor_box(self._cursor - forward)
            case Qt.Key.Key_Home:
                self.set_cursor_box(0)
            case Qt.Key.Key_End:
                self.set_cursor_box(len(self._row.boxes) - 1)
            case Qt.Key.Key_Up:
                self.moveAsked.emit(self._number, -1)
            case Qt.Key.Key_Down:
                self.moveAsked.emit(self._number, 1)
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat() and self._row.boxes:
                    self._choose(self._cursor)
            case _ if digit := _typed_digit(event):
                if not event.isAutoRepeat():
                    self.digitTyped.emit(digit)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self._number)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _choose(self, box: int) -> None:
        if self._row.boxes[box].usable:
            self.boxChosen.emit(self._number, box)
        else:
            self._show_tip(box, self.mapToGlobal(self.box_rect(box).bottomLeft()))

    def _box_at(self, point: QPoint) -> int:
        reach = theme.GRID // 2
        for number in range(len(self._row.boxes)):
            if self.box_rect(number).adjusted(-reach, -reach, reach, reach).contains(point):
                return number
        return -1

    def _name_rect(self) -> QRect:
        label = QRect(0, 0, self._label_width(), self.height())
        return QStyle.visualRect(self.layoutDirection(), self.rect(), label)

    def _on_name(self, point: QPoint) -> bool:
        written = min(self._label_width(), self.fontMetrics().horizontalAdvance(self._row.label))
        name = QRect(0, 0, written, self.height())
        return QStyle.visualRect(self.layoutDirection(), self.rect(), name).contains(point)

    def _name_tip(self) -> str:
        tip = self.tr("{label} : cliquer pour une de plus, même quand la ligne est pleine")
        return plain_tooltip(tip.format(label=self._row.label))

    def _hover(self, box: int) -> None:
        if box != self._hovered:
            self._hovered = box
            usable = box >= 0 and self._row.boxes[box].usable
            shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _show_tip(self, box: int, where: QPoint) -> None:
        if box >= 0 and self._row.boxes[box].tip:
            tip = plain_tooltip(self._row.boxes[box].tip)
            QToolTip.showText(where, tip, self, self.box_rect(box))
        else:
            QToolTip.hideText()

    def _spoken_name(self) -> str:
        ticked = sum(box.state is BoxState.TICKED for box in self._row.boxes)
        usable = sum(box.usable for box in self._row.boxes)
        counted = self.tr("{label} : {ticked} sur {usable}").format(
            label=self._row.label, ticked=ticked, usable=usable
        )
        if not self._row.penalty:
            return counted
        penalty = signed_text(self._row.penalty)
        if self._row.active:
            return self.tr("{line}, malus {penalty} en cours").format(line=counted, penalty=penalty)
        return self.tr("{line}, malus {penalty}").format(line=counted, penalty=penalty)

    def _describe_cursor(self) -> None:
        if not self._row.boxes:
            self.setAccessibleDescription("")
            return
        box = self._row.boxes[self._cursor]
        if not box.usable:
            state = box.tip or self.tr("case inutilisable")
        elif box.state is BoxState.TICKED:
            state = self.tr("cochée")
        else:
            state = self.tr("libre")
        self.setAccessibleDescription(
            self.tr("case {number} sur {count} : {state}").format(
                number=self._cursor + 1, count=len(self._row.boxes), state=state
            )
        )


def _typed_digit(event: QKeyEvent) -> int:
    """The digit from 1 to 9 that was typed, or 0."""
    typed = event.text()
    if len(typed) != 1 or event.modifiers() & COMMAND_KEYS:
        return 0
    if typed in "123456789":
        return int(typed)
    return _AZERTY_DIGITS.find(typed) + 1
