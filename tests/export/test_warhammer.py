"""A Warhammer sheet on paper: everything of the document in words, the body in ink, and a filled
form comes back."""

from functools import lru_cache
from typing import cast

import msgspec
import pytest
from PySide6.QtCore import QRectF

from desktop import paths
from desktop.export.cards import lay_out_cards
from desktop.export.figure import outline_of
from desktop.export.form.manifest import Stamp
from desktop.export.form.reading import read_form
from desktop.export.form.writing import form_bytes
from desktop.export.layout import lay_out
from desktop.export.marks import Figure, Page
from desktop.export.options import Ink, Options, Spread
from desktop.export.pdf import pages_pdf
from desktop.rules.sheetmodel import BodyZone
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import Character, Item, Purse, SkillHeld, TalentHeld
from desktop.text import Catalogue
from tests.export import filling, reading
from tests.rules.warhammer.heroes import hero
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
FRENCH = Catalogue("fr", paths.resources_root())
STAMP = Stamp(system="warhammer", character="c1", document="d1")
OWN_WORDS = (
    "Gunnar Poing-de-Fer",
    "Léa",
    "naine",
    "cent-dix ans",
    "Combattant des Tunnels",
    "Mineur, puis milicien",
    "Métier (armurier)",
    "Chant des mines",
    "Vision nocturne",
    "trente mètres",
    "Pic du grand-père",
    "Runique",
    "rune éteinte",
    "Corde",
    "dix mètres chacune",
    "un don des ancêtres",
    "Barbe rousse tressée de fils d’or.",
    "Bourru et fidèle.",
    "Né sous la montagne, il compte les pas et les dettes.",
    "Doit douze pistoles à l’aubergiste du Sanglier.",
)
GAME_WORDS = (
    "Nain",
    "FM)",
    "Dur à cuire",
    "Hache/Pic",
    "qualité bonne",
    "−3 PV",
    "(brisée)",
    "bodkin",
    "reste 4 coups",
    "à recharger",
    "Gilet (Maille)",
    "corps −2 PV",
    "médiocre",
    "tête −1 PA",
    "Grèves (Plates)",
    "barbelés (carreaux)",
    "mort dans 5 heures",
    "infection mortelle en 11 jours",
    "CC −10 (3 rounds)",
    "test de E (−10) dans 6 rounds",
    "membre inutilisable",
    "éclat d’arme",
    "arme sale",
    "pointe barbelée",
    "fièvre depuis 2 jours, debout",
    "M ÷ 2 (jusqu’à guérison)",
    "il y a 3 jours",
    "dents (3)",
    "Soc −2",
    "À terre",
    "jambe gauche",
    "Étourdi (2 rounds)",
    "demi-round",
)


@lru_cache
def laid_out(spread: Spread) -> tuple[Page, ...]:
    """The pages of the hero's sheet, which take long to fit."""
    return lay_out(SYSTEM.sheet(hero(), SETTINGS), FRENCH, Options(spread=spread))


def printed(pages: tuple[Page, ...], ink: Ink = Ink.COLOUR) -> bytes:
    return pages_pdf(pages, "Gunnar", FRENCH, Options(ink=ink))


def unspaced(text: str) -> str:
    """A text without blanks: lines are cut anywhere."""
    return "".join(text.split())


def figures(pages: tuple[Page, ...]) -> list[Figure]:
    return [mark for page in pages for mark in page.marks if isinstance(mark, Figure)]


@pytest.mark.rule("WH-GEN-SHEET-CONTENT")
@pytest.mark.parametrize("spread", list(Spread))
def test_everything_of_the_document_is_in_the_text(spread: Spread) -> None:
    told = unspaced(reading.long_text(printed(laid_out(spread))))
    assert [word for word in (*OWN_WORDS, *GAME_WORDS) if unspaced(word) not in told] == []


@pytest.mark.rule("WH-GEN-SHEET-CONTENT")
def test_twelve_talents_and_twenty_things_are_printed_whole() -> None:
    words = [f"talent-numero-{place}-de-la-liste" for place in range(12)]
    things = [f"objet-numero-{place}-du-sac" for place in range(20)]
    rich = Character(
        name="Otto",
        talents=tuple(TalentHeld(id=one, talent=one) for one in words),
        items=tuple(Item(id=one, name=one) for one in things),
        personality="Rancunier, mais généreux avec les chevaux et les aubergistes.",
    )
    pages = lay_out(SYSTEM.sheet(rich, SETTINGS), FRENCH, Options())
    told = unspaced(reading.long_text(printed(pages)))
    wanted = (*words, *things, rich.personality)
    assert [one for one in wanted if unspaced(one) not in told] == []


