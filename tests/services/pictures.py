"""Small pictures that are whole, one of each kind that is taken."""

import zlib


def _chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


def png(shade: int = 0) -> bytes:
    """A picture of one grey point."""
    head = _chunk(b"IHDR", bytes((0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0)))
    point = _chunk(b"IDAT", zlib.compress(bytes((0, shade % 256))))
    text = _chunk(b"tEXt", b"Comment\0%d" % shade)
    return b"\x89PNG\r\n\x1a\n" + head + text + point + _chunk(b"IEND", b"")


PNG = png()
JPEG = b"\xff\xd8\xff\xe0\0\x04\xff\xd9\xff\xda\0\x02pixels\xff\xd9"
GIF = b"GIF89a" + bytes(8) + b";"
WEBP = b"RIFF\x0c\0\0\0WEBPVP8 " + bytes(4)
