"""Portraits: pictures known by their content, never by their name."""

import hashlib

from desktop.rules.errors import known
from desktop.services.desk import Desk
from desktop.services.pictures import is_whole, kind_of
from desktop.store.rows import PortraitRow

MOST_BYTES = 10 * 1024 * 1024


def checked(data: bytes) -> str:
    """The media type of a picture that can be taken.

    Raises `KnownError` when it is too large (10 MB), no PNG, JPEG, WEBP or GIF, or not whole.
    """
    if len(data) > MOST_BYTES:
        raise known("services.portrait-too-large", most=MOST_BYTES // 1024 // 1024)
    mime = kind_of(data)
    if mime is None:
        raise known("services.portrait-kind")
    if not is_whole(data):
        raise known("services.portrait-damaged")
    return mime


def keep(desk: Desk, data: bytes) -> str:
    """Store a picture and return its sha256; the same picture is kept once.

    Raises `KnownError` as `checked` does.
    """
    mime = checked(data)
    sha256 = hashlib.sha256(data).hexdigest()
    desk.store.portraits.put(PortraitRow(sha256, mime, data, desk.now()))
    return sha256
