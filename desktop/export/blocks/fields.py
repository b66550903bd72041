"""Labelled values in a grid: label above, value on a line that can be written on."""

import re
from dataclasses import dataclass, replace

from desktop.export import look, typeset
from desktop.export.blocks.setting import (
    Setting,
    blank_line,
    heading,
    kept_together,
    set_line,
    text_slot,
)
from desktop.export.look import Style, Tone
from desktop.export.marks import Flow, Mark, Rule, Strip, words
from desktop.export.options import Numbers
from desktop.rules.breakdown import Breakdown
from desktop.rules.sheetmodel import Entry, EntryKind, Field, Fields

#: The width of one step of the grid of fields, in points; a long value takes several.
STEP = 84.0
NUMBER = re.compile(r"[+\-−]?\d+")
#: Label line, and line of a large value, as parts of the grid.
LABEL_HEIGHT = 0.75
LARGE_HEIGHT = 1.85
#: A large value needs its height, in points, however tight the grid.
LEAST_LARGE = 27.0
LARGE_FOOT = 6.5


@dataclass(frozen=True)
class _Piece:
    """A field where it stands in its row."""

    x: float
    width: float
    label: tuple[str, ...]
    value: tuple[str, ...]
    style: Style
    mark: str
    mark_style: Style
    entry: Entry | None = None


def is_blanked(setting: Setting, breakdown: Breakdown | None) -> bool:
    """Whether a value is left to be pencilled in: those that the rules work out."""
    return setting.options.numbers is Numbers.BLANK and breakdown is not None


def flow(setting: Setting, block: Fields, width: float) -> Flow:
    """A grid of fields, long ones spanning several steps."""
    body: list[Strip] = []
    for row in _rows(setting, block, width):
        body.extend(_strips(setting, row, large=block.large))
    if not body:
        body.append(blank_line(setting, width, spare=False))
    return Flow(
        block.id,
        tuple(body),
        tuple(heading(setting, block.title, width)),
        tuple(heading(setting, block.title, width, again=True)),
        gap=setting.grid / 2,
    )


def _rows(setting: Setting, block: Fields, width: float) -> list[list[_Piece]]:
    steps = max(1, int((width + look.GUTTER) // STEP))
    if block.large and block.fields and _one_row(setting, block, width, steps):
        steps = len(block.fields)
    elif steps < len(block.fields) <= steps + 2 and _fit_evenly(setting, block, width):
        # A few more than the grid has are better set a little closer than on a line of their own.
        steps = len(block.fields)
    step = width / steps
    mark_style = look.LARGE_MARK if block.large else look.MARK
    rows: list[list[_Piece]] = [[]]
    used = 0
    for field in block.fields:
        label, value, style = _texts(setting, field, large=block.large)
        fillable = setting.filled_in(field.entry) is not None
        mark = setting.line(field.mark)
        mark_width = typeset.advance(mark, mark_style) + 1 if mark else 0.0
        natural = max(
            typeset.advance(label, look.LABEL),
            typeset.advance(value, style) + mark_width,
        )
        span = min(steps, max(1, -int(-(natural + look.CELL_GAP) // step)))
        if used + span > steps:
            rows.append([])
            used = 0
        inner = span * step - look.CELL_GAP
        rows[-1].append(
            _Piece(
                used * step,
                inner,
                typeset.wrap(label, look.LABEL, inner),
                ("",) if fillable else typeset.wrap(value, style, inner - mark_width),
                style,
                mark,
                mark_style,
                setting.filled_in(field.entry),
            )
        )
        used += span
    return [_stretched(row, width) for row in rows if row]


def _one_row(setting: Setting, block: Fields, width: float, steps: int) -> bool:
    """Whether large values are set on one row: a few always, more where they have room."""
    return len(block.fields) <= steps + 2 or _fit_evenly(setting, block, width)


def _fit_evenly(setting: Setting, block: Fields, width: float) -> bool:
    room = width / len(block.fields) - look.CELL_GAP
    for field in block.fields:
        label, value, style = _texts(setting, field, large=block.large)
        needed = max(typeset.advance(label, look.LABEL), typeset.advance(value, style))
        if needed > room or field.mark:
            return False
    return True


def _stretched(row: list[_Piece], width: float) -> list[_Piece]:
    """The last field of a row reaches the edge: a longer line to write on."""
    last = row[-1]
    return [*row[:-1], replace(last, width=width - last.x)]


def _texts(setting: Setting, field: Field, *, large: bool) -> tuple[str, str, Style]:
    label, value = setting.line(field.label), setting.line(field.value)
    numeric = field.entry is not None and field.entry.kind is EntryKind.NUMBER
    style = look.NUMBER if numeric or NUMBER.fullmatch(value) else look.VALUE
    if large:
        style = look.LARGE if len(value) <= 4 else look.LARGE_TEXT
    if is_blanked(setting, field.breakdown):
        value = ""
    return label, value, style


def _strips(setting: Setting, row: list[_Piece], *, large: bool) -> list[Strip]:
    grid = setting.grid
    strips: list[Strip] = []
    label_lines = max(len(piece.label) for piece in row)
    label_height = grid * LABEL_HEIGHT
    for place in range(label_lines):
        marks: list[Mark] = []
        for piece in row:
            # Labels end on the same line, just above their values.
            index = place - label_lines + len(piece.label)
            if index >= 0:
                text = piece.label[index]
                marks += set_line(piece.x, label_height * 0.9, piece.width, text, look.LABEL)
        strips.append(Strip(label_height, tuple(marks), glued=True))
    value_lines = max(len(piece.value) for piece in row)
    lines: list[Strip] = []
    for place in range(value_lines):
        last = place == value_lines - 1
        height = grid * (1.25 if last else 1.0)
        if large:
            height = max(grid * LARGE_HEIGHT, LEAST_LARGE)
        baseline = height - LARGE_FOOT if large else grid * 0.76
        marks = []
        for piece in row:
            if last and piece.entry is not None:
                marks += _field(piece, baseline)
            else:
                marks += _value(piece, place, baseline)
        if last:
            marks += [
                Rule(piece.x, height - grid * 0.19, piece.width, 0, look.FINE, Tone.HAIRLINE)
                for piece in row
                if not large or piece.value == ("",)
            ]
        lines.append(Strip(height, tuple(marks)))
    return [*strips, *kept_together(lines)]


def _field(piece: _Piece, baseline: float) -> list[Mark]:
    """The field of a form, with the sign after its value kept clear of it."""
    assert piece.entry is not None
    edge = look.FIELD_EDGE
    width = piece.width
    marks: list[Mark] = []
    if piece.mark:
        width = typeset.advance("00", piece.style) + 2 * edge
        lift = piece.style.size * (0.22 if piece.mark_style is look.LARGE_MARK else 0.08)
        marks.append(words(piece.x + width + edge, baseline - lift, piece.mark, piece.mark_style))
    return [text_slot(piece.x, width, baseline, piece.entry, piece.style), *marks]


def _value(piece: _Piece, place: int, baseline: float) -> list[Mark]:
    if place >= len(piece.value):
        return []
    text = piece.value[place]
    marks = set_line(piece.x, baseline, piece.width, text, piece.style)
    if piece.mark and place == len(piece.value) - 1:
        # Room for the number when it is left to be pencilled in.
        room = typeset.advance(text or "00", piece.style)
        x = piece.x + room + 1
        lift = piece.style.size * (0.22 if piece.mark_style is look.LARGE_MARK else 0.08)
        marks.append(words(x, baseline - lift, piece.mark, piece.mark_style))
    return marks
