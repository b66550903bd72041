"""A line of a sheet that can be rolled: a name, a short word, and a number in a column."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.rollable import Rollable
from desktop.ui.widgets.breakdown_tip import BreakdownView

_ROW, _LEAST_VALUE = 22, 34


@dataclass(frozen=True)
class LineText:
    """What a line shows; `strong` ones stand out, a value in `words` is no figure."""

    name: str
    middle: str
    value: str
    strong: bool = False
    words: bool = False


class RollLine(Rollable):
    """Name at the left, value at the right, `widest` is the longest word between them."""

    def __init__(self, key: str, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self._widest = widest
        self._line = LineText("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_text(
        self, line: LineText, value: int, view: BreakdownView | None, spoken: str
    ) -> None:
        """Show another state of the line."""
        self._line = line
        self.show_value(value, view, spoken)

    def value_text(self) -> str:
        """The value as shown."""
        return self._line.value

    def sizeHint(self) -> QSize:
        figures = QFontMetrics(theme.tabular(theme.serif(theme.Size.LARGE)))
        return QSize(220, max(theme.scaled(self, _ROW), figures.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, line = theme.current(), self._line
        painter = QPainter(self)
        self.paint_state(painter)
        font = theme.sans(theme.Size.BODY)
        figures = theme.tabular(theme.serif(theme.Size.LARGE))
        figures = theme.bold(figures) if line.strong else figures
        if line.words:
            figures = font
        room = QFontMetrics(figures).horizontalAdvance(line.value) + 6
        short = QFontMetrics(font).horizontalAdvance(self._widest) + 10
        centred = Qt.AlignmentFlag.AlignVCenter
        wide = max(room, _LEAST_VALUE)
        value = QRect(self.width() - wide, 0, wide - 4, self.height())
        middle = QRect(value.left() - short, 0, short, self.height())
        name = QRect(4, 0, middle.left() - 8, self.height())
        painter.setFont(font)
        painter.setPen(look.ink if line.strong else look.muted)
        text = QFontMetrics(font).elidedText(line.name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, centred, text)
        painter.setFont(figures)
        painter.drawText(value, centred | Qt.AlignmentFlag.AlignRight, line.value)
        painter.setPen(look.muted)
        painter.setFont(theme.sans(theme.Size.SMALL))
        painter.drawText(middle, centred, line.middle)
