"""The player's own text, and ruled lines to go on by hand."""

from desktop.export import look, typeset
from desktop.export.blocks.setting import (
    Setting,
    blank_line,
    heading,
    kept_together,
    set_line,
    without_orphans,
)
from desktop.export.look import Tone
from desktop.export.marks import Flow, Mark, Rule, Slot, Strip
from desktop.rules.sheetmodel import Entry, Prose

#: Lines that a field of a form has at least and, before it must be scrolled, at most.
LEAST_LINES, MOST_LINES = 3, 24


def flow(setting: Setting, block: Prose, width: float) -> Flow:
    """Paragraphs; those that read from right to left stand at the right."""
    entry = setting.filled_in(block.entry)
    if entry is not None:
        return _fillable(setting, block, entry, width)
    body: list[Strip] = []
    for part in typeset.paragraphs(block.text):
        ending = typeset.is_right_to_left(part)
        lines = [
            Strip(
                setting.grid,
                tuple(set_line(0, setting.baseline, width, line, look.VALUE, ending=ending)),
            )
            for line in typeset.wrap(part, look.VALUE, width)
        ]
        body.extend(kept_together(lines))
    body = without_orphans(body)
    if not body:
        body.append(blank_line(setting, width, spare=False))
    body.extend([blank_line(setting, width)] * block.blank_lines)
    return Flow(
        block.id,
        tuple(body),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
        filler=blank_line(setting, width) if block.blank_lines else None,
    )


def _fillable(setting: Setting, block: Prose, entry: Entry, width: float) -> Flow:
    """A field of several lines; what a viewer sets in it keeps its own distance of lines, so that
    there are none to write on."""
    edge = look.FIELD_EDGE
    lines = typeset.lines_of(entry.value, look.VALUE, width)
    count = min(MOST_LINES, max(LEAST_LINES, len(lines) + max(1, block.blank_lines)))
    height = count * setting.grid
    pitch = look.VALUE.size * typeset.LEADING
    held: list[Mark] = []
    for place, line in enumerate(lines):
        if (place + 1) * pitch > height:
            break
        ending = typeset.is_right_to_left(line)
        baseline = edge + place * pitch + look.VALUE.size * typeset.FIRST_LINE
        held += set_line(0, baseline, width, line, look.VALUE, ending=ending)
    slot = Slot(-edge, 0, width + 2 * edge, height, entry, look.VALUE, tuple(held))
    foot = Rule(0, height, width, 0, look.FINE, Tone.HAIRLINE)
    return Flow(
        block.id,
        (Strip(height, (foot, slot)),),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
        filler=Strip(setting.grid) if block.blank_lines else None,
    )
