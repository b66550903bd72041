"""Pictures opened by their content, whatever their names say."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

#: Formats that people have; others stay closed, to keep old decoders out of reach.
FORMATS = (b"png", b"jpeg", b"jpg", b"webp", b"gif", b"bmp")


class Picture:
    """The bytes of a picture, about to be read upright."""

    def __init__(self, data: bytes) -> None:
        self._bytes = QBuffer()
        self._bytes.setData(QByteArray(data))
        self._bytes.open(QIODevice.OpenModeFlag.ReadOnly)
        self._reader = QImageReader(self._bytes)
        self._reader.setDecideFormatFromContent(True)
        self._reader.setAutoTransform(True)
        self.size = self._reader.size()
        """Its pixels as they are stored; not valid where that cannot be told before reading."""
        self.format = bytes(self._reader.format().data()).lower()

    @property
    def known(self) -> bool:
        """Whether it is of a format that is opened at all."""
        return self.format in FORMATS

    def read(self, size: QSize | None = None) -> QImage | None:
        """The picture, scaled while it is read where `size` says so; None when nobody can."""
        if not self.known:
            return None
        if size is not None:
            self._reader.setScaledSize(size)
        image = self._reader.read()
        return None if image.isNull() else image
