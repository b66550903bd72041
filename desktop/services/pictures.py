"""Whether the bytes of a picture are whole, as far as its structure tells; nothing is drawn."""

import zlib
from collections.abc import Iterator

PNG, JPEG, GIF, WEBP = "image/png", "image/jpeg", "image/gif", "image/webp"

_MAGIC = (
    (b"\x89PNG\r\n\x1a\n", PNG),
    (b"\xff\xd8\xff", JPEG),
    (b"GIF87a", GIF),
    (b"GIF89a", GIF),
)
_SIGNATURE = 8
_SCAN, _END = 0xDA, 0xD9
_GIF_HEAD = 13


def kind_of(data: bytes) -> str | None:
    """The media type of a picture by its first bytes, or None when it is none of ours."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return WEBP
    return next((mime for magic, mime in _MAGIC if data.startswith(magic)), None)


def is_whole(data: bytes) -> bool:
    """Whether a picture of a known kind is complete: checksums, lengths and its end are right."""
    match kind_of(data):
        case "image/png":
            return _whole_png(data)
        case "image/jpeg":
            return _whole_jpeg(data)
        case "image/gif":
            return len(data) > _GIF_HEAD and data.rstrip(b"\0").endswith(b";")
        case "image/webp":
            return 12 < 8 + int.from_bytes(data[4:8], "little") <= len(data)
        case _:
            return False


def _chunks(data: bytes) -> Iterator[bytes]:
    """The names of PNG chunks, up to one whose length or checksum is wrong."""
    place = _SIGNATURE
    while place + 12 <= len(data):
        length = int.from_bytes(data[place : place + 4], "big")
        end = place + 8 + length
        if end + 4 > len(data):
            return
        if zlib.crc32(data[place + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            return
        yield data[place + 4 : place + 8]
        if data[place + 4 : place + 8] == b"IEND":
            return
        place = end + 4


def _whole_png(data: bytes) -> bool:
    names = list(_chunks(data))
    return bool(names) and names[0] == b"IHDR" and b"IDAT" in names and names[-1] == b"IEND"


def _whole_jpeg(data: bytes) -> bool:
    """Segment after segment to the pixels, so that the end of a thumbnail inside does not count."""
    place = 2
    while place + 4 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker == 0xFF:
            place += 1  # a byte of padding
            continue
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        if length < 2:
            return False
        place += 2 + length
        if marker == _SCAN:
            return bytes((0xFF, _END)) in data[place:]
    return False
