"""What can be filled in on a sheet, in reading order, each with a name that people understand."""

from collections.abc import Iterator

import msgspec

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    Entry,
    Fields,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
)


class NamedEntry(msgspec.Struct, frozen=True):
    """An entry and what it is called outside its sheet ("Armes, Dague : Allonge")."""

    label: Text
    entry: Entry


def entries_of(model: SheetModel) -> tuple[NamedEntry, ...]:
    """Every entry of a sheet; the title's first."""
    found: list[NamedEntry] = []
    if model.title_entry is not None:
        found.append(NamedEntry(say("sheet.entry.name"), model.title_entry))
    for block in model.blocks:
        found.extend(_entries(block))
    return tuple(found)


def _entries(block: Block) -> Iterator[NamedEntry]:
    match block:
        case Fields():
            for field in block.fields:
                if field.entry is not None:
                    label = say("sheet.entry.field", title=block.title, label=field.label)
                    yield NamedEntry(label if block.title else field.label, field.entry)
        case Table():
            yield from _cells(block)
        case Track():
            for row in block.rows:
                if row.entry is not None:
                    label = say("sheet.entry.field", title=block.title, label=row.label)
                    yield NamedEntry(label, row.entry)
        case Pips() | Prose():
            if block.entry is not None:
                yield NamedEntry(block.title, block.entry)
        case Items() | Body():
            return


def _cells(block: Table) -> Iterator[NamedEntry]:
    group: Text = ""
    for row in block.rows:
        name = row[0].text if row else ""
        if row and row[0].indent:
            name = say("sheet.entry.grouped", title=group, label=name)
        else:
            group = name
        for column, cell in zip(block.columns, row, strict=False):
            if cell.entry is not None:
                yield NamedEntry(
                    say("sheet.entry.cell", title=block.title, row=name, label=column.label),
                    cell.entry,
                )
    for place, entries in enumerate(block.blank_entries, start=1):
        for column, entry in zip(block.columns, entries, strict=False):
            if entry is not None:
                label = say("sheet.entry.new", title=block.title, place=place, label=column.label)
                yield NamedEntry(label, entry)
