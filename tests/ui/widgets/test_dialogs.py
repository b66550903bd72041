"""Dialogs: plain text, never blocking, and Enter never destroys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QMessageBox,
    QWidget,
)

from desktop.ui.widgets.dialogs import Dialogs
from tests.ui.doubles import RecordingDialogs

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    yield made
    # A box that nobody answered stays on screen after its window.
    for left in made.findChildren(QMessageBox):
        left.close()


@pytest.fixture
def done() -> list[object]:
    """What callbacks were called with."""
    return []


def box(window: QWidget) -> QMessageBox:
    return next(one for one in window.findChildren(QMessageBox) if one.isVisible())


def button(shown: QMessageBox, text: str) -> QAbstractButton:
    return next(one for one in shown.buttons() if one.text() == text)


@pytest.mark.parametrize("key", [None, ENTER])
def test_a_message_without_a_window_is_closed_and_forgotten(qapp: QApplication, key) -> None:
    dialogs = Dialogs()
    dialogs.error(None, "Cassure", "Le disque est plein.")
    (shown,) = dialogs._open
    if key is None:
        # As its title bar does; it once died within that.
        shown.close()
    else:
        QTest.keyClick(shown, key)
    assert dialogs._open == [shown]
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert dialogs._open == []


def ask(window: QWidget, done: list[object], *, destructive: bool) -> QMessageBox:
    def accepted() -> None:
        done.append("yes")

    Dialogs().confirm(
        window, "Retirer", "Retirer <b>Jo</b> ?", "Retirer", accepted, destructive=destructive
    )
    return box(window)


def test_a_question_is_plain_text_and_does_not_block(window, done) -> None:
    shown = ask(window, done, destructive=True)
    assert shown.textFormat() == Qt.TextFormat.PlainText
    assert shown.text() == "Retirer <b>Jo</b> ?"
    assert done == []


@pytest.mark.parametrize(("destructive", "expected"), [(True, []), (False, ["yes"])])
def test_enter_means_yes_only_where_nothing_is_destroyed(
    window, done, destructive: bool, expected: list[str]
) -> None:
    shown = ask(window, done, destructive=destructive)
    QTest.keyClick(shown, ENTER)
    assert not shown.isVisible()
    assert done == expected


def test_enter_on_the_focused_destructive_button_still_means_no(window, done) -> None:
    shown = ask(window, done, destructive=True)
    accept = button(shown, "Retirer")
    accept.setFocus()
    QTest.keyClick(accept, ENTER)
    assert done == []


def test_a_click_and_escape_answer(window, done) -> None:
    QTest.mouseClick(
        button(ask(window, done, destructive=True), "Retirer"), Qt.MouseButton.LeftButton
    )
    assert done == ["yes"]
    QTest.keyClick(ask(window, done, destructive=False), ESCAPE)
    assert done == ["yes"]


def test_an_errors_details_can_be_copied_without_closing_it(window) -> None:
    Dialogs().error(window, "Import", "« <i>a</i> » est illisible.", "ligne 3")
    shown = box(window)
    assert shown.textFormat() == Qt.TextFormat.PlainText
    QTest.mouseClick(button(shown, "Copier les détails"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "ligne 3"
    assert shown.isVisible()
    QTest.mouseClick(button(shown, "Fermer"), Qt.MouseButton.LeftButton)
    assert not shown.isVisible()


def test_unexpected_errors_share_one_dialog(window, qtbot) -> None:
    dialogs = Dialogs()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    dialogs.unexpected("première")
    shown = box(window)
    dialogs.unexpected("seconde")
    assert shown.detailedText() == "première\n\nseconde"
    assert len([one for one in window.findChildren(QMessageBox) if one.isVisible()]) == 1
    shown.close()
    dialogs.unexpected("troisième")
    assert box(window).detailedText() == "troisième"
    box(window).close()


def test_files_are_chosen_through_a_callback(window, done, tmp_path: Path) -> None:
    file = tmp_path / "bande.cassure"
    file.write_text("{}")
    Dialogs().open_file(window, "Ouvrir", ("Fichiers Cassure (*.cassure)",), done.append, tmp_path)
    dialog = window.findChild(QFileDialog)
    dialog.selectFile(str(file))
    dialog.accept()
    assert done == [file]


def test_a_saved_file_gets_its_suffix(window, done, tmp_path: Path) -> None:
    suggested = tmp_path / "Isabeau.pdf"
    Dialogs().save_file(window, "Exporter", ("PDF (*.pdf)",), suggested, done.append)
    dialog = window.findChild(QFileDialog)
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    dialog.selectFile(str(tmp_path / "Corvin"))
    dialog.accept()
    assert done == [tmp_path / "Corvin.pdf"]


def test_a_cancelled_file_dialog_says_nothing(window, done) -> None:
    Dialogs().open_file(window, "Ouvrir", ("Tout (*)",), done.append)
    window.findChild(QFileDialog).reject()
    assert done == []


def test_the_double_records_and_answers(done, tmp_path: Path) -> None:
    double = RecordingDialogs(True, tmp_path, None, False)

    def accepted() -> None:
        done.append("yes")

    double.confirm(None, "a", "b", "c", accepted, destructive=True)
    double.open_file(None, "d", (), done.append)
    double.save_file(None, "e", (), tmp_path / "x.pdf", done.append)
    double.confirm(None, "f", "g", "h", accepted, destructive=False)
    double.error(None, "i", "j")
    assert done == ["yes", tmp_path]
    assert [asked.kind for asked in double.asked] == [
        "confirm",
        "open_file",
        "save_file",
        "confirm",
        "error",
    ]
    assert double.asked[0].destructive
