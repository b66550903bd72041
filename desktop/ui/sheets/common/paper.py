"""The page that a sheet is written on: A4 in proportion, on the desk of the window."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel

_NARROWEST, _WIDEST = 880, 980
_MARGIN = 32


def _page(width: int) -> int:
    """The height of an A4 page of this width."""
    return round(width * 297 / 210)


class _Column(QVBoxLayout):
    """A column that asks for an A4 page at least, and for more when it holds more.

    A minimum height of the widget would squeeze what is longer instead.
    """

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), _page(width))

    def minimumHeightForWidth(self, width: int) -> int:
        return max(super().minimumHeightForWidth(width), _page(width))


class Paper(QFrame):
    """A page: as wide as the window allows within limits, never shorter than A4."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(theme.scaled(self, _NARROWEST))
        self.setMaximumWidth(theme.scaled(self, _WIDEST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.column = _Column(self)
        self.column.setContentsMargins(_MARGIN, theme.PAGE_MARGIN, _MARGIN, theme.PAGE_MARGIN)
        self.column.setSpacing(theme.SPACE_BETWEEN_GROUPS)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.hairline, theme.HAIRLINE))
        painter.setBrush(look.surface)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)


class Desk(QScrollArea):
    """Scrolls over one page that stands in the middle."""

    def __init__(self, page: Paper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # A scroll area that takes Tab is a stop without a name; the page's own parts are enough.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        desk = QWidget()
        row = QHBoxLayout(desk)
        row.setContentsMargins(theme.PAGE_MARGIN, 16, theme.PAGE_MARGIN, theme.PAGE_MARGIN)
        row.addStretch(1)
        row.addWidget(page, 1000, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        self.setWidget(desk)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)


class Rule(QWidget):
    """A hairline across the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(theme.HAIRLINE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.current().hairline)


class SectionTitle(PlainLabel):
    """The small capitals at the head of a section."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent, tone=theme.Tone.ACCENT)
        font = theme.bold(theme.sans(theme.Size.SMALL))
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 108)
        font.setCapitalization(font.Capitalization.AllUppercase)
        self.setFont(font)


class Note(PlainLabel):
    """Running text of the sheet, wrapped."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, tone: theme.Tone = theme.Tone.INK
    ) -> None:
        super().__init__(text, parent, tone=tone)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
