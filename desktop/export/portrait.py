"""A portrait read by content, whatever its name says, and made ready for paper."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from desktop.export import look

#: Dots to the inch that a printed portrait is worth.
DPI = 300
#: Formats that people have; others stay closed, to keep old decoders out of reach.
FORMATS = (b"png", b"jpeg", b"jpg", b"webp", b"gif", b"bmp")


def read(data: bytes | None) -> QImage | None:
    """A portrait cropped to the frame, opaque on white; None when there is none to show.

    Pictures far from the frame's proportions are shown whole, on white. Bytes that are no
    picture, or one too large to open, are no error: the page shows a silhouette instead.
    """
    if not data:
        return None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()).lower() not in FORMATS:
        return None
    target = QSize(
        round(look.PORTRAIT_WIDTH / 72 * DPI),
        round(look.PORTRAIT_HEIGHT / 72 * DPI),
    )
    size = reader.size()
    largest = max(target.width(), target.height()) * 2
    if size.isValid() and max(size.width(), size.height()) > largest:
        # JPEG decodes at a reduced size: no need to hold a hundred megapixels.
        reader.setScaledSize(size.scaled(largest, largest, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull() or image.width() < 1 or image.height() < 1:
        return None
    return _framed(image, target)


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