def test_a_sheet_takes_two_pages_and_one_when_asked() -> None:
    assert len(laid_out(Spread.PAGES)) == 2
    assert len(laid_out(Spread.ONE_PAGE)) == 1
    blank = lay_out(SYSTEM.blank_sheet(SETTINGS), FRENCH, Options())
    assert len(blank) == 2
    told = reading.long_text(printed(blank))
    assert "SÉQUELLES" in told
    # Rounds to colour are no points that somebody has.
    assert "/ 5" not in told


def test_the_body_is_drawn_where_there_is_room() -> None:
    (figure,) = figures(laid_out(Spread.PAGES))
    assert dict(figure.worn)[BodyZone.TRUNK] == (4, 4)
    assert figures(laid_out(Spread.ONE_PAGE)) == []
    cards = lay_out_cards([SYSTEM.sheet(hero(), SETTINGS)], FRENCH, Options())
    assert figures(cards) == []
    told = reading.long_text(printed(cards))
    assert "Matelassée" in told
    assert "Canotage" not in told


def test_zones_of_the_body_part_it_among_them() -> None:
    frame = QRectF(0, 0, 46, 100)
    outlines = {zone: outline_of(zone, frame) for zone in BodyZone}
    for path in outlines.values():
        assert frame.adjusted(-1, -1, 1, 1).contains(path.boundingRect())
    assert outlines[BodyZone.HEAD].boundingRect().bottom() < (
        outlines[BodyZone.TRUNK].boundingRect().top()
    )
    assert outlines[BodyZone.ARMS].boundingRect().width() > (
        outlines[BodyZone.TRUNK].boundingRect().width()
    )


@pytest.fixture(scope="module")
def bare() -> tuple[Page, ...]:
    """The sheet of the hero without his armour."""
    model = SYSTEM.sheet(msgspec.structs.replace(hero(), armour=()), SETTINGS)
    return lay_out(model, FRENCH, Options())


@pytest.mark.parametrize("ink", list(Ink))
def test_armour_leaves_ink_on_the_body(bare: tuple[Page, ...], ink: Ink) -> None:
    def dark(pages: tuple[Page, ...]) -> int:
        (figure,) = figures(pages)
        page = next(iter(reading.inked(printed(pages[:1], ink), scale=2.0)))
        rows = page.lines[int(figure.y * 2) : int((figure.y + figure.height) * 2)]
        left, right = int(figure.x * 2), int((figure.x + figure.width) * 2)
        return sum(255 - value for row in rows for value in row[left:right])

    assert dark(laid_out(Spread.PAGES)) > 2 * dark(bare) > 0


def test_a_filled_form_comes_back() -> None:
    form = form_bytes(SYSTEM.sheet(hero(), SETTINGS), FRENCH, Options(), STAMP)
    data = filling.by_chrome(
        form,
        {
            "Nom": "Œdipe Écu",
            "Bourse\N{NO-BREAK SPACE}: Sous": "11",
            "Compétences, Canotage\N{NO-BREAK SPACE}: Niveau": "2",
            "Possessions, ligne ajoutée 1\N{NO-BREAK SPACE}: Objet": "Échelle",
        },
    )
    filled = read_form(data, "a.pdf")
    texts = {one.path: one.after for one in filled.entries if one.after != one.before}
    character = hero()
    for path in texts:
        commands = SYSTEM.write_entry(character, SETTINGS, path, texts)
        assert not isinstance(commands, Refused)
        for command in commands:
            outcome = SYSTEM.edit(character, SETTINGS, command)
            assert isinstance(outcome, Edited)
            character = cast("Character", outcome.document)
    was = hero()
    assert character == msgspec.structs.replace(
        was,
        name="Œdipe Écu",
        purse=Purse(sous=was.purse.sous + 6, liards=was.purse.liards),
        skills=(*was.skills, SkillHeld(id="canotage", skill="canotage", level=2)),
        items=(*was.items, Item(id="1", name="Échelle")),
    )
