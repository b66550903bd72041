"""Rows under headings, with ruled lines to write on after the last one."""

from collections.abc import Sequence
from dataclasses import replace

from desktop.export import look, typeset
from desktop.export.blocks.fields import is_blanked
from desktop.export.blocks.setting import (
    Setting,
    blank_line,
    heading,
    kept_together,
    set_line,
    text_slot,
    underline,
    without_orphans,
)
from desktop.export.look import Style, Tone
from desktop.export.marks import Flow, Mark, Rule, Slot, Strip
from desktop.rules.sheetmodel import Cell, Column, Entry, Table

#: A column of numbers takes no more than this part of the table.
MOST_NUMERIC = 0.3
NARROWEST = 16.0
#: What an indent leaves of a narrow column.
LEAST_INDENTED = 12.0
LABEL_HEIGHT = 0.75
#: A hair more than measured: rounding must not break a word that fits.
_HAIR = 0.5


def flow(setting: Setting, block: Table, width: float) -> Flow:
    """A table; its column headings are repeated on every continuation."""
    widths = column_widths(setting, block, width)
    labels = _labels(setting, block.columns, widths, width)
    body: list[Strip] = []
    for place, row in enumerate(block.rows):
        strips = _row(setting, block.columns, row, widths, width)
        if _opens_group(block.rows, place):
            strips[-1] = replace(strips[-1], glued=True)
        body.extend(strips)
    blank = blank_line(setting, width)
    body = without_orphans(body)
    if not body:
        body.append(blank_line(setting, width, spare=False))
    body.extend(
        _fillable_blank(setting, block, place, widths, width) or blank
        for place in range(block.blank_rows)
    )
    return Flow(
        block.id,
        tuple(body),
        (*heading(setting, block.title, width), *labels),
        (*heading(setting, block.title, width, again=True), *labels),
        gap=setting.grid / 2,
    )


def _fillable_blank(
    setting: Setting, block: Table, place: int, widths: list[float], width: float
) -> Strip | None:
    """A line to write on as fields of a form; None on paper and where nothing is taken."""
    if place >= len(block.blank_entries):
        return None
    marks: list[Mark] = []
    x = 0.0
    for column, room, entry in zip(block.columns, widths, block.blank_entries[place], strict=False):
        if (filled := setting.filled_in(entry)) is not None:
            marks.append(_cell_slot(setting, filled, column, x, room))
        x += room + column_gap(len(block.columns), width)
    if not marks:
        return None
    return Strip(setting.grid, (underline(setting, 0, width), *marks))


def _cell_slot(setting: Setting, entry: Entry, column: Column, x: float, room: float) -> Slot:
    style = look.NUMBER if column.numeric else look.VALUE
    return text_slot(x, room, setting.baseline, entry, style, ending=column.numeric)


def _opens_group(rows: Sequence[Sequence[Cell]], place: int) -> bool:
    """Whether the next row is set under this one: they are not parted by a page."""
    depths = [row[0].indent if row else 0 for row in rows[place : place + 2]]
    return len(depths) == 2 and depths[0] < depths[1]


def column_gap(count: int, width: float) -> float:
    """The gap between two columns: less where there are very many."""
    return min(look.CELL_GAP, width * MOST_NUMERIC / max(1, count - 1))


def column_widths(setting: Setting, block: Table, width: float) -> list[float]:
    """The width of each column without the gaps between; together they fit, whatever they hold."""
    wanted = _wanted_widths(setting, block, width)
    free = width - column_gap(len(wanted), width) * (len(wanted) - 1)
    return _levelled(wanted, free)


def breaks_words(setting: Setting, block: Table, width: float) -> bool:
    """Whether a table of this width parts a word of one of its columns over two lines."""
    widths = column_widths(setting, block, width)
    return any(
        room < _longest_word(setting, block, place) - _HAIR for place, room in enumerate(widths)
    )


def _levelled(wanted: list[float], free: float) -> list[float]:
    """Widths cut to one common limit, so that only the widest columns give way."""
    room, waiting = free, len(wanted)
    limit = free
    for each in sorted(wanted):
        limit = room / waiting
        if each > limit:
            break
        room -= each
        waiting -= 1
    else:
        return wanted
    return [min(each, limit) for each in wanted]


def _wanted_widths(setting: Setting, block: Table, width: float) -> list[float]:
    """The width of each column without the gaps between: numbers as narrow as they are, the rest
    by weight unless a column needs less."""
    columns = block.columns
    natural = [_natural(setting, block, place) for place in range(len(columns))]
    free = width - column_gap(len(columns), width) * (len(columns) - 1)
    widths = [0.0] * len(columns)
    open_columns: list[int] = []
    for place, column in enumerate(columns):
        if column.numeric:
            widths[place] = max(NARROWEST, min(natural[place], width * MOST_NUMERIC))
            free -= widths[place]
        else:
            open_columns.append(place)
    if not open_columns:
        # Numbers only: they share the width evenly.
        return [each + max(0.0, free) / max(1, len(columns)) for each in widths]
    needed = sum(natural[place] for place in open_columns)
    weights = sum(max(1, columns[place].weight) for place in open_columns)
    if needed <= free:
        for place in open_columns:
            share = max(1, columns[place].weight) / weights
            widths[place] = natural[place] + (free - needed) * share
        return widths
    words = [_longest_word(setting, block, place) for place in range(len(columns))]
    return _shared(columns, natural, words, widths, open_columns, free)


