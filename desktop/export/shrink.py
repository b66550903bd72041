"""A portrait made small enough to be kept: nobody prints one at the size of a photograph."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImageReader, QImageWriter

from desktop.export.pictures import Picture
from desktop.rules.errors import known

#: Pixels of the longer side that are worth keeping: a printed portrait has 400, a players' screen
#: shows at most twice that.
LONGEST = 1_200
_QUALITY = 90
#: Formats whose decoders scale while they read, and never hold the whole.
_SCALING = (b"jpeg", b"jpg")


def shrunk(data: bytes, longest: int = LONGEST) -> bytes:
    """A picture whose longer side has `longest` pixels, upright; `data` itself when it is smaller.

    What is see-through stays so. Raises `KnownError` when nobody can read the picture to its last
    pixel, or it has more of them than can be held.
    """
    picture = Picture(data)
    size = picture.size
    if not picture.known or not size.isValid():
        raise known("services.portrait-damaged")
    if max(size.width(), size.height()) <= longest:
        # Whole by its structure is not yet readable: rather said now than a silhouette later.
        if picture.read() is None:
            raise known("services.portrait-damaged")
        return data
    held = QImageReader.allocationLimit() * 1024 * 1024
    if picture.format not in _SCALING and 4 * size.width() * size.height() > held:
        raise known("services.portrait-pixels")
    image = picture.read(_within(size, longest))
    if image is None:
        raise known("services.portrait-damaged")
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(target, QByteArray(b"png" if image.hasAlphaChannel() else b"jpeg"))
    writer.setQuality(_QUALITY)
    writer.write(image)
    return bytes(target.data().data())


def _within(size: QSize, longest: int) -> QSize:
    scaled = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio)
    return scaled.expandedTo(QSize(1, 1))
