"""Every number of a sheet taken apart, as tables of pages of their own."""

from collections.abc import Iterator
from itertools import groupby

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    Cell,
    Column,
    Fields,
    Item,
    Items,
    SheetModel,
    Table,
    Zone,
)
from desktop.text import number

_COLUMNS = (
    Column(say("export.audit.term"), weight=5),
    Column(say("export.audit.amount"), numeric=True),
    Column(say("export.audit.rule"), weight=3),
)


def audit_of(model: SheetModel) -> list[Block]:
    """The audit of a sheet in reading order; nothing when no number explains itself."""
    tables: list[Block] = []
    for title, blocks in groupby(model.blocks, key=_title):
        numbers = [each for block in blocks for each in _numbers(block)]
        rows = [row for what, breakdown in numbers for row in _rows(what, breakdown)]
        if rows:
            tables.append(
                Table(
                    id=f"audit-{len(tables)}",
                    title=title,
                    zone=Zone.LEFT,
                    columns=_COLUMNS,
                    rows=tuple(rows),
                )
            )
    if not tables:
        return []
    opening = Item(title=model.title, detail=say("export.audit.explanation"))
    title = say("export.audit.title")
    return [Items(id="audit", title=title, zone=Zone.BAND, items=(opening,)), *tables]


def _title(block: Block) -> Text:
    return block.title or say("export.audit.values")


def _numbers(block: Block) -> Iterator[tuple[Text, Breakdown]]:
    """What a block shows with its sum, and what each is called."""
    if isinstance(block, Fields):
        for field in block.fields:
            if field.breakdown is not None:
                yield field.label, field.breakdown
    elif isinstance(block, Body):
        for part in block.parts:
            if part.breakdown is not None:
                yield part.label, part.breakdown
    elif isinstance(block, Table):
        for row in block.rows:
            for column, cell in zip(block.columns, row, strict=False):
                if cell.breakdown is not None:
                    name = row[0].text
                    if sum(each.breakdown is not None for each in row) > 1:
                        name = say("export.audit.cell", row=name, column=column.label)
                    yield name, cell.breakdown


def _rows(what: Text, numbers: Breakdown) -> Iterator[tuple[Cell, ...]]:
    yield (Cell(what, strong=True), Cell(number(numbers.total), strong=True), Cell(""))
    for line in numbers.lines:
        amount = number(line.amount, signed=True)
        yield (Cell(line.label, indent=1), Cell(amount), Cell(line.source, muted=True))
