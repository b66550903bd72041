"""How one wound box is drawn: a square, slanted or dashed, with a cross as if by hand."""

import enum
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.ui import theme


class BoxState(enum.Enum):
    """Whether a wound stands in the box."""

    FREE = "free"
    TICKED = "ticked"


class BoxKind(enum.Enum):
    """How the sheet prints the box: plain, italic (slanted), or italic and dashed."""

    NORMAL = "normal"
    ITALIC = "italic"
    DASHED = "dashed"


@dataclass(frozen=True)
class Box:
    """One box of a line; `tip` says in words what would open a box that is not usable."""

    state: BoxState = BoxState.FREE
    kind: BoxKind = BoxKind.NORMAL
    usable: bool = True
    tip: str = ""


# Two strokes in a unit square, each as start, two control points, end; drawn a little differently
# from box to box and beyond its edges, as a pencil would.
_STROKES = (
    (((0.04, -0.04), (0.34, 0.38), (0.62, 0.58), (1.02, 1.05)),
     ((1.00, -0.06), (0.70, 0.30), (0.32, 0.62), (-0.03, 1.00))),
    (((-0.02, 0.04), (0.30, 0.28), (0.70, 0.66), (0.98, 1.02)),
     ((1.03, 0.02), (0.62, 0.32), (0.42, 0.70), (0.02, 1.05))),
    (((0.02, -0.06), (0.42, 0.34), (0.58, 0.70), (1.03, 0.98)),
     ((0.96, -0.03), (0.68, 0.42), (0.30, 0.58), (-0.02, 1.04))),
)  # fmt: skip
_SLANT = 0.22
_DASHES = (2.0, 1.6)


def paint_box(painter: QPainter, side: QRectF, box: Box, ink: QColor, hand: int = 0) -> None:
    """Draw `box` in the square `side`, outlined and crossed in `ink`; `hand` varies the cross."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not box.usable:
        painter.setOpacity(painter.opacity() * theme.UNUSABLE_OPACITY)
    width = side.width() * theme.BOX_LINE / theme.BOX_SIDE
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if box.kind is BoxKind.DASHED:
        pen.setDashPattern(_DASHES)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPolygon(_outline(side.adjusted(width / 2, width / 2, -width / 2, -width / 2), box))
    if box.state is BoxState.TICKED:
        cross = QPen(ink, width * 1.2)
        cross.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(cross)
        painter.drawPath(_cross(side, hand))
    painter.restore()


def _outline(side: QRectF, box: Box) -> QPolygonF:
    slant = 0.0 if box.kind is BoxKind.NORMAL else side.width() * _SLANT
    return QPolygonF(
        [
            side.topLeft() + QPointF(slant, 0),
            side.topRight(),
            side.bottomRight() - QPointF(slant, 0),
            side.bottomLeft(),
        ]
    )


def _cross(side: QRectF, hand: int) -> QPainterPath:
    def at(point: tuple[float, float]) -> QPointF:
        return QPointF(side.x() + point[0] * side.width(), side.y() + point[1] * side.height())

    path = QPainterPath()
    for start, one, two, end in _STROKES[hand % len(_STROKES)]:
        path.moveTo(at(start))
        path.cubicTo(at(one), at(two), at(end))
    return path
