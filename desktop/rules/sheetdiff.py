"""What differs between two states of a sheet, line by line as the sheet names it.

It reads sheet models, so it serves every rule system; consequences (a skill that follows from a
characteristic) are lines like others.
"""

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    BoxState,
    Fields,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
)


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A line that changed: the block it stands in, its label, and what it said and says.

    "" where there was, or is, no such line.
    """

    block: Text
    label: Text
    before: Text
    after: Text


class _Line(msgspec.Struct, frozen=True):
    label: Text
    value: Text


_Place = tuple[str, int]


def compare(before: SheetModel, after: SheetModel) -> tuple[Difference, ...]:
    """The lines that differ, in the order of the sheet `after`; what is gone stands where it was
    in its block, blocks that are gone at the end."""
    found: list[Difference] = []
    if before.title != after.title:
        found.append(_difference("", say("sheet.title"), before.title, after.title))
    for was, now in zip_longest(before.subtitle, after.subtitle, fillvalue=""):
        if was != now:
            found.append(_difference("", say("sheet.subtitle"), was, now))
    old = {block.id: block for block in before.blocks}
    new = {block.id: block for block in after.blocks}
    for name in (*new, *(name for name in old if name not in new)):
        found.extend(_compared(old.get(name), new.get(name)))
    return tuple(found)


def _compared(before: Block | None, after: Block | None) -> Iterator[Difference]:
    block = after or before
    if block is None or before == after:
        return
    old = {} if before is None else _lines(before)
    new = {} if after is None else _lines(after)
    nothing = _Line("", "")
    for place in _merged(tuple(old), tuple(new)):
        was, now = old.get(place, nothing), new.get(place, nothing)
        if was.value != now.value or (place in old) != (place in new):
            label = now.label or was.label
            yield _difference(block.title, label, was.value, now.value)


def _merged(old: tuple[_Place, ...], new: tuple[_Place, ...]) -> list[_Place]:
    """Every place once, those of `new` in their order, the others after the one they followed."""
    merged = list(new)
    last = -1
    for place in old:
        if place in new:
            last = merged.index(place)
        else:
            last += 1
            merged.insert(last, place)
    return merged


def _lines(block: Block) -> dict[_Place, _Line]:
    """The lines of a block by their label, and by their number among those of the same label."""
    lines: dict[_Place, _Line] = {}
    for label, value in _read(block):
        number = 0
        while (place := (_key(label), number)) in lines:
            number += 1
        lines[place] = _Line(label, value)
    return lines


def _read(block: Block) -> Iterator[tuple[Text, Text]]:
    match block:
        case Fields(fields=fields):
            for field in fields:
                yield field.label, _marked(field.value, field.mark)
        case Table(columns=columns, rows=rows):
            for row in rows:
                for column, cell in zip(columns[1:], row[1:], strict=False):
                    yield say("sheet.cell", row=row[0].text, column=column.label), cell.text
                if len(row) == 1:
                    yield row[0].text, row[0].text
        case Track(rows=rows):
            for row in rows:
                ticked = sum(box.state is BoxState.TICKED for box in row.boxes)
                usable = sum(box.why_not is None for box in row.boxes)
                yield row.label, say("sheet.boxes", ticked=ticked, usable=usable)
        case Pips(filled=filled, total=total):
            yield block.title, say("sheet.boxes", ticked=filled, usable=total)
        case Items(items=items):
            for item in items:
                yield item.title, item.detail or say("sheet.present")
        case Prose(text=text):
            yield block.title, text
        case Body(parts=parts, column=column):
            for part in parts:
                yield part.label, part.detail
                yield say("sheet.cell", row=part.label, column=column), part.value


def _marked(value: Text, mark: str) -> Text:
    return say("sheet.marked", value=value, mark=mark) if mark else value


def _key(label: Text) -> str:
    """A label as something to look up: messages hold dictionaries."""
    return label if isinstance(label, str) else msgspec.json.encode(label).decode()


def _difference(block: Text, label: Text, before: Text, after: Text) -> Difference:
    return Difference(block=block, label=label, before=before, after=after)
