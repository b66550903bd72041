"""The characters are on screen before the library is opened, and are those that it holds."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app, paths
from desktop.rules.errors import KnownError, known
from desktop.rules.nightprowler.commands.play import TickBox
from desktop.rules.nightprowler.document.character import Track
from desktop.services.characters import CharacterCard, Characters
from desktop.services.glance import Glance, glance
from desktop.services.library import Library
from desktop.store.early import EarlyCheck
from desktop.store.store import Store
from desktop.text import Catalogue
from desktop.ui import preferences, start, theme
from desktop.ui.library.window import LibraryWindow
from tests.services.pictures import PNG

TEXTS = Catalogue("fr", paths.resources_root())


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with people of every system, one of them hurt and in a fight, and a picture."""
    path = tmp_path_factory.mktemp("front") / "bibliotheque.sqlite3"
    library = app.open_library(path)
    library.example.install()
    for system in library.registry.ids():
        for one in library.bestiary.templates(system)[:3]:
            library.bestiary.add_template(system, one.name)
    corvin = library.characters.find("Corvin")
    library.characters.set_portrait(corvin, PNG)
    for line in (0, 3, 4):
        library.characters.edit(corvin, TickBox(Track.VITALITY, line))
    fight = library.fights.create("nightprowler", "Les toits")
    library.fights.open(fight).join_character(corvin, 0)
    library.close()
    return path


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    """A copy of that library."""
    return Path(shutil.copyfile(made, tmp_path / made.name))


def seen(path: Path) -> Glance | None:
    return glance(path, EarlyCheck(path).fetched())


def told(shown: object, texts: Catalogue) -> tuple[object, ...]:
    """What a row tells of a character, its messages as text."""
    one, summary = shown, shown.summary  # type: ignore[attr-defined]
    return (
        *(getattr(one, name) for name in ("id", "name", "kind", "owner", "portrait")),
        tuple(summary.concept),
        tuple((texts.render(label), value, most) for label, value, most in summary.pools),
        summary.tracks,
        summary.penalty,
        tuple(map(texts.render, summary.state)),
    )


def held(path: Path) -> dict[str, tuple[object, ...]]:
    library = app.open_library(path)
    found = {card.id: told(card, TEXTS) for card in library.characters.list()}
    library.close()
    return found


def test_a_glance_tells_what_the_library_tells(path: Path) -> None:
    found = seen(path)
    assert found is not None
    assert {face.id: told(face, TEXTS) for face in found.faces} == held(path)
    (corvin,) = (face for face in found.faces if face.name == "Corvin")
    assert corvin.owner
    assert corvin.summary.penalty < 0
    assert corvin.summary.state
    assert corvin.summary.tracks[0][1][0][0] == 1
    with_picture = [face.portrait for face in found.faces if face.portrait]
    assert [found.portrait(one) for one in with_picture] == [PNG]
    assert found.portrait("none") is None
    path.unlink()
    assert [found.portrait(one) for one in with_picture] == [None]


@pytest.mark.parametrize(
    "param",
    [
        '{"key":"word.round.tour","params":{}}',
        '[{"key":"word.round.tour","params":{}},{"key":"word.rounds.tour","params":{}}]',
        '"texte"',
        "-3",
    ],
)
def test_states_with_parameters_of_every_kind_are_told(path: Path, param: str) -> None:
    none, state = '"state":[]}}', f'{{"key":"cli.written","params":{{"path":{param}}}}}'
    with closing(sqlite3.connect(path)) as connection, connection:
        done = connection.execute(
            "UPDATE character SET card = replace(card, ?, ?) WHERE instr(card, ?)",
            (none, none.replace("[]", f"[{state}]"), none),
        )
        assert done.rowcount
    found = seen(path)
    assert found is not None
    assert {face.id: told(face, TEXTS) for face in found.faces} == held(path)


def test_the_open_campaign_is_seen_and_none_that_was_put_away(path: Path) -> None:
    library = app.open_library(path)
    first = library.campaigns.current
    library.campaigns.create("Chroniques")
    blank = library.registry.get("nightprowler").blank("Corvin")
    library.characters.create("nightprowler", blank)
    removed = library.characters.create("nightprowler", blank)[0]
    library.characters.remove(removed)
    library.close()
    found = seen(path)
    assert found is not None
    assert (found.title, [face.name for face in found.faces]) == ("Chroniques", ["Corvin"])
    library = app.open_library(path)
    library.campaigns.remove(library.campaigns.current)
    assert library.campaigns.current == first
    count = len(library.characters.list())
    library.close()
    found = seen(path)
    assert found is not None
    assert (found.title, len(found.faces)) == ("", count)


