"""The rows that a campaign adds to Table A and to the falls."""

from collections.abc import Sequence

from desktop.rules.document import Json
from desktop.rules.message import say
from desktop.rules.pv_negatifs.settingsfields import BODIES, FALLS
from desktop.rules.settingsfields import Bounds
from desktop.ui.settings.common.rowtable import Line, RowTable
from desktop.ui.settings.pv_negatifs.editor import Editor


def row_tables(editor: Editor) -> dict[str, RowTable[Editor]]:
    """Both tables by the place of their rows."""
    return {
        "bodies": AddedRows(editor, "bodies", BODIES),
        "falls": AddedRows(editor, "falls", FALLS),
    }


class AddedRows(RowTable[Editor]):
    """The added rows of one table; its first column must differ from row to row."""

    def __init__(self, editor: Editor, name: str, columns: Sequence[Bounds]) -> None:
        super().__init__(editor, (name,), say(f"pv.settings.{name}"), columns)

    def lines(self) -> Sequence[Line]:
        return tuple(Line(cells=one) for one in self._held())

    def change(self, row: int, name: str, value: Json) -> None:
        rows = self._held()
        rows[row][name] = value
        self._put(rows)

    def add_row(self) -> None:
        rows, key = self._held(), self.columns[0]
        free = max((int(str(one[key.name])) for one in rows), default=key.least - 1) + 1
        new: dict[str, Json] = {one.name: max(one.least, 0) for one in self.columns}
        self._put([*rows, {**new, key.name: min(free, key.most)}])
        self.enter()

    def remove(self, row: int) -> None:
        rows = self._held()
        self._put([*rows[:row], *rows[row + 1 :]])

    def _held(self) -> list[dict[str, Json]]:
        value = self.editor.value(self.place)
        members = value if isinstance(value, list) else []
        return [dict(one) for one in members if isinstance(one, dict)]

    def _put(self, rows: Sequence[dict[str, Json]]) -> None:
        self.editor.put(self.place, [dict(one) for one in rows], self.what)
