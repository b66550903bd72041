"""Small signs drawn as paths: what is chosen, how far a step is. Each has its word beside it."""

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.rules.progress import StepState
from desktop.ui import theme


class Mark(enum.Enum):
    """What choosing does: one option of all, several of them, or one more of a thing."""

    ONE = "one"
    SEVERAL = "several"
    MORE = "more"


TONES = {
    StepState.DONE: theme.Tone.GOOD,
    StepState.WARNING: theme.Tone.WARNING,
    StepState.INCOMPLETE: theme.Tone.MUTED,
    StepState.ILLEGAL: theme.Tone.VITALITY,
}


def paint_state(painter: QPainter, square: QRectF, state: StepState, ink: QColor) -> None:
    """A tick, a triangle, an open circle or a cross."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_pen(ink, square))
    match state:
        case StepState.DONE:
            _tick(painter, square)
        case StepState.WARNING:
            painter.drawPolygon(
                QPolygonF(
                    [_at(square, 0.5, 0.12), _at(square, 0.92, 0.86), _at(square, 0.08, 0.86)]
                )
            )
            painter.drawLine(_at(square, 0.5, 0.4), _at(square, 0.5, 0.64))
        case StepState.INCOMPLETE:
            painter.drawEllipse(_inner(square, 0.16))
        case StepState.ILLEGAL:
            painter.drawLine(_at(square, 0.18, 0.18), _at(square, 0.82, 0.82))
            painter.drawLine(_at(square, 0.82, 0.18), _at(square, 0.18, 0.82))
    painter.restore()


def paint_choice(
    painter: QPainter, square: QRectF, ink: QColor, *, chosen: bool, mark: Mark
) -> None:
    """The mark of an option in a list, chosen or not."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_pen(ink, square))
    match mark:
        case Mark.ONE:
            painter.drawEllipse(_inner(square, 0.1))
            if chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink)
                painter.drawEllipse(_inner(square, 0.3))
        case Mark.SEVERAL:
            painter.drawRoundedRect(_inner(square, 0.1), 2, 2)
            if chosen:
                _tick(painter, square)
        case Mark.MORE if chosen:
            _tick(painter, square)
        case Mark.MORE:
            painter.drawLine(_at(square, 0.5, 0.2), _at(square, 0.5, 0.8))
            painter.drawLine(_at(square, 0.2, 0.5), _at(square, 0.8, 0.5))
    painter.restore()


def _tick(painter: QPainter, square: QRectF) -> None:
    painter.drawPolyline([_at(square, 0.2, 0.54), _at(square, 0.42, 0.76), _at(square, 0.82, 0.26)])


def _pen(ink: QColor, square: QRectF) -> QPen:
    pen = QPen(ink, max(1.5, square.width() / 9))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _at(square: QRectF, x: float, y: float) -> QPointF:
    return square.topLeft() + QPointF(x * square.width(), y * square.height())


def _inner(square: QRectF, share: float) -> QRectF:
    inset = square.width() * share
    return square.adjusted(inset, inset, -inset, -inset)
