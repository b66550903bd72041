"""Every setting of Warhammer can be changed, found and put back."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.rules.settingsfields import Bounds
from desktop.rules.warhammer.settings import Options, Readings, Settings
from desktop.rules.warhammer.settingsfields import OPTIONS, READINGS, WEAPONS
from desktop.ui.context import Context
from desktop.ui.settings.common.controls import (
    AlternativesControl,
    Control,
    FlagControl,
    FlagsControl,
    NumberControl,
)
from desktop.ui.settings.common.page import ValuesPage
from desktop.ui.settings.warhammer.window import SettingsWindow
from tests.ui.settings.helps import shipped_again

LEFT = Qt.MouseButton.LeftButton
FIELDS = (*OPTIONS, *(each for chapter in READINGS.values() for each in chapter), *WEAPONS)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def row_of(window: SettingsWindow, bounds: Bounds):
    section = window.sections.section_of(bounds.place)
    window.open_section(section.id)
    page = window.page(section.id)
    assert isinstance(page, ValuesPage)
    return page.row(bounds.place)


def test_every_value_of_the_settings_has_a_row() -> None:
    named = {each.name for each in FIELDS}
    values = {*Readings.__struct_fields__, *Options.__struct_fields__}
    assert named == {*values, "long_weapons", "piercing_weapons"}


def change_by_hand(control: Control) -> None:
    if isinstance(control, AlternativesControl):
        click(control.buttons[1])
    elif isinstance(control, FlagControl):
        control.box.setFocus()
        QTest.keyClick(control.box, Qt.Key.Key_Space)
    elif isinstance(control, FlagsControl):
        box = control.boxes["baton"]
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    else:
        assert isinstance(control, NumberControl)
        control.field.setFocus()
        control.field.selectAll()
        QTest.keyClicks(control.field, "12")
        QTest.keyClick(control.field, Qt.Key.Key_Return)


def every_value_is_changed_by_hand_and_put_back(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    for bounds in FIELDS:
        row = row_of(window, bounds)
        change_by_hand(row.control)
        assert stored() != Settings(), bounds.name
        assert row.mark.back.isVisible(), bounds.name
        click(row.mark.back)
        assert stored() == Settings(), bounds.name
        assert not row.mark.back.isVisible(), bounds.name


def test_values_search_and_undo(
    window: SettingsWindow, stored: Callable[[], Settings], context: Context
) -> None:
    options_are_off_as_shipped_and_say_so(window)
    every_value_is_changed_by_hand_and_put_back(window, stored)
    search_finds_rules_weapons_and_words_without_accents(window)
    undo_takes_the_last_change_back(window, stored)
    sheets_read_the_changed_settings(context, window)
    a_weapon_that_no_table_knows_is_named_and_can_go(window, stored)


def options_are_off_as_shipped_and_say_so(window: SettingsWindow) -> None:
    shipped_again(window)
    window.open_section("options")
    for bounds in OPTIONS[:3]:
        row = row_of(window, bounds)
        assert isinstance(row.control, FlagControl)
        assert not row.control.box.isChecked()
        assert row.mark.word.text() == "valeur de Cassure"


def search_finds_rules_weapons_and_words_without_accents(window: SettingsWindow) -> None:
    shipped_again(window)

    def found(text: str) -> set[str]:
        window.ui.search.setText(text)
        return {
            window.ui.sections.item(row).text().split("\n")[0]
            for row in range(window.ui.sections.count())
        }

    assert "Le BE des poursuites" in found("wh-chase-endurance")
    assert any("longues" in one for one in found("epee batarde"))
    assert any("PNJ des groupes" in one for one in found("meurent"))


def undo_takes_the_last_change_back(window: SettingsWindow, stored: Callable[[], Settings]) -> None:
    shipped_again(window)
    row = row_of(window, READINGS["chases"][0])
    click(row.control.buttons[1])
    assert stored().readings.chase_be == "renove"
    click(window.ui.undo)
    assert stored() == Settings()
    click(window.ui.redo)
    assert stored().readings.chase_be == "renove"


def a_weapon_that_no_table_knows_is_named_and_can_go(
    window: SettingsWindow, stored: Callable[[], Settings]
) -> None:
    shipped_again(window)
    strange = msgspec.structs.replace(Settings(), long_weapons=("faux-de-guerre",))
    window.editor.become(strange, "long_weapons", WEAPONS[0].label)
    assert stored() == Settings()
    row = row_of(window, WEAPONS[0])
    assert "faux-de-guerre" in row.trouble.text()


def sheets_read_the_changed_settings(context: Context, window: SettingsWindow) -> None:
    shipped_again(window)
    before = context.library.campaigns.settings("warhammer").version
    row = row_of(window, READINGS["fights"][3])
    click(row.control.buttons[1])
    now = context.library.campaigns.settings("warhammer").value
    assert now.readings.grip_bonus == "tests"
    assert context.library.campaigns.settings("warhammer").version == before + 1
