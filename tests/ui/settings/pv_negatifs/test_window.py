"""Every setting of PV négatifs can be changed, found and put back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from desktop.rules.pv_negatifs.settings import (
    OPEN_LOSSES,
    BodyRow,
    Hidden,
    Readings,
    Settings,
    flaws,
)
from desktop.rules.pv_negatifs.settingsfields import HIDDEN, LOSSES, OPTIONS, READINGS
from desktop.rules.settingsfields import Bounds
from desktop.ui.settings.common.controls import (
    AlternativesControl,
    Control,
    FlagControl,
    NumberControl,
)
from desktop.ui.settings.common.page import ValuesPage
from desktop.ui.settings.pv_negatifs.window import SettingsWindow
from tests.ui.settings.helps import shipped_again

LEFT = Qt.MouseButton.LeftButton
CHOICES = tuple(each for chapter in READINGS.values() for each in chapter)
FIELDS = (*OPTIONS, *LOSSES, *CHOICES, *HIDDEN)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def row_of(window: SettingsWindow, bounds: Bounds):
    section = window.sections.section_of(bounds.place)
    window.open_section(section.id)
    page = window.page(section.id)
    assert isinstance(page, ValuesPage)
    return page.row(bounds.place)


def test_every_value_of_the_settings_has_a_row() -> None:
    assert {each.name for each in CHOICES} == set(Readings.__struct_fields__)
    assert {each.name for each in HIDDEN} == set(Hidden.__struct_fields__)
    assert {each.name for each in LOSSES} == set(OPEN_LOSSES)


def change_by_hand(control: Control) -> None:
    if isinstance(control, AlternativesControl):
        click(control.buttons[1])
    elif isinstance(control, FlagControl):
        control.box.setFocus()
        QTest.keyClick(control.box, Qt.Key.Key_Space)
    else:
        assert isinstance(control, NumberControl)
        control.field.setFocus()
        QTest.keyClick(control.field, Qt.Key.Key_Down)
        QTest.keyClick(control.field, Qt.Key.Key_Return)


def every_value_is_changed_by_hand_and_put_back(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    for bounds in FIELDS:
        row = row_of(window, bounds)
        assert not row.mark.back.isVisible(), bounds.name
        change_by_hand(row.control)
        assert stored() != Settings(), bounds.name
        assert row.mark.back.isVisible(), bounds.name
        click(row.mark.back)
        assert stored() == Settings(), bounds.name
        assert not row.mark.back.isVisible(), bounds.name


def test_values_search_and_tables(window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    hidden_rules_are_off_and_say_that_this_is_the_default(window)
    every_value_is_changed_by_hand_and_put_back(window, stored)
    a_number_out_of_its_limits_is_refused_and_nothing_is_stored(window, stored)
    search_finds_ids_and_words_without_accents(window)
    undo_takes_a_loss_back_and_redo_makes_it_again(window, stored)
    every_label_and_alternative_has_its_words(window)
    rows_are_added_to_the_tables_changed_and_taken_away(window, stored)
    two_rows_for_one_height_are_not_stored_and_say_so(window, stored)


def hidden_rules_are_off_and_say_that_this_is_the_default(window: SettingsWindow) -> None:
    shipped_again(window)
    window.open_section("hidden")
    for bounds in HIDDEN:
        row = row_of(window, bounds)
        assert isinstance(row.control, FlagControl)
        assert not row.control.box.isChecked()
        assert row.mark.word.text() == "valeur de Cassure"


def a_number_out_of_its_limits_is_refused_and_nothing_is_stored(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    row = row_of(window, OPTIONS[0])
    row.control.field.setFocus()
    row.control.field.selectAll()
    QTest.keyClicks(row.control.field, "1")
    QTest.keyClick(row.control.field, Qt.Key.Key_Return)
    assert stored() == Settings()
    assert "de 2 à 100" in row.trouble.text()


def search_finds_ids_and_words_without_accents(window: SettingsWindow) -> None:
    shipped_again(window)

    def found(text: str) -> set[str]:
        window.ui.search.setText(text)
        return {
            window.ui.sections.item(row).text().split("\n")[0]
            for row in range(window.ui.sections.count())
        }

    assert "Qui agit en premier" in found("pv-hold-both")
    assert "Événement traumatisant" in found("evenement")


def undo_takes_a_loss_back_and_redo_makes_it_again(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    row = row_of(window, LOSSES[0])
    row.control.field.setFocus()
    row.control.field.selectAll()
    QTest.keyClicks(row.control.field, "6")
    QTest.keyClick(row.control.field, Qt.Key.Key_Return)
    assert stored().losses["torture"] == 6
    click(window.ui.undo)
    assert stored() == Settings()
    click(window.ui.redo)
    assert stored().losses["torture"] == 6
    assert stored().losses["familier"] == 1


def every_label_and_alternative_has_its_words(window: SettingsWindow) -> None:
    shipped_again(window)
    for section in window.sections.all:
        window.open_section(section.id)
        page = window.page(section.id)
        assert not [one.text() for one in page.findChildren(QLabel) if "pv.settings" in one.text()]


def test_a_cause_that_no_table_knows_is_a_flaw_that_names_it() -> None:
    (flaw,) = flaws(Settings(losses={"torture": 1, "peste": 2}), ("torture",))
    assert flaw.place == ("losses", "peste")
    assert flaw.text.params["id"] == "peste"


def rows_are_added_to_the_tables_changed_and_taken_away(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    window.open_section("tables")
    table = window.page("tables").tables["bodies"]
    click(table.add)
    QTest.keyClicks(table.rows[0].fields[0].field, "2")
    QTest.keyClick(table.rows[0].fields[0].field, Qt.Key.Key_Return)
    table.rows[0].fields[3].field.setFocus()
    QTest.keyClicks(table.rows[0].fields[3].field, "25")
    QTest.keyClick(table.rows[0].fields[3].field, Qt.Key.Key_Return)
    assert stored().bodies == (BodyRow(score=2, shock=25),)
    click(table.add)
    assert [row.score for row in stored().bodies] == [2, 3]
    click(table.rows[0].remove)
    assert [row.score for row in stored().bodies] == [3]
    click(table.mark.back)
    assert stored() == Settings()
    assert table.rows == []


def two_rows_for_one_height_are_not_stored_and_say_so(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    window.open_section("tables")
    table = window.page("tables").tables["falls"]
    click(table.add)
    click(table.add)
    before = stored()
    table.rows[1].fields[0].field.setFocus()
    QTest.keyClicks(table.rows[1].fields[0].field, "1")
    QTest.keyClick(table.rows[1].fields[0].field, Qt.Key.Key_Return)
    assert stored() == before
    assert "Deux lignes pour 1" in table.trouble.text()
