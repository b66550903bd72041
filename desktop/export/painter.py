"""Laid-out pages painted on any paint device: file, printer, preview or picture.

One code path for all of them. The device must show the whole sheet of paper (`fullPage` for a
printer): the margins are in the layout.
"""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from desktop.export import look, typeset
from desktop.export.figure import paint_figure
from desktop.export.look import BOX_LINE, BOX_SIDE, Tone
from desktop.export.marks import (
    Cross,
    Figure,
    Mark,
    Page,
    Picture,
    Pip,
    Rule,
    Slot,
    Words,
    WoundBox,
)
from desktop.export.options import Ink
from desktop.export.typeset import UNIT
from desktop.rules.sheetmodel import BoxKind, BoxState

SLANT = 0.24
#: Crosses drawn by hand in a square of side 1: two strokes each, as points of a cubic curve.
_CROSSES = (
    (
        (-0.06, 0.02, 0.34, 0.30, 0.60, 0.66, 1.08, 1.02),
        (1.10, -0.10, 0.74, 0.30, 0.34, 0.58, -0.04, 1.06),
    ),
    (
        (0.00, -0.08, 0.26, 0.42, 0.70, 0.56, 1.02, 1.10),
        (1.02, 0.06, 0.56, 0.30, 0.46, 0.72, -0.08, 0.96),
    ),
    (
        (-0.04, 0.08, 0.46, 0.30, 0.52, 0.70, 1.10, 0.94),
        (0.94, -0.08, 0.78, 0.40, 0.26, 0.56, 0.02, 1.08),
    ),
    (
        (0.04, -0.04, 0.30, 0.28, 0.76, 0.66, 1.00, 1.06),
        (1.08, 0.02, 0.62, 0.46, 0.40, 0.50, -0.06, 1.02),
    ),
)


def paint_page(painter: QPainter, page: Page, ink: Ink, portrait: QImage | None) -> None:
    """Paint one page with its top left corner at the painter's origin.

    The scale is the device's own: a point is 1/72 of its logical inch.
    """
    paint_marks(painter, page.marks, page.zoom, ink, portrait)


def paint_marks(
    painter: QPainter, marks: Sequence[Mark], zoom: float, ink: Ink, portrait: QImage | None
) -> None:
    """Paint some marks of a page at their places."""
    painter.save()
    device = painter.device()
    painter.scale(device.logicalDpiX() / 72 / UNIT * zoom, device.logicalDpiY() / 72 / UNIT * zoom)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for mark in marks:
        _paint(painter, mark, ink, portrait)
    painter.restore()


def _paint(painter: QPainter, mark: Mark, ink: Ink, portrait: QImage | None) -> None:
    match mark:
        case Words():
            _words(painter, mark, ink)
        case Rule():
            pen = _pen(mark.tone, ink, mark.weight)
            painter.setPen(pen)
            x, y = mark.x * UNIT, mark.y * UNIT
            painter.drawLine(QLineF(x, y, x + mark.width * UNIT, y + mark.height * UNIT))
        case WoundBox():
            _box(painter, mark, ink)
        case Pip():
            painter.setPen(_pen(mark.tone, ink, BOX_LINE))
            filled = QBrush(_colour(mark.tone, ink))
            painter.setBrush(filled if mark.filled else QBrush(Qt.BrushStyle.NoBrush))
            radius = (mark.radius - BOX_LINE / 2) * UNIT
            painter.drawEllipse(QPointF(mark.x * UNIT, mark.y * UNIT), radius, radius)
        case Cross():
            inset = BOX_LINE / 2 * UNIT
            side = (BOX_SIDE - BOX_LINE) * UNIT
            left, top = mark.x * UNIT + inset, mark.y * UNIT + inset
            _tick(painter, left, top, side, mark.tone, mark.variant, ink)
        case Picture():
            _picture(painter, mark, ink, portrait)
        case Figure():
            paint_figure(painter, mark, _pen(Tone.MUTED, ink, look.FINE * 2), _hatching(ink))
        case Slot():
            for held in mark.held if mark.is_on else ():
                _paint(painter, held, ink, portrait)


@lru_cache(maxsize=32)
def _colour(tone: Tone, ink: Ink) -> QColor:
    return QColor((look.COLOURS if ink is Ink.COLOUR else look.BLACKS)[tone])


