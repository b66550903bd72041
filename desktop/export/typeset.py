"""Words measured and broken into lines, the same on every device.

Fonts are measured unhinted at a fixed fine size (`UNIT` steps to the point), never at the
resolution of a device, so that file, printer and preview break lines at the same places.
Needs a QGuiApplication.
"""

import logging
import threading
import unicodedata
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QTextLayout, QTextOption

from desktop import fonts
from desktop.export.look import Family, Style
from desktop.paths import resources_root

logger = logging.getLogger(__name__)

#: Font pixels and painter units to one point.
UNIT = 16

#: Distance of baselines, in sizes of the letters, where a viewer sets several lines by itself.
LEADING = 1.2
#: Where it sets the first one, in sizes below the top.
FIRST_LINE = 0.9

_FIGURES = {Family.SERIF: "Cassure Figures Serif", Family.SANS: "Cassure Figures Sans"}
_BREAKS = str.maketrans(dict.fromkeys("\v\f\x1c\x1d\x1e\x85\u2028\u2029", "\n"))
_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
#: What rises and hangs as far as European text does.
_TALL = "ÀÉÎÕÜŸÇçgjpqyþ()"
_RIGHT_TO_LEFT = ("R", "AL")


def load_fonts() -> None:
    """Make the embedded pair and its figures known to Qt, unless they are already."""
    families = set(QFontDatabase.families())
    if not {fonts.SERIF_FAMILY, fonts.SANS_FAMILY} <= families:
        fonts.load()
    if not set(_FIGURES.values()) <= families:
        for face in sorted((resources_root() / "fonts" / "figures").glob("*.ttf")):
            if QFontDatabase.addApplicationFont(str(face)) < 0:
                logger.warning("figures %s are unreadable; text figures stand in", face.name)


class _Faces(threading.local):
    """Fonts and their measures, made once per thread: Qt shares no font between threads."""

    def __init__(self) -> None:
        self.fonts: dict[Style, QFont] = {}
        self.metrics: dict[Style, QFontMetricsF] = {}


_faces = _Faces()


def font(style: Style) -> QFont:
    """The font of a style, in painter units."""
    made = _faces.fonts.get(style)
    if made is None:
        made = _faces.fonts[style] = _font(style)
    return made


def _font(style: Style) -> QFont:
    serif = style.family is Family.SERIF
    made = fonts.embedded_serif() if serif else fonts.embedded_sans()
    if style.figures:
        made.setFamilies([_FIGURES[style.family], *made.families()])
    made.setPixelSize(round(style.size * UNIT))
    made.setBold(style.bold)
    made.setItalic(style.italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A ligature has no character of its own: copied from a PDF, "Confirmé" would lose its "fi".
    for feature in ("liga", "clig", "dlig"):
        made.setFeature(QFont.Tag(feature), 0)
    if style.spacing:
        # In parts of each letter: absolute spacing is scaled again by fine devices.
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + style.spacing)
    return made


def _metrics(style: Style) -> QFontMetricsF:
    made = _faces.metrics.get(style)
    if made is None:
        made = _faces.metrics[style] = QFontMetricsF(font(style))
    return made


@lru_cache(maxsize=64)
def ascent(style: Style) -> float:
    """Points that letters rise above the baseline, accents on capitals included."""
    return -_metrics(style).tightBoundingRect(_TALL).top() / UNIT


@lru_cache(maxsize=64)
def descent(style: Style) -> float:
    """Points that letters and brackets hang below the baseline."""
    return _metrics(style).tightBoundingRect(_TALL).bottom() / UNIT


@lru_cache(maxsize=8192)
def advance(text: str, style: Style) -> float:
    """The width of one line of words, in points."""
    return _metrics(style).horizontalAdvance(text) / UNIT


def elide(text: str, style: Style, width: float) -> str:
    """One line that is no wider than `width` points, cut with an ellipsis when it must be."""
    return _metrics(style).elidedText(text, Qt.TextElideMode.ElideRight, width * UNIT)


def clean(text: str) -> str:
    """People's own words with nothing that a page cannot hold.

    Line ends are made one kind; control characters and halves of surrogate pairs go; spaces and
    hyphens that the embedded fonts lack become their common kin.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(_BREAKS)
    return unicodedata.normalize("NFC", "".join(_clean_char(char) for char in text))


def _clean_char(char: str) -> str:
    if char in "\n ":
        return char
    if char == "\t":
        return " "
    if char == "\N{NON-BREAKING HYPHEN}":
        return "-"
    match unicodedata.category(char):
        case "Zs":
            return _NO_BREAK_SPACE
        case "Cc":
            return ""
        case "Cs":
            return "\N{REPLACEMENT CHARACTER}"
        case _:
            return "" if char == "\N{ZERO WIDTH NO-BREAK SPACE}" else char


def one_line(text: str) -> str:
    """Clean words on one line: line ends become spaces, runs of spaces one."""
    return " ".join(part for part in clean(text).replace("\n", " ").split(" ") if part)


def is_visible(text: str) -> bool:
    """Whether anything of it would be seen on paper."""
    return any(unicodedata.category(char)[0] not in "ZC" for char in text)


def is_right_to_left(text: str) -> bool:
    """Whether the first strong character reads from right to left."""
    for char in text:
        match unicodedata.bidirectional(char):
            case "L":
                return False
            case kind if kind in _RIGHT_TO_LEFT:
                return True
            case _:
                continue
    return False


def paragraphs(text: str) -> list[str]:
    """Clean lines of a longer text.

    Lines without ink at both ends go and runs of them become one, so that a thousand empty lines
    are no page.
    """
    kept: list[str] = []
    for line in clean(text).split("\n"):
        if is_visible(line):
            kept.append(line.rstrip())
        elif kept and kept[-1]:
            kept.append("")
    if kept and not kept[-1]:
        kept.pop()
    return kept


@lru_cache(maxsize=2048)
def wrap(text: str, style: Style, width: float, first: float | None = None) -> tuple[str, ...]:
    """Break one paragraph into lines of at most `width` points, the first of at most `first`.

    A word longer than a line is broken anywhere. The first line is empty when no whole word fits
    in `first` and one would fit in `width`. Empty text is one empty line.
    """
    if not text:
        return ("",)
    if first is None:
        first = width
    elif advance(text.split(" ", 1)[0], style) > first:
        return ("", *wrap(text, style, width))
    layout = QTextLayout(text, font(style))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    # Qt counts in UTF-16; Python in characters.
    wide = text.encode("utf-16-le")
    lines: list[str] = []
    layout.beginLayout()
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth((width if lines else first) * UNIT)
        start, length = line.textStart() * 2, line.textLength() * 2
        # A line never ends inside a pair, but a broken run may: such a half is not drawn.
        lines.append(wide[start : start + length].decode("utf-16-le", "replace").rstrip())
        line = layout.createLine()
    layout.endLayout()
    return tuple(lines)


def lines_of(text: str, style: Style, width: float) -> list[str]:
    """All lines of a text of several paragraphs; none when nothing of it would be seen."""
    return [line for part in paragraphs(text) for line in wrap(part, style, width)]
