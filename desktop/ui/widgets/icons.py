"""Icons drawn for Cassure: one-colour signs that take the theme's colours, and the program's own.

The signs are SVG files that stroke with `currentColor`, and one picture of them all in each size
(`desktop.devtools.signs`), from which each is cut and coloured; `set_icon` colours it again when
the theme changes.
"""

import enum
import zlib
from functools import cache

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QAbstractButton

from desktop.paths import resources_root
from desktop.ui import theme

# Sides in pixels; Qt scales the nearest larger one down. Few, because each costs start-up time.
SIDES = (16, 24, 32, 48)
_RARER_SIDES = (24, 48)
#: The opacity of every point of the picture of all signs, packed: the first picture file that Qt
#: reads makes it look through its plugins, which takes four times as long.
SIGNS = "signs.zlib"
_APP_SIDES = (16, 24, 32, 48, 64, 128, 256, 512)


class IconName(enum.Enum):
    """The signs; the value is the file's name in `resources/icons/`."""

    ADD = "add"
    CLOSE = "close"
    COPY = "copy"
    DIE = "die"
    ERROR = "error"
    EXPORT = "export"
    EYE = "eye"
    FIGHT = "fight"
    GROUP = "group"
    IMPORT = "import"
    INFO = "info"
    NOTES = "notes"
    PRINT = "print"
    REDO = "redo"
    REMOVE = "remove"
    SCREEN = "screen"
    SETTINGS = "settings"
    SHEET = "sheet"
    SHIELD = "shield"
    UNDO = "undo"
    WARNING = "warning"
    WOUND = "wound"


_ROWS = {name: row for row, name in enumerate(IconName)}


def icon(name: IconName, tone: theme.Tone = theme.Tone.INK) -> QIcon:
    """A sign in a colour of the theme that is on screen now."""
    look = theme.current()
    made = QIcon()
    for mode, color, sides in (
        (QIcon.Mode.Normal, look.color(tone), SIDES),
        (QIcon.Mode.Disabled, look.muted, _RARER_SIDES),
        (QIcon.Mode.Selected, look.on_accent, _RARER_SIDES),
    ):
        for side in sides:
            made.addPixmap(_drawn(name, color, side), mode)
    return made


def first_icon(name: IconName, pixels: int) -> QIcon:
    """A sign for the first paint, in the one size of a tool bar's; `set_icon` gives all others."""
    look = theme.current()
    side = next((side for side in SIDES if side >= pixels), SIDES[-1])
    made = QIcon(_drawn(name, look.ink, side))
    made.addPixmap(_drawn(name, look.muted, side), QIcon.Mode.Disabled)
    return made


def _drawn(name: IconName, color: QColor, side: int) -> QPixmap:
    """A sign in one colour and size; a hundred buttons with one sign share it."""
    key, pixmap = f"cassure {name.value} {color.name()} {side}", QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap.fromImage(all_signs().copy(place_of(name, side)))
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRect(0, 0, side, side)
        painter.end()
        QPixmapCache.insert(key, pixmap)
    return pixmap


@cache
def all_signs() -> QImage:
    """The picture of all signs, black where it is opaque."""
    points = zlib.decompress((resources_root() / "icons" / SIGNS).read_bytes())
    size = sheet_size()
    shade = QImage(points, size.width(), size.height(), size.width(), QImage.Format.Format_Alpha8)
    # The copy does not need the bytes any more.
    return shade.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def sheet_size() -> QSize:
    """The size in pixels of the picture of all signs: a row for each, a column for each size."""
    return QSize(sum(SIDES), max(SIDES) * len(IconName))


def place_of(name: IconName, side: int) -> QRect:
    """Where a sign of one of `SIDES` stands in the picture of all."""
    left = sum(SIDES[: SIDES.index(side)])
    return QRect(left, _ROWS[name] * max(SIDES), side, side)


def set_icon(
    target: QAction | QAbstractButton, name: IconName, tone: theme.Tone = theme.Tone.INK
) -> None:
    """Give an action or a button a sign that follows the theme for as long as it lives."""
    for child in target.children():
        if isinstance(child, _IconKeeper):
            child.change(name, tone)
            return
    _IconKeeper(target, name, tone)


def application_icon() -> QIcon:
    """The program's icon in every size."""
    folder = resources_root() / "icons"
    made = QIcon()
    for side in _APP_SIDES:
        made.addFile(str(folder / f"cassure-{side}.png"), QSize(side, side))
    return made


class _IconKeeper(QObject):
    """Colours its parent's icon again when the theme changes."""

    def __init__(self, target: QAction | QAbstractButton, name: IconName, tone: theme.Tone) -> None:
        super().__init__(target)
        self._target = target
        self.change(name, tone)
        theme.appearance().changed.connect(self._show)

    def change(self, name: IconName, tone: theme.Tone) -> None:
        self._name = name
        self._tone = tone
        self._show()

    def _show(self) -> None:
        self._target.setIcon(icon(self._name, self._tone))
