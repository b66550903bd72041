"""Portraits that come in: scaled down by content, see-through where they were, or refused."""

import random
import struct
import zlib

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from desktop.export.shrink import LONGEST, shrunk
from desktop.rules.errors import KnownError
from desktop.services import portraits


def encoded(kind: str, width: int, height: int, colour: QColor) -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(colour)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


@pytest.mark.parametrize("kind", ["png", "webp"])
def test_a_large_picture_stays_see_through(kind: str) -> None:
    kept = QImage.fromData(shrunk(encoded(kind, 3_000, 2_000, QColor(10, 200, 30, 90))))
    assert (kept.width(), kept.height()) == (LONGEST, LONGEST * 2 // 3)
    assert abs(kept.pixelColor(600, 400).alpha() - 90) <= 2


def test_a_photograph_is_scaled_down_and_opaque() -> None:
    photograph = encoded("jpeg", 1_000, 4_000, QColor(120, 90, 60))
    kept = shrunk(photograph)
    assert len(kept) < len(photograph)
    image = QImage.fromData(kept)
    assert (image.width(), image.height()) == (LONGEST // 4, LONGEST)
    assert abs(image.pixelColor(100, 600).red() - 120) <= 4


def test_a_small_picture_is_kept_as_it_is() -> None:
    small = encoded("webp", LONGEST, 10, QColor(1, 2, 3))
    assert shrunk(small) is small


def deep(width: int, height: int) -> bytes:
    """A see-through picture of sixteen bits to a colour, which no packing makes smaller."""
    pixels = random.Random(7).randbytes(width * height * 8)
    image = QImage(pixels, width, height, QImage.Format.Format_RGBA64)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "png", 100)
    return bytes(buffer.data().data())


def test_whatever_is_taken_can_be_kept() -> None:
    heavy = deep(LONGEST, LONGEST)
    assert portraits.MOST_BYTES < len(heavy) < portraits.MOST_TAKEN
    kept = portraits.fitted(heavy)
    assert portraits.checked(kept) == "image/png"
    assert QImage.fromData(kept).width() == LONGEST
    plain = shrunk(encoded("png", 2_000, 2_000, QColor(1, 2, 3, 90)))
    assert len(plain) < 100_000


def test_a_sliver_keeps_its_breadth() -> None:
    kept = QImage.fromData(shrunk(encoded("png", 1, 5_000, QColor(1, 2, 3))))
    assert (kept.width(), kept.height()) == (1, LONGEST)


def _png_of_claimed_size(width: int, height: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")
        )

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes(1_000)))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


def test_a_picture_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(KnownError) as caught:
        shrunk(_png_of_claimed_size(40_000, 40_000))
    assert caught.value.message.key == "services.portrait-pixels"


@pytest.mark.parametrize("data", [b"", b"BM" + bytes(40), b"<svg width='9' height='9'/>"])
def test_what_is_no_picture_of_ours_is_refused(data: bytes) -> None:
    with pytest.raises(KnownError) as caught:
        shrunk(data)
    assert caught.value.message.key == "services.portrait-damaged"
