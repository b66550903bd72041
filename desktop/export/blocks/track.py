"""Health tables: a label, real boxes, a penalty. Two narrow ones stand side by side."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from desktop.export import look, typeset
from desktop.export.blocks.setting import Setting, blank_line, heading, kept_together, set_line
from desktop.export.look import Style, Tone
from desktop.export.marks import Flow, Mark, Strip, WoundBox, beside, words
from desktop.export.options import Wounds
from desktop.rules.sheetmodel import Box, BoxRow, BoxState, Track
from desktop.text import number

PENALTY_WIDTH = 17.0
#: Between labels and boxes, and between two tables side by side.
LABEL_GAP = 6.0
PAIR_GAP = 14.0
#: Labels take no more than this part of a health table.
MOST_LABEL = 0.45
_TONES = {"vitality": Tone.VITALITY, "endurance": Tone.ENDURANCE, "heroism": Tone.HEROISM}


def label_width(setting: Setting, tracks: Sequence[Track]) -> float:
    """The widest label of several health tables, in points."""
    return max(
        (
            typeset.advance(setting.line(row.label), look.VALUE)
            for track in tracks
            for row in track.rows
        ),
        default=0.0,
    )


def natural_width(setting: Setting, block: Track) -> float:
    """What a health table needs to keep every row on one line."""
    boxes = max((len(row.boxes) for row in block.rows), default=0)
    labels = label_width(setting, [block])
    return labels + LABEL_GAP + boxes * look.BOX_PITCH + PENALTY_WIDTH


def flow(setting: Setting, block: Track, width: float, labels: float) -> Flow:
    """One health table, its boxes starting after `labels` points; many take several lines."""
    room = min(labels + 0.5, width * MOST_LABEL)
    body: list[Strip] = []
    for place, row in enumerate(block.rows):
        body.extend(_row(setting, block, row, place, width, room))
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
    strips: list[Strip] = []
    for line in range(count):
        marks: list[Mark] = []
        if line < len(labels):
            marks += set_line(0, baseline, room, labels[line], look.VALUE)
        for column, box in enumerate(boxes[line * per_line : (line + 1) * per_line]):
            x = start + column * look.BOX_PITCH
            marks.append(WoundBox(x, top, box, tone, variant=place * 7 + column + line))
        if line == 0 and row.penalty:
            marks.append(_penalty(setting, row, width, baseline))
        strips.append(Strip(grid, tuple(marks)))
    return kept_together(strips)


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
