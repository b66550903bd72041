"""Sheets on paper: many in one file, and forms that come back as one step."""

import shutil
import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from desktop.app import open_library
from desktop.export.options import Ink, Numbers, Options, Spread
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.warhammer.document import Character as Dwarf
from desktop.services.forms import FilledSheet
from desktop.services.library import Library
from desktop.services.paper import Stopped
from tests.export import filling, reading
from tests.rules.warhammer.heroes import hero
from tests.texts import texts_of

TEXTS = texts_of("fr")
NBSP = "\N{NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Pages are painted with Qt."""


@pytest.fixture(scope="module")
def gang(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with the example gang, for every test to copy."""
    path = tmp_path_factory.mktemp("gang") / "b.sqlite3"
    opened = open_library(path)
    opened.example.install()
    opened.close()
    return path


@pytest.fixture
def library(tmp_path: Path, gang: Path):
    """The example gang in a library of its own."""
    opened = open_library(Path(shutil.copy(gang, tmp_path / "b.sqlite3")))
    yield opened
    opened.close()


def corvin(library: Library) -> str:
    return library.characters.find("Corvin")


def document(library: Library, character: str) -> Character:
    found = library.characters.get(character).document
    assert isinstance(found, Character)
    return found


def go_on(done: int, total: int) -> bool:
    return True


FORMS: dict[bytes, bytes] = {}


def form_of(library: Library, character: str, path: Path) -> bytes:
    """The form of a character; of the same one in the same state it is written once for all."""
    key = character.encode() + msgspec.json.encode(library.characters.get(character).document)
    if key not in FORMS:
        library.paper.write_form(library.paper.sheet(character), path, TEXTS, Options())
        FORMS[key] = path.read_bytes()
    path.write_bytes(FORMS[key])
    return FORMS[key]


def filled(library: Library, character: str, path: Path, texts, clicks=()) -> FilledSheet:
    """The form of a character, filled in by Chrome's engine and read."""
    data = form_of(library, character, path)
    path.write_bytes(filling.by_chrome(data, texts, clicks))
    return library.paper.forms.read(path)


def changes(sheet: FilledSheet) -> dict[str, tuple[str, str]]:
    return {change.label: (change.now, change.filled) for change in sheet.changes}


def paths_of(sheet: FilledSheet) -> frozenset[str]:
    return frozenset(change.path for change in sheet.changes)


# --- Files -------------------------------------------------------------------------------------


def test_a_party_is_one_file_with_bookmarks(library: Library, tmp_path: Path) -> None:
    ids = [card.id for card in library.characters.list()]
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        told.append((done, total))
        return True

    path = tmp_path / "la bande.pdf"
    library.paper.write_party(ids, path, TEXTS, Options(), progress)
    document = reading.reader(path.read_bytes())
    assert len(document.pages) == 2 * len(ids)
    names = [library.characters.get(one).name for one in ids]
    assert [item.title for item in document.outline] == names
    text = reading.text(path.read_bytes())
    assert all(name in text for name in names)
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert path.stat().st_size < 300_000 * len(ids)


def test_cards_of_a_party_share_pages(library: Library, tmp_path: Path) -> None:
    ids = [card.id for card in library.characters.list()]
    path = tmp_path / "cartes.pdf"
    library.paper.write_cards(ids, path, TEXTS, Options(ink=Ink.BLACK), go_on)
    assert len(reading.reader(path.read_bytes()).pages) == 1


@pytest.mark.parametrize("after", range(0, 9, 2))
def test_a_party_given_up_leaves_nothing(library: Library, tmp_path: Path, after: int) -> None:
    ids = [card.id for card in library.characters.list()]
    left = [after]

    def progress(done: int, total: int) -> bool:
        left[0] -= 1
        return left[0] >= 0

    folder = tmp_path / "sortie"
    folder.mkdir()
    path = folder / "bande.pdf"
    path.write_bytes(b"avant")
    with pytest.raises(Stopped):
        library.paper.write_party(ids, path, TEXTS, Options(), progress)
    assert path.read_bytes() == b"avant"
    assert list(folder.iterdir()) == [path]


def test_a_worker_writes_a_party_from_its_own_reader(library: Library, tmp_path: Path) -> None:
    ids = [card.id for card in library.characters.list()]
    path = tmp_path / "bande.pdf"
    failures: list[BaseException] = []

    def work() -> None:
        try:
            reader = library.reader()
            try:
                reader.paper.write_party(ids, path, TEXTS, Options(), go_on)
            finally:
                reader.close()
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert failures == []
    assert len(reading.reader(path.read_bytes()).pages) == 2 * len(ids)


def test_a_blank_sheet_is_two_pages_or_one(library: Library, tmp_path: Path) -> None:
    blank = library.paper.blank("nightprowler")
    for spread, count in ((Spread.PAGES, 2), (Spread.ONE_PAGE, 1)):
        path = tmp_path / f"{count}.pdf"
        options = Options(spread=spread, numbers=Numbers.BLANK)
        library.paper.write(blank, path, TEXTS, options)
        data = path.read_bytes()
        assert len(reading.reader(data).pages) == count
        assert "Combat armé" in reading.text(data)


def test_every_example_fits_in_a_small_form(library: Library, tmp_path: Path) -> None:
    for card in library.characters.list():
        data = form_of(library, card.id, tmp_path / "a.pdf")
        assert len(data) < 300_000
        assert len(reading.reader(data).pages) == 2


# --- Forms that come back ----------------------------------------------------------------------


def test_a_form_that_nobody_filled_in_changes_nothing(library: Library, tmp_path: Path) -> None:
    form_of(library, corvin(library), tmp_path / "a.pdf")
    sheet = library.paper.forms.read(tmp_path / "a.pdf")
    assert sheet.character == corvin(library)
    assert sheet.changes == ()
    assert not sheet.is_older


def test_what_was_filled_in_is_one_step_to_undo(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    before = document(library, character)
    sheet = filled(
        library,
        character,
        tmp_path / "corvin.pdf",
        {
            "Nom": "Corvin le Mauvais Œil",
            "Couronnes": "42",
            "Notes": "doit 3 couronnes\nà l’usurier",
            f"Équipement, ligne ajoutée 1{NBSP}: Objet": "Échelle",
            f"Équipement, ligne ajoutée 1{NBSP}: Nombre": "2",
            f"Armes, Épée longue{NBSP}: Arme": "Épée de Corvin",
        },
        (f"Vitalité{NBSP}: Égratignures (1)", "Héroïsme (6)"),
    )
    assert len(sheet.changes) == 8
    assert changes(sheet)["Couronnes"] == ("2", "42")
    verdict = library.paper.forms.judge(sheet, paths_of(sheet))
    assert verdict.refusals == {}
    lines = len(library.characters.history(character))
    assert library.paper.forms.take(sheet, paths_of(sheet)) == character
    after = document(library, character)
    assert after.name == "Corvin le Mauvais Œil"
    assert after.pools.couronnes == 42
    assert after.pools.heroism_spent == before.pools.heroism_spent + 1
    assert after.health.vitality[0] == 1
    assert after.notes == "doit 3 couronnes\nà l’usurier"
    assert [(item.name, item.quantity) for item in after.items] == [("Échelle", 2)]
    assert after.weapons[0].name == "Épée de Corvin"
    history = library.characters.history(character)
    assert len(history) == lines + 1
    assert "corvin.pdf" in TEXTS.render(history[-1].label)
    library.characters.undo(character)
    assert document(library, character) == before


def test_only_what_is_ticked_is_taken(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    sheet = filled(library, character, tmp_path / "a.pdf", {"Couronnes": "42", "Jetons": "9"})
    library.paper.forms.take(sheet, frozenset({"pool/jetons"}))
    pools = document(library, character).pools
    assert (pools.jetons, pools.couronnes) == (9, 2)


def test_taking_a_form_twice_changes_nothing_more(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    path = tmp_path / "a.pdf"
    texts = {f"Équipement, ligne ajoutée 1{NBSP}: Objet": "Échelle", "Couronnes": "42"}
    sheet = filled(library, character, path, texts)
    library.paper.forms.take(sheet, paths_of(sheet))
    again = library.paper.forms.read(path)
    assert again.changes == ()
    assert again.is_older


def test_a_change_on_both_sides_is_a_conflict(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    path = tmp_path / "a.pdf"
    data = form_of(library, character, path)
    other = filling.by_chrome(data, {"Couronnes": "50", "Crasse": "4"})
    first = filled(library, character, path, {"Couronnes": "42", "Jetons": "9"})
    library.paper.forms.take(first, paths_of(first))
    path.write_bytes(other)
    sheet = library.paper.forms.read(path)
    found = {change.path: change for change in sheet.changes}
    assert set(found) == {"pool/couronnes", "pool/crasse"}
    assert found["pool/couronnes"].is_conflict
    assert (found["pool/couronnes"].now, found["pool/couronnes"].filled) == ("42", "50")
    assert not found["pool/crasse"].is_conflict


def test_what_the_rules_refuse_says_why_and_is_not_taken(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    before = document(library, character)
    sheet = filled(library, character, tmp_path / "a.pdf", {"Couronnes": "beaucoup", "Jetons": "9"})
    verdict = library.paper.forms.judge(sheet, paths_of(sheet))
    assert set(verdict.refusals) == {"pool/couronnes"}
    assert "beaucoup" in TEXTS.render(verdict.refusals["pool/couronnes"])
    with pytest.raises(KnownError):
        library.paper.forms.take(sheet, paths_of(sheet))
    assert document(library, character) == before


def test_a_broken_rule_is_told_before_it_is_taken(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    sheet = filled(library, character, tmp_path / "a.pdf", {"Doigté": "30"})
    verdict = library.paper.forms.judge(sheet, paths_of(sheet))
    assert verdict.refusals == {}
    assert library.paper.forms.judge(sheet, frozenset()).problems == ()
    library.paper.forms.take(sheet, paths_of(sheet))
    assert changes(sheet)["Doigté"] == ("13", "30")


def test_a_form_is_held_against_the_campaign_of_its_character(
    library: Library, tmp_path: Path
) -> None:
    character = corvin(library)
    campaigns = library.campaigns
    settings = campaigns.settings("nightprowler").value
    assert isinstance(settings, Settings)
    creation = msgspec.structs.replace(settings.creation, main_bonus=5)
    campaigns.change("nightprowler", msgspec.structs.replace(settings, creation=creation))
    data = form_of(library, character, tmp_path / "a.pdf")
    campaigns.choose(campaigns.create("Une autre"))
    (tmp_path / "a.pdf").write_bytes(filling.by_chrome(data, {"Robustesse": "20"}))
    sheet = library.paper.forms.read(tmp_path / "a.pdf")
    assert changes(sheet) == {"Robustesse": ("19", "20")}
    assert library.paper.forms.judge(sheet, paths_of(sheet)).refusals == {}
    library.paper.forms.take(sheet, paths_of(sheet))
    assert library.paper.forms.read(tmp_path / "a.pdf").changes == ()


def test_a_blank_form_makes_a_character(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "nouveau.pdf"
    library.paper.write_form(library.paper.blank("nightprowler"), path, TEXTS, Options())
    assert path.stat().st_size < 300_000
    assert library.paper.forms.read(path).changes == ()
    names = filling.names(path.read_bytes())
    data = filling.by_pypdf(path.read_bytes(), {names["Style"]: "Brutes"})
    texts = {"Nom": "Zoé", f"Compétences, Soin{NBSP}: Valeur": "8"}
    path.write_bytes(filling.by_chrome(data, texts))
    sheet = library.paper.forms.read(path)
    assert sheet.character is None
    count = len(library.characters.list())
    made = library.paper.forms.take(sheet, paths_of(sheet))
    assert len(library.characters.list()) == count + 1
    character = document(library, made)
    assert (character.name, character.identity.style) == ("Zoé", "brutes")


def test_a_form_of_a_character_unknown_here_makes_a_new_one(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "a.pdf"
    form_of(library, corvin(library), path)
    other = open_library(tmp_path / "autre.sqlite3")
    try:
        sheet = other.paper.forms.read(path)
        assert sheet.character is None
        fine = paths_of(sheet) - other.paper.forms.judge(sheet, paths_of(sheet)).refusals.keys()
        made = other.paper.forms.take(sheet, fine)
        character = document(other, made)
        assert character.name == "Corvin"
        assert character.pools.couronnes == 2
    finally:
        other.close()


def test_a_form_of_a_newer_document_is_refused(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pdf"
    form_of(library, corvin(library), path)
    system = library.registry.get("nightprowler")
    monkeypatch.setattr(system, "document_version", 0)
    with pytest.raises(KnownError) as caught:
        library.paper.forms.read(path)
    assert caught.value.message.key == "services.form-newer"


def test_a_character_in_a_fight_takes_a_form_too(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    session = library.fights.open(library.fights.create("nightprowler", "Rixe"))
    session.join_character(character, 1)
    label = f"Vitalité{NBSP}: Égratignures (1)"
    sheet = filled(library, character, tmp_path / "a.pdf", {"Couronnes": "42"}, (label,))
    library.paper.forms.take(sheet, paths_of(sheet))
    after = document(library, character)
    assert after.health.vitality[0] == 1
    assert after.pools.couronnes == 42


@pytest.mark.parametrize("name", ["absent.pdf", "dossier"])
def test_a_file_that_is_not_there_is_named(library: Library, tmp_path: Path, name: str) -> None:
    (tmp_path / "dossier").mkdir()
    with pytest.raises(KnownError) as caught:
        library.paper.forms.read(tmp_path / name)
    assert name in TEXTS.render(caught.value.message)


def test_changes_are_told_to_windows(library: Library, tmp_path: Path) -> None:
    character = corvin(library)
    sheet = filled(library, character, tmp_path / "a.pdf", {"Couronnes": "42"})
    told: list[msgspec.Struct] = []
    library.observe(told.append)
    library.paper.forms.take(sheet, paths_of(sheet), "filled:1")
    assert [change.initiator for change in told] == ["filled:1"]
    assert told[0].characters == {character}


def diarist(library: Library, letters: int) -> str:
    """A character with notes of so many letters."""
    blank = library.registry.get("nightprowler").blank("Œdipe")
    assert isinstance(blank, Character)
    notes = ("Une phrase, « œuf ». " * (letters // 21 + 1))[:letters]
    written = msgspec.structs.replace(blank, notes=notes)
    return library.characters.create("nightprowler", written)[0]


def test_a_form_that_is_written_can_always_be_read(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "journal.pdf"
    form_of(library, diarist(library, 150_000), path)
    assert library.paper.forms.read(path).changes == ()
    before = path.read_bytes()
    with pytest.raises(KnownError) as caught:
        form_of(library, diarist(library, 250_000), path)
    assert caught.value.message.key == "services.form-too-much"
    assert path.read_bytes() == before


def test_a_warhammer_form_comes_back_once(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "gunnar.pdf"
    character = library.characters.create("warhammer", hero(), "test")[0]
    texts = {
        f"Compétences, Soins des animaux{NBSP}: Niveau": "2",
        f"Armes, ligne ajoutée 1{NBSP}: Arme": "Dague",
        f"Bourse{NBSP}: Pistoles": "12",
    }
    sheet = filled(library, character, path, texts)
    assert library.paper.forms.judge(sheet, paths_of(sheet)).refusals == {}
    library.paper.forms.take(sheet, paths_of(sheet))
    after = library.characters.get(character).document
    assert isinstance(after, Dwarf)
    assert [one.level for one in after.skills if one.skill == "soins-des-animaux"] == [2]
    assert after.weapons[-1].weapon == "dague"
    assert after.purse.sous == hero().purse.sous + 5 * 12
    again = library.paper.forms.read(path)
    library.paper.forms.take(again, paths_of(again))
    assert library.characters.get(character).document == after
