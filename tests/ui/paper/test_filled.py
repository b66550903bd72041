"""A form that came back: what differs, what the rules refuse, and taking what is ticked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.export.options import Options
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import SetPool
from desktop.ui.context import Context
from desktop.ui.paper.filled import FilledWindow
from desktop.ui.widgets.banner import Severity
from tests.export import filling
from tests.ui.doubles import RecordingNavigator


def received(context: Context, character: str, path: Path, texts: dict[str, str]) -> Path:
    """A form of a character, filled in by somebody else."""
    paper = context.library.paper
    leaf = paper.sheet(character) if character else paper.blank("nightprowler")
    paper.write_form(leaf, path, context.texts, Options())
    path.write_bytes(filling.by_chrome(path.read_bytes(), texts))
    return path


@pytest.fixture
def window(context: Context, corvin: str, tmp_path: Path, qtbot) -> FilledWindow:
    texts = {"Nom": "<b>Corvin</b>", "Couronnes": "beaucoup", "Jetons": "7", "Crasse": "3"}
    path = received(context, corvin, tmp_path / "reçu.pdf", texts)
    context.library.characters.edit(corvin, SetPool("jetons", 6))
    made = FilledWindow(context, context.library.paper.forms.read(path))
    qtbot.addWidget(made)
    made.show()
    return made


def row_of(window: FilledWindow, label: str) -> int:
    table = window.form.changes
    return next(row for row in range(table.rowCount()) if table.item(row, 0).text() == label)


def cells(window: FilledWindow, label: str) -> list[str]:
    row = row_of(window, label)
    return [window.form.changes.item(row, column).text() for column in (1, 2, 3)]


def document(context: Context, character: str) -> Character:
    found = context.library.characters.get(character).document
    assert isinstance(found, Character)
    return found


def tick(window: FilledWindow, label: str) -> None:
    """Turn the box of a row over with the keyboard."""
    table = window.form.changes
    table.setFocus()
    table.setCurrentCell(row_of(window, label), 0)
    QTest.keyClick(table, Qt.Key.Key_Space)


def test_both_sides_are_shown_and_what_is_ticked_is_taken_in_one_step(
    context: Context, window: FilledWindow, corvin: str, qtbot
) -> None:
    assert cells(window, "Nom") == ["Corvin", "<b>Corvin</b>", ""]
    assert cells(window, "Crasse")[:2] == ["2", "3"]
    # What the rules refuse is unticked and says why; what changed on both sides waits.
    assert "beaucoup" in cells(window, "Couronnes")[2]
    assert cells(window, "Jetons")[:2] == ["6", "7"]
    assert cells(window, "Jetons")[2]
    assert window.ticked() == {"name", "pool/crasse"}
    window.form.all.click()
    assert "pool/couronnes" not in window.ticked()
    qtbot.mouseClick(window.form.none, Qt.MouseButton.LeftButton)
    assert not window.form.take.isEnabled()
    for label in ("Nom", "Crasse", "Jetons"):
        tick(window, label)
    before = document(context, corvin)
    qtbot.mouseClick(window.form.take, Qt.MouseButton.LeftButton)
    after = document(context, corvin)
    assert (after.name, after.pools.jetons, after.pools.crasse) == ("<b>Corvin</b>", 7, 3)
    assert after.pools.couronnes == before.pools.couronnes
    assert not window.isVisible()
    assert isinstance(context.navigator, RecordingNavigator)
    assert context.navigator.opened == [("sheet", corvin)]
    context.library.characters.undo(corvin)
    assert document(context, corvin) == before


def test_a_sheet_that_changes_meanwhile_asks_to_begin_again(
    context: Context, window: FilledWindow, corvin: str
) -> None:
    context.library.characters.edit(corvin, SetPool("crasse", 9))
    assert window.form.banner.severity() is Severity.WARNING
    assert not window.form.take.isEnabled()
    # A tick does not bring a stale form back.
    window.form.none.click()
    window.form.all.click()
    assert window.ticked()
    assert not window.form.take.isEnabled()
    QTest.mouseClick(window.form.take, Qt.MouseButton.LeftButton)
    assert document(context, corvin).pools.crasse == 9


def test_a_blank_form_creates(context: Context, tmp_path: Path, qtbot) -> None:
    path = received(context, "", tmp_path / "n.pdf", {"Nom": "Zoé", "Jetons": "4"})
    window = FilledWindow(context, context.library.paper.forms.read(path))
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.form.take, Qt.MouseButton.LeftButton)
    made = context.library.characters.find("Zoé")
    assert document(context, made).pools.jetons == 4


def test_a_form_without_news_says_so(context: Context, corvin: str, tmp_path: Path, qtbot) -> None:
    path = received(context, corvin, tmp_path / "n.pdf", {})
    window = FilledWindow(context, context.library.paper.forms.read(path))
    qtbot.addWidget(window)
    assert "n.pdf" in window.form.explanation.text()
    assert not window.form.take.isEnabled()
