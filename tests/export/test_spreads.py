"""A sheet on one page, and figures on cards."""

import msgspec
import pytest

from desktop.export import look
from desktop.export.cards import lay_out_cards
from desktop.export.layout import lay_out
from desktop.export.marks import Page, Rect, Words
from desktop.export.options import Options, Paper, Spread
from desktop.export.pdf import pages_pdf, pdf_bytes
from desktop.rules.sheetmodel import Cell, Column, Prose, SheetModel, Table, Zone
from desktop.text import Catalogue
from tests.export import reading
from tests.export.sample import isabeau

ONE_PAGE = Options(spread=Spread.ONE_PAGE)


def brief(model: SheetModel, name: str = "") -> SheetModel:
    """A sheet whose first page belongs on a card."""
    blocks = tuple(msgspec.structs.replace(block, brief=block.page == 1) for block in model.blocks)
    return msgspec.structs.replace(model, blocks=blocks, title=name or model.title)


def assert_inside(pages: tuple[Page, ...]) -> None:
    """No ink in the margins, no words over words."""
    for page in pages:
        margin = look.MARGIN / page.zoom
        inside = Rect(margin, margin, page.width - 2 * margin, page.height - 2 * margin)
        words = [mark.rect for mark in page.marks if isinstance(mark, Words)]
        for mark in page.marks:
            rect = mark.rect
            assert rect.x >= inside.x - 1
            assert rect.right <= inside.right + 1
            assert rect.y >= inside.y - 1
            assert rect.bottom <= inside.bottom + 1
        for place, rect in enumerate(words):
            assert not any(rect.overlaps(other, slack=0.6) for other in words[place + 1 :])


def test_a_rich_sheet_fits_on_one_page_and_loses_nothing(french: Catalogue) -> None:
    pages = lay_out(isabeau(), french, ONE_PAGE)
    assert len(pages) == 1
    assert_inside(pages)
    # Without spaces: words with hyphens are broken at other places.
    compact = reading.long_text(pdf_bytes(isabeau(), french, ONE_PAGE)).replace(" ", "")
    whole = reading.long_text(pdf_bytes(isabeau(), french, Options())).split()
    assert [word for word in whole if word not in compact] == []


@pytest.mark.parametrize("paper", list(Paper))
def test_one_page_is_as_large_as_its_paper(french: Catalogue, paper: Paper) -> None:
    options = Options(spread=Spread.ONE_PAGE, paper=paper)
    (page,) = lay_out(isabeau(), french, options)
    assert page.width * page.zoom == pytest.approx(paper.value[0])
    data = pdf_bytes(isabeau(), french, options)
    width, height = paper.value
    for inked in reading.inked(data):
        box = inked.box()
        assert box is not None
        left, top, right, bottom = box
        assert left >= look.MARGIN - 1.5
        assert top >= look.MARGIN - 1.5
        assert right <= width - look.MARGIN + 1.5
        assert bottom <= height - look.MARGIN + 1.5


def test_what_is_too_much_for_one_page_goes_on(french: Catalogue) -> None:
    long = Prose(id="long", title="Suite", zone=Zone.LEFT, page=2, text="mot " * 6000)
    model = msgspec.structs.replace(isabeau(), blocks=(*isabeau().blocks, long))
    pages = lay_out(model, french, ONE_PAGE)
    assert len(pages) > 1
    assert_inside(pages)
    assert reading.long_text(pdf_bytes(model, french, ONE_PAGE)).count("mot") >= 6000


def test_cards_stand_several_to_a_page(french: Catalogue) -> None:
    models = [brief(isabeau(), f"Garde {number}") for number in range(7)]
    pages = lay_out_cards(models, french, Options())
    assert_inside(pages)
    assert len(pages) < len(models)
    frames = [piece.rect for page in pages for piece in page.pieces if piece.block == "card"]
    assert len(frames) == len(models)
    text = reading.long_text(pages_pdf(pages, "Cartes", french, Options()))
    assert all(f"Garde {number}" in text for number in range(7))
    # A card has what one is good at, not what everybody can do.
    assert "Cambriole" in text
    assert "(Natation)" not in text


def test_a_name_too_long_for_the_head_of_a_card_is_whole_at_its_foot(french: Catalogue) -> None:
    names = [f"Nom{number}" for number in range(60)]
    pages = lay_out_cards([brief(isabeau(), " ".join(names))], french, Options())
    assert_inside(pages)
    text = reading.long_text(pages_pdf(pages, "Cartes", french, Options()))
    assert "…" in text
    assert all(name in text for name in names)


def test_a_card_too_long_for_a_page_goes_on(french: Catalogue) -> None:
    prose = Prose(id="x", title="Suite", zone=Zone.LEFT, text="mot " * 4000, brief=True)
    model = SheetModel(system="toy", title="Jo", blocks=(prose,))
    pages = lay_out_cards([model, model], french, Options())
    assert_inside(pages)
    assert reading.long_text(pages_pdf(pages, "x", french, Options())).count("mot") == 8000


def test_no_card_is_still_a_page(french: Catalogue) -> None:
    assert len(lay_out_cards([], french, Options())) == 1


def test_a_long_list_on_a_card_is_halved_only_where_its_words_fit(french: Catalogue) -> None:
    def armed(names: tuple[str, ...]) -> list[str]:
        columns = (
            Column("Arme"),
            Column("Famille"),
            *(Column(label, numeric=True) for label in ("Score", "Allonge")),
            Column("Dégâts"),
        )
        rows = tuple(
            (Cell(name), Cell("Masses"), Cell("10"), Cell("1"), Cell("Endurance")) for name in names
        )
        block = Table(id="w", title="Armes", zone=Zone.LEFT, columns=columns, rows=rows, brief=True)
        model = SheetModel(system="toy", title="Jo", blocks=(block,))
        (page,) = lay_out_cards([model], french, Options())
        assert_inside((page,))
        return [mark.text for mark in page.marks if isinstance(mark, Words)]

    weapons = ("Arbalète", "Rapière", "Couteau", "Fléau", "Hache", "Masse")
    whole = armed(weapons)
    assert [text for text in (*weapons, "Masses", "Endurance") if text not in whole] == []
    assert whole.count("Famille") == 1
    # A word that no width holds is broken either way.
    assert armed((*weapons, "Rapière" * 20)).count("Famille") == 2
