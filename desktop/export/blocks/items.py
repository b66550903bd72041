"""Titled short texts: a bold title and its detail run on in one hanging paragraph."""

from desktop.export import look, typeset
from desktop.export.blocks.setting import (
    Setting,
    blank_line,
    heading,
    kept_together,
    set_line,
    without_orphans,
)
from desktop.export.marks import Flow, Mark, Strip
from desktop.rules.sheetmodel import Item, Items

_SPACE = 5.0


def flow(setting: Setting, block: Items, width: float) -> Flow:
    """Items one under the other."""
    body: list[Strip] = []
    for item in block.items:
        body.extend(_item(setting, item, width))
    body = without_orphans(body) or [blank_line(setting, width, spare=False)]
    return Flow(
        block.id,
        tuple(body),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
    )


def _item(setting: Setting, item: Item, width: float) -> list[Strip]:
    inner = width - look.HANGING
    title, *more_title = typeset.wrap(setting.line(item.title), look.STRONG, inner)
    rows: list[list[Mark]] = [set_line(0, setting.baseline, width, title, look.STRONG)]
    for line in more_title:
        rows.append(set_line(look.HANGING, setting.baseline, inner, line, look.STRONG))
    indent = look.HANGING if more_title else 0.0
    last = more_title[-1] if more_title else title
    start = indent + typeset.advance(last, look.STRONG) + (_SPACE if last else 0.0)
    parts = typeset.paragraphs(setting.catalogue.render(item.detail))
    for place, part in enumerate(parts):
        # Only the first paragraph runs on after the title.
        first = max(0.0, width - start) if place == 0 else 0.0
        lines = typeset.wrap(part, look.VALUE, inner, first)
        rows[-1] += set_line(start, setting.baseline, first, lines[0], look.VALUE)
        for line in lines[1:]:
            rows.append(set_line(look.HANGING, setting.baseline, inner, line, look.VALUE))
    return kept_together([Strip(setting.grid, tuple(row)) for row in rows])
