"""What every block needs to set itself: words, choices, the grid; and what blocks share."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop.export import look, typeset
from desktop.export.look import Style, Tone
from desktop.export.marks import Mark, Rect, Rule, Slot, Strip, words, words_ending
from desktop.export.options import Form, Options, Renderer
from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Entry


@dataclass(frozen=True)
class Setting:
    """Words and choices; `grid` is the distance of baselines in units of layout, of which each is
    `zoom` points of paper."""

    catalogue: Renderer
    options: Options
    grid: float = look.GRID
    zoom: float = 1.0

    def line(self, text: Text) -> str:
        """A text rendered, on one line."""
        return typeset.one_line(self.catalogue.render(text))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper in units of layout."""
        width, height = self.options.paper.value
        return width / self.zoom, height / self.zoom

    @property
    def margin(self) -> float:
        """The unprinted edge of the paper in units of layout."""
        return look.MARGIN / self.zoom

    def filled_in(self, entry: Entry | None) -> Entry | None:
        """An entry that is a field of its own on this paper, None on paper without fields."""
        return entry if self.options.form is Form.FILLABLE else None

    @property
    def baseline(self) -> float:
        """Where a baseline stands below the top of a line."""
        return self.grid * look.BASELINE


def heading(setting: Setting, title: Text, width: float, *, again: bool = False) -> list[Strip]:
    """A block's title over a hairline; nothing for an empty title.

    One line and a half high for a title of one line, so that columns stay on the grid.
    """
    text = setting.line(title)
    if not typeset.is_visible(text):
        return []
    if again:
        text = setting.line(say("export.continued", title=text))
    lines = typeset.wrap(text.upper(), look.HEADING, width)
    grid = setting.grid
    strips = [
        Strip(grid, (words(0, grid * 0.8, line, look.HEADING),), glued=True) for line in lines
    ]
    rule = Rule(0, grid * 1.15, width, 0, look.HAIRLINE, Tone.ACCENT)
    last = strips[-1]
    strips[-1] = Strip(grid * 1.5, (*last.marks, rule), glued=True)
    return strips


def underline(setting: Setting, x: float, width: float, tone: Tone = Tone.HAIRLINE) -> Rule:
    """The hairline at the foot of a line."""
    return Rule(x, setting.grid, width, 0, look.FINE, tone)


def blank_line(setting: Setting, width: float, *, spare: bool = True) -> Strip:
    """A ruled line to write on by hand."""
    return Strip(setting.grid, (underline(setting, 0, width),), spare=spare)


def kept_together(strips: Sequence[Strip]) -> list[Strip]:
    """Lines of one paragraph or row: short ones stay whole, long ones leave no line alone."""
    last = len(strips) - 1
    short = last < 4
    return [
        replace(strip, glued=strip.glued or (place < last and (short or place in (0, last - 1))))
        for place, strip in enumerate(strips)
    ]


def without_orphans(strips: Sequence[Strip]) -> list[Strip]:
    """A body whose first two and last two strips stay together, where it has three or more."""
    kept = list(strips)
    if len(kept) > 2:
        for place in (0, len(kept) - 2):
            if not kept[place + 1].spare:
                kept[place] = replace(kept[place], glued=True)
    return kept


def set_line(
    x: float, y: float, width: float, text: str, style: Style, *, ending: bool = False
) -> list[Mark]:
    """One line of words at the start or the end of its place; nothing when nothing is seen."""
    if not typeset.is_visible(text):
        return []
    return [words_ending(x + width, y, text, style) if ending else words(x, y, text, style)]


def text_slot(
    x: float, width: float, baseline: float, entry: Entry, style: Style, *, ending: bool = False
) -> Slot:
    """A field of one line that shows the beginning of what its entry holds between `x` and
    `x + width`.

    Viewers centre what is typed in the height of a field: this one is placed so that it then
    stands on the same baseline.
    """
    text = typeset.elide(typeset.one_line(entry.value), style, width)
    held = set_line(x, baseline, width, text, style, ending=ending)
    height = style.size * look.FIELD_HEIGHT
    top = baseline - style.size * look.FIELD_RISE - height / 2
    edge = look.FIELD_EDGE
    place = Rect(x - edge, top, width + 2 * edge, height)
    return Slot(
        place.x, place.y, place.width, place.height, entry, style, tuple(held), ending=ending
    )
