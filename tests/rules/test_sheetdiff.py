"""Two versions of a sheet side by side: each line that changed, came or went, where it stands."""

from collections.abc import Sequence

from desktop.rules.message import Message, Text, say
from desktop.rules.sheetdiff import compare
from desktop.rules.sheetmodel import (
    Block,
    Box,
    BoxKind,
    BoxRow,
    BoxState,
    Cell,
    Column,
    Field,
    Fields,
    Item,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
    Zone,
)


def model(*blocks: Block, title: str = "Jo", subtitle: Sequence[Text] = ()) -> SheetModel:
    return SheetModel(system="toy", title=title, subtitle=tuple(subtitle), blocks=blocks)


def told(before: SheetModel, after: SheetModel) -> list[tuple[Text, Text, Text, Text]]:
    return [(one.block, one.label, one.before, one.after) for one in compare(before, after)]


def fields(**values: str) -> Fields:
    shown = tuple(Field(name, value) for name, value in values.items())
    return Fields(id="f", title="Champs", zone=Zone.BAND, fields=shown)


def table(*rows: Sequence[str], columns: int = 3) -> Table:
    named = tuple(Column(name) for name in ("Nom", "Valeur", "Note")[:columns])
    cells = tuple(tuple(Cell(text) for text in row) for row in rows)
    return Table(id="t", title="Table", zone=Zone.LEFT, columns=named, rows=cells)


def test_equal_sheets_have_no_difference() -> None:
    sheet = model(fields(a="1"), table(("x", "1", "")), subtitle=("un",))
    assert told(sheet, sheet) == []


def test_titles_and_each_word_under_them_are_compared() -> None:
    before = model(title="Jo", subtitle=("un", "deux"))
    after = model(title="Jeanne", subtitle=("un", "trois", "quatre"))
    assert told(before, after) == [
        ("", say("sheet.title"), "Jo", "Jeanne"),
        ("", say("sheet.subtitle"), "deux", "trois"),
        ("", say("sheet.subtitle"), "", "quatre"),
    ]
    assert told(after, before)[-1] == ("", say("sheet.subtitle"), "quatre", "")


def test_a_line_that_came_or_went_stands_where_it_was() -> None:
    before, after = model(fields(a="1", b="2", c="3")), model(fields(a="1", c="4", d="5"))
    assert told(before, after) == [
        ("Champs", "b", "2", ""),
        ("Champs", "c", "3", "4"),
        ("Champs", "d", "", "5"),
    ]
    assert [label for _, label, _, _ in told(after, before)] == ["b", "c", "d"]
    first = told(model(fields(z="0", a="1")), model(fields(a="1")))
    assert first == [("Champs", "z", "0", "")]


def test_a_line_that_came_empty_is_one_too() -> None:
    assert told(model(fields()), model(fields(a=""))) == [("Champs", "a", "", "")]


def test_lines_of_one_name_are_told_apart_by_their_place() -> None:
    before = model(table(("Dague", "1", ""), ("Dague", "2", "")))
    after = model(table(("Dague", "1", ""), ("Dague", "3", "ébréchée")))
    value, note = (say("sheet.cell", row="Dague", column=name) for name in ("Valeur", "Note"))
    assert told(before, after) == [("Table", value, "2", "3"), ("Table", note, "", "ébréchée")]


def test_rows_of_one_cell_are_there_or_not() -> None:
    before, after = model(table(("a",), columns=1)), model(table(("a",), ("b",), columns=1))
    assert told(before, after) == [("Table", "b", "", "b")]


def test_a_mark_belongs_to_its_value() -> None:
    plain, marked = Field("a", "1"), Field("a", "1", mark="*")
    before, after = (
        model(Fields(id="f", title="Champs", zone=Zone.BAND, fields=(one,)))
        for one in (plain, marked)
    )
    assert told(before, after) == [("Champs", "a", "1", say("sheet.marked", value="1", mark="*"))]


def track(ticked: int, closed: int) -> Track:
    boxes = [Box(BoxState.TICKED)] * ticked + [Box(BoxState.FREE)]
    boxes += [Box(BoxState.FREE, BoxKind.DASHED, say("why"))] * closed
    rows = (BoxRow("Coups", tuple(boxes), -3),)
    return Track(id="v", title="Vitalité", zone=Zone.RIGHT, rows=rows)


def boxes(ticked: int, usable: int) -> Message:
    return say("sheet.boxes", ticked=ticked, usable=usable)


def test_boxes_count_those_ticked_and_those_that_may_be() -> None:
    found = told(model(track(1, 2)), model(track(2, 1)))
    assert found == [("Vitalité", "Coups", boxes(1, 2), boxes(2, 3))]


def pips(filled: int, total: int) -> Pips:
    return Pips(id="p", title="Héroïsme", zone=Zone.RIGHT, filled=filled, total=total)


def prose(text: str) -> Prose:
    return Prose(id="n", title="Notes", zone=Zone.FULL, text=text)


def test_pools_texts_and_blocks_that_came_or_went() -> None:
    before, after = model(pips(1, 4), prose("a")), model(prose("b"))
    assert told(before, after) == [
        ("Notes", "Notes", "a", "b"),
        ("Héroïsme", "Héroïsme", boxes(1, 4), ""),
    ]
    assert told(after, before)[0] == ("Héroïsme", "Héroïsme", "", boxes(1, 4))
    assert told(model(pips(1, 4)), model(pips(2, 4)))[0][2:] == (boxes(1, 4), boxes(2, 4))


def test_an_item_without_words_is_present() -> None:
    def items(*held: Item) -> Items:
        return Items(id="i", title="Traits", zone=Zone.RIGHT, items=held)

    found = told(model(items(Item("Robuste"))), model(items(Item("Secret", "un meurtre"))))
    assert found == [
        ("Traits", "Robuste", say("sheet.present"), ""),
        ("Traits", "Secret", "", "un meurtre"),
    ]
