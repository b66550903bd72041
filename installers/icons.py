"""The application's icon as Windows and macOS keep it: containers around the PNG files we have."""

import struct
from collections.abc import Mapping
from pathlib import Path

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: The names that macOS gives to pictures of these sides.
_ICNS_KINDS: Mapping[int, bytes] = {128: b"ic07", 256: b"ic08", 512: b"ic09"}


def write_ico(icons: Path, target: Path) -> Path:
    """Write an .ico of the PNG files in `icons`; Windows reads them since Vista."""
    pictures = [(size, _png(icons, size)) for size in _ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    entries: list[bytes] = []
    for size, data in pictures:
        side = size % 256  # 0 stands for 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset))
        offset += len(data)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"".join((head, *entries, *(data for _, data in pictures))))
    return target


def write_icns(icons: Path, target: Path) -> Path:
    """Write an .icns of the PNG files in `icons`."""
    parts = [(kind, _png(icons, size)) for size, kind in _ICNS_KINDS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)
    return target


def _png(icons: Path, size: int) -> bytes:
    return (icons / f"cassure-{size}.png").read_bytes()
