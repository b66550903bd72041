"""The portrait of a sheet stands as it was taken, as in print and in the library."""

import struct

from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.ui.sheets.common.portrait import Portrait

#: What a camera notes: the row at the top of the picture is the left side of what is stored.
LEFT_IS_TOP = 5
EXIF = (
    b"\xff\xe1\x00\x22Exif\0\0"
    b"MM\x00\x2a\x00\x00\x00\x08\x00\x01"
    + struct.pack(">HHIHH", 0x0112, 3, 1, LEFT_IS_TOP, 0)
    + bytes(4)
)


def lying_photograph() -> bytes:
    """Red at its left; a note in the file says that this is the top."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    painter = QPainter(image)
    painter.fillRect(QRect(0, 0, 100, 200), Qt.GlobalColor.red)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "jpeg")
    stored = bytes(buffer.data().data())
    return stored[:2] + EXIF + stored[2:]


def test_a_photograph_stands_upright(qtbot) -> None:
    portrait = Portrait()
    qtbot.addWidget(portrait)
    portrait.show_picture(lying_photograph())
    portrait.resize(portrait.sizeHint())
    seen = portrait.grab().toImage()
    width, height = seen.width(), seen.height()
    for x in (width // 4, 3 * width // 4):
        above, below = seen.pixelColor(x, height // 4), seen.pixelColor(x, 3 * height // 4)
        assert above.red() > 200 > 100 > above.blue()
        assert below.blue() > 200 > 100 > below.red()
