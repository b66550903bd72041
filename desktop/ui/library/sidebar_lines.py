"""The lines of the library's left side: what they stand for, and how they are drawn."""

import enum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.library.row_delegate import SELECTED, Marks, veil

ENTRY = int(Qt.ItemDataRole.UserRole)
#: Whether a line is a heading; drawn bold; has a sign that starts it; its bare
#: name; and the text that it shows.
HEADING, STRONG, STARTS, NAME, SHOWN = (ENTRY + place for place in range(1, 6))


class Kind(enum.Enum):
    """What a line stands for."""

    CAMPAIGN = "campaign"
    PARTY = "party"
    FIGHT = "fight"
    PREPARED = "prepared"
    DRAFT = "draft"


class Line:
    """A line and the id of what it stands for.

    No tuple, which Qt would take apart on its way through the list.
    """

    def __init__(self, kind: Kind, id: str) -> None:
        self.kind = kind
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (self.kind, self.id) == (other.kind, other.id)

    def __hash__(self) -> int:
        return hash((self.kind, self.id))


class LineDelegate(QStyledItemDelegate):
    """Marks the current line as the list of characters does: a veil, and a frame for the keys.

    A line that can be started carries a sign to start it; one that is edited, its bare name.
    """

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect  # pyright: ignore[reportAttributeAccessIssue]
        marks = Marks(self._view, index)
        look = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(rect).adjusted(1, 1, -1, -1)
        if marks.selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil(SELECTED))
            painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        if marks.focused:
            painter.setPen(QPen(look.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        heading = index.data(HEADING) is True
        font = _heading_font() if heading else theme.sans(theme.Size.BODY)
        place = rect.adjusted(theme.SPACE_IN_GROUP, 0, -theme.SPACE_IN_GROUP, 0)
        down = Qt.AlignmentFlag.AlignVCenter
        if heading:
            place.setBottom(place.bottom() - theme.SPACE_IN_GROUP)
            down = Qt.AlignmentFlag.AlignBottom
        if index.data(STRONG) is True:
            font = theme.bold(font)
        if index.data(STARTS) is True:
            _draw_start(painter, start_rect(rect), look.accent)
            place.setRight(start_rect(rect).left())
        painter.setFont(font)
        painter.setPen(look.ink if usable else look.muted)
        text = QFontMetrics(font).elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | down, text)
        painter.restore()

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(NAME)))


def start_rect(line: QRect) -> QRect:
    """Where the sign that starts an encounter stands in its line."""
    side = line.height()
    return QRect(line.right() - side, line.top(), side, side)


def _draw_start(painter: QPainter, place: QRect, color: QColor) -> None:
    """A triangle that points to the right, as on any player."""
    size = place.height() / 5
    middle = QRectF(place).center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(middle.x() - size * 0.8, middle.y() - size),
                QPointF(middle.x() - size * 0.8, middle.y() + size),
                QPointF(middle.x() + size, middle.y()),
            ]
        )
    )


def _heading_font() -> QFont:
    font = theme.bold(theme.sans(theme.Size.SMALL))
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font
