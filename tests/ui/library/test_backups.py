"""The backups window, and a whole return to a backup: close, replace, open again."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import app
from desktop.rules.errors import KnownError
from desktop.services.backups import Kind
from desktop.store.store import return_to
from desktop.ui.context import Context
from desktop.ui.library.backups_dialog import BackupsDialog
from tests.ui.doubles import RecordingDialogs


@pytest.fixture
def dialog(context: Context) -> Iterator[BackupsDialog]:
    shown = BackupsDialog(context)
    shown.open()
    assert QTest.qWaitForWindowExposed(shown)
    yield shown
    shown.close()


def test_one_is_made_and_listed(dialog: BackupsDialog, context: Context) -> None:
    assert not dialog.go_back.isEnabled()
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    assert dialog.list.topLevelItemCount() == 1
    assert dialog.list.topLevelItem(0).text(1) == "à la demande"
    (card,) = context.library.backups.list()
    assert str(card.path) in dialog.banner.text()
    assert dialog.go_back.isEnabled()


def test_a_return_is_asked_about_and_closes_the_windows(
    dialog: BackupsDialog, context: Context
) -> None:
    closed: list[bool] = []

    def note() -> None:
        closed.append(True)

    dialog.returnChosen.connect(note)
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    assert isinstance(context.dialogs, RecordingDialogs)
    QTest.mouseClick(dialog.go_back, Qt.MouseButton.LeftButton)
    assert context.dialogs.asked[-1].destructive
    assert (closed, context.library.backups.wanted) == ([], None)
    context.dialogs.answers.append(True)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert closed == [True]
    assert context.library.backups.wanted == context.library.backups.list()[0].path


def test_a_damaged_backup_is_named_and_nothing_closes(
    dialog: BackupsDialog, context: Context
) -> None:
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    (card,) = context.library.backups.list()
    card.path.write_bytes(b"rubbish" * 2_000)
    assert isinstance(context.dialogs, RecordingDialogs)
    context.dialogs.answers.append(True)
    QTest.mouseClick(dialog.go_back, Qt.MouseButton.LeftButton)
    assert card.path.name in dialog.banner.text()
    assert context.library.backups.wanted is None


@pytest.fixture
def two_days(tmp_path: Path) -> tuple[Path, Path]:
    """A library with two people, and a backup from when there was one."""
    path = tmp_path / "library.sqlite3"
    library = app.open_library(path, random.Random(1))
    blank = library.registry.get("nightprowler").blank
    library.characters.create("nightprowler", blank("Isabeau"))
    backup = library.backups.make()
    library.characters.create("nightprowler", blank("Corvin"))
    library.close()
    return path, backup


def names(path: Path) -> list[str]:
    library = app.open_library(path)
    try:
        return sorted(card.name for card in library.characters.list())
    finally:
        library.close()


def test_the_whole_program_goes_back_and_can_return(
    qapp: QApplication, two_days: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, backup = two_days
    seen: list[tuple[list[str], str]] = []

    def act() -> None:
        from desktop.ui.library.window import LibraryWindow

        (window,) = (
            one
            for one in qapp.topLevelWidgets()
            if isinstance(one, LibraryWindow) and one.isVisible()
        )
        library = window.context.library
        seen.append((sorted(card.name for card in library.characters.list()), window.banner.text()))
        if len(seen) == 1:
            library.backups.go_back(backup)
            window.context.navigator.close_all()
        else:
            window.close()

    def give_up() -> None:
        seen.append(([], "nothing ended the program"))
        qapp.quit()

    def start_soon(*words: object, **ways: object) -> int:
        QTimer.singleShot(100, act)
        # No signal reaches a loop that nothing ends.
        QTimer.singleShot(20_000, give_up)
        return started(*words, **ways)  # type: ignore[arg-type]

    from desktop.ui import start

    started = start.start
    monkeypatch.setattr(start, "start", start_soon)
    assert app.run_window(path, "fr", None) == 0
    assert [people for people, _ in seen] == [["Corvin", "Isabeau"], ["Isabeau"]]
    assert backup.name in seen[1][1]
    assert names(path) == ["Isabeau"]
    library = app.open_library(path)
    (left,) = (one for one in library.backups.list() if one.kind is Kind.REPLACED)
    library.close()
    return_to(path, left.path)
    assert names(path) == ["Corvin", "Isabeau"]
    assert not [box for box in qapp.topLevelWidgets() if isinstance(box, QMessageBox)]


def test_a_bad_backup_leaves_the_library_where_it_was(two_days: tuple[Path, Path]) -> None:
    path, backup = two_days
    before = path.read_bytes()
    backup.write_bytes(backup.read_bytes()[:5_000])
    with pytest.raises(KnownError):
        return_to(path, backup)
    assert path.read_bytes() == before
