"""A body in outline, hatched where armour lies, with the PA of each zone."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.rules.sheetmodel import BodyZone
from desktop.ui import theme

_HEIGHT = 330
_ZONES = {
    "tete": BodyZone.HEAD,
    "bras": BodyZone.ARMS,
    "corps": BodyZone.TRUNK,
    "jambes": BodyZone.LEGS,
}


class BodyView(QWidget):
    """The figure of the paper sheet on screen; what it shows is said beside it in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worn: tuple[tuple[BodyZone, tuple[int, ...]], ...] = ()
        self._points: dict[BodyZone, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_body(self, worn: Mapping[str, tuple[int, ...]], points: Mapping[str, int]) -> None:
        """Show the quarters that each layer of a zone covers, the outermost first, and its PA."""
        self._worn = tuple((_ZONES[zone], quarters) for zone, quarters in worn.items())
        self._points = {_ZONES[zone]: total for zone, total in points.items()}
        self.update()

    def worn(self) -> dict[BodyZone, tuple[int, ...]]:
        """What is hatched."""
        return dict(self._worn)

    def sizeHint(self) -> QSize:
        from desktop.export.figure import PROPORTION  # only those who look at a body need it

        height = theme.scaled(self, _HEIGHT)
        return QSize(round(height * PROPORTION) + 4, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        from desktop.export.figure import outline_of, paint_figure
        from desktop.export.marks import Figure
        from desktop.export.typeset import UNIT

        look = theme.current()
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        # The figure is drawn in the fine units of paper.
        painter.scale(1 / UNIT, 1 / UNIT)
        mark = Figure(frame.x(), frame.y(), frame.width(), frame.height(), self._worn)
        hatching = QPen(look.muted, 0.7 * UNIT)
        paint_figure(painter, mark, QPen(look.ink, 1.4 * UNIT), hatching)
        painter.restore()
        font = theme.bold(theme.tabular(theme.serif(theme.Size.LARGE)))
        metrics = QFontMetrics(font)
        painter.setFont(font)
        for zone, total in self._points.items():
            bounds = outline_of(zone, frame).boundingRect()
            centers = [bounds.center()]
            if zone in (BodyZone.ARMS, BodyZone.LEGS):
                # Two limbs, one number each.
                inset = bounds.width() * (0.10 if zone is BodyZone.ARMS else 0.22)
                y = bounds.center().y()
                centers = [QPointF(bounds.left() + inset, y), QPointF(bounds.right() - inset, y)]
            text = str(total)
            for center in centers:
                room = QRectF(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height())
                room.moveCenter(center)
                painter.setPen(QPen(look.hairline, 1))
                painter.setBrush(look.surface)
                painter.drawRoundedRect(room, theme.RADIUS, theme.RADIUS)
                painter.setPen(look.ink)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
