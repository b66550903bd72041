"""Thumbnails of portraits, read when a row is first painted and kept for the next time."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPixmap

#: Gives the bytes of a portrait by its hash, or None.
Source: TypeAlias = Callable[[str], bytes | None]

#: How many thumbnails are kept; at 100 % each takes 6 kB.
_MOST = 1000


class Thumbnails:
    """Square pictures cut from portraits."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._made: dict[tuple[str, int], QPixmap | None] = {}

    def read_from(self, source: Source) -> None:
        """Read from elsewhere from now on; what could not be shown until now is tried again."""
        self._source = source
        self._made = {key: made for key, made in self._made.items() if made is not None}

    def picture(self, sha256: str, side: int, ratio: float) -> QPixmap | None:
        """A portrait as a square of `side` logical pixels; None when it cannot be shown."""
        key = (sha256, max(1, round(side * ratio)))
        if key not in self._made:
            if len(self._made) >= _MOST:
                self._made.clear()
            data = self._source(sha256)
            self._made[key] = None if data is None else _square(data, key[1])
        made = self._made[key]
        if made is not None:
            made.setDevicePixelRatio(ratio)
        return made


def _square(data: bytes, pixels: int) -> QPixmap | None:
    from desktop.export.pictures import Picture  # only those who have a portrait need it

    picture = Picture(data)
    scaled: QSize | None = None
    if picture.size.isValid():
        # Decoders scale while they read: a large photograph costs no more than what is shown.
        wanted = QSize(pixels, pixels)
        scaled = picture.size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    image = picture.read(scaled)
    if image is None:
        return None
    # Heads are nearer to the top of a picture than to its middle.
    left = max(0, (image.width() - pixels) // 2)
    top = max(0, (image.height() - pixels) // 4)
    return QPixmap.fromImage(image.copy(QRect(left, top, pixels, pixels)))
