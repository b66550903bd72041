"""The one place for the look of paper: measures in points, type styles, named tones.

The tones are those of the light theme on screen, held again here because paper knows no widget.
"""

import enum
from dataclasses import dataclass

MM = 72 / 25.4
#: Unprinted edge of every page.
MARGIN = 12 * MM
#: Distance of baselines; everything in a column is a multiple of half of it.
GRID = 13.5
#: Between two columns of the page, and between two columns of a table.
GUTTER = 22.0
CELL_GAP = 9.0
#: Between the edge of a field of a form and what is written in it.
FIELD_EDGE = 2.0
#: Height of a field of one line, and how far its middle is above the baseline, in sizes.
FIELD_HEIGHT = 1.25
FIELD_RISE = 0.3
#: Around what a small card holds, and between two cards.
CARD_PADDING = 9.0
CARD_GAP = 12.0
#: Height kept for the footer above the bottom margin.
FOOTER = 20.0
#: Where a baseline stands in a line of the grid, from its top.
BASELINE = 0.72
INDENT = 10.0
HANGING = 9.0

HAIRLINE = 0.4
FINE = 0.25
BOX_LINE = 0.9
BOX_SIDE = 9.6
BOX_PITCH = 14.0
PIP_RADIUS = 3.6
PIP_PITCH = 11.0
#: More pips than this are a number and a line to write on.
MOST_PIPS = 60

PORTRAIT_WIDTH = 27 * MM
PORTRAIT_HEIGHT = 34 * MM


class Tone(enum.Enum):
    INK = "ink"
    MUTED = "muted"
    HAIRLINE = "hairline"
    PALE = "pale"
    ACCENT = "accent"
    VITALITY = "vitality"
    ENDURANCE = "endurance"
    HEROISM = "heroism"


class Family(enum.Enum):
    SERIF = "serif"
    SANS = "sans"


@dataclass(frozen=True)
class Style:
    """How words are set: `size` in points, `spacing` after each letter in hundredths of its
    width.

    `figures` asks for lining figures of one width, for columns and numbers that matter.
    """

    family: Family
    size: float
    tone: Tone = Tone.INK
    bold: bool = False
    italic: bool = False
    spacing: int = 0
    figures: bool = False


TITLES = tuple(Style(Family.SERIF, size) for size in (28.0, 22.0, 18.0))
CARD_TITLE = Style(Family.SERIF, 16.0)
CARD_SUBTITLE = Style(Family.SERIF, 10.0, Tone.MUTED, italic=True)
SUBTITLE = Style(Family.SERIF, 12.0, Tone.MUTED, italic=True)
HEADING = Style(Family.SERIF, 9.5, Tone.ACCENT, bold=True, spacing=9)
LABEL = Style(Family.SANS, 7.5, Tone.MUTED, spacing=5)
VALUE = Style(Family.SANS, 10.0)
MUTED_VALUE = Style(Family.SANS, 10.0, Tone.MUTED, italic=True)
STRONG = Style(Family.SANS, 10.0, bold=True)
NUMBER = Style(Family.SANS, 10.0, figures=True)
MUTED_NUMBER = Style(Family.SANS, 10.0, Tone.MUTED, figures=True)
STRONG_NUMBER = Style(Family.SANS, 10.0, bold=True, figures=True)
LARGE = Style(Family.SERIF, 20.0, figures=True)
LARGE_TEXT = Style(Family.SERIF, 13.0)
LARGE_MARK = Style(Family.SERIF, 12.0, Tone.ACCENT)
MARK = Style(Family.SERIF, 9.0, Tone.ACCENT)
PENALTY = Style(Family.SERIF, 10.0, Tone.MUTED, figures=True)
ACTIVE_PENALTY = Style(Family.SERIF, 10.0, bold=True, figures=True)
FOOT = Style(Family.SANS, 7.5, Tone.MUTED)
FOOT_BRAND = Style(Family.SERIF, 7.5, Tone.MUTED, spacing=20)

COLOURS: dict[Tone, str] = {
    Tone.INK: "#1F1B16",
    Tone.MUTED: "#6B6358",
    Tone.HAIRLINE: "#CFC7B8",
    Tone.PALE: "#C9C2B6",
    Tone.ACCENT: "#7A1F2B",
    Tone.VITALITY: "#9B2C2C",
    Tone.ENDURANCE: "#2B5C7A",
    Tone.HEROISM: "#8A6A14",
}
#: What colour told is told by weight, slant, shape and heading; greys stay dark enough to print.
BLACKS: dict[Tone, str] = {
    **dict.fromkeys(Tone, "#000000"),
    Tone.MUTED: "#404040",
    Tone.HAIRLINE: "#A8A8A8",
    Tone.PALE: "#A0A0A0",
}
