"""A body: its outline at the left, and beside it what protects each zone, from head to foot.

Where there is no room for the outline (a card, a narrow column), the zones stand alone.
"""

from desktop.export import look, typeset
from desktop.export.blocks.fields import is_blanked
from desktop.export.blocks.setting import Setting, heading, set_line, underline
from desktop.export.figure import PROPORTION
from desktop.export.marks import Figure, Flow, Mark, Strip
from desktop.rules.sheetmodel import Body, BodyPart

#: From this width on, in points, the outline is drawn.
LEAST_WIDTH = 230.0
#: The outline is as high as the zones beside it, within these, in points.
LEAST_HEIGHT, MOST_HEIGHT = 92.0, 150.0
VALUE_WIDTH = 24.0


def flow(setting: Setting, block: Body, width: float) -> Flow:
    """The block, never cut."""
    drawn = width >= LEAST_WIDTH
    start = MOST_HEIGHT * PROPORTION * 0.8 + look.CELL_GAP if drawn else 0.0
    rows = [_part(setting, part, start, width - start) for part in block.parts]
    height = sum(strip.height for row in rows for strip in row)
    if drawn and height < LEAST_HEIGHT:
        spare = (LEAST_HEIGHT - height) / max(1, len(rows))
        rows = [[*row[:-1], _taller(row[-1], spare)] for row in rows]
        height = LEAST_HEIGHT
    strips = [strip for row in rows for strip in row]
    if drawn and strips:
        strips[0] = _with_figure(block, strips[0], start, min(height, MOST_HEIGHT))
    glued = [Strip(strip.height, strip.marks, glued=True) for strip in strips[:-1]]
    return Flow(
        block.id,
        (*glued, *strips[-1:]),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
    )


def _taller(strip: Strip, by: float) -> Strip:
    return Strip(strip.height + by, strip.marks)


def _with_figure(block: Body, first: Strip, start: float, height: float) -> Strip:
    room = height - 6.0
    width = room * PROPORTION
    worn = tuple((part.where, part.layers) for part in block.parts)
    x = max(0.0, (start - look.CELL_GAP - width) / 2)
    return Strip(first.height, (Figure(x, 4.0, width, room, worn), *first.marks))


def _part(setting: Setting, part: BodyPart, start: float, width: float) -> list[Strip]:
    """A zone: its name and what it is worth, then what lies on it."""
    label, value = setting.line(part.label), setting.line(part.value)
    if is_blanked(setting, part.breakdown):
        value = ""
    inner = width - VALUE_WIDTH
    detail = typeset.wrap(setting.line(part.detail), look.MUTED_VALUE, inner)
    opening: list[Mark] = set_line(start, setting.baseline, inner, label, look.STRONG)
    room = inner - typeset.advance(label, look.STRONG) - look.CELL_GAP
    beside = len(detail) == 1 and typeset.advance(detail[0], look.MUTED_VALUE) <= room
    opening += set_line(
        start + inner, setting.baseline, VALUE_WIDTH, value, look.STRONG_NUMBER, ending=True
    )
    lines = [opening]
    if beside:
        x = start + inner - room
        opening += set_line(x, setting.baseline, room, detail[0], look.MUTED_VALUE)
    else:
        lines += [
            set_line(start, setting.baseline, inner, line, look.MUTED_VALUE) for line in detail
        ]
    lines[-1] = [*lines[-1], underline(setting, start, width)]
    return [Strip(setting.grid, tuple(marks)) for marks in lines]
