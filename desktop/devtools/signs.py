"""Draw every sign of `resources/icons/*.svg` in each size into one picture, which a start reads in
the time that a single drawing takes.

Run `python -m desktop.devtools.signs` after a change of a drawing, and commit the picture with it.
"""

import sys
import zlib

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop.fonts import stand_alone
from desktop.paths import resources_root
from desktop.ui.widgets.icons import SIDES, SIGNS, IconName, place_of, sheet_size


def drawn() -> QImage:
    """All signs in black on nothing, a row for each and a column for each size."""
    sheet = QImage(sheet_size(), QImage.Format.Format_ARGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    for name in IconName:
        source = (resources_root() / "icons" / f"{name.value}.svg").read_bytes()
        drawing = QSvgRenderer(source.replace(b"currentColor", b"#000000"))
        for side in SIDES:
            drawing.render(painter, QRectF(place_of(name, side)))
    painter.end()
    return sheet


def main() -> int:
    """Write the picture; the exit code."""
    stand_alone()
    application = QGuiApplication(["signs", "-platform", "offscreen"])
    shade = drawn().convertToFormat(QImage.Format.Format_Alpha8)
    points = bytes(shade.constBits())
    (resources_root() / "icons" / SIGNS).write_bytes(zlib.compress(points, 9))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
