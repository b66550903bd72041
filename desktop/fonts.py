"""The embedded font pair, shared by windows and PDF: a serif, its sans, and their figures.

Needs a QGuiApplication, no widget. Alegreya and Alegreya Sans (OFL, `resources/fonts/OFL.txt`)
were chosen over EB Garamond and Lato after comparing pages: one hand drew both, every face has
full French coverage (EB Garamond's bold has no accents), and both have tabular lining figures.
They lack U+202F, the narrow no-break space: write U+00A0.
"""

import logging

from PySide6.QtGui import QFont, QFontDatabase

from desktop.paths import resources_root

logger = logging.getLogger(__name__)

SERIF_FAMILY = "Alegreya"
SANS_FAMILY = "Alegreya Sans"


def load() -> None:
    """Make the embedded faces known to Qt; once per application is enough."""
    for face in sorted((resources_root() / "fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(face)) < 0:
            logger.warning("font %s is unreadable; another family will stand in for it", face.name)


def embedded_serif() -> QFont:
    """The serif without a size, for headings and numbers that matter."""
    return _hinted(SERIF_FAMILY, QFont.StyleHint.Serif)


def embedded_sans() -> QFont:
    """The sans without a size, for labels and running text."""
    return _hinted(SANS_FAMILY, QFont.StyleHint.SansSerif)


def tabular(font: QFont) -> QFont:
    """A copy of `font` whose figures are all of one width and stand on the line, for columns."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setFeature(QFont.Tag("lnum"), 1)
    return made


def _hinted(family: str, hint: QFont.StyleHint) -> QFont:
    made = QFont(family)
    made.setStyleHint(hint)
    return made
