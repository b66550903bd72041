"""A body: its outline at the left, and beside it what protects each zone, from head to foot.

Where there is no room for the outline (small print, a narrow column), the zones stand alone.
"""

from desktop.export import look, typeset
from desktop.export.blocks.fields import is_blanked
from desktop.export.blocks.setting import Setting, heading, set_line, underline
from desktop.export.figure import PROPORTION
from desktop.export.marks import Figure, Flow, Mark, Strip
from desktop.rules.sheetmodel import Body, BodyPart

#: From this width on, in points, the outline is drawn.
LEAST_WIDTH = 230.0
#: The outline is as high as the zones beside it, up to this, and stands in this width, in points.
MOST_HEIGHT = 150.0
FIGURE_WIDTH = 62.0
FIGURE_EDGE = 3.0
VALUE_WIDTH = 24.0
#: The names of the zones stand in this width where what lies on them is beside them.
LABEL_WIDTH = 46.0


def flow(setting: Setting, block: Body, width: float) -> Flow:
    """The block, never cut."""
    drawn = width >= LEAST_WIDTH and setting.zoom == 1.0
    start = FIGURE_WIDTH + look.GUTTER / 2 if drawn else 0.0
    strips = [strip for part in block.parts for strip in _part(setting, part, start, width - start)]
    if drawn and strips:
        height = min(MOST_HEIGHT, sum(strip.height for strip in strips))
        strips[0] = _with_figure(block, strips[0], height)
    glued = [Strip(strip.height, strip.marks, glued=True) for strip in strips[:-1]]
    return Flow(
        block.id,
        (*glued, *strips[-1:]),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
    )


def _with_figure(block: Body, first: Strip, height: float) -> Strip:
    high = height - 2 * FIGURE_EDGE
    wide = high * PROPORTION
    worn = tuple((part.where, part.layers) for part in block.parts)
    figure = Figure((FIGURE_WIDTH - wide) / 2, FIGURE_EDGE, wide, high, worn)
    return Strip(first.height, (figure, *first.marks))


def _part(setting: Setting, part: BodyPart, start: float, width: float) -> list[Strip]:
    """A zone: its name and what it is worth, then what lies on it; on one line where the outline
    does not stand beside it."""
    label, value = setting.line(part.label), setting.line(part.value)
    if is_blanked(setting, part.breakdown):
        value = ""
    inner = width - VALUE_WIDTH
    detail = typeset.wrap(setting.line(part.detail), look.MUTED_VALUE, inner)
    opening: list[Mark] = set_line(start, setting.baseline, inner, label, look.STRONG)
    opening += set_line(
        start + inner, setting.baseline, VALUE_WIDTH, value, look.STRONG_NUMBER, ending=True
    )
    lines = [opening]
    room = inner - LABEL_WIDTH
    if not start and typeset.advance(" ".join(detail), look.MUTED_VALUE) <= room:
        text = " ".join(detail)
        opening += set_line(LABEL_WIDTH, setting.baseline, room, text, look.MUTED_VALUE)
    else:
        lines += [
            set_line(start, setting.baseline, inner, line, look.MUTED_VALUE) for line in detail
        ]
    lines[-1] = [*lines[-1], underline(setting, start, width)]
    return [Strip(setting.grid, tuple(marks)) for marks in lines]
