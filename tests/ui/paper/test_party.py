"""Many sheets in one file: who, how far, and giving up."""

import gc
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.services.paper import Paper
from desktop.ui.context import Context
from desktop.ui.paper.party import PartyWindow
from desktop.ui.widgets.banner import Severity
from tests.ui.doubles import RecordingDialogs


@pytest.fixture
def window(context: Context, corvin: str, qtbot) -> PartyWindow:
    made = PartyWindow(context)
    qtbot.addWidget(made)
    made.show()
    return made


def write(context: Context, window: PartyWindow, target: Path, qtbot) -> None:
    assert isinstance(context.dialogs, RecordingDialogs)
    context.dialogs.answers.append(target)
    qtbot.mouseClick(window.form.write, Qt.MouseButton.LeftButton)


def wait(window: PartyWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: window.job is None, timeout=30_000)


def test_a_party_is_written_while_the_window_lives(
    context: Context, window: PartyWindow, corvin: str, tmp_path: Path, qtbot
) -> None:
    target = tmp_path / "bande.pdf"
    write(context, window, target, qtbot)
    assert window.form.progress.isVisible()
    assert window.form.stop.isVisible()
    assert not window.form.write.isEnabled()
    wait(window, qtbot)
    assert len(pypdf.PdfReader(target).pages) == 6
    assert window.form.banner.severity() is Severity.INFO
    assert not window.form.progress.isVisible()
    assert window.form.write.isEnabled()
    assert gc.isenabled()
    # Only who is ticked is written, and as cards.
    qtbot.mouseClick(window.form.none, Qt.MouseButton.LeftButton)
    assert not window.form.write.isEnabled()
    people = window.form.characters
    people.setFocus()
    people.setCurrentRow(0)
    QTest.keyClick(people, Qt.Key.Key_Space)
    assert window.ticked() == (corvin,)
    window.form.cards.setChecked(True)
    assert not window.form.options.form.spread.isEnabled()
    cards = tmp_path / "cartes.pdf"
    write(context, window, cards, qtbot)
    wait(window, qtbot)
    text = pypdf.PdfReader(cards).pages[0].extract_text()
    assert "Corvin" in text
    assert "Isabeau" not in text
    write(context, window, tmp_path / "nulle part" / "a.pdf", qtbot)
    wait(window, qtbot)
    assert window.form.banner.severity() is Severity.ERROR
    assert "nulle part" in window.form.banner.text()


def test_new_characters_appear_ticks_stay_and_it_closes(
    context: Context, window: PartyWindow, corvin: str, qtbot
) -> None:
    qtbot.mouseClick(window.form.none, Qt.MouseButton.LeftButton)
    count = window.form.characters.count()
    context.library.characters.duplicate(corvin)
    assert window.form.characters.count() == count + 1
    assert window.ticked() == ()
    assert window.close()
    assert not window.isVisible()
    window.show()
    QTest.mouseClick(window.form.close_button, Qt.MouseButton.LeftButton)
    assert not window.isVisible()
    window.show()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_stopping_writes_nothing_and_closing_stops_and_waits(
    context: Context, window: PartyWindow, tmp_path: Path, qtbot, monkeypatch
) -> None:
    # The worker waits in its first step until it has been told to stop.
    def told_late(self: Paper, characters, path, texts, options, progress) -> None:
        qtbot_stop.wait(10)
        real(self, characters, path, texts, options, progress)

    import threading

    qtbot_stop = threading.Event()
    real = Paper.write_party
    monkeypatch.setattr(Paper, "write_party", told_late)
    folder = tmp_path / "sortie"
    folder.mkdir()
    write(context, window, folder / "bande.pdf", qtbot)
    qtbot.mouseClick(window.form.stop, Qt.MouseButton.LeftButton)
    qtbot_stop.set()
    wait(window, qtbot)
    assert list(folder.iterdir()) == []
    assert "Arrêté" in window.form.banner.text()
    # Nobody stops this one by the button.
    write(context, window, folder / "bande.pdf", qtbot)
    job = window.job
    assert job is not None
    window.close()
    assert job.isFinished()
    assert gc.isenabled()
    left = [entry.name for entry in folder.iterdir()]
    assert left in ([], ["bande.pdf"])
