"""A portrait made ready for paper."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.export import look
from desktop.export.pictures import Picture

#: Dots to the inch that a printed portrait is worth.
DPI = 300


def read(data: bytes | None) -> QImage | None:
    """A portrait cropped to the frame, opaque on white; None when there is none to show.

    Pictures far from the frame's proportions are shown whole, on white. Bytes that are no
    picture, or one too large to open, are no error: the page shows a silhouette instead.
    """
    if not data:
        return None
    picture = Picture(data)
    target = QSize(
        round(look.PORTRAIT_WIDTH / 72 * DPI),
        round(look.PORTRAIT_HEIGHT / 72 * DPI),
    )
    size = picture.size
    largest = max(target.width(), target.height()) * 2
    scaled: QSize | None = None
    if size.isValid() and max(size.width(), size.height()) > largest:
        # JPEG decodes at a reduced size: no need to hold a hundred megapixels.
        scaled = size.scaled(largest, largest, Qt.AspectRatioMode.KeepAspectRatio)
    image = picture.read(scaled)
    return None if image is None else _framed(image, target)


def _framed(image: QImage, target: QSize) -> QImage:
    proportion = (image.width() / image.height()) / (target.width() / target.height())
    mode = Qt.AspectRatioMode.KeepAspectRatio
    if 0.6 <= proportion <= 1.7:
        mode = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    size = image.size().scaled(target, mode)
    framed = QImage(target, QImage.Format.Format_RGB32)
    framed.fill(Qt.GlobalColor.white)
    x = (target.width() - size.width()) / 2
    # Faces stand high: what is cropped goes from the foot first.
    y = (target.height() - size.height()) / (2 if size.height() <= target.height() else 4)
    painter = QPainter(framed)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    smooth = image.scaled(
        size.expandedTo(QSize(1, 1)),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    painter.drawImage(QRectF(x, y, size.width(), size.height()), smooth)
    painter.end()
    return framed
