"""Where people stand on the players' screen: as large as they all fit, read down the columns.

The grid depends on how many are shown and on the size of the screen only, so that nothing moves
when somebody's state changes.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

#: The shorter side of the screen that sizes are counted for; whoever paints scales to the real one.
SIDE = 1080
_MARGIN = 40
_GAP = 20
_HEAD = 104
#: How many lines of text a tile is high, and how many letters of that size it is wide.
_LINES = 3.1
_LETTERS = 12.5
_LARGEST = 110


@dataclass(frozen=True)
class Grid:
    """`letter` is the height of a name; tiles are in the order of the people."""

    head: QRectF
    tiles: tuple[QRectF, ...]
    letter: float


def grid(count: int, width: float, height: float) -> Grid:
    """The places of `count` people on a screen of that size (its shorter side is `SIDE`)."""
    top = _MARGIN / 2 + _HEAD
    room = QRectF(_MARGIN, top, width - 2 * _MARGIN, height - top - _MARGIN)
    bar = QRectF(_MARGIN, _MARGIN / 2, width - 2 * _MARGIN, _HEAD - _GAP)
    best, columns = 0.0, 1
    for wanted in range(1, max(1, count) + 1):
        letter = _letter(count, wanted, room)
        if letter > best:
            best, columns = letter, wanted
    letter = min(best, _LARGEST)
    rows = -(-count // columns)
    across = (room.width() - _GAP * (columns - 1)) / columns
    down = letter * _LINES
    tiles = tuple(
        QRectF(
            room.x() + (place // rows) * (across + _GAP),
            room.y() + (place % rows) * (down + _GAP),
            across,
            down,
        )
        for place in range(count)
    )
    return Grid(bar, tiles, letter)


def _letter(count: int, columns: int, room: QRectF) -> float:
    """How large a name can be with so many columns."""
    rows = -(-count // columns)
    down = (room.height() - _GAP * (rows - 1)) / max(1, rows)
    across = (room.width() - _GAP * (columns - 1)) / columns
    return min(down / _LINES, across / _LETTERS)
