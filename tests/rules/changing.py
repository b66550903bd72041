"""What edits and what is written on a sheet change of a document, told in lines to be kept: for any
system."""

import difflib
from collections.abc import Iterable, Iterator

import msgspec

from desktop.rules.closing import NO, YES, Closes
from desktop.rules.sheetentries import entries_of
from desktop.rules.system import Refused, System
from tests.rules.outline import outline

ODD = ("", "0", "7", "999", "-1", " Otto  le Roux ")
"""What may be written anywhere."""


def changes(before: msgspec.Struct, after: msgspec.Struct) -> Iterator[str]:
    """The lines of each field of a document that came and went."""
    for name in before.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now:
            continue
        yield f"{name}:"
        lines = [outline(each).splitlines() for each in (was, now)]
        for line in difflib.unified_diff(lines[0], lines[1], n=0, lineterm=""):
            if not line.startswith(("---", "+++", "@@")):
                yield line


def edited(
    system: System,
    settings: msgspec.Struct,
    before: msgspec.Struct,
    commands: Iterable[msgspec.Struct],
) -> str:
    """Each command on the same document: what history says, and what changed."""
    told: list[str] = []
    for command in commands:
        told.append(f"== {outline(command)}")
        outcome = system.edit(before, settings, command)
        if isinstance(outcome, Refused):
            told.append(f"refused {outline(outcome.reason)}")
        else:
            told += [f"* {outline(outcome.label)}", *changes(before, outcome.document)]
    return "\n".join(told)


def written(system: System, settings: msgspec.Struct, document: msgspec.Struct) -> str:
    """Each entry of a sheet with texts that are odd: what becomes of them."""
    told: list[str] = []
    for named in entries_of(system.sheet(document, settings)):
        path = named.entry.path
        for text in (*ODD, *named.entry.options[-1:]):
            match system.write_entry(document, settings, path, {path: text}):
                case Refused(reason):
                    told.append(f"{path} {text!r}: refused {outline(reason)}")
                case commands:
                    told.append(f"{path} {text!r}: {outline(commands)}")
    return "\n".join(told)


def closings(
    system: Closes, settings: msgspec.Struct, pairs: Iterable[tuple[msgspec.Struct, msgspec.Struct]]
) -> str:
    """What is asked of somebody at the end of a fight, what lands by itself, what when everything
    is refused, and what when all is given."""
    told: list[str] = []
    for before, after in pairs:
        fields = system.closing_fields(before, after, settings)
        told += ["==", outline(fields)]
        usual = {field.id: field.default for field in fields}
        refused = {field.id: NO for field in fields if field.options}
        given = {field.id: YES if field.options else "3" for field in fields}
        for values in ({}, refused, given, {**given, **refused}):
            commands = system.closing_edits(before, after, settings, {**usual, **values}, "f")
            told += [f"-> {outline(values)}", outline(commands)]
    return "\n".join(told)
