"""Icons drawn for Cassure: one-colour signs that take the theme's colours, and the program's own.

The signs are SVG files that stroke with `currentColor`; they are coloured when they are loaded, and
`set_icon` colours them again when the theme changes.
"""

import enum
from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from desktop.paths import resources_root
from desktop.ui import theme

# Sides in pixels; Qt scales the nearest larger one down. Few, because each costs start-up time.
_SIDES = (16, 24, 32, 48)
_RARER_SIDES = (24, 48)
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


def icon(name: IconName, tone: theme.Tone = theme.Tone.INK) -> QIcon:
    """A sign in a colour of the theme that is on screen now."""
    look = theme.current()
    made = QIcon()
    for mode, color, sides in (
        (QIcon.Mode.Normal, look.color(tone), _SIDES),
        (QIcon.Mode.Disabled, look.muted, _RARER_SIDES),
        (QIcon.Mode.Selected, look.on_accent, _RARER_SIDES),
    ):
        for pixmap in _drawn(name, color.name(), sides):
            made.addPixmap(pixmap, mode)
    return made


def _drawn(name: IconName, color: str, sides: Iterable[int]) -> list[QPixmap]:
    """A sign in one colour and several sizes; a hundred buttons with one sign draw it once."""
    drawing: QSvgRenderer | None = None
    found: list[QPixmap] = []
    for side in sides:
        key, pixmap = f"cassure {name.value} {color} {side}", QPixmap()
        if not QPixmapCache.find(key, pixmap):
            drawing = drawing or _drawing(name, color)
            pixmap = _rendered(drawing, side)
            QPixmapCache.insert(key, pixmap)
        found.append(pixmap)
    return found


def _drawing(name: IconName, color: str) -> QSvgRenderer:
    source = (resources_root() / "icons" / f"{name.value}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(b"currentColor", color.encode("ascii"))))


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


def _rendered(drawing: QSvgRenderer, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap
