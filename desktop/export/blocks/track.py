"""Health tables: a label, real boxes, a penalty. Two narrow ones stand side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from desktop.export import look, typeset
from desktop.export.blocks.setting import Setting, blank_line, heading, kept_together, set_line
from desktop.export.look import Style, Tone
from desktop.export.marks import Cross, Flow, Mark, Slot, Strip, WoundBox, beside, words
from desktop.export.options import Wounds
from desktop.rules.sheetmodel import Box, BoxRow, BoxState, Entry, Track
from desktop.text import number

PENALTY_WIDTH = 17.0
#: Between labels and boxes, and between two tables side by side.
LABEL_GAP = 6.0
PAIR_GAP = 14.0
#: Labels take no more than this part of a health table.
MOST_LABEL = 0.45
#: Boxes that a table in a wide column leaves room for.
COMMON_BOXES = 6
_TONES = {"vitality": Tone.VITALITY, "endurance": Tone.ENDURANCE, "heroism": Tone.HEROISM}


@dataclass(frozen=True)
class Shape:
    """What the health tables of a column share, so that boxes and penalties stand in line:
    `labels` points for the labels, then room for `boxes`."""

    labels: float
    boxes: int

    @property
    def width(self) -> float:
        """What a table of this shape needs, in points."""
        return self.labels + LABEL_GAP + self.boxes * look.BOX_PITCH + PENALTY_WIDTH


def shape(setting: Setting, tracks: Sequence[Track], boxes: int = 0) -> Shape:
    """The widest label and the longest row of several tables, and room for `boxes` at least."""
    rows = [row for track in tracks for row in track.rows]
    widest = [typeset.advance(setting.line(row.label), look.VALUE) for row in rows]
    longest = [len(row.boxes) for row in rows]
    # A hair more than measured: rounding must not break a word that fits.
    return Shape(max(widest, default=0.0) + 0.5, max((boxes, *longest)))


def filling(own: Shape, width: float) -> Shape:
    """A shape with the room for boxes that a narrow table has."""
    spare = int((width - own.width) // look.BOX_PITCH)
    return Shape(own.labels, own.boxes + max(0, spare))


def flow(setting: Setting, block: Track, width: float, common: Shape) -> Flow:
    """One health table; rows of many boxes take several lines."""
    room = min(common.labels, width * MOST_LABEL)
    # Penalties stand near the boxes they belong to, not at the far edge of a wide column.
    inner = min(width, Shape(room, common.boxes).width)
    body: list[Strip] = []
    for place, row in enumerate(block.rows):
        body.extend(_row(setting, block, row, place, inner, room))
    if not body:
        body.append(blank_line(setting, width, spare=False))
    # Health is read at a glance: a table that fits on a page is never cut.
    whole = [replace(strip, glued=True) for strip in body[:-1]]
    return Flow(
        block.id,
        (*whole, *body[-1:]),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
    )


def pair(left: Flow, right: Flow, dx: float) -> Flow:
    """Two health tables of one line per row, side by side, the second `dx` points to the right."""
    return Flow(
        f"{left.block}+{right.block}",
        beside(left.body, right.body, dx),
        beside(left.head, right.head, dx),
        beside(left.again, right.again, dx),
        gap=left.gap,
    )


def _row(
    setting: Setting, block: Track, row: BoxRow, place: int, width: float, room: float
) -> list[Strip]:
    grid, baseline = setting.grid, setting.baseline
    start = room + LABEL_GAP
    per_line = max(1, int((width - start - PENALTY_WIDTH) // look.BOX_PITCH))
    boxes = _boxes(setting, row)
    labels = typeset.wrap(setting.line(row.label), look.VALUE, room)
    count = max(len(labels), -(-len(boxes) // per_line), 1)
    tone = _TONES.get(block.colour, Tone.INK)
    top = baseline - look.BOX_SIDE * 0.86
    entry = setting.filled_in(row.entry)
    ticks = 0
    strips: list[Strip] = []
    for line in range(count):
        marks: list[Mark] = []
        if line < len(labels):
            marks += set_line(0, baseline, room, labels[line], look.VALUE)
        for column, box in enumerate(boxes[line * per_line : (line + 1) * per_line]):
            x = start + column * look.BOX_PITCH
            variant = place * 7 + column + line
            if entry is None or box.why_not is not None:
                marks.append(WoundBox(x, top, box, tone, variant=variant))
                continue
            free = msgspec.structs.replace(box, state=BoxState.FREE)
            marks.append(WoundBox(x, top, free, tone))
            marks.append(_slot(entry, x, top, tone, variant, ticks))
            ticks += 1
        if line == 0 and row.penalty:
            marks.append(_penalty(setting, row, width, baseline))
        strips.append(Strip(grid, tuple(marks)))
    return kept_together(strips)


def _slot(entry: Entry, x: float, top: float, tone: Tone, variant: int, place: int) -> Slot:
    """The box of a form."""
    cross = Cross(x, top, tone, variant)
    side = look.BOX_SIDE
    return Slot(x, top, side, side, entry, look.VALUE, (cross,), place)


def _boxes(setting: Setting, row: BoxRow) -> tuple[Box, ...]:
    if setting.options.wounds is Wounds.CURRENT:
        return row.boxes
    return tuple(msgspec.structs.replace(box, state=BoxState.FREE) for box in row.boxes)


def _penalty(setting: Setting, row: BoxRow, width: float, baseline: float) -> Mark:
    active = row.active and setting.options.wounds is Wounds.CURRENT
    style: Style = look.ACTIVE_PENALTY if active else look.PENALTY
    text = number(row.penalty, signed=True)
    # The minus signs stand in line, as in a column of a ledger.
    return words(width - PENALTY_WIDTH + 3, baseline, text, style)
