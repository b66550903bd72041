"""A body in outline, its zones hatched where armour lies on them.

Each layer has a slant of its own, so that what lies over what is seen without colour; a layer
that covers a part of a zone is hatched over as much of its height.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.export.marks import Figure
from desktop.export.typeset import UNIT
from desktop.rules.sheetmodel import BodyZone

#: Width of a figure for its height.
PROPORTION = 0.46
#: Between two lines of a hatching, in points; which way the lines of each layer lean.
PITCH = 2.6
SLANTS = (1.0, -1.0, 0.0)
QUARTERS = 4
#: The right half of each zone, in parts of the frame (the other half mirrors it): a first point,
#: then curves of two handles and an end.
_HEAD = ((0.5, 0.0), (0.635, 0.0, 0.645, 0.075, 0.60, 0.115), (0.57, 0.14, 0.53, 0.145, 0.5, 0.145))
_TRUNK = (
    (0.5, 0.155),
    (0.56, 0.165, 0.66, 0.165, 0.72, 0.195),
    (0.70, 0.28, 0.665, 0.35, 0.665, 0.40),
    (0.665, 0.44, 0.69, 0.47, 0.70, 0.515),
    (0.63, 0.535, 0.56, 0.54, 0.5, 0.54),
)
_ARM = (
    (0.74, 0.20),
    (0.83, 0.215, 0.86, 0.27, 0.87, 0.34),
    (0.885, 0.42, 0.93, 0.46, 0.945, 0.53),
    (0.965, 0.575, 0.94, 0.605, 0.915, 0.60),
    (0.885, 0.595, 0.885, 0.56, 0.87, 0.53),
    (0.83, 0.46, 0.775, 0.43, 0.755, 0.37),
    (0.735, 0.32, 0.725, 0.27, 0.74, 0.20),
)
_LEG = (
    (0.705, 0.535),
    (0.735, 0.64, 0.705, 0.70, 0.69, 0.76),
    (0.685, 0.82, 0.675, 0.88, 0.665, 0.93),
    (0.70, 0.955, 0.715, 0.98, 0.70, 1.0),
    (0.65, 1.0, 0.60, 1.0, 0.575, 0.995),
    (0.57, 0.92, 0.56, 0.82, 0.55, 0.75),
    (0.535, 0.68, 0.52, 0.62, 0.515, 0.56),
    (0.58, 0.56, 0.65, 0.55, 0.705, 0.535),
)
#: Zones whose two halves are one shape, and those that are a pair.
_WHOLE = {BodyZone.HEAD: _HEAD, BodyZone.TRUNK: _TRUNK}
_PAIRS = {BodyZone.ARMS: _ARM, BodyZone.LEGS: _LEG}
Half = tuple[tuple[float, ...], ...]


def paint_figure(painter: QPainter, mark: Figure, outline: QPen, hatching: QPen) -> None:
    """Paint a figure in its frame."""
    frame = QRectF(mark.x * UNIT, mark.y * UNIT, mark.width * UNIT, mark.height * UNIT)
    worn = dict(mark.worn)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for zone in BodyZone:
        path = outline_of(zone, frame)
        for place, quarters in enumerate(worn.get(zone, ())):
            _hatch(painter, path, quarters, SLANTS[place % len(SLANTS)], hatching)
        painter.setPen(outline)
        painter.drawPath(path)


def outline_of(zone: BodyZone, frame: QRectF) -> QPainterPath:
    """The outline of a zone in the frame of the whole figure."""
    path = QPainterPath()
    if zone in _PAIRS:
        for mirrored in (True, False):
            path.addPath(_half(_PAIRS[zone], frame, mirrored=mirrored))
        return path
    right = _half(_WHOLE[zone], frame, mirrored=False)
    left = _half(_WHOLE[zone], frame, mirrored=True).toReversed()
    right.connectPath(left)
    right.closeSubpath()
    return right


def _half(half: Half, frame: QRectF, *, mirrored: bool) -> QPainterPath:
    def place(x: float, y: float) -> QPointF:
        across = 1.0 - x if mirrored else x
        return QPointF(frame.x() + across * frame.width(), frame.y() + y * frame.height())

    first, *curves = half
    path = QPainterPath(place(*first))
    for curve in curves:
        path.cubicTo(place(*curve[0:2]), place(*curve[2:4]), place(*curve[4:6]))
    return path


def _hatch(painter: QPainter, path: QPainterPath, quarters: int, slant: float, pen: QPen) -> None:
    """Lines over the upper `quarters` of a zone."""
    bounds = path.boundingRect()
    height = bounds.height() * min(quarters, QUARTERS) / QUARTERS
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen)
    step = PITCH * UNIT
    run = slant * height
    x = bounds.left() - abs(run)
    y, foot = bounds.top(), bounds.top() + height
    while x < bounds.right() + abs(run):
        painter.drawLine(QLineF(x, y, x + run, foot))
        x += step
    if height < bounds.height():
        painter.drawLine(QLineF(bounds.left(), foot, bounds.right(), foot))
    painter.restore()
