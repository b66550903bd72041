"""The first tour: once, when there is something to show, and gone for good when it is left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui import preferences
from desktop.ui.library.tour import Tour
from desktop.ui.library.window import LibraryWindow

LEFT = Qt.MouseButton.LeftButton


def test_it_goes_round_and_ends(window: LibraryWindow) -> None:
    tour = Tour(window)
    tour.begin()
    told: list[str] = []
    while tour.panel.isVisible():
        told.append(tour.text.text())
        QTest.mouseClick(tour.next, LEFT)
    assert len(told) == len(set(told)) == 5
    assert preferences.has_toured(window.context.library)
    assert tour.outline.isHidden()


def test_it_points_at_what_it_tells_of(window: LibraryWindow) -> None:
    tour = Tour(window)
    tour.begin()
    assert tour.outline.geometry().contains(
        window.form.roster.mapTo(window, window.form.roster.rect().center())
    )
    window.resize(window.width() + 80, window.height())
    QApplication.processEvents()
    room = window.form.roster.rect()
    assert tour.outline.geometry().right() >= window.form.roster.mapTo(window, room.topRight()).x()


def test_it_is_left_by_keys_and_never_returns(window: LibraryWindow) -> None:
    tour = Tour(window)
    tour.begin()
    tour.skip.setFocus()
    QTest.keyClick(tour.skip, Qt.Key.Key_Space)
    assert tour.panel.isHidden()
    again = Tour(window)
    again.begin()
    assert again.panel.isHidden()


def test_the_list_keeps_the_keyboard(window: LibraryWindow) -> None:
    before = QApplication.focusWidget()
    Tour(window).begin()
    assert QApplication.focusWidget() is before


def test_it_waits_for_something_to_show(empty: LibraryWindow, add: Callable[..., str]) -> None:
    tour = Tour(empty)
    tour.begin()
    assert tour.panel.isHidden()
    QTest.mouseClick(empty.first_start.choices[1], LEFT)
    assert tour.panel.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_nothing_of_it_is_cut_off(window: LibraryWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    tour = Tour(window)
    tour.begin()
    QApplication.processEvents()
    assert tour.text.height() >= tour.text.heightForWidth(tour.text.width())
    assert window.rect().contains(tour.panel.geometry().translated(window.form.page.pos()))
