"""The program's windows: one per subject, back at the next start, ended by the library's."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.export.options import Options
from desktop.rules.errors import KnownError, StorageError
from desktop.rules.message import say
from desktop.services.library import Library
from desktop.ui import preferences, theme
from desktop.ui import start as start_module
from desktop.ui.context import Context
from desktop.ui.file_open import FileOpening
from desktop.ui.widgets.texts import TextField
from desktop.ui.windows import Windows
from tests.texts import texts_of

ROOT = Path(__file__).resolve().parents[3]


def character(windows: Windows, name: str = "Isabeau") -> str:
    library = windows.context.library
    blank = library.registry.get("nightprowler").blank(name)
    return library.characters.create("nightprowler", blank)[0]


def test_a_window_opens_once_fits_its_screen_and_comes_back_unless_it_was_closed(started) -> None:
    windows = started()
    one = character(windows)
    windows.open_sheet(one)
    windows.open_sheet(one)
    assert len(windows.open_windows()) == 2
    with pytest.raises(KnownError):
        windows.open_sheet("nobody")
    assert len(windows.open_windows()) == 2
    for window in windows.open_windows():
        room = window.screen().availableGeometry()
        assert window.height() < room.height()
        assert window.geometry().bottom() <= room.bottom()
    windows.open_windows()[1].close()
    assert len(windows.open_windows()) == 1
    windows.close_all()
    again = started()
    assert len(again.open_windows()) == 1
    again.open_sheet(one)
    again.open_windows()[0].close()
    assert again.open_windows() == ()
    assert len(started().open_windows()) == 2


def test_a_creation_and_its_draft_are_one_window(started) -> None:
    windows = started()
    windows.open_wizard("nightprowler")
    wizard = windows.open_windows()[1]
    wizard.setProperty("cassureDraft", "a draft")
    windows.open_wizard("nightprowler", "a draft")
    assert windows.open_windows()[1:] == (wizard,)


@pytest.mark.parametrize(("system", "scene"), [("warhammer", "jump"), ("pv_negatifs", "fall")])
def test_a_scene_comes_back_while_its_character_is_there(started, system: str, scene: str) -> None:
    windows = started()
    library = windows.context.library
    blank = library.registry.get(system).blank("Otto")
    one = library.characters.create(system, blank)[0]
    windows.open_scene(scene, one)
    title = windows.open_windows()[1].windowTitle()
    windows.open_windows()[0].close()
    again = started()
    assert [one.windowTitle() for one in again.open_windows()[1:]] == [title]
    again.open_windows()[0].close()
    last = started()
    last.context.library.characters.remove(one)
    last.open_windows()[0].close()
    assert len(started().open_windows()) == 1


def test_safe_mode_opens_nothing_again_and_forgets_no_preference(
    started, open_context: Callable[[], Context], qapp: QApplication
) -> None:
    windows = started()
    windows.open_sheet(character(windows))
    preferences.store_language(windows.context.library, "en")
    windows.open_windows()[0].close()
    context = open_context()
    safe = start_module.build_windows(context.library, "fr", safe=True)
    safe.show_library()
    safe.restore()
    assert len(safe.open_windows()) == 1
    assert preferences.stored_language(context.library.preferences) == "en"
    safe.close_all()


def test_damaged_fonts_are_told(
    open_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme.appearance(), "unreadable", ("Alegreya-Bold.ttf",))
    windows = start_module.build_windows(open_context().library, "fr")
    windows.show_library()
    assert "Alegreya-Bold.ttf" in windows.library_window().banner.text()
    windows.close_all()


def test_a_window_that_fails_holds_up_no_other(started, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = started()
    for name in ("Isabeau", "Corvin"):
        windows.open_sheet(character(windows, name))
    windows.open_windows()[0].close()
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))
    opened = Windows.open_sheet

    def fail_once(self: Windows, one: str) -> None:
        if not told:
            raise ZeroDivisionError
        opened(self, one)

    monkeypatch.setattr(Windows, "open_sheet", fail_once)
    assert len(started().open_windows()) == 2
    assert len(told) == 1


def test_a_start_that_died_while_windows_came_back_is_not_repeated(
    started, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = started()
    windows.open_sheet(character(windows))
    windows.open_windows()[0].close()

    class Killed(BaseException):
        """Stands for the end of the process: nothing after it runs."""

    def die(self: Windows, one: str) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(Windows, "open_sheet", die)
        with pytest.raises(Killed):
            started()
    again = started()
    assert len(again.open_windows()) == 1
    assert "restent fermées" in again.library_window().banner.text()
    again.close_all()
    assert len(started().open_windows()) == 1


def test_a_window_that_would_be_off_every_screen_is_brought_back(started) -> None:
    windows = started()
    library = windows.open_windows()[0]
    library.move(-9000, -9000)
    geometry = QByteArray(library.saveGeometry()).toBase64().data().decode("ascii")
    windows.close_all()
    windows.context.library.preferences.set("windows.geometry", {"library": geometry})
    shown = started().open_windows()[0].frameGeometry()
    assert any(s.availableGeometry().intersects(shown) for s in QApplication.screens())


def full_disk(*_: object) -> None:
    raise StorageError(say("store.disk-full", path="", detail=""))


def test_windows_open_and_close_on_a_full_disk(
    started, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    windows = started()
    one = character(windows)
    monkeypatch.setattr(windows.context.library._store.preferences, "put", full_disk)
    for open_one in (
        partial(windows.open_sheet, one),
        partial(windows.open_paper, one),
        windows.open_party,
        partial(windows.open_settings, "nightprowler"),
    ):
        for _ in range(2):
            open_one()
            assert len(windows.open_windows()) == 2
            windows.open_windows()[1].close()
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert len(windows.open_windows()) == 1
    windows.open_windows()[0].close()
    assert windows.open_windows() == ()


def test_who_closes_the_library_at_once_is_shown_nothing_more(started, qapp: QApplication) -> None:
    windows = started()
    after = start_module.AfterStart(windows, None)
    after.begin()
    windows.close_all()
    for _ in range(5):
        qapp.processEvents()
    after.end()
    assert windows.open_windows() == ()


def on_full_disk(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows.context.library._store._database, "write", full_disk)


@pytest.mark.parametrize("is_given_up", [True, False])
def test_what_a_full_disk_does_not_take_is_not_lost_by_closing(
    started, monkeypatch: pytest.MonkeyPatch, *, is_given_up: bool
) -> None:
    windows = started()
    one = character(windows)
    windows.open_sheet(one)
    library, sheet = windows.open_windows()
    name = sheet.findChild(TextField)
    on_full_disk(windows, monkeypatch)
    QTest.keyClicks(name, "Zoe ")
    typed = name.text()
    windows.context.dialogs.answers = [False, is_given_up]
    library.close()
    assert (name.text(), name.unstored) == (typed, True)
    assert windows.open_windows() == (library, sheet)
    sheet.close()
    assert len(windows.open_windows()) == 2 - is_given_up
    monkeypatch.undo()
    if not is_given_up:
        sheet.close()
        assert windows.open_windows() == (library,)
    found = windows.context.library.characters.get(one).name
    assert found == ("Isabeau" if is_given_up else typed)


def test_a_window_that_refuses_to_close_keeps_the_program(started) -> None:
    windows = started()
    windows.open_settings("nightprowler")
    windows.open_sheet(character(windows))
    library, settings, _ = windows.open_windows()
    settings.editor._drafts["limits"] = settings.editor.stored
    library.close()
    assert windows.open_windows() == (library, settings)
    windows.open_settings("nightprowler")
    assert windows.open_windows() == (library, settings)
    settings.editor.give_up()
    library.close()
    assert windows.open_windows() == ()


def test_a_backup_does_not_take_the_place_of_what_goes_on(started) -> None:
    windows = started()
    backups = windows.context.library.backups
    windows.open_settings("nightprowler")
    library, settings = windows.open_windows()
    settings.editor._drafts["limits"] = settings.editor.stored
    backups.go_back(backups.make())
    windows.close_all()
    assert windows.open_windows() == (library, settings)
    assert backups.wanted is None
    assert "remplacée" in library.banner.text()
    settings.editor.give_up()
    windows.close_all()
    assert windows.open_windows() == ()


def fight_with_its_window(windows: Windows) -> str:
    fight = windows.context.library.fights.create("nightprowler", "Les toits")
    windows.open_fight(fight)
    return fight


def test_players_view_opens_once_is_dressed_as_wanted_and_closes_with_its_fight(
    started, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = started()
    fight = fight_with_its_window(windows)
    combat = windows.open_windows()[1]
    with monkeypatch.context() as patched:
        # Offscreen there is one screen: the GM's window is told that it is on none.
        patched.setattr(combat, "screen", lambda: None)
        windows.show_players(fight, combat)
        wall = windows.open_windows()[2]
        # It covers the other one.
        assert wall.isFullScreen()
        assert wall.geometry() == qapp.primaryScreen().geometry()
        wall.close()
    geometries = windows.context.library.preferences.get("windows.geometry", {})
    assert "players" not in geometries
    windows.show_players(fight, combat)
    windows.show_players(fight, combat)
    assert len(windows.open_windows()) == 3
    wall = windows.open_windows()[2]
    dark = wall.grab().toImage().pixelColor(2, 2)
    preferences.store_players_light(windows.context.library, True)
    windows.dress_players()
    assert dark == theme.NUIT.paper
    assert wall.grab().toImage().pixelColor(2, 2) == theme.PAPIER.paper
    windows.toggle_players(fight, combat)
    assert windows.open_windows()[1:] == (combat,)
    windows.toggle_players(fight, combat)
    combat.close()
    assert len(windows.open_windows()) == 1


def test_a_filled_form_is_opened_like_an_exchange_file(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.ui import start

    path, form = tmp_path / "l.sqlite3", tmp_path / "Reçue.PDF"
    library = app.open_library(path)
    texts = texts_of("fr")
    library.paper.write_form(library.paper.blank("nightprowler"), form, texts, Options())
    library.close()
    opened: list[Path | None] = []

    def begun(_library: Library, _language: str, opening: Path | None, **_ways: object) -> int:
        opened.append(opening)
        return 0

    monkeypatch.setattr(start, "start", begun)
    assert app.run_window(path, "fr", form) == 0
    assert opened == [form]
    form.write_bytes(b"%PDF-")
    with pytest.raises(KnownError):
        app.run_window(path, "fr", form)
    assert opened == [form]


def test_a_file_from_the_file_manager_of_a_mac_is_taken_in(
    started, qapp: QApplication, tmp_path: Path
) -> None:
    windows = started()
    library = windows.context.library
    file = tmp_path / "Isabeau.cassure"
    library.exchange.export_character(character(windows), file)
    before = len(library.characters.list())
    opening = FileOpening(qapp, windows)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert len(library.characters.list()) == before + 1
    qapp.removeEventFilter(opening)
