"""The head of the first page and the foot of every page."""

from dataclasses import dataclass

from desktop.export import look, typeset
from desktop.export.blocks.setting import Setting, text_slot
from desktop.export.look import Style, Tone
from desktop.export.marks import Mark, Picture, Placed, Rect, Rule, words, words_ending
from desktop.rules.message import say
from desktop.rules.sheetmodel import SheetModel

TITLE_LINES = 2
SUBTITLE_LINES = 3


@dataclass(frozen=True)
class Head:
    """What opens the first page; `cut` is what did not fit, whole: the name, the line below it."""

    title: Placed
    portrait: Placed
    cut: tuple[str, ...] = ()

    @property
    def pieces(self) -> tuple[Placed, ...]:
        """Both, in painting order."""
        return (self.title, self.portrait)


def title_lines(title: str, width: float) -> tuple[tuple[str, ...], Style, bool]:
    """A name in at most two lines: the largest style that holds it, else cut with an ellipsis.

    The flag says whether it was cut.
    """
    for style in look.TITLES:
        lines = typeset.wrap(title, style, width)
        # One line at a smaller size reads better than a broken name.
        if len(lines) == 1 or (style is look.TITLES[-1] and len(lines) <= TITLE_LINES):
            return lines, style, False
    style = look.TITLES[-1]
    first, *rest = typeset.wrap(title, style, width)
    return (first, typeset.elide(" ".join(rest), style, width)), style, True


def header(setting: Setting, model: SheetModel, frame: Rect) -> Head:
    """Title, subtitle and portrait space at the top of a frame."""
    portrait = Rect(
        frame.right - look.PORTRAIT_WIDTH, frame.y, look.PORTRAIT_WIDTH, look.PORTRAIT_HEIGHT
    )
    width = frame.width - portrait.width - look.GUTTER
    lines, style, is_cut = title_lines(typeset.one_line(model.title), width)
    cut: list[str] = []
    marks: list[Mark] = []
    y = frame.y
    rise = typeset.ascent(style)
    entry = setting.filled_in(model.title_entry)
    if entry is not None:
        lines, style, is_cut = (), look.TITLES[1], False
        rise = typeset.ascent(style)
        marks.append(text_slot(frame.x, width, y + rise, entry, style))
        y += style.size * 1.35
        if not typeset.is_visible(entry.value):
            marks.append(Rule(frame.x, y, width, 0, look.FINE, Tone.HAIRLINE))
            name = setting.line(say("export.name"))
            y += look.LABEL.size * 1.3
            marks.append(words(frame.x, y, name, look.LABEL))
    elif not typeset.is_visible(model.title):
        # A blank sheet: a line for the name, named below it.
        lines = ()
        y += look.TITLES[0].size * 0.9
        marks.append(Rule(frame.x, y, width, 0, look.FINE, Tone.HAIRLINE))
        y += look.LABEL.size * 1.3
        marks.append(words(frame.x, y, setting.line(say("export.name")), look.LABEL))
    if is_cut:
        cut.append(model.title)
    for line in lines:
        marks.append(words(frame.x, y + rise, line, style))
        y += style.size * 1.22
    parts = [setting.line(part) for part in model.subtitle]
    subtitle = " — ".join(part for part in parts if typeset.is_visible(part))
    if subtitle:
        below, is_cut = _subtitle(subtitle, width)
        if is_cut:
            cut.append(subtitle)
        for line in below:
            y += look.SUBTITLE.size * 1.36
            marks.append(words(frame.x, y - look.SUBTITLE.size * 0.35, line, look.SUBTITLE))
    y += setting.grid * 0.4
    if typeset.is_visible(model.title):
        marks.append(Rule(frame.x, y, width, 0, look.HAIRLINE, Tone.HAIRLINE))
    title = Placed("title", Rect(frame.x, frame.y, width, y - frame.y), tuple(marks))
    picture = Picture(portrait.x, portrait.y, portrait.width, portrait.height)
    return Head(title, Placed("portrait", portrait, (picture,)), tuple(cut))


def _subtitle(text: str, width: float) -> tuple[list[str], bool]:
    lines = list(typeset.wrap(text, look.SUBTITLE, width))
    is_cut = len(lines) > SUBTITLE_LINES
    if is_cut:
        rest = " ".join(lines[SUBTITLE_LINES - 1 :])
        lines[SUBTITLE_LINES - 1 :] = [typeset.elide(rest, look.SUBTITLE, width)]
    return lines, is_cut


def footer(setting: Setting, model: SheetModel, number: int, count: int) -> Placed:
    """Name at the left, the program's name in the middle, the page at the right."""
    width, height = setting.size
    margin = setting.margin
    top = height - margin - look.FOOTER
    frame = Rect(margin, top, width - 2 * margin, look.FOOTER)
    baseline = frame.bottom - 2.5
    brand = words(0, baseline, "CASSURE", look.FOOT_BRAND)
    middle = frame.x + (frame.width - brand.width) / 2
    page = setting.line(say("export.page", page=number, pages=count))
    name = typeset.elide(typeset.one_line(model.title), look.FOOT, middle - frame.x - look.GUTTER)
    rule_y = frame.y + frame.height * 0.4
    marks: list[Mark] = [
        Rule(frame.x, rule_y, frame.width, 0, look.FINE, Tone.HAIRLINE),
        words(frame.x, baseline, name, look.FOOT),
        words(middle, baseline, "CASSURE", look.FOOT_BRAND),
        words_ending(frame.right, baseline, page, look.FOOT),
    ]
    return Placed("footer", frame, tuple(marks))