def _pen(tone: Tone, ink: Ink, weight: float) -> QPen:
    pen = QPen(_colour(tone, ink), weight * UNIT)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _hatching(ink: Ink) -> QPen:
    return _pen(Tone.ENDURANCE, ink, look.HAIRLINE)


def _words(painter: QPainter, mark: Words, ink: Ink) -> None:
    painter.setFont(typeset.font(mark.style))
    painter.setPen(_colour(mark.style.tone, ink))
    right_to_left = typeset.is_right_to_left(mark.text)
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    )
    painter.drawText(QPointF(mark.x * UNIT, mark.y * UNIT), mark.text)


def _box(painter: QPainter, mark: WoundBox, ink: Ink) -> None:
    box = mark.box
    usable = box.why_not is None
    tone = mark.tone if usable else Tone.PALE
    # An unusable box is thinner as well as paler, for eyes and printers that lose pale greys.
    pen = _pen(tone, ink, BOX_LINE if usable else BOX_LINE / 2)
    if box.kind is BoxKind.DASHED:
        pen.setDashPattern([2.2, 1.8] if usable else [4.4, 3.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = BOX_LINE / 2
    left, top = (mark.x + inset) * UNIT, (mark.y + inset) * UNIT
    side = (BOX_SIDE - BOX_LINE) * UNIT
    lean = side * SLANT if box.kind is BoxKind.ITALIC else 0.0
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left + lean, top),
                QPointF(left + side + lean * 0.4, top),
                QPointF(left + side - lean * 0.6, top + side),
                QPointF(left - lean * 0.0, top + side),
            ]
        )
    )
    if box.state is BoxState.TICKED:
        _tick(painter, left, top, side, mark.tone, mark.variant, ink)


def _tick(
    painter: QPainter, left: float, top: float, side: float, tone: Tone, variant: int, ink: Ink
) -> None:
    pen = _pen(tone, ink, BOX_LINE * 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_cross(left, top, side, variant))


def _cross(left: float, top: float, side: float, variant: int) -> QPainterPath:
    path = QPainterPath()
    for stroke in _CROSSES[variant % len(_CROSSES)]:
        points = [
            QPointF(left + stroke[place] * side, top + stroke[place + 1] * side)
            for place in range(0, len(stroke), 2)
        ]
        path.moveTo(points[0])
        path.cubicTo(points[1], points[2], points[3])
    return path


def _picture(painter: QPainter, mark: Picture, ink: Ink, portrait: QImage | None) -> None:
    frame = QRectF(mark.x * UNIT, mark.y * UNIT, mark.width * UNIT, mark.height * UNIT)
    if portrait is None:
        _silhouette(painter, frame, ink)
    else:
        image = portrait
        if ink is Ink.BLACK:
            image = portrait.convertToFormat(QImage.Format.Format_Grayscale8)
        painter.drawImage(frame, image)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(Tone.HAIRLINE, ink, look.HAIRLINE))
    inset = look.HAIRLINE / 2 * UNIT
    painter.drawRect(frame.adjusted(inset, inset, -inset, -inset))


def _silhouette(painter: QPainter, frame: QRectF, ink: Ink) -> None:
    """A head and shoulders in outline, pale enough to glue or draw a portrait over."""
    width, height = frame.width(), frame.height()
    centre = frame.center().x()
    path = QPainterPath()
    path.addEllipse(QPointF(centre, frame.y() + height * 0.40), width * 0.17, height * 0.165)
    foot = frame.bottom() - height * 0.08
    path.moveTo(centre - width * 0.34, foot)
    path.cubicTo(
        QPointF(centre - width * 0.34, frame.y() + height * 0.66),
        QPointF(centre - width * 0.20, frame.y() + height * 0.615),
        QPointF(centre, frame.y() + height * 0.615),
    )
    path.cubicTo(
        QPointF(centre + width * 0.20, frame.y() + height * 0.615),
        QPointF(centre + width * 0.34, frame.y() + height * 0.66),
        QPointF(centre + width * 0.34, foot),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(Tone.PALE, ink, BOX_LINE / 2))
    painter.drawPath(path)
