"""Portraits: pictures known by their content, never by their name."""

from desktop.rules.errors import known
from desktop.services.desk import Desk
from desktop.services.pictures import is_whole, kind_of
from desktop.store.rows import PortraitRow

MOST_BYTES = 10 * 1024 * 1024
MOST_TAKEN = 40 * 1024 * 1024
"""What a photograph may weigh before it is made smaller."""


def fitted(data: bytes) -> bytes:
    """A picture from outside as it is worth keeping: a large one is scaled down.

    Raises `KnownError` when it weighs more than 40 MB, is no PNG, JPEG, WEBP or GIF, not whole, or
    nobody can read it.
    """
    checked(data, MOST_TAKEN)
    from desktop.export.shrink import shrunk  # Qt, which only those who choose a picture need

    return shrunk(data)


def checked(data: bytes, most: int = MOST_BYTES) -> str:
    """The media type of a picture that can be kept.

    Raises `KnownError` when it has more than `most` bytes, is no PNG, JPEG, WEBP or GIF, or is not
    whole.
    """
    if len(data) > most:
        raise known("services.portrait-too-large", most=most // 1024 // 1024)
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
    import hashlib  # its library takes long to load, and only new pictures need it

    mime = checked(data)
    sha256 = hashlib.sha256(data).hexdigest()
    desk.store.portraits.put(PortraitRow(sha256, mime, data, desk.now()))
    return sha256
