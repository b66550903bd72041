"""The tables of named rows that the source lacks: degrees, and what fights go by."""

from collections.abc import Callable, Sequence
from typing import cast

from desktop.rules.document import Json
from desktop.rules.harp import settingsrows
from desktop.rules.harp.settingsfields import ENTRIES, EntriesName
from desktop.rules.harp.settingsrows import Named
from desktop.rules.harp.tables.combat import AttackSize, FightState, Situation
from desktop.rules.harp.tables.manoeuvres import Difficulty
from desktop.rules.members import changed
from desktop.rules.message import Message, say
from desktop.rules.settingsplaces import fresh_id
from desktop.ui.settings.common.rowtable import Line, RowTable
from desktop.ui.settings.harp.editor import Editor
from desktop.ui.settings.harp.tables import DOUBTFUL, confidence_words
from desktop.ui.widgets.figures import integer_text

_NEW: dict[EntriesName, Callable[[str, str], Named]] = {
    "difficulties": lambda id, name: Difficulty(id=id, called=name, modifier=0),
    "sizes": lambda id, name: AttackSize(id=id, called=name),
    "fight_states": lambda id, name: FightState(id=id, called=name),
    "situations": lambda id, name: Situation(id=id, called=name),
}
"""What a new row of a table is."""


class EntryTable(RowTable[Editor]):
    """Rows that have a name, some numbers, and a word on how sure they are."""

    restores = True

    def __init__(self, editor: Editor, table: EntriesName) -> None:
        what = say(f"harp.settings.{table.replace('_', '-')}")
        super().__init__(editor, (table,), what, ENTRIES[table])
        self._table: EntriesName = table

    def lines(self) -> Sequence[Line]:
        return tuple(self._line(one) for one in self._rows())

    def change(self, row: int, name: str, value: Json) -> None:
        rows = self._rows()
        if name == "name":
            name, value = "called", self._called(rows[row], str(value or ""))
        after = tuple(
            changed(one, **{name: value}) if place == row else one for place, one in enumerate(rows)
        )
        self._put(after, self._named(rows[row]))
        self.refresh()

    def add_row(self) -> None:
        rows, name = self._rows(), self.tr("Nouvelle ligne")
        new = _NEW[self._table](fresh_id(name, tuple(one.id for one in rows)), name)
        self._put((*rows, new), self._named(new))
        self.enter()

    def remove(self, row: int) -> None:
        rows = self._rows()
        self._put((*rows[:row], *rows[row + 1 :]), self._named(rows[row]))

    def restore(self, row: int) -> None:
        rows = self._rows()
        shipped = self._shipped(rows[row])
        if shipped is not None:
            label = say("settings.was-reset", what=shipped.name)
            self._put((*rows[:row], shipped, *rows[row + 1 :]), label)

    def locked(self, row: Named) -> frozenset[str]:
        """What of a row nobody may change now."""
        proposing = isinstance(row, Difficulty) and row.modifier is not None
        return frozenset({"proposed"} if proposing else ())

    def _line(self, row: Named) -> Line:
        shipped = self._shipped(row)
        words = ""
        if shipped is not None and shipped != row:
            numbers = (getattr(shipped, one.name) for one in self.columns)
            figures = [integer_text(one) for one in numbers if type(one) is int]
            words = " · ".join((self.editor.texts.render(shipped.name), *figures))
        return Line(
            cells={one.name: self._cell(row, one.name) for one in self.columns},
            locked=self.locked(row),
            note=confidence_words(self.editor, row.confidence),
            doubtful=row.confidence in DOUBTFUL,
            shipped=words,
            removable=self.grows,
        )

    def _cell(self, row: Named, column: str) -> Json:
        if column == "name":
            return self.editor.texts.render(row.name)
        return cast("Json", getattr(row, column))

    def _called(self, row: Named, text: str) -> str:
        """What is stored of a name that was typed: nothing of the one that is shipped."""
        words = " ".join(text.split()) or self.editor.texts.render(row.name)
        shipped = self._shipped(row)
        known = "" if shipped is None else self.editor.texts.render(shipped.name)
        return "" if words == known else words

    def _rows(self) -> tuple[Named, ...]:
        return cast("tuple[Named, ...]", getattr(self.editor.shown, self._table))

    def _shipped(self, row: Named) -> Named | None:
        held = cast("tuple[Named, ...]", getattr(self.editor.shipped, self._table))
        return next((one for one in held if one.id == row.id), None)

    def _named(self, row: Named) -> Message:
        return say("settings.of", name=self.what, what=row.name)

    def _put(self, rows: Sequence[Named], label: Message) -> None:
        shipped = cast("tuple[Named, ...]", getattr(self.editor.shipped, self._table))
        self.editor.put_rows(self._table, settingsrows.settled(rows, shipped), label)


class NumberTable(EntryTable):
    """The numbers that fights go by: none may be missing, and none is added."""

    grows = False

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor, "fight_numbers")

    def locked(self, row: Named) -> frozenset[str]:
        return frozenset({"name"})
