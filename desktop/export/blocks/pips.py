"""Small pools of points as rounds to fill in, several pools in line under each other."""

from collections.abc import Sequence
from dataclasses import replace

from desktop.export import look, typeset
from desktop.export.blocks.setting import Setting, kept_together, set_line, underline
from desktop.export.look import Tone
from desktop.export.marks import Flow, Mark, Pip, Slot, Strip, beside
from desktop.export.options import Form, Numbers
from desktop.rules.sheetmodel import Pips
from desktop.text import number

MOST_LABEL = 0.5
COUNT_WIDTH = 34.0
#: From this width on, in points, pools stand in two columns.
TWO_COLUMNS = 320.0


def flow(setting: Setting, blocks: Sequence[Pips], width: float) -> Flow:
    """Pools that follow each other in the model, their rounds in line; where the page is wide,
    half of them beside the others."""
    name = "+".join(block.id for block in blocks)
    if width < TWO_COLUMNS or len(blocks) < 2:
        return Flow(name, tuple(_column(setting, blocks, width)), gap=setting.grid)
    half = (width - look.GUTTER) / 2
    middle = (len(blocks) + 1) // 2
    left = _column(setting, blocks[:middle], half)
    right = _column(setting, blocks[middle:], half)
    return Flow(name, beside(left, right, half + look.GUTTER), gap=setting.grid)


def _column(setting: Setting, blocks: Sequence[Pips], width: float) -> list[Strip]:
    titles = [setting.line(block.title) for block in blocks]
    widest = max((typeset.advance(title, look.VALUE) for title in titles), default=0.0)
    room = min(widest + 0.5, width * MOST_LABEL)
    body: list[Strip] = []
    for block, title in zip(blocks, titles, strict=True):
        body.extend(_pool(setting, block, title, width, room))
    return body


def _counted(setting: Setting) -> bool:
    return setting.options.numbers is Numbers.SHOWN


def _is_told(setting: Setting, block: Pips) -> bool:
    """Whether the points are told in figures too: not on a sheet that nobody has filled in."""
    return _counted(setting) and (block.filled > 0 or block.entry is not None)


def _pool(setting: Setting, block: Pips, title: str, width: float, room: float) -> list[Strip]:
    start = room + look.CELL_GAP + look.PIP_RADIUS
    per_line = max(1, int((width - start - COUNT_WIDTH) // look.PIP_PITCH))
    filled, total = max(0, block.filled), max(0, block.total)
    drawn = max(filled, total)
    if drawn > look.MOST_PIPS:
        drawn = 0
    entry = setting.filled_in(block.entry)
    labels = typeset.wrap(title, look.VALUE, room)
    count = max(len(labels), -(-drawn // per_line), 1)
    strips: list[Strip] = []
    for line in range(count):
        marks: list[Mark] = []
        if line < len(labels):
            marks += set_line(0, setting.baseline, room, labels[line], look.VALUE)
        for place in range(line * per_line, min(drawn, (line + 1) * per_line)):
            x = start + (place - line * per_line) * look.PIP_PITCH
            y = setting.baseline - look.VALUE.size * 0.32
            is_filled = place < filled and _counted(setting)
            pip = Pip(x, y, look.PIP_RADIUS, is_filled and entry is None, Tone.HEROISM)
            marks.append(pip)
            if entry is not None:
                held = (replace(pip, filled=True),)
                rect = pip.rect
                marks.append(
                    Slot(rect.x, rect.y, rect.width, rect.height, entry, look.VALUE, held, place)
                )
        if line == 0 and setting.options.form is Form.FLAT and _is_told(setting, block):
            text = f"{number(block.filled)} / {number(block.total)}"
            marks += set_line(
                width - COUNT_WIDTH,
                setting.baseline,
                COUNT_WIDTH,
                text,
                look.MUTED_NUMBER,
                ending=True,
            )
        if line == count - 1:
            marks.append(underline(setting, 0, width))
        strips.append(Strip(setting.grid, tuple(marks)))
    return kept_together(strips)
