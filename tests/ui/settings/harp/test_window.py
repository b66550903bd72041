"""Every setting of HARP | TdM can be changed, found and put back; its tables never get a hole."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.rules.harp.settings import COLUMNS, Settings, check
from desktop.rules.harp.settingsfields import CREATION, OPTIONS, READINGS
from desktop.ui.context import Context
from desktop.ui.settings.common.controls import (
    AlternativesControl,
    Control,
    FlagControl,
    NumberControl,
    OptionalControl,
    TextControl,
)
from desktop.ui.settings.common.page import ValuesPage
from desktop.ui.settings.common.rowtable import RowTable, TablesPage
from desktop.ui.settings.harp.fumbles import FumblesPage
from desktop.ui.settings.harp.window import SettingsWindow
from desktop.ui.widgets.numbers import NumberField
from tests.rules.harp.desk import SETTINGS
from tests.ui.settings.helps import shipped_again

LEFT = Qt.MouseButton.LeftButton
FIELDS = (*OPTIONS, *CREATION, *READINGS)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def write(control: Control, text: str) -> None:
    assert isinstance(control, NumberControl | OptionalControl | TextControl)
    click(control.field)
    control.field.selectAll()
    QTest.keyClicks(control.field, text)
    QTest.keyClick(control.field, Qt.Key.Key_Return)


def table_of(window: SettingsWindow, name: str) -> RowTable:
    window.open_section(name)
    page = window.page(name)
    assert isinstance(page, TablesPage)
    return page.tables[name]


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


def test_values_search_and_words(
    window: SettingsWindow, stored: Callable[[], Settings], context: Context
) -> None:
    every_single_value_is_changed_by_hand_and_put_back(window, stored)
    search_finds_tables_by_rule_and_words(window)
    a_band_that_is_found_takes_the_keyboard(window)
    another_window_sees_what_is_stored(window, context)
    every_label_and_alternative_has_its_words(window)


def every_single_value_is_changed_by_hand_and_put_back(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    for bounds in FIELDS:
        section = window.sections.section_of(bounds.place)
        window.open_section(section.id)
        page = window.page(section.id)
        assert isinstance(page, ValuesPage)
        row = page.row(bounds.place)
        assert row.mark.word.text() == "valeur de Cassure", bounds.name
        change_by_hand(row.control)
        assert stored() != SETTINGS, bounds.name
        click(row.mark.back)
        assert stored() == SETTINGS, bounds.name


@pytest.mark.rule("HARP-TABLE-COLUMNS")
def test_tables_row_by_row(window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    every_band_says_how_sure_it_is_and_is_the_campaigns_once_changed(window, stored)
    a_row_that_ends_elsewhere_moves_the_next_and_a_wrong_end_is_not_stored(window, stored)
    rows_are_divided_and_taken_away_without_a_hole(window, stored)
    an_empty_percentage_is_a_failure(window, stored)


def every_band_says_how_sure_it_is_and_is_the_campaigns_once_changed(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    for column in COLUMNS:
        change_a_band(column, window, stored)


def change_a_band(column: str, window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    table = table_of(window, column)
    row = table.rows[1]
    assert all(one.note.text() for one in table.rows)
    assert not row.back.isVisible()
    write(row.fields[1], "7")
    assert getattr(stored(), column)[1].value == 7
    assert row.note.text() == "valeur de campagne"
    assert table.mark.word.text() == "● modifié"
    click(row.back)
    assert stored() == SETTINGS
    assert QApplication.focusWidget() is row.fields[0].focusProxy()
    assert row.note.text() != "valeur de campagne"


def a_row_that_ends_elsewhere_moves_the_next_and_a_wrong_end_is_not_stored(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    table = table_of(window, "percent")
    assert [row.lead.text() for row in table.rows[:3]] == ["…", "1", "11"]
    write(table.rows[1].fields[0], "14")
    assert table.rows[2].lead.text() == "15"
    check(stored())
    before = stored()
    write(table.rows[1].fields[0], "30")
    assert stored() == before
    assert "31 à 20" in table.trouble.text()
    assert window.ui.held.isVisible()
    click(window.ui.undo)
    assert table.trouble.text() == ""
    click(table.mark.back)
    assert stored() == SETTINGS


def rows_are_divided_and_taken_away_without_a_hole(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    table = table_of(window, "target")
    count = len(SETTINGS.target)
    click(table.rows[count - 1].divide)
    assert len(stored().target) == count + 1
    check(stored())
    assert table.rows[count - 1].fields[0].isEnabled()
    assert not table.rows[count].fields[0].isEnabled()
    click(table.rows[0].remove)
    check(stored())
    assert stored().target[0].least is None
    assert QApplication.focusWidget() is table.rows[0].fields[0].focusProxy()
    click(window.ui.undo)
    click(window.ui.undo)
    assert stored() == SETTINGS


def an_empty_percentage_is_a_failure(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    row = table_of(window, "percent").rows[1]
    click(row.fields[1].field)
    row.fields[1].field.selectAll()
    QTest.keyClick(row.fields[1].field, Qt.Key.Key_Delete)
    QTest.keyClick(row.fields[1].field, Qt.Key.Key_Return)
    assert stored().percent[1].value is None


@pytest.mark.rule(
    "HARP-DIFF-TABLE",
    "HARP-DIFF-NOROLL",
    "HARP-HEAL-ROLL",
    "HARP-FUMBLE-TABLE",
    "HARP-FUMBLE-CHOICE",
)
def test_tables_of_the_campaign(window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    degrees_are_changed_added_and_taken_away(window, stored)
    what_fights_go_by_is_the_campaigns(window, stored)
    times_of_healing_are_written_by_the_gm(window, stored)
    tables_of_fumbles_are_written_and_taken_away(window, stored)


def degrees_are_changed_added_and_taken_away(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    table = table_of(window, "difficulties")
    assert table.rows[0].fields[2].isEnabled()  # Banale: the GM says the modifier
    assert not table.rows[1].fields[2].isEnabled()
    write(table.rows[5].fields[1], "-25")
    assert stored().difficulties[5].modifier == -25
    click(table.rows[5].back)
    assert stored() == SETTINGS
    click(table.add)
    QTest.keyClicks(QApplication.focusWidget(), "Insens")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert stored().difficulties[-1].name == "Insens"
    click(table.rows[-1].remove)
    assert stored() == SETTINGS
    moyenne = next(n for n, one in enumerate(SETTINGS.difficulties) if one.id == "moyenne")
    click(table.rows[moyenne].remove)
    assert stored() == SETTINGS
    assert "moyenne" in table.trouble.text()


def what_fights_go_by_is_the_campaigns(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    for name in ("fight_numbers", "sizes", "fight_states", "situations"):
        shipped_again(window)
        change_a_table(name, window, stored)


def change_a_table(name: str, window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    table = table_of(window, name)
    assert all(row.note.text() for row in table.rows)
    write(table.rows[0].fields[1], "3")
    assert stored() != SETTINGS
    assert table.rows[0].note.text() == "valeur de campagne"
    click(table.rows[0].back)
    assert stored() == SETTINGS
    if name == "fight_numbers":
        assert not table.rows[0].fields[0].isEnabled()
        assert not table.rows[0].remove.isVisible()
        write(table.rows[0].fields[1], "0")
        assert stored() == SETTINGS
        assert "de 1 à 100" in table.trouble.text()
    else:
        click(table.add)
        assert len(getattr(stored(), name)) == len(getattr(SETTINGS, name)) + 1


def times_of_healing_are_written_by_the_gm(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    table = table_of(window, "healing")
    assert table.rows == []
    click(table.add)
    write(table.rows[0].fields[1], "2")
    write(table.rows[0].fields[3], "30")
    click(table.add)
    write(table.rows[1].fields[0], "60")
    assert [(row.least, row.light, row.severe) for row in stored().healing] == [
        (0, 2, 30),
        (60, 2, 30),
    ]
    write(table.rows[1].fields[0], "0")
    assert stored().healing[1].least == 60
    assert "même tirage" in table.trouble.text()


def tables_of_fumbles_are_written_and_taken_away(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    window.open_section("fumbles")
    page = window.page("fumbles")
    assert isinstance(page, FumblesPage)
    click(page.add)
    QTest.keyClicks(page.tables[0].name, "Armes")
    QTest.keyClick(page.tables[0].name, Qt.Key.Key_Return)
    click(page.tables[0].rows[0].divide)
    write(page.tables[0].rows[0].fields[0], "40")
    write(page.tables[0].rows[0].fields[1], "glisse <i>mal</i>")
    page.tables[0].rows[1].fields[2].box.setFocus()
    QTest.keyClick(page.tables[0].rows[1].fields[2].box, Qt.Key.Key_Space)
    (table,) = stored().fumbles
    assert table.name == "Armes"
    assert [(row.least, row.most, row.text, row.deadly) for row in table.rows] == [
        (1, 40, "glisse <i>mal</i>", False),
        (41, 100, "", True),
    ]
    click(page.add)
    assert len(stored().fumbles) == 2
    click(page.tables[0].gone)
    assert [one.name for one in stored().fumbles] == ["Maladresses"]
    assert len(page.tables) == 1


def search_finds_tables_by_rule_and_words(window: SettingsWindow) -> None:
    shipped_again(window)

    def found(text: str) -> set[str]:
        window.ui.search.setText(text)
        return {
            window.ui.sections.item(row).text().split("\n")[0]
            for row in range(window.ui.sections.count())
        }

    assert "Temps de guérison" in found("harp-heal-roll")
    assert "Degrés de Difficulté" in found("degres")
    assert found("raté peu") >= {"Option « Raté-de-peu »"}
    window.ui.sections.open_first()
    assert window.section == "options"


def a_band_that_is_found_takes_the_keyboard(window: SettingsWindow) -> None:
    shipped_again(window)
    window.ui.search.setText("HARP-RANK-BONUS")
    window.ui.sections.open_first()
    assert window.section == "bonus_of_rank"
    first = table_of(window, "bonus_of_rank").rows[0]
    assert QApplication.focusWidget() is first.fields[0].focusProxy()


def another_window_sees_what_is_stored(window: SettingsWindow, context: Context) -> None:
    shipped_again(window)
    table = table_of(window, "help")
    write(table.rows[3].fields[1], "-31")
    again = SettingsWindow(context)
    assert table_of(again, "help").rows[3].note.text() == "valeur de campagne"
    again.close()


def test_tab_goes_through_every_sort_of_table(window: SettingsWindow) -> None:
    for section in ("percent", "difficulties", "fumbles"):
        window.open_section(section)
        if section == "fumbles":
            click(window.page("fumbles").add)
            click(window.page("fumbles").tables[0].rows[0].divide)
        QApplication.processEvents()
        seen: list[QWidget] = []
        window.focusNextChild()
        while (here := QApplication.focusWidget()) not in seen:
            assert here is not None
            assert here.window() is window
            seen.append(here)
            QTest.keyClick(here, Qt.Key.Key_Tab)
        fields = window.page(section).findChildren(NumberField)
        missed = [one for one in fields if one.isVisible() and one.isEnabled() and one not in seen]
        assert [one.accessibleName() for one in missed] == []


def every_label_and_alternative_has_its_words(window: SettingsWindow) -> None:
    shipped_again(window)
    for section in window.sections.all:
        window.open_section(section.id)
        page = window.page(section.id)
        assert not [one.text() for one in page.findChildren(QLabel) if "harp." in one.text()]
