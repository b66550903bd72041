"""A portrait made small enough to be kept: nobody prints one at the size of a photograph."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from desktop.export.pictures import Picture
from desktop.rules.errors import known

#: Pixels of the longer side that are worth keeping: a printed portrait has 400, a players' screen
#: shows at most twice that.
LONGEST = 1_200
#: Bytes that a picture of that size is worth; a heavier one is packed anew.
HEAVIEST = 4 * 1024 * 1024
_QUALITY = 90
#: Nothing is lost in a PNG: there Qt takes "quality" for how little to pack it.
_PACKED = 30
_SEE_THROUGH = QImage.Format.Format_ARGB32
#: Formats whose decoders scale while they read, and never hold the whole.
_SCALING = (b"jpeg", b"jpg")


def shrunk(data: bytes, longest: int = LONGEST) -> bytes:
    """A picture whose longer side has `longest` pixels at most, upright; `data` itself when it is
    small already.

    What is see-through stays so. Raises `KnownError` when nobody can read the picture to its last
    pixel, or it has more of them than can be held.
    """
    picture = Picture(data)
    size = picture.size
    if not picture.known or not size.isValid():
        raise known("services.portrait-damaged")
    fits = max(size.width(), size.height()) <= longest
    if fits and len(data) <= HEAVIEST:
        # Whole by its structure is not yet readable: rather said now than a silhouette later.
        if picture.read() is None:
            raise known("services.portrait-damaged")
        return data
    held = QImageReader.allocationLimit() * 1024 * 1024
    if picture.format not in _SCALING and 4 * size.width() * size.height() > held:
        raise known("services.portrait-pixels")
    image = picture.read(None if fits else _within(size, longest))
    if image is None:
        raise known("services.portrait-damaged")
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    see_through = image.hasAlphaChannel()
    writer = QImageWriter(target, QByteArray(b"png" if see_through else b"jpeg"))
    writer.setQuality(_PACKED if see_through else _QUALITY)
    # More bits to a colour than a screen or a printer shows would double its size.
    writer.write(image.convertToFormat(_SEE_THROUGH) if see_through else image)
    return bytes(target.data().data())


def _within(size: QSize, longest: int) -> QSize:
    scaled = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio)
    return scaled.expandedTo(QSize(1, 1))