def _shared(
    columns: Sequence[Column],
    natural: list[float],
    words: list[float],
    widths: list[float],
    open_columns: list[int],
    free: float,
) -> list[float]:
    """Columns that need less than their share keep what they need; the others share the rest, but
    for a word that would be broken."""
    waiting = list(open_columns)
    for place in sorted(open_columns, key=lambda each: words[each]):
        weights = sum(max(1, columns[one].weight) for one in waiting)
        share = free * max(1, columns[place].weight) / weights
        if len(waiting) > 1 and share < words[place] <= free / 2:
            widths[place] = words[place]
            free -= words[place]
            waiting.remove(place)
    while waiting:
        weights = sum(max(1, columns[place].weight) for place in waiting)
        modest = [
            place
            for place in waiting
            if natural[place] <= free * max(1, columns[place].weight) / weights
        ]
        if not modest:
            for place in waiting:
                share = free * max(1, columns[place].weight) / weights
                widths[place] = max(NARROWEST, share)
            break
        for place in modest:
            widths[place] = natural[place]
            free -= natural[place]
            waiting.remove(place)
    return widths


def _natural(setting: Setting, block: Table, place: int) -> float:
    column = block.columns[place]
    widest = typeset.advance(setting.line(column.label), look.LABEL)
    for row in block.rows:
        if place < len(row):
            cell = row[place]
            indent = cell.indent * look.INDENT
            style = _style(cell, column)
            widest = max(widest, typeset.advance(setting.line(cell.text), style) + indent)
    return widest + _HAIR


def _longest_word(setting: Setting, block: Table, place: int) -> float:
    """The width below which a column would break a word."""
    column = block.columns[place]
    texts = [(setting.line(column.label), look.LABEL, 0.0)]
    for row in block.rows:
        if place < len(row):
            indent = row[place].indent * look.INDENT
            texts.append((setting.line(row[place].text), _style(row[place], column), indent))
    return _HAIR + max(
        (
            typeset.advance(word, style) + indent
            for text, style, indent in texts
            for word in text.split(" ")
        ),
        default=0.0,
    )


def _labels(
    setting: Setting, columns: Sequence[Column], widths: list[float], width: float
) -> list[Strip]:
    wrapped = [
        typeset.wrap(setting.line(column.label), look.LABEL, widths[place])
        for place, column in enumerate(columns)
    ]
    if not any(typeset.is_visible(line) for lines in wrapped for line in lines):
        return []
    count = max(len(lines) for lines in wrapped)
    strips: list[Strip] = []
    for place in range(count):
        last = place == count - 1
        height = setting.grid * (1.0 if last else LABEL_HEIGHT)
        baseline = setting.grid * 0.6
        marks: list[Mark] = []
        x = 0.0
        for column, lines, room in zip(columns, wrapped, widths, strict=True):
            index = place - count + len(lines)
            if index >= 0:
                text = lines[index]
                marks += set_line(x, baseline, room, text, look.LABEL, ending=column.numeric)
            x += room + column_gap(len(columns), width)
        if last:
            marks.append(Rule(0, height, width, 0, look.HAIRLINE, Tone.HAIRLINE))
        strips.append(Strip(height, tuple(marks), glued=True))
    return strips


def _row(
    setting: Setting,
    columns: Sequence[Column],
    row: Sequence[Cell],
    widths: list[float],
    width: float,
) -> list[Strip]:
    places: list[float] = []
    wrapped: list[list[str]] = []
    x = 0.0
    slots: list[Mark] = []
    for cell, column, room in zip(row, columns, widths, strict=False):
        indent = 0.0 if column.numeric else _indent(cell, room)
        text = setting.catalogue.render(cell.text)
        if is_blanked(setting, cell.breakdown):
            text = ""
        if (entry := setting.filled_in(cell.entry)) is not None:
            slots.append(_cell_slot(setting, entry, column, x + indent, room - indent))
            text = ""
        wrapped.append(typeset.lines_of(text, _style(cell, column), room - indent) or [""])
        places.append(x + indent)
        x += room + column_gap(len(columns), width)
    count = max((len(lines) for lines in wrapped), default=1)
    strips: list[Strip] = []
    for line in range(count):
        marks: list[Mark] = []
        for cell, column, lines, start, room in zip(
            row, columns, wrapped, places, widths, strict=False
        ):
            if line < len(lines):
                marks += set_line(
                    start,
                    setting.baseline,
                    room,
                    lines[line],
                    _style(cell, column),
                    ending=column.numeric,
                )
        if line == 0:
            marks += slots
        if line == count - 1:
            marks.append(underline(setting, 0, width))
        strips.append(Strip(setting.grid, tuple(marks)))
    return kept_together(strips)


def _indent(cell: Cell, room: float) -> float:
    return min(cell.indent * look.INDENT, max(0.0, room - LEAST_INDENTED))


def _style(cell: Cell, column: Column) -> Style:
    if column.numeric:
        if cell.muted:
            return look.MUTED_NUMBER
        return look.STRONG_NUMBER if cell.strong else look.NUMBER
    if cell.muted:
        return look.MUTED_VALUE
    return look.STRONG if cell.strong else look.VALUE
