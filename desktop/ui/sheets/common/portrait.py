"""The portrait: shown whole, chosen by a click or dropped as a file."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.ui import theme
from desktop.ui.widgets.labels import plain_tooltip

_WIDTH, _HEIGHT = 96, 116


class Portrait(QAbstractButton):
    """A picture, or the outline of a head where there is none."""

    #: A file was dropped on it.
    fileDropped = Signal(Path)
    #: Delete was pressed: the portrait should go.
    removalAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_picture(b"")

    def has_picture(self) -> bool:
        """Whether a picture is shown."""
        return not self._picture.isNull()

    def show_picture(self, image: bytes) -> None:
        """Show an image file's content; the outline for none, or for one that no one can read."""
        from desktop.export.pictures import Picture  # only those who have a portrait need it

        picture = Picture(image).read() if image else None
        self._picture = QPixmap() if picture is None else QPixmap.fromImage(picture)
        if self.has_picture():
            self.setAccessibleName(self.tr("Portrait. Entrée : le changer, Suppr : le retirer"))
        else:
            self.setAccessibleName(self.tr("Pas de portrait. Entrée : choisir une image"))
        broken = bool(image) and not self.has_picture()
        tip = self.tr("Cliquez ou déposez une image ici.")
        if broken:
            tip = self.tr("L’image enregistrée est illisible. Cliquez pour en choisir une autre.")
        self.setToolTip(plain_tooltip(tip))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self, _WIDTH), theme.scaled(self, _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_Delete if self.has_picture():
                self.removalAsked.emit()
            case _:
                super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.fileDropped.emit(Path(files[0]))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(area, theme.RADIUS, theme.RADIUS)
        painter.fillPath(frame, look.paper)
        painter.setClipPath(frame)
        if self.has_picture():
            self._paint_picture(painter, area)
        else:
            self._paint_head(painter, area)
        painter.setClipping(False)
        focused = self.hasFocus()
        painter.setPen(QPen(look.accent if focused else look.hairline, 2 if focused else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        size = self._picture.size().scaled(
            area.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding
        )
        target = QRectF(0, 0, size.width(), size.height())
        target.moveCenter(area.center())
        # Faces stand in the upper half: what is too tall loses its foot.
        target.moveTop(area.top())
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))

    def _paint_head(self, painter: QPainter, area: QRectF) -> None:
        look = theme.current()
        painter.setPen(QPen(look.muted, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width, height = area.width(), area.height()
        head = QPointF(area.center().x(), area.top() + height * 0.40)
        painter.drawEllipse(head, width * 0.17, height * 0.17)
        shoulders = QPainterPath()
        shoulders.moveTo(area.left() + width * 0.20, area.bottom() + 2)
        shoulders.cubicTo(
            area.left() + width * 0.22, area.top() + height * 0.60,
            area.left() + width * 0.78, area.top() + height * 0.60,
            area.left() + width * 0.80, area.bottom() + 2,
        )  # fmt: skip
        painter.drawPath(shoulders)
