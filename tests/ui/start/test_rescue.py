"""A damaged library at start: set aside by name, a backup or a new one in its place."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.rules.errors import KnownError
from desktop.ui.rescue import RescueBox


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A library that was cut short, with a good backup of one character beside it."""
    path = tmp_path / "library.sqlite3"
    library = app.open_library(path)
    blank = library.registry.get("nightprowler").blank("Isabeau")
    library.characters.create("nightprowler", blank)
    library.backups.daily()
    library.close()
    path.write_bytes(path.read_bytes()[:20_000])
    return path


def press(qapp: QApplication, name: str, seen: list[str]) -> None:
    """Press a button of the question as soon as it is there, or Enter for ""."""

    def go() -> None:
        for box in qapp.topLevelWidgets():
            if isinstance(box, RescueBox):
                seen.append(f"{box.text()}\n{box.informativeText()}")
                button = getattr(box, name) if name else box.defaultButton()
                button.click()

    QTimer.singleShot(50, go)


def run(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[str], list[str]]:
    """Exit code, names of the characters shown, keys of the notices."""
    names: list[str] = []
    notices: list[str] = []

    def record(library, language, imported, **_ways) -> int:
        names.extend(card.name for card in library.characters.list())
        notices.extend(notice.key for notice in library.notices)
        return 0

    monkeypatch.setattr("desktop.ui.start.start", record)
    monkeypatch.setattr(app, "can_show", lambda *_: True)
    return app.run_window(damaged, "fr", None), names, notices


def aside(damaged: Path) -> list[bytes]:
    return [one.read_bytes() for one in damaged.parent.glob("library.abimee-*.sqlite3")]


def test_the_backup_takes_its_place(qapp, damaged: Path, monkeypatch) -> None:
    before, seen = damaged.read_bytes(), []
    press(qapp, "restore", seen)
    assert run(damaged, monkeypatch) == (0, ["Isabeau"], ["services.rescued-backup"])
    assert aside(damaged) == [before]
    assert "library.sauvegarde-" in seen[0]
    assert str(damaged) in seen[0]


def test_a_new_one_takes_its_place(qapp, damaged: Path, monkeypatch) -> None:
    before = damaged.read_bytes()
    press(qapp, "anew", [])
    assert run(damaged, monkeypatch) == (0, [], ["services.rescued-anew"])
    assert aside(damaged) == [before]


@pytest.mark.parametrize(
    ("button", "names", "notice"),
    [("restore", ["Isabeau"], "services.rescued-gone"), ("anew", [], "services.rescued-new")],
)
def test_one_that_is_gone_is_not_quietly_made_anew(
    qapp, damaged: Path, monkeypatch, button: str, names: list[str], notice: str
) -> None:
    damaged.unlink()
    seen: list[str] = []
    press(qapp, button, seen)
    assert run(damaged, monkeypatch) == (0, names, [notice])
    assert "n’est plus là" in seen[0]
    assert "abîmé" not in seen[0]
    assert aside(damaged) == []


def test_enter_changes_nothing(qapp, damaged: Path, monkeypatch) -> None:
    before = damaged.read_bytes()
    press(qapp, "", [])
    assert run(damaged, monkeypatch) == (2, [], [])
    assert damaged.read_bytes() == before
    assert aside(damaged) == []


def test_without_a_good_backup_only_a_new_one_is_offered(qapp, damaged: Path, monkeypatch) -> None:
    for backup in damaged.parent.glob("library.sauvegarde-*"):
        backup.write_bytes(backup.read_bytes()[:9000])
    seen: list[str] = []
    press(qapp, "anew", seen)
    assert run(damaged, monkeypatch)[0] == 0
    assert "Aucune bonne sauvegarde" in seen[0]


def test_where_nobody_sees_a_window_it_is_an_error(damaged: Path) -> None:
    with pytest.raises(KnownError) as caught:
        app.run_window(damaged, "fr", None)
    assert caught.value.message.key == "store.damaged"
