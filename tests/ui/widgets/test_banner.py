"""Messages inside a window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.ui.widgets.banner import Banner, Severity

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def banner(qtbot) -> Iterator[Banner]:
    page = QWidget()
    qtbot.addWidget(page)
    made = Banner()
    QVBoxLayout(page).addWidget(made)
    page.show()
    yield made
    page.close()


def test_it_is_hidden_until_there_is_something_to_say(banner) -> None:
    assert not banner.isVisible()
    banner.show_error("Rien n’a été changé.")
    assert banner.isVisible()
    assert banner.text() == "Rien n’a été changé."
    assert banner.severity() is Severity.ERROR


def test_the_text_is_plain(banner) -> None:
    banner.show_message(Severity.INFO, "<b>Jo</b>")
    label = next(one for one in banner.findChildren(QLabel) if one.text() == "<b>Jo</b>")
    assert label.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize(
    ("severity", "word"),
    [
        (Severity.INFO, "Information"),
        (Severity.WARNING, "Avertissement"),
        (Severity.ERROR, "Erreur"),
    ],
)
def test_it_speaks_its_severity_in_a_word(banner, spoken, severity, word) -> None:
    banner.show_message(severity, "Attention")
    assert spoken(banner)[0] == f"{word} : Attention"


def test_actions_say_which_and_leave_the_message(banner) -> None:
    chosen = QSignalSpy(banner.actionTriggered)
    banner.show_message(Severity.WARNING, "Tombe ?", actions=("Dépenser 1 PH", "Tomber & saigner"))
    QTest.mouseClick(banner.actions()[1], LEFT)
    assert chosen.at(0)[0] == 1
    assert banner.isVisible()
    banner.show_message(Severity.INFO, "Fait.")
    assert banner.actions() == ()


def test_details_go_to_the_clipboard(banner) -> None:
    banner.show_message(Severity.ERROR, "Illisible.", details="ligne 3")
    copy = next(b for b in banner.findChildren(QPushButton) if b.isVisible())
    QTest.mouseClick(copy, LEFT)
    assert QGuiApplication.clipboard().text() == "ligne 3"
    banner.show_error("Autre.")
    assert not copy.isVisible()


def test_it_closes_by_button_and_escape(banner) -> None:
    dismissed = QSignalSpy(banner.dismissed)
    banner.show_error("Un")
    QTest.mouseClick(banner.findChild(QToolButton), LEFT)
    assert not banner.isVisible()
    banner.show_error("Deux")
    QTest.keyClick(banner.findChild(QToolButton), Qt.Key.Key_Escape)
    assert not banner.isVisible()
    assert dismissed.count() == 2
