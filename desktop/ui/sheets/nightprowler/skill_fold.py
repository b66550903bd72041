"""How rows of skills are set, and the one that stands for specialisations that nobody opened."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOption, QWidget

from desktop.ui import theme
from desktop.ui.widgets.figures import integer_text

#: Between a value and its level, with room for the sign of a correction.
GAP = 14
_INDENT = 14
_ARROW = 10


def figures(*, bold: bool) -> QFont:
    """The writing of values."""
    font = theme.tabular(theme.serif(theme.Size.LARGE))
    return theme.bold(font) if bold else font


def value_rect(row: QSize) -> QRect:
    """Where the value stands in a row of that size."""
    width = QFontMetrics(figures(bold=True)).horizontalAdvance("00") + 6
    return QRect(row.width() - _level_width() - width - GAP, 0, width, row.height())


def level_rect(row: QSize) -> QRect:
    """Where the words after the value stand."""
    return QRect(value_rect(row).right() + GAP, 0, _level_width(), row.height())


def _level_width() -> int:
    return QFontMetrics(theme.sans(theme.Size.BODY)).horizontalAdvance("Professionnel") + 8


class FoldRow(QAbstractButton):
    """Says how many there are and what they are worth; a click or Enter shows or hides them."""

    #: The specialisations of this group are to be shown, or hidden again.
    toggleAsked = Signal(str)

    def __init__(self, skill: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skill = skill
        self._open = False
        self._value = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._ask)

    def show_fold(self, values: list[int], *, open_now: bool, height: int) -> None:
        """Show so many specialisations of these default values, folded or not."""
        self._open = open_now
        lowest, highest = min(values), max(values)
        self._value = integer_text(lowest)
        if lowest != highest:
            self._value = self.tr("{lowest} à {highest}").format(
                lowest=integer_text(lowest), highest=integer_text(highest)
            )
        self.setFixedHeight(height)
        folded = self.tr("({count} spécialisations)").format(count=len(values))
        self.setText(self.tr("Replier") if open_now else folded)
        spoken = (
            self.tr("{skill} : {count} spécialisations par défaut, {value} ; replier")
            if open_now
            else self.tr("{skill} : {count} spécialisations par défaut, {value} ; déplier")
        )
        self.setAccessibleName(
            spoken.format(skill=self.skill, count=len(values), value=self._value)
        )
        self.update()

    def is_open(self) -> bool:
        """Whether the specialisations are shown."""
        return self._open

    def sizeHint(self) -> QSize:
        return QSize(260, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        if self.hasFocus() or self.underMouse():
            painter.setPen(look.accent if self.hasFocus() else look.hairline)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        arrow = QStyleOption()
        arrow.initFrom(self)
        arrow.rect = QRect(4 + _INDENT, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        shape = QStyle.PrimitiveElement.PE_IndicatorArrowRight
        if self._open:
            shape = QStyle.PrimitiveElement.PE_IndicatorArrowDown
        self.style().drawPrimitive(shape, arrow, painter, self)
        painter.setPen(look.muted)
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.sans(theme.Size.BODY))
        words = self.rect().adjusted(arrow.rect.right() + 6, 0, 0, 0)
        painter.drawText(words, centred, self.text())
        if self._open:
            return
        value = value_rect(self.size())
        painter.drawText(level_rect(self.size()), centred, self.tr("par défaut"))
        painter.setFont(figures(bold=False))
        # Several values need more room than one; it is there, to the left.
        trailing = centred | Qt.AlignmentFlag.AlignRight
        painter.drawText(value.adjusted(-60, 0, 0, 0), trailing, self._value)

    def _ask(self) -> None:
        self.toggleAsked.emit(self.skill)
