"""Lines of a page that stay while the entry of their key does, with the keyboard and what is typed
in them; Tab reaches them where they stand."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.widgets.farewell import let_go

W = TypeVar("W", bound=QWidget)
V = TypeVar("V")


class KeyedLines(Generic[W]):
    """The widgets of a column by their key, as they are read; Tab reaches them after `after`, which
    lives as long as the column."""

    def __init__(self, column: QVBoxLayout, after: QWidget | None = None) -> None:
        self._column = column
        self._after = () if after is None else (after,)
        self._lines: dict[str, W] = {}

    def widgets(self) -> tuple[W, ...]:
        """Every line in order."""
        return tuple(self._lines.values())

    def get(self, key: str) -> W | None:
        """The line of a key."""
        return self._lines.get(key)

    def show(
        self,
        wanted: Mapping[str, V],
        make: Callable[[V], W],
        fill: Callable[[W, V], None],
    ) -> bool:
        """Show these values in this order: `make` builds the line of a new key, `fill` shows a
        value on a line. Whether the keys or their order changed."""
        before, self._lines = self._lines, {}
        changed = list(before) != list(wanted)
        for place, (key, value) in enumerate(wanted.items()):
            line = before.pop(key, None) or make(value)
            fill(line, value)
            if self._column.indexOf(line) != place:
                self._column.removeWidget(line)
                self._column.insertWidget(place, line)
            self._lines[key] = line
        for gone in before.values():
            self._column.removeWidget(gone)
            let_go(gone)
        if changed and self._lines:
            # Lines that are new come last until told where they stand.
            read_in_order(*self._after, *self.widgets())
        return changed
