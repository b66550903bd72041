"""An empty library: three large choices and nothing else."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QListView

LEFT = Qt.MouseButton.LeftButton


def test_an_empty_library_shows_three_choices_and_nothing_else(empty) -> None:
    assert len(empty.first_start.choices) == 3
    seen = [one for one in empty.form.page.findChildren(QAbstractButton) if one.isVisible()]
    assert seen == list(empty.first_start.choices)
    fields = [*empty.findChildren(QLineEdit), *empty.findChildren(QListView)]
    assert not any(field.isVisible() for field in fields)
    assert not empty.form.toolbar.isVisible()


def test_create_opens_the_wizard(empty, context) -> None:
    QTest.mouseClick(empty.first_start.choices[0], LEFT)
    assert context.navigator.opened == [("wizard", "nightprowler", None)]


def test_the_example_gang_comes_in_and_the_list_is_there(empty, context) -> None:
    QTest.mouseClick(empty.first_start.choices[1], LEFT)
    assert empty.model.count() == len(context.library.characters.list()) > 1
    assert empty.form.roster.isVisible()
    assert empty.form.toolbar.isVisible()
    assert empty.form.roster.hasFocus()


def test_import_takes_a_file_in_and_opens_it(empty, context, tmp_path: Path) -> None:
    library = context.library
    blank = library.registry.get("nightprowler").blank("Isabeau")
    first, _ = library.characters.create("nightprowler", blank)
    file = tmp_path / "isabeau.cassure"
    library.exchange.export_character(first, file)
    library.characters.remove(first)
    context.dialogs.answers.append(file)
    QTest.mouseClick(empty.first_start.choices[2], LEFT)
    (card,) = library.characters.list()
    assert context.navigator.opened == [("sheet", card.id)]
    assert empty.selected() == card.id


@pytest.mark.parametrize(
    ("presses", "key"), [(0, Qt.Key.Key_Space), (1, Qt.Key.Key_Return), (2, Qt.Key.Key_Enter)]
)
def test_the_choices_work_by_keys_alone(empty, context, presses: int, key: Qt.Key) -> None:
    for _ in range(presses):
        QTest.keyClick(empty.focusWidget(), Qt.Key.Key_Tab)
    assert empty.focusWidget() is empty.first_start.choices[presses]
    QTest.keyClick(empty.focusWidget(), key)
    done = (context.navigator.opened, empty.model.count(), context.dialogs.asked)
    assert bool(done[presses])


def test_the_choices_say_what_they_lead_to(empty, spoken) -> None:
    for choice in empty.first_start.choices:
        name, promise = spoken(choice)
        assert name
        assert promise


def test_a_narrow_window_shows_them_one_above_the_other(empty, qtbot) -> None:
    first, second, _ = empty.first_start.choices
    assert first.y() == second.y()
    empty.resize(first.width() + 120, 700)
    qtbot.waitUntil(lambda: first.x() == second.x() and first.y() < second.y())


def test_a_draft_is_something_to_come_back_to(empty, context) -> None:
    library = context.library
    blank = library.registry.get("nightprowler").blank("Tristan")
    library.drafts.save(None, "nightprowler", blank)
    assert empty.form.shelves.isVisible()
    assert not empty.first_start.isVisible()
