"""The embedded font pair, shared by windows and PDF: a serif, its sans, and their figures.

Needs a QGuiApplication, no widget. Alegreya and Alegreya Sans (OFL, `resources/fonts/OFL.txt`)
were chosen over EB Garamond and Lato after comparing pages: one hand drew both, every face has
full French coverage (EB Garamond's bold has no accents), and both have tabular lining figures.
They lack U+202F, the narrow no-break space: write U+00A0.
"""

import os

from PySide6.QtGui import QFont, QFontDatabase

from desktop.paths import resources_root

SERIF_FAMILY = "Alegreya"
SANS_FAMILY = "Alegreya Sans"


def stand_alone() -> None:
    """Before an application without a screen begins: give it the embedded faces to begin with.

    Where fonts are not found through fontconfig (Windows), Qt's offscreen platform knows no other
    and warns on standard error. A folder that the environment names stays.
    """
    os.environ.setdefault("QT_QPA_FONTDIR", str(resources_root() / "fonts"))


def load() -> tuple[str, ...]:
    """Make the embedded faces known to Qt; once per application is enough.

    Returns the files that cannot be read: another family stands in for each.
    """
    faces = sorted((resources_root() / "fonts").glob("*.ttf"))
    return tuple(one.name for one in faces if QFontDatabase.addApplicationFont(str(one)) < 0)


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
