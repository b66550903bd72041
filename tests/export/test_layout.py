"""Pages hold everything: nothing cut, nothing over something else, no page without a reason."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.export import look
from desktop.export.layout import lay_out
from desktop.export.marks import Page, Rect, Words, WoundBox
from desktop.export.options import Audit, Numbers, Options, Paper, Wounds
from desktop.rules.message import Text
from desktop.rules.sheetmodel import (
    Block,
    Box,
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
from tests.export.sample import isabeau


class Keys:
    """Renders a message as its key and parameters."""

    def render(self, text: Text) -> str:
        """The words of a text."""
        if isinstance(text, str):
            return text
        return f"{text.key} {' '.join(str(value) for value in text.params.values())}"


def model(*blocks: Block, title: str = "Isabeau") -> SheetModel:
    """A sheet of a few blocks."""
    return SheetModel(system="toy", title=title, blocks=blocks)


def pages_of(sheet: SheetModel, options: Options | None = None) -> tuple[Page, ...]:
    """Lay out with keys for texts."""
    return lay_out(sheet, Keys(), options or Options())


def words_of(page: Page) -> list[str]:
    """The lines of a page, footer left out."""
    return [
        mark.text
        for piece in page.pieces
        if piece.block != "footer"
        for mark in piece.marks
        if isinstance(mark, Words)
    ]


def all_words(pages: tuple[Page, ...]) -> str:
    """Every line of every page."""
    return " ".join(word for page in pages for word in words_of(page))


def assert_sound(pages: tuple[Page, ...]) -> None:
    """No ink in the margins, no block over another, no words over words, no empty page."""
    for number, page in enumerate(pages):
        inside = Rect(
            look.MARGIN,
            look.MARGIN,
            page.width - 2 * look.MARGIN,
            page.height - 2 * look.MARGIN,
        )
        for mark in page.marks:
            rect = mark.rect
            assert rect.x >= inside.x - 1
            assert rect.y >= inside.y - 1
            assert rect.right <= inside.right + 1
            assert rect.bottom <= inside.bottom + 1
        pieces = page.pieces
        for place, piece in enumerate(pieces):
            assert not any(piece.rect.overlaps(other.rect) for other in pieces[place + 1 :])
        rects = sorted(
            (mark.rect for mark in page.marks if isinstance(mark, Words)), key=lambda r: r.y
        )
        for place, rect in enumerate(rects):
            for other in rects[place + 1 :]:
                if other.y >= rect.bottom:
                    break
                assert not rect.overlaps(other, slack=0.6), (number, rect, other)
        assert len(pieces) > 1


def long_table(rows: int, zone: Zone = Zone.LEFT, words: int = 1) -> Table:
    """A table of skills with names of a few words."""
    return Table(
        id="skills",
        title="Compétences",
        zone=zone,
        columns=(Column("Nom", weight=4), Column("Valeur", numeric=True), Column("Niveau")),
        rows=tuple(
            (Cell(f"s{row} " + "mot " * words), Cell(str(row)), Cell("œuvre"))
            for row in range(rows)
        ),
        blank_rows=3,
    )


def prose(text: str, **rest: object) -> Prose:
    """Notes over the full width."""
    return msgspec.structs.replace(
        Prose(id="notes", title="Notes", zone=Zone.FULL, text=text), **rest
    )


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("audit", list(Audit))
def test_a_rich_sheet_is_sound(paper: Paper, audit: Audit) -> None:
    pages = pages_of(isabeau(), Options(paper=paper, audit=audit))
    assert_sound(pages)
    if audit is Audit.NONE:
        assert len(pages) == 2


def test_an_empty_model_is_one_page() -> None:
    pages = pages_of(model(title=""))
    assert len(pages) == 1
    assert_sound(pages)


def test_empty_blocks_leave_a_line_to_write_on() -> None:
    pages = pages_of(
        model(
            Fields(id="a", title="A", zone=Zone.BAND, fields=()),
            Table(id="b", title="B", zone=Zone.LEFT, columns=(), rows=()),
            Track(id="c", title="C", zone=Zone.RIGHT, rows=()),
            Items(id="d", title="D", zone=Zone.RIGHT, items=()),
            Pips(id="e", title="", zone=Zone.RIGHT, filled=0, total=0),
            Prose(id="f", title="F", zone=Zone.FULL, text=" \n\n \u200b"),
        )
    )
    assert len(pages) == 1
    assert_sound(pages)
    assert [word for word in words_of(pages[0]) if word in "ABCDF"] == list("ABCDF")


def test_five_hundred_skills_continue_under_repeated_headings() -> None:
    pages = pages_of(model(long_table(500, words=0)))
    assert_sound(pages)
    assert 5 <= len(pages) <= 7
    lines = [word for page in pages for word in words_of(page)]
    assert [word for word in lines if word.startswith("s") and word[1:].isdigit()] == [
        f"s{row}" for row in range(500)
    ]
    for page in pages[1:]:
        assert "EXPORT.CONTINUED COMPÉTENCES" in words_of(page)
        assert "Valeur" in words_of(page)


def test_a_column_that_goes_on_uses_both_columns_of_the_next_page() -> None:
    short = Prose(id="short", title="Court", zone=Zone.RIGHT, text="mot")
    pages = pages_of(model(long_table(200), short))
    assert_sound(pages)
    assert len({piece.rect.x for piece in pages[1].pieces if piece.block == "skills"}) == 2


def test_long_notes_lose_no_word() -> None:
    text = " ".join(f"mot{place}" for place in range(2600))
    assert len(text) > 19_000
    pages = pages_of(model(prose(text)))
    assert_sound(pages)
    assert " ".join(word for page in pages for word in words_of(page) if "mot" in word) == text


def test_a_word_without_end_is_broken() -> None:
    word = "m" * 2000
    pages = pages_of(model(prose(word), long_table(1)))
    assert_sound(pages)
    assert sum(line.count("m") for page in pages for line in words_of(page)) >= 2000


def test_a_thousand_empty_lines_are_no_page() -> None:
    pages = pages_of(model(prose("a" + "\n" * 5000 + "b" + "\n" * 5000)))
    assert len(pages) == 1
    assert_sound(pages)


def test_one_cell_longer_than_a_page_goes_on() -> None:
    table = long_table(1, words=4000)
    pages = pages_of(model(table, prose("fin")))
    assert_sound(pages)
    assert all_words(pages).count("mot") == 4000


def test_a_long_name_is_cut_in_the_title_and_whole_in_the_notes() -> None:
    name = ("Œdipe-" * 50)[:300]
    pages = pages_of(model(prose("mot"), title=name))
    assert_sound(pages)
    title = next(piece for piece in pages[0].pieces if piece.block == "title")
    lines = [mark.text for mark in title.marks if isinstance(mark, Words)]
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    full = [piece for page in pages for piece in page.pieces if piece.block == "in-full"]
    whole = "".join(mark.text for mark in full[0].marks if isinstance(mark, Words))
    assert whole.endswith(name)


def test_a_line_below_the_name_that_is_cut_is_whole_in_the_notes() -> None:
    below = ("Brutes", "Spadassin", "maître d’armes " * 30 + "fin")
    cut = msgspec.structs.replace(model(prose("mot")), subtitle=below)
    pages = pages_of(cut)
    assert_sound(pages)
    full = [piece for page in pages for piece in page.pieces if piece.block == "in-full"]
    whole = " ".join(mark.text for mark in full[0].marks if isinstance(mark, Words))
    assert whole.count("maître d’armes") == 30
    assert whole.endswith("fin")


def test_a_heading_never_stands_alone_at_the_foot() -> None:
    for rows in range(30, 60):
        pages = pages_of(model(long_table(rows, zone=Zone.FULL), prose("mot " * 300)))
        assert_sound(pages)
        for page in pages:
            for piece in page.pieces:
                if piece.block == "notes":
                    assert sum("mot" in m.text for m in piece.marks if isinstance(m, Words)) >= 2


def test_blank_rows_never_make_a_page() -> None:
    for rows in range(30, 60):
        table = msgspec.structs.replace(long_table(rows, zone=Zone.FULL), blank_rows=40)
        for page in pages_of(model(table))[1:]:
            assert any(word.startswith("s") for word in words_of(page))


def test_notes_reach_the_foot_of_their_page() -> None:
    pages = pages_of(model(prose("mot", blank_lines=2)))
    notes = next(piece for piece in pages[0].pieces if piece.block == "notes")
    assert notes.rect.bottom > pages[0].height - look.MARGIN - look.FOOTER - 2 * look.GRID


def test_baselines_of_both_columns_are_in_line() -> None:
    left = Items(id="l", title="L", zone=Zone.LEFT, items=tuple(Item(f"l{n}") for n in range(20)))
    right = (
        Items(id="r", title="R", zone=Zone.RIGHT, items=tuple(Item(f"r{n}") for n in range(5))),
        Items(id="q", title="Q", zone=Zone.RIGHT, items=tuple(Item(f"q{n}") for n in range(9))),
    )
    (page,) = pages_of(model(left, *right))
    places = {m.text: m.y for m in page.marks if isinstance(m, Words)}
    lines = {round(places[f"l{n}"], 3) for n in range(20)}
    assert {round(places[f"q{n}"], 3) for n in range(9)} <= lines
    assert {round(places[f"r{n}"], 3) for n in range(5)} <= lines


def test_many_boxes_take_several_lines() -> None:
    row = BoxRow("Points", tuple(Box(BoxState.FREE) for _ in range(400)), -2)
    pages = pages_of(model(Track(id="t", title="Vie", zone=Zone.RIGHT, rows=(row,))))
    assert_sound(pages)
    assert sum(isinstance(mark, WoundBox) for page in pages for mark in page.marks) == 400


def test_without_wounds_every_box_is_free() -> None:
    def ticked(options: Options) -> int:
        return sum(
            mark.box.state is BoxState.TICKED
            for page in pages_of(isabeau(), options)
            for mark in page.marks
            if isinstance(mark, WoundBox)
        )

    assert ticked(Options()) == 3
    assert ticked(Options(wounds=Wounds.NONE)) == 0


def test_blank_numbers_leave_people_s_own() -> None:
    words = all_words(pages_of(isabeau(), Options(numbers=Numbers.BLANK)))
    assert " 16 " not in words
    assert " 37 " in words
    assert " 24 " in words


def test_the_audit_takes_every_number_apart() -> None:
    pages = pages_of(isabeau(), Options(numbers=Numbers.BLANK, audit=Audit.APPENDED))
    audit = all_words(pages[2:])
    assert "Cambriole 16 Doigté +4 NP-SKILL-BASE points investis +12 NP-SKILL-RAISE" in audit
    assert "Cervelle 12 départ +9 NP-CHAR-BASE" in audit


def test_a_sheet_without_sums_has_no_audit() -> None:
    assert len(pages_of(model(prose("mot")), Options(audit=Audit.APPENDED))) == 1


NAMES = st.text(max_size=120)
BLOCKS = st.lists(
    st.one_of(
        st.builds(
            Fields,
            id=st.just("f"),
            title=NAMES,
            zone=st.sampled_from(Zone),
            page=st.integers(1, 3),
            fields=st.lists(
                st.builds(Field, label=NAMES, value=NAMES, mark=st.sampled_from(("", "*"))),
                max_size=8,
            ).map(tuple),
            large=st.booleans(),
        ),
        st.builds(
            Items,
            id=st.just("i"),
            title=NAMES,
            zone=st.sampled_from(Zone),
            page=st.integers(1, 3),
            items=st.lists(st.builds(Item, title=NAMES, detail=NAMES), max_size=8).map(tuple),
        ),
        st.builds(
            Table,
            id=st.just("t"),
            title=NAMES,
            zone=st.sampled_from(Zone),
            page=st.integers(1, 3),
            columns=st.lists(
                st.builds(Column, label=NAMES, weight=st.integers(0, 5), numeric=st.booleans()),
                max_size=6,
            ).map(tuple),
            rows=st.lists(
                st.lists(st.builds(Cell, text=NAMES, indent=st.integers(0, 2)), max_size=6).map(
                    tuple
                ),
                max_size=8,
            ).map(tuple),
            blank_rows=st.integers(0, 5),
        ),
        st.builds(
            Prose,
            id=st.just("p"),
            title=NAMES,
            zone=st.sampled_from(Zone),
            page=st.integers(1, 3),
            text=NAMES,
            blank_lines=st.integers(0, 60),
        ),
        st.builds(
            Pips,
            id=st.just("s"),
            title=NAMES,
            zone=st.sampled_from(Zone),
            page=st.integers(1, 3),
            filled=st.integers(-2, 80),
            total=st.integers(-2, 80),
        ),
    ),
    max_size=7,
)


@settings(max_examples=40)
@given(name=NAMES, blocks=BLOCKS, paper=st.sampled_from(Paper))
def test_any_sheet_is_sound(name: str, blocks: list[Block], paper: Paper) -> None:
    assert_sound(pages_of(model(*blocks, title=name), Options(paper=paper)))
