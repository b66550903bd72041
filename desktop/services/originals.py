"""Sheets that NPCs are copied from, with what this version does not know of them (law 7)."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias, cast

import msgspec

from desktop.rules.document import Loaded, Unknown, write
from desktop.rules.system import Struct, System
from desktop.rules.table.originals import Keep
from desktop.rules.table.state import TableState
from desktop.services.desk import read_document

Sheet: TypeAlias = "Struct | Loaded[Struct]"
"""A document, with or without what is unknown of it."""


def as_loaded(sheet: Sheet) -> Loaded[Struct]:
    """A sheet with what is unknown of it."""
    return cast("Loaded[Struct]", sheet) if isinstance(sheet, Loaded) else Loaded(sheet)


def as_json(sheet: Loaded[Struct]) -> dict[str, object]:
    """A sheet as it is written."""
    return cast("dict[str, object]", msgspec.json.decode(write(sheet)))


def kept(sheets: Iterable[tuple[str, Loaded[Struct]]]) -> Iterator[Keep]:
    """The command, where there is need of one, that keeps what is unknown of fighters' sheets."""
    written = {fighter: as_json(sheet) for fighter, sheet in sheets if sheet.unknown}
    if written:
        yield Keep(written)


def unknown_of(system: System, state: Struct, fighter: str) -> Unknown:
    """What is unknown of the sheet that a fighter was copied from."""
    original = cast("TableState", state).table.originals.get(fighter)
    if original is None:
        return Unknown()
    return read_document(system, msgspec.json.encode(original)).unknown
