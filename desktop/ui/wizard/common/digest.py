"""The sheet in small as data: cells with a key, so that two characters can be compared."""

import enum
from dataclasses import dataclass


class Kind(enum.Enum):
    """How a section is laid out: CONCEPT are rows that step back behind the name."""

    CONCEPT = "concept"
    BAND = "band"
    ROWS = "rows"
    BOXES = "boxes"


class Change(enum.Enum):
    """What an option would do to a cell."""

    NONE = "none"
    CHANGED = "changed"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True)
class Cell:
    """One labelled value; `before` is what it was where it differs."""

    key: str
    label: str
    value: str
    change: Change = Change.NONE
    before: str = ""


@dataclass(frozen=True)
class Section:
    """Cells under a title."""

    key: str
    title: str
    kind: Kind
    cells: tuple[Cell, ...]


def compared(now: tuple[Section, ...], after: tuple[Section, ...]) -> tuple[Section, ...]:
    """`after` with what differs from `now` marked; what would go stays, marked as removed."""
    return tuple(_compared(one, other) for one, other in zip(now, after, strict=True))


def changes(sections: tuple[Section, ...]) -> tuple[Cell, ...]:
    """The marked cells."""
    return tuple(
        cell for section in sections for cell in section.cells if cell.change is not Change.NONE
    )


def _compared(now: Section, after: Section) -> Section:
    before = {cell.key: cell for cell in now.cells}
    kept = {cell.key for cell in after.cells}
    cells: list[Cell] = []
    for cell in after.cells:
        old = before.get(cell.key)
        if old is None:
            cells.append(Cell(cell.key, cell.label, cell.value, Change.ADDED))
        elif (old.label, old.value) != (cell.label, cell.value):
            was = old.value if old.value != cell.value else old.label
            cells.append(Cell(cell.key, cell.label, cell.value, Change.CHANGED, was))
        else:
            cells.append(cell)
    for place, old in enumerate(now.cells):
        if old.key not in kept:
            cells.insert(
                min(place, len(cells)), Cell(old.key, old.label, old.value, Change.REMOVED)
            )
    return Section(after.key, after.title, after.kind, tuple(cells))