def _spoil(sql: str) -> Callable[[Path], None]:
    def spoil(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(sql)

    return spoil


def _settings(path: Path) -> None:
    """Other settings of a system make its summaries old."""
    library = app.open_library(path)
    settings = library.campaigns.settings("nightprowler").value
    library.campaigns.change("nightprowler", settings)
    library.close()


SPOILT = {
    "another version": _spoil("""UPDATE character SET card = replace(card, '"0.', '"9.')"""),
    "another schema": _spoil("UPDATE meta SET value = '3' WHERE key = 'schema_version'"),
    "no schema": _spoil("DELETE FROM meta"),
    "a summary that is none": _spoil("UPDATE character SET card = '{}' WHERE number = 1"),
    "a summary cut short": _spoil("UPDATE character SET card = substr(card, 1, 80)"),
    "no number": _spoil(
        """UPDATE character SET card = replace(card, '"penalty":0', '"penalty":[]')"""
    ),
    "a number as text": _spoil(
        """UPDATE character SET card = replace(card, '"penalty":0', '"penalty":"0"')"""
    ),
    "a number that no sheet knows": _spoil(
        """UPDATE character SET card = replace(card, '"penalty":0', '"penalty":1000000000000')"""
    ),
    "half a character": _spoil(
        """UPDATE character
        SET card = replace(card, '"state":[]', '"state":[{"key":"\\ud800","params":{}}]')"""
    ),
    "words about nothing": _spoil(
        """UPDATE character SET card = replace(
            card, '"state":[]', '"state":[{"key":"cli.written","params":{"path":null}}]')"""
    ),
    "a name with a separator": _spoil("UPDATE character SET name = name || char(31)"),
    "a name with another": _spoil("UPDATE character SET name = name || char(30)"),
    "a name that tells of another character": _spoil(
        "UPDATE character SET name = "
        + " || char(31) || ".join(
            (
                *("name", "kind", "''", "portrait", "system"),
                """substr(card, 1, instr(card, '"concept":') - 1)""",
                "'[]'",
                """substr(card, instr(card, ',"pools":') + 1) || char(30) || id""",
            )
        )
    ),
    "a preference that is none": _spoil("INSERT INTO preference VALUES ('theme', '{')"),
    "other settings": _settings,
}


@pytest.mark.parametrize("case", SPOILT)
def test_nothing_is_seen_of_a_library_that_is_not_as_it_should_be(path: Path, case: str) -> None:
    SPOILT[case](path)
    assert seen(path) is None


@pytest.mark.parametrize("damage", ["[1,{]", '["a]', '[["a"],null]', "[" * 5000 + "]"])
def test_a_concept_that_cannot_be_read_is_none_until_the_library_tells_it(
    path: Path, damage: str
) -> None:
    spoilt = """UPDATE character SET card = substr(card, 1, instr(card, '"concept":') + 9)
        || '{}' || substr(card, instr(card, ',"pools":'))"""
    told_before = held(path)
    _spoil(spoilt.format(damage))(path)
    found = seen(path)
    assert found is not None
    assert len(found.faces) == len(told_before)
    assert not any(face.summary.concept for face in found.faces)
    assert held(path) == told_before


def test_nobody_waits_for_a_glance_at_a_locked_library(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        # A log that another program left lets a glance see the lock.
        path.with_name(path.name + "-wal").touch()
        begin = time.monotonic()
        assert seen(path) is None
        assert time.monotonic() - begin < 2


def test_nothing_is_seen_of_a_new_one_or_of_none(tmp_path: Path) -> None:
    assert seen(tmp_path / "none.sqlite3") is None
    path = tmp_path / "new.sqlite3"
    Store.open(path).close()
    assert seen(path) is None
    app.open_library(path).close()
    found = seen(path)
    assert found is not None
    assert found.faces == ()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[LibraryWindow | None]]:
    """The main windows that starts were given; none of them goes on."""
    fronts: list[LibraryWindow | None] = []

    def begin(library: Library, *_words: object, **ways: object) -> int:
        front = ways["front"]
        assert front is None or isinstance(front, LibraryWindow)
        fronts.append(front)
        return 0

    monkeypatch.setattr(start, "start", begin)
    yield fronts
    for front in fronts:
        if front is not None:
            front.deleteLater()


def test_the_characters_are_painted_before_the_library_is_opened(
    path: Path,
    qapp: QApplication,
    begun: list[LibraryWindow | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[bool] = []
    opening = app.open_library

    def opened(*words: object, **ways: object) -> Library:
        fronts = [one for one in qapp.topLevelWidgets() if isinstance(one, LibraryWindow)]
        painted.extend(one.is_painted and one.isVisible() for one in fronts)
        return opening(*words, **ways)  # type: ignore[arg-type]

    count = len(held(path))
    monkeypatch.setattr(app, "open_library", opened)
    assert app.run_window(path, "fr", None) == 0
    (front,) = begun
    assert front is not None
    assert painted == [True]
    assert front.model.count() == front.model.shown() == count
    assert str(count) in front.form.count.text()
    assert front.form.roster.hasFocus() or not front.isActiveWindow()
    assert front.selected() or not front.isActiveWindow()


def test_it_is_the_window_that_the_program_goes_on_with(
    path: Path, qapp: QApplication, begun: list[LibraryWindow | None], qtbot
) -> None:
    assert app.run_window(path, "fr", None) == 0
    (front,) = begun
    assert front is not None
    rows = [front.model.index(row).data() for row in range(front.model.rowCount())]
    library = app.open_library(path)
    windows = start.build_windows(library, "fr", texts=front.texts)
    settled: list[bool] = []
    front.settled.connect(lambda: settled.append(True))
    windows.show_library(front)
    assert windows.open_windows() == (front,)
    qtbot.waitUntil(lambda: bool(settled))
    assert [front.model.index(row).data() for row in range(front.model.rowCount())] == rows
    assert front.sidebar.isVisible()
    begun.clear()
    front.close()
    library.close()


def test_it_stands_where_it_was_and_looks_and_speaks_as_was_chosen(
    path: Path, qapp: QApplication, begun: list[LibraryWindow | None]
) -> None:
    library = app.open_library(path)
    preferences.store_language(library, "en")
    preferences.store_scheme(library, theme.Scheme.DARK)
    place = LibraryWindow.of(start.build_windows(library, "fr").context)
    place.setGeometry(40, 50, 700, 500)
    kept = bytes(place.saveGeometry().toBase64().data()).decode("ascii")
    library.preferences.set(preferences.GEOMETRY, {"library": kept})
    place.deleteLater()
    library.close()
    assert app.run_window(path, None, None) == 0
    (front,) = begun
    assert front is not None
    assert theme.current() is theme.NUIT
    assert front.texts.language == "en"
    assert front.form.menu_file.title() == "&File"
    assert front.form.count.text() == f"{front.model.count()} characters"
    assert (front.width(), front.height()) == (700, 500)
    theme.apply(qapp, theme.Scheme.LIGHT)
    start.application_for("fr")
    again = LibraryWindow(front.texts, lambda _: None)
    assert again.form.menu_file.title() == "&Fichier"
    again.show_faces("", [])
    again.model.show_cards([])
    again.show_counts("Corvin")
    assert again.form.count.text() == ""
    again.deleteLater()


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (known("store.busy", path="ici", detail="locked"), "store.busy"),
        (RuntimeError("nobody foresaw it"), "cli.crashed-report"),
    ],
)
def test_no_window_is_left_of_a_library_that_cannot_be_opened(
    path: Path,
    qapp: QApplication,
    begun: list[LibraryWindow | None],
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    key: str,
) -> None:
    def refused(*_words: object, **_ways: object) -> Library:
        raise error

    monkeypatch.setattr(app, "open_library", refused)
    with pytest.raises(KnownError) as caught:
        app.run_window(path, "fr", None)
    assert caught.value.message.key == key
    assert begun == []
    fronts = [one for one in qapp.topLevelWidgets() if isinstance(one, LibraryWindow)]
    assert not any(one.isVisible() for one in fronts)


def test_no_window_is_left_of_a_library_that_cannot_be_read_after_all(
    path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_words: object) -> tuple[CharacterCard, ...]:
        assert any(isinstance(one, LibraryWindow) for one in qapp.topLevelWidgets())
        raise known("store.damaged", path=str(path), detail="disk I/O error")

    monkeypatch.setattr(Characters, "list", refused)
    with pytest.raises(KnownError):
        app.run_window(path, "fr", None)
    assert not any(isinstance(one, LibraryWindow) for one in qapp.topLevelWidgets())


@pytest.mark.parametrize("ways", [{"safe": True}, {"readonly": True}])
def test_other_starts_open_the_library_first(
    path: Path, begun: list[LibraryWindow | None], ways: dict[str, bool]
) -> None:
    assert app.run_window(path, "fr", None, **ways) == 0
    assert begun == [None]
