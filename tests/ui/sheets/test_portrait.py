"""The portrait of a sheet stands as it was taken, as in print and in the library."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageWriter, QPainter

from desktop.ui.sheets.nightprowler.portrait import Portrait


def lying_photograph() -> bytes:
    """Red at its left; a note in the file says that this is the top."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    painter = QPainter(image)
    painter.fillRect(QRect(0, 0, 100, 200), Qt.GlobalColor.red)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setTransformation(QImageIOHandler.Transformation.TransformationRotate90)
    assert writer.write(image)
    return bytes(buffer.data().data())


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
