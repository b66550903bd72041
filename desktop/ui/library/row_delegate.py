"""How a character's row is painted: portrait, name, concept, points, wounds, penalty."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from desktop.ui import theme
from desktop.ui.library.roster import Roster
from desktop.ui.library.roster_model import ENTRY, Entry, RosterModel
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.portraits import Thumbnails

if TYPE_CHECKING:
    from desktop.ui.library.faces import Card, Shown

# Logical pixels at 100 %.
_ROW = 52
_PORTRAIT = 38
_BOX = 9
_BOX_GAP = 2
_LINE_GAP = 6
_TRACK_GAP = 5
_BAR = 3
#: How much of the accent colour lies over a row that is selected, or under the pointer.
SELECTED = 0.06
_HOVERED = 0.03
#: Below this many letters' width the concept stands under the name instead of beside it.
_NARROW_LETTERS = 62
_TONES = {"vitality": theme.Tone.VITALITY, "endurance": theme.Tone.ENDURANCE}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


def veil(share: float) -> QColor:
    """A thin layer of the accent: every colour of a row must still read on it."""
    color = QColor(theme.current().accent)
    color.setAlphaF(share)
    return color


class Marks:
    """How a view marks a row: what `QStyleOption.state` says too, but that makes PySide know every
    kind of style."""

    def __init__(self, view: QListView, index: QModelIndex | QPersistentModelIndex) -> None:
        current = view.currentIndex()
        self.selected = view.selectionModel().isRowSelected(index.row())
        self.focused = current.row() == index.row() and view.hasFocus()


class RowDelegate(QStyledItemDelegate):
    """Paints `Entry` rows; nothing in it is typed or clicked."""

    def __init__(self, view: Roster, model: RosterModel, thumbnails: Thumbnails) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._thumbnails = thumbnails
        self._name = theme.bold(theme.serif(theme.Size.LARGE))
        self._text = theme.sans(theme.Size.BODY)
        self._figures = theme.tabular(self._text)
        self._strong = theme.bold(theme.tabular(theme.serif(theme.Size.BODY)))
        self._heading = theme.bold(theme.sans(theme.Size.SMALL))
        self._heading.setCapitalization(QFont.Capitalization.AllUppercase)
        self._heading.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # Every row is of one height, headings too: the view then asks once for thousands.
        lines = QFontMetrics(self._name).height() + QFontMetrics(self._text).height()
        return QSize(240, max(theme.scaled(self._view, _ROW), lines + theme.GRID))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry):
            return
        rect: QRect = option.rect  # pyright: ignore[reportAttributeAccessIssue]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.card is None:
            self._paint_heading(painter, rect, entry.title)
        else:
            self._paint_ground(painter, rect, Marks(self._view, index), index.row())
            self._paint_character(painter, rect, entry, entry.card)
        painter.restore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # There is no editor; the base class would take Tab and Enter for one.
        return False

    def _paint_heading(self, painter: QPainter, rect: QRect, title: str) -> None:
        look = theme.current()
        margins = (theme.PAGE_MARGIN, 0, -theme.PAGE_MARGIN, -theme.SPACE_IN_GROUP)
        painter.setFont(self._heading)
        painter.setPen(look.muted)
        painter.drawText(rect.adjusted(*margins), _LEFT | Qt.AlignmentFlag.AlignBottom, title)
        self._hairline(painter, rect, look.hairline)

    def _paint_ground(self, painter: QPainter, rect: QRect, marks: "Marks", row: int) -> None:
        look = theme.current()
        self._hairline(painter, rect, look.hairline)
        selected = marks.selected
        if selected or row == self._view.hovered:
            _fill(painter, rect, veil(SELECTED if selected else _HOVERED))
        if selected:
            bar = QRect(rect)
            bar.setWidth(theme.scaled(self._view, _BAR))
            _fill(painter, bar, look.accent)
        if marks.focused:
            painter.setPen(QPen(look.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)

    def _paint_character(self, painter: QPainter, rect: QRect, entry: Entry, card: "Card") -> None:
        inner = rect.adjusted(theme.PAGE_MARGIN, 0, -theme.PAGE_MARGIN, 0)
        side = theme.scaled(self._view, _PORTRAIT)
        frame = QRect(inner.left(), inner.center().y() - side // 2, side, side)
        self._paint_portrait(painter, frame, entry, card)
        inner.setLeft(frame.right() + 12)
        letter = QFontMetrics(self._text).averageCharWidth()
        summary = card.summary
        if inner.width() > 24 * letter:
            inner = self._take_penalty(painter, inner, summary)
        if inner.width() > 44 * letter:
            inner = self._take_wounds(painter, inner, summary)
        if inner.width() > 52 * letter:
            inner = self._take_pools(painter, inner, entry)
        if inner.width() < _NARROW_LETTERS * letter:
            middle = inner.center().y()
            upper, lower = QRect(inner), QRect(inner)
            upper.setBottom(middle + 2)
            lower.setTop(middle + 1)
            self._draw(painter, upper, self._name, theme.Tone.INK, entry.title, bottom=True)
            self._paint_concept(painter, lower, entry)
            return
        name, rest = QRect(inner), QRect(inner)
        name.setWidth(inner.width() * 2 // 5)
        rest.setLeft(name.right() + theme.SPACE_BETWEEN_GROUPS)
        self._draw(painter, name, self._name, theme.Tone.INK, entry.title)
        self._paint_concept(painter, rest, entry)

    def _paint_concept(self, painter: QPainter, rect: QRect, entry: Entry) -> None:
        """The concept, and the state in words at the end of its room."""
        words = " · ".join(entry.state)
        if words:
            width = min(QFontMetrics(self._text).horizontalAdvance(words), rect.width() * 2 // 3)
            place = QRect(rect)
            if entry.concept:
                place.setLeft(rect.right() - width)
            self._draw(painter, place, self._text, theme.Tone.WARNING, words)
            rect = rect.adjusted(0, 0, -width - theme.SPACE_IN_GROUP, 0)
        if entry.concept:
            self._draw(painter, rect, self._text, theme.Tone.MUTED, entry.concept)

    def _take_penalty(self, painter: QPainter, rect: QRect, summary: "Shown") -> QRect:
        """Paint the penalty at the right end; what is left of the row."""
        width = QFontMetrics(self._strong).horizontalAdvance("−88")
        if summary.penalty:
            place = QRect(rect)
            place.setLeft(rect.right() - width)
            painter.setFont(self._strong)
            painter.setPen(theme.current().ink)
            painter.drawText(place, _RIGHT | _MIDDLE, signed_text(summary.penalty))
        return rect.adjusted(0, 0, -width - theme.SPACE_IN_GROUP, 0)

    def _take_wounds(self, painter: QPainter, rect: QRect, summary: "Shown") -> QRect:
        """Paint the wound boxes of each track as a line of small squares."""
        if not summary.tracks:
            return rect
        box, gap, line_gap = (theme.scaled(self._view, one) for one in (_BOX, _BOX_GAP, _LINE_GAP))
        down = box + theme.scaled(self._view, _TRACK_GAP)
        widest = self._model.widest()
        width = widest.boxes * (box + gap) + widest.lines * line_gap - line_gap
        left = rect.right() - width
        top = rect.center().y() - (down * len(summary.tracks) - (down - box)) // 2
        for track, lines in summary.tracks:
            color = theme.current().color(_TONES.get(track, theme.Tone.INK))
            painter.setPen(QPen(color, 1))
            across = left
            full: list[QRectF] = []
            empty: list[QRectF] = []
            for ticked, most in lines:
                for number in range(most):
                    square = QRectF(across + 0.5, top + 0.5, box - 1, box - 1)
                    (full if number < ticked else empty).append(square)
                    across += box + gap
                across += line_gap if most else 0
            for brush, squares in ((color, full), (Qt.BrushStyle.NoBrush, empty)):
                painter.setBrush(brush)
                painter.drawRects(squares)
            top += down
        return rect.adjusted(0, 0, -width - theme.SPACE_BETWEEN_GROUPS, 0)

    def _take_pools(self, painter: QPainter, rect: QRect, entry: Entry) -> QRect:
        """Paint the first pool of points ("PH 4/5")."""
        metrics = QFontMetrics(self._figures)
        for pool in entry.pools[:1]:
            text = f"{pool.label} {pool.value}/{pool.most}"
            width = metrics.horizontalAdvance(f"{pool.label} 88/88")
            place = QRect(rect)
            place.setLeft(rect.right() - width)
            painter.setFont(self._figures)
            painter.setPen(theme.current().heroism if pool.value else theme.current().muted)
            painter.drawText(place, _LEFT | _MIDDLE, text)
            rect = rect.adjusted(0, 0, -width - theme.SPACE_BETWEEN_GROUPS, 0)
        return rect

    def _paint_portrait(self, painter: QPainter, frame: QRect, entry: Entry, card: "Card") -> None:
        look = theme.current()
        picture = None
        if card.portrait:
            ratio = self._view.devicePixelRatioF()
            picture = self._thumbnails.picture(card.portrait, frame.width(), ratio)
        around = QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5)
        if picture is not None:
            path = QPainterPath()
            path.addRoundedRect(around, theme.RADIUS, theme.RADIUS)
            painter.save()
            painter.setClipPath(path)
            painter.drawPixmap(QPointF(frame.topLeft()), picture)
            painter.restore()
        painter.setPen(QPen(look.hairline, theme.HAIRLINE))
        painter.setBrush(look.paper if picture is None else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(around, theme.RADIUS, theme.RADIUS)
        if picture is None:
            painter.setFont(self._name)
            painter.setPen(look.muted)
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, entry.title[:1].upper())

    def _draw(
        self,
        painter: QPainter,
        rect: QRect,
        font: QFont,
        tone: theme.Tone,
        text: str,
        *,
        bottom: bool = False,
    ) -> None:
        """One line, ended by … where it has no room."""
        one_line = " ".join(text.split())
        shown = QFontMetrics(font).elidedText(one_line, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(theme.current().color(tone))
        painter.drawText(rect, _LEFT | (Qt.AlignmentFlag.AlignBottom if bottom else _MIDDLE), shown)

    def _hairline(self, painter: QPainter, rect: QRect, color: QColor) -> None:
        _fill(
            painter,
            QRect(
                rect.left() + theme.PAGE_MARGIN,
                rect.bottom(),
                rect.width() - 2 * theme.PAGE_MARGIN,
                theme.HAIRLINE,
            ),
            color,
        )


def _fill(painter: QPainter, rect: QRect, color: QColor) -> None:
    """As `QPainter.fillRect`, whose many forms make every kind of gradient known to Python."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRect(rect)
