"""What no window has shown: a dialog that tells a disk that failed from a fault of the program."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop.rules.errors import KnownError, StorageError
from desktop.rules.message import say
from desktop.ui.errors import Hook, reported
from desktop.ui.storing import note_stored
from desktop.ui.widgets.banner import Banner, Severity
from desktop.ui.widgets.dialogs import Dialogs
from tests.texts import texts_of
from tests.ui.doubles import RecordingDialogs

TEXTS = texts_of("fr")


def thrown(hook: Hook, error: Exception) -> None:
    try:
        raise error
    except Exception:
        hook(*sys.exc_info())  # type: ignore[arg-type]


def unreported(_trace: str) -> None:
    """No report can be written."""


def full() -> KnownError:
    return StorageError(say("store.disk-full", path="/b.sqlite3", detail="full"))


def test_a_full_disk_is_told_in_words() -> None:
    dialogs = RecordingDialogs()
    thrown(Hook(dialogs, TEXTS, unreported), full())
    (told,) = dialogs.asked
    assert told.kind == "known"
    assert "/b.sqlite3" in told.text
    assert told.details == ""


def test_a_fault_comes_with_what_helps_to_mend_it() -> None:
    dialogs = RecordingDialogs()
    thrown(Hook(dialogs, TEXTS, unreported), ZeroDivisionError("x"))
    (told,) = dialogs.asked
    assert told.kind == "unexpected"
    assert "ZeroDivisionError: x" in told.details


def open_boxes() -> list[QMessageBox]:
    found = QApplication.topLevelWidgets()
    return [one for one in found if isinstance(one, QMessageBox) and one.isVisible()]


def test_a_disk_that_keeps_failing_opens_one_dialog(qapp: QApplication) -> None:
    hook = Hook(Dialogs(), TEXTS, unreported)
    thrown(hook, full())
    thrown(hook, StorageError(say("store.busy", path="/b.sqlite3", detail="locked")))
    (box,) = open_boxes()
    assert box.text() == TEXTS.render(say("store.busy", path="/b.sqlite3", detail="locked"))
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert open_boxes() == []
    thrown(hook, full())
    (box,) = open_boxes()
    QTest.keyClick(box, Qt.Key.Key_Escape)


def test_what_the_disk_refused_is_told_until_it_takes_something(qapp: QApplication) -> None:
    strip = Banner()
    with reported(strip, TEXTS):
        raise full()
    assert "/b.sqlite3" in strip.refusal()
    with reported(strip, TEXTS):
        pass  # looking something up stores nothing
    assert strip.refusal()
    with reported(strip, TEXTS):
        note_stored()
    assert strip.isHidden()
    strip.show_message(Severity.INFO, "Écrit.")
    with reported(strip, TEXTS):
        note_stored()
    assert not strip.isHidden()
