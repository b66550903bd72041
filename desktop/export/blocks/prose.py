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
from desktop.export.marks import Flow, Strip
from desktop.rules.sheetmodel import Prose


def flow(setting: Setting, block: Prose, width: float) -> Flow:
    """Paragraphs; those that read from right to left stand at the right."""
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
