"""Portraits: pictures known by their content, never by their name."""

import hashlib

from desktop.rules.errors import known
from desktop.services.desk import Desk
from desktop.store.rows import PortraitRow

MOST_BYTES = 10 * 1024 * 1024

_MAGIC = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)


def kind_of(data: bytes) -> str | None:
    """The media type of a picture by its first bytes, or None when it is none of ours."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return next((mime for magic, mime in _MAGIC if data.startswith(magic)), None)


def checked(data: bytes) -> str:
    """The media type of a picture that can be taken.

    Raises `KnownError` when it is too large (10 MB) or no PNG, JPEG, WEBP or GIF.
    """
    if len(data) > MOST_BYTES:
        raise known("services.portrait-too-large", most=MOST_BYTES // 1024 // 1024)
    mime = kind_of(data)
    if mime is None:
        raise known("services.portrait-kind")
    return mime


def keep(desk: Desk, data: bytes) -> str:
    """Store a picture and return its sha256; the same picture is kept once.

    Raises `KnownError` as `checked` does.
    """
    mime = checked(data)
    sha256 = hashlib.sha256(data).hexdigest()
    desk.store.portraits.put(PortraitRow(sha256, mime, data, desk.now()))
    return sha256
