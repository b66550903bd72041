"""How a row of the order is painted: side, name, score, status, and wounds as small boxes."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.rules.fightview import FighterView
from desktop.ui import theme
from desktop.ui.combat.order_rows import Row
from desktop.ui.combat.wording import SIDES, harm, side_letter, track_tone, wounds
from desktop.ui.widgets.figures import integer_text, signed_text

_BADGE = 20
_PIP = 7
_PIP_STEP = 9
_PAD = 6
_INDENT = 14
_BAR = 60
_EYE = 14
_CLOSED = "▸"
_OPEN = "▾"


class OrderDelegate(QStyledItemDelegate):
    """Paints a `Row`; the accessible text of the row says the same in words."""

    def __init__(self, row_role: int, status_role: int, hidden_role: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._row_role = row_role
        self._status_role = status_role
        self._hidden_role = hidden_role

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        name, small = _fonts()
        pips = _PIP + theme.GRID
        height = QFontMetrics(name).height() + QFontMetrics(small).height() + pips + 2 * _PAD
        return QSize(200, height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(self._row_role)
        if not isinstance(row, Row):
            return
        look = theme.current()
        rect: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, _tinted(look))
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), look.accent)
        painter.fillRect(
            QRect(rect.left(), rect.bottom(), rect.width(), theme.HAIRLINE), look.hairline
        )
        inner = _inner(rect, row)
        _paint_side(painter, inner, row.slot.side, look)
        if row.is_there:
            shut = bool(index.data(self._hidden_role))
            _paint_eye(painter, eye_of(rect, row), look, shut=shut)
        text = inner.adjusted(_BADGE + _PAD, 0, 0, 0)
        name, small = _fonts()
        if row.is_gone:
            name.setItalic(True)
        top = QRect(text.left(), text.top(), text.width(), QFontMetrics(name).height())
        room = _paint_score(painter, top, row, look)
        painter.setFont(name)
        painter.setPen(look.muted if row.is_gone or row.slot.done else look.ink)
        _paint_line(painter, top.adjusted(0, 0, -room, 0), title_of(row))
        below = QRect(text.left(), top.bottom() + 1, text.width(), QFontMetrics(small).height())
        locked = row.fighter is not None and row.fighter.locked
        room = _paint_penalty(painter, below, row.fighter, look)
        painter.setFont(small)
        painter.setPen(look.good if locked else look.muted)
        status = str(index.data(self._status_role) or "")
        _paint_line(painter, below.adjusted(0, 0, -room, 0), status)
        pips = QRect(text.left(), below.bottom() + 3, text.width(), _PIP)
        if row.is_group:
            _paint_members(painter, pips, row.members)
        elif row.fighter is not None:
            _paint_wounds(painter, pips, row.fighter)
        painter.restore()


def _inner(rect: QRect, row: Row) -> QRect:
    """What a row has to paint on; members of a group stand further in."""
    inner = rect.adjusted(3 + _PAD, _PAD, -_PAD, -_PAD)
    if row.group is not None and not row.is_group:
        inner.setLeft(inner.left() + _INDENT)
    return inner


def eye_of(rect: QRect, row: Row) -> QRectF:
    """Where a row has its eye: below the badge, as wide."""
    inner = _inner(rect, row)
    return QRectF(inner.left(), inner.top() + _BADGE + 4, _BADGE, _EYE)


def _paint_eye(painter: QPainter, place: QRectF, look: theme.Theme, *, shut: bool) -> None:
    """An eye that is open while players see him; shut it has a stroke through it."""
    eye = place.adjusted(2, 2, -2, -2)
    lids = QPainterPath(QPointF(eye.left(), eye.center().y()))
    lids.quadTo(eye.center().x(), eye.top() - eye.height() / 2, eye.right(), eye.center().y())
    lids.quadTo(eye.center().x(), eye.bottom() + eye.height() / 2, eye.left(), eye.center().y())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.warning if shut else look.muted, 1.25))
    painter.drawPath(lids)
    if shut:
        painter.drawLine(place.bottomLeft() + QPointF(3, 0), place.topRight() + QPointF(-3, 0))
    else:
        painter.drawEllipse(eye.center(), 1.75, 1.75)


def title_of(row: Row) -> str:
    """The name, after what a glance looks for: closed or open, whose turn, who is out."""
    if row.is_group:
        mark = _OPEN if row.opened else _CLOSED
        return f"{mark} {row.name} ×{len(row.members)}"
    if row.is_gone:
        dead = row.fighter is not None and row.fighter.dead
        return f"{theme.DEAD if dead else theme.OUT} {row.name}"
    return f"{_CLOSED} {row.name}" if row.slot.current else row.name


def _fonts() -> tuple[QFont, QFont]:
    return theme.bold(theme.sans(theme.Size.BODY)), theme.sans(theme.Size.SMALL)


def _tinted(look: theme.Theme) -> QColor:
    """The ground of the selected row: a breath of the accent, so that every text still reads."""
    tint = QColor(look.accent)
    tint.setAlphaF(0.10)
    return tint


def _paint_side(painter: QPainter, inner: QRect, side: int, look: theme.Theme) -> None:
    badge = QRectF(inner.left() + 0.5, inner.top() + 0.5, _BADGE - 1, _BADGE - 1)
    painter.setPen(QPen(look.muted, 1.25))
    # The first side is round, the others square: the shape says it without the letter.
    if side == SIDES[0]:
        painter.drawEllipse(badge)
    else:
        painter.drawRoundedRect(badge, theme.RADIUS, theme.RADIUS)
    painter.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
    painter.setPen(look.ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, side_letter(side))


def _paint_score(painter: QPainter, top: QRect, row: Row, look: theme.Theme) -> int:
    """The score at the end of the line; the width that it took."""
    score = None if row.is_group else row.slot.score
    if score is None:
        return 0
    font = theme.tabular(theme.serif(theme.Size.LARGE))
    painter.setFont(font)
    painter.setPen(look.muted if row.is_gone else look.ink)
    said = integer_text(score)
    painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)
    return QFontMetrics(font).horizontalAdvance(said) + _PAD


def _paint_penalty(
    painter: QPainter, line: QRect, one: FighterView | None, look: theme.Theme
) -> int:
    """The penalty of wounds at the end of the line; the width that it took."""
    if one is None or not one.penalty:
        return 0
    font = theme.bold(theme.tabular(theme.sans(theme.Size.SMALL)))
    painter.setFont(font)
    painter.setPen(look.warning)
    said = signed_text(one.penalty)
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)
    return QFontMetrics(font).horizontalAdvance(said) + _PAD


def _paint_line(painter: QPainter, rect: QRect, text: str) -> None:
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, flags, shown)


def _paint_wounds(painter: QPainter, rect: QRect, one: FighterView) -> None:
    """Each table's boxes, line by line with a gap between lines; full squares are wounds."""
    look = theme.current()
    if not one.tracks:
        _paint_harm(painter, rect, one, look)
    x = rect.left()
    for track in one.tracks:
        color = look.color(track_tone(track))
        for ticked, usable in wounds(track):
            for place in range(usable):
                box = QRectF(x + 0.5, rect.top() + 0.5, _PIP - 1, _PIP - 1)
                painter.setPen(QPen(color, 1))
                painter.setBrush(color if place < ticked else Qt.BrushStyle.NoBrush)
                painter.drawRect(box)
                x += _PIP_STEP
            x += 3 if usable else 0
        x += _PAD
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_harm(painter: QPainter, rect: QRect, one: FighterView, look: theme.Theme) -> None:
    """How badly somebody is hurt who has no table of wounds: a bar, nothing while he is unhurt."""
    if not one.harm:
        return
    bar = QRectF(rect.left() + 0.5, rect.top() + 0.5, _BAR, _PIP - 1)
    painter.fillRect(
        QRectF(bar.left(), bar.top(), bar.width() * harm(one), bar.height()), look.vitality
    )
    painter.setPen(QPen(look.vitality, 1))
    painter.drawRect(bar)


def member_step(count: int, width: int) -> float:
    """From the square of one member of a group to the next, in pixels, where `width` has to hold
    them all."""
    return min(_PIP_STEP + 2.0, width / max(1, count))


def _paint_members(painter: QPainter, rect: QRect, members: tuple[FighterView, ...]) -> None:
    """One square for each member, as full as his gravest wound; a stroke through who is out, a
    cross through the dead. Those of a crowd are narrower, so that all of them are there."""
    look = theme.current()
    step = member_step(len(members), rect.width())
    x = float(rect.left())
    for one in members:
        box = QRectF(x + 0.5, rect.top() + 0.5, min(_PIP - 1.0, step * 0.7), _PIP - 1)
        full = box.height() * harm(one)
        painter.setPen(QPen(look.vitality, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if full:
            painter.fillRect(box.adjusted(0, box.height() - full, 0, 0), look.vitality)
        painter.drawRect(box)
        if one.out:
            painter.setPen(QPen(look.ink, 1.5))
            painter.drawLine(box.topLeft(), box.bottomRight())
            if one.dead:
                painter.drawLine(box.bottomLeft(), box.topRight())
        x += step
