"""The tables of numbers that the source lacks: bands of scores, and times of healing."""

from collections.abc import Sequence
from typing import cast

from desktop.rules.document import Json
from desktop.rules.harp import settingsrows
from desktop.rules.harp.settings import Column, HealingRow, band_name
from desktop.rules.harp.settingsfields import BANDS, HEALING
from desktop.rules.harp.tables.manoeuvres import Band, Confidence
from desktop.rules.members import changed
from desktop.rules.message import Message, Text, say
from desktop.rules.settingsplaces import fresh_id
from desktop.ui.settings.common.rowtable import Line, RowTable
from desktop.ui.settings.harp.editor import Editor
from desktop.ui.widgets.figures import integer_text

DOUBTFUL = ("moyenne", "faible")


def confidence_words(editor: Editor, confidence: Confidence) -> str:
    """How sure a row is, in words."""
    return editor.texts.render(say(f"harp.settings.confidence.{confidence}"))


class BandTable(RowTable[Editor]):
    """Bands of scores: where each ends and what it reads; each begins behind the one before."""

    grows = False
    restores = True
    divides = True

    def __init__(self, editor: Editor, column: Column) -> None:
        texts = editor.texts
        super().__init__(
            editor,
            (column,),
            say(f"harp.settings.{column.replace('_', '-')}"),
            BANDS[column],
            lead=texts.render(say("harp.settings.band.least")),
        )
        self._column: Column = column

    def lines(self) -> Sequence[Line]:
        rows = self._rows()
        return tuple(self._line(rows, place) for place in range(len(rows)))

    def change(self, row: int, name: str, value: Json) -> None:
        rows = self._rows()
        if name == "most":
            after = rows
            if isinstance(value, int):
                after = settingsrows.ending(rows, row, value)
        else:
            after = tuple(
                changed(one, **{name: value}) if place == row else one
                for place, one in enumerate(rows)
            )
        self._put(after, self._named(rows, row))

    def add_row(self) -> None:
        self.split(len(self._rows()) - 1)

    def split(self, row: int) -> None:
        rows = self._rows()
        self._put(settingsrows.split(rows, row), self._named(rows, row))
        self.enter(row + 1)

    def remove(self, row: int) -> None:
        rows = self._rows()
        named = self._named(rows, row)
        self._put(settingsrows.without(rows, row), named)
        self.enter(row)

    def restore(self, row: int) -> None:
        rows = self._rows()
        shipped = self._shipped(rows[row])
        if shipped is not None:
            label = say("settings.was-reset", what=self._named(rows, row))
            self._put(settingsrows.restored(rows, row, shipped), label)

    def _line(self, rows: Sequence[Band], place: int) -> Line:
        row = rows[place]
        shipped = self._shipped(row)
        last = place == len(rows) - 1
        same = shipped is not None and shipped == row
        words = ""
        if shipped is not None and not same:
            words = self._read(shipped)
        return Line(
            cells={
                "most": row.most,
                "value": row.value,
                "step": row.step,
                "gain": row.gain,
            },
            locked=frozenset({"most"} if last else ()),
            lead="…" if row.least is None else integer_text(row.least),
            note=confidence_words(self.editor, row.confidence),
            doubtful=row.confidence in DOUBTFUL,
            shipped=words,
            removable=len(rows) > 1,
            splits=row.least is None or row.least != row.most,
        )

    def _read(self, row: Band) -> str:
        texts = self.editor.texts
        value: Text = say("harp.settings.failure")
        if row.value is not None:
            value = say("harp.settings.reads", value=row.value)
        return texts.render(say("settings.of", name=band_name((row,), row.id), what=value))

    def _rows(self) -> tuple[Band, ...]:
        return cast("tuple[Band, ...]", getattr(self.editor.shown, self._column))

    def _shipped(self, row: Band) -> Band | None:
        held = cast("tuple[Band, ...]", getattr(self.editor.shipped, self._column))
        return next((one for one in held if one.id == row.id), None)

    def _named(self, rows: Sequence[Band], place: int) -> Message:
        name = band_name(rows, rows[place].id)
        return say("settings.of", name=self.what, what=name)

    def _put(self, rows: tuple[Band, ...], label: Message) -> None:
        shipped = cast("tuple[Band, ...]", getattr(self.editor.shipped, self._column))
        self.editor.put_rows(self._column, settingsrows.settled(rows, shipped), label)


class HealingTable(RowTable[Editor]):
    """Days of rest by healing roll and severity; empty until a GM writes them."""

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor, ("healing",), say("harp.settings.healing"), HEALING)

    def lines(self) -> Sequence[Line]:
        note = confidence_words(self.editor, "campagne")
        return tuple(
            Line(cells={name: getattr(one, name) for name in _PARTS}, note=note)
            for one in self.editor.shown.healing
        )

    def change(self, row: int, name: str, value: Json) -> None:
        rows = self.editor.shown.healing
        self._put(
            tuple(
                changed(one, **{name: value}) if place == row else one
                for place, one in enumerate(rows)
            )
        )

    def add_row(self) -> None:
        rows = self.editor.shown.healing
        id = fresh_id("ligne", tuple(one.id for one in rows))
        last = rows[-1] if rows else HealingRow(id="", least=-10, light=0, middle=0, severe=0)
        self._put((*rows, changed(last, id=id, least=last.least + 10)))
        self.enter()

    def remove(self, row: int) -> None:
        rows = self.editor.shown.healing
        self._put((*rows[:row], *rows[row + 1 :]))

    def _put(self, rows: tuple[HealingRow, ...]) -> None:
        self.editor.put_rows("healing", rows, self.what)


_PARTS = ("least", "light", "middle", "severe")
