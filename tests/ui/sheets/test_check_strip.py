"""The check strip gives the numbers of the inventory, and spends what a roll costs."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.edits.apply import Adjust, SetPool
from desktop.ui.sheets.nightprowler.check_strip import CheckStrip
from desktop.ui.sheets.nightprowler.window import SheetWindow
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton


def roll(qtbot: QtBot, strip: CheckStrip, die: int) -> str:
    """Type a die and press Enter; the words of the result."""
    field = strip.die.stops()[0]
    qtbot.keyClicks(field, str(die))
    qtbot.keyClick(field, Qt.Key.Key_Return)
    return f"{strip.result.words.text()} {strip.result.quality.text()}"


def set_skill(sheet: SheetWindow, key: str, value: int) -> None:
    view = sheet.subject.derived.skill(key)
    assert view is not None
    assert sheet.subject.run(Adjust(f"skill:{key}", value - view.value.total))


def open_by_click(qtbot: QtBot, sheet: SheetWindow, key: str) -> CheckStrip:
    qtbot.mouseClick(sheet.first.skills.rows()[key], LEFT)
    assert sheet.check.isVisible()
    return sheet.check


@pytest.mark.rule("NP-CHECK-QUALITY-SUCCESS", "NP-CHECK-CRITICAL-SUCCESS")
def test_a_skill_is_rolled(qtbot: QtBot, sheet: SheetWindow) -> None:
    impossible_die_is_refused_where_it_was_typed(qtbot, sheet)
    quality_and_critical_success(qtbot, sheet)
    natural_twenty_is_a_critical_failure(qtbot, sheet)
    characteristic_is_rolled_at_half(qtbot, sheet)
    the_program_rolls_when_it_is_asked(qtbot, sheet)
    the_keyboard_stays_for_the_next_roll(qtbot, sheet)
    escape_closes_the_strip_and_returns_to_the_skill(qtbot, sheet)


def quality_and_critical_success(qtbot: QtBot, sheet: SheetWindow) -> None:
    for threshold, die, told in (
        (15, 4, "Réussite qualité +1"),
        (15, 5, "Réussite qualité +2"),
        (15, 13, "Réussite qualité +4"),
        (19, 17, "Réussite qualité +5"),
        (7, 7, "Réussite critique qualité +2"),
        (13, 13, "Réussite critique qualité +4"),
        (13, 12, "Réussite qualité +3"),
    ):
        become(sheet)
        set_skill(sheet, "discretion", threshold)
        strip = open_by_click(qtbot, sheet, "discretion")
        assert strip.threshold.text() == str(threshold)
        assert roll(qtbot, strip, die) == told, (threshold, die)


def natural_twenty_is_a_critical_failure(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = open_by_click(qtbot, sheet, "discretion")
    assert roll(qtbot, strip, 20).startswith("Échec critique")


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
def test_what_bears_on_a_roll(qtbot: QtBot, sheet: SheetWindow) -> None:
    burglary_list_and_difficulty_add_up(qtbot, sheet)
    heroism_is_spent_when_the_die_is_known_and_undo_gives_it_back(qtbot, sheet)
    more_heroism_than_is_left_is_explained_and_not_rolled(qtbot, sheet)
    wounds_count_and_mordant_ignores_them_for_its_price(qtbot, sheet)
    crasse_needs_its_vile_means_and_goes_with_the_roll(qtbot, sheet)
    heroism_raises_a_known_die_where_the_campaign_plays_so(qtbot, sheet)


def burglary_list_and_difficulty_add_up(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    set_skill(sheet, "cambriole", 16)
    strip = open_by_click(qtbot, sheet, "cambriole")
    assert strip.obstacle.isVisible()
    place = strip.obstacle.findData("serrure-sophistiquee")
    strip.obstacle.setCurrentIndex(place)
    strip.obstacle.activated.emit(place)
    assert strip.threshold.text() == "14"
    field = strip.difficulty.number
    field.setFocus()
    qtbot.keyClicks(field, "-5")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert strip.threshold.text() == "9"
    assert "Problématique" in strip.difficulty.bands.currentText()
    open_by_click(qtbot, sheet, "discretion")
    assert not strip.obstacle.isVisible()
    assert strip.difficulty.value() == 0


def heroism_is_spent_when_the_die_is_known_and_undo_gives_it_back(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet)
    set_skill(sheet, "discretion", 10)
    before = sheet.subject.derived.heroism
    strip = open_by_click(qtbot, sheet, "discretion")
    strip.heroism.setFocus()
    qtbot.keyClicks(strip.heroism, "2")
    qtbot.keyClick(strip.heroism, Qt.Key.Key_Return)
    assert strip.threshold.text() == "12"
    assert sheet.subject.derived.heroism == before
    assert roll(qtbot, strip, 12) == "Réussite critique qualité +3"
    assert sheet.subject.derived.heroism == before - 2
    assert strip.heroism.value() == 0
    sheet.form.undo.trigger()
    assert sheet.subject.derived.heroism == before


def more_heroism_than_is_left_is_explained_and_not_rolled(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = open_by_click(qtbot, sheet, "discretion")
    strip.heroism.setFocus()
    qtbot.keyClicks(strip.heroism, "50")
    qtbot.keyClick(strip.heroism, Qt.Key.Key_Return)
    assert "50" in strip.why_not.text()
    assert not strip.die.isEnabled()


def wounds_count_and_mordant_ignores_them_for_its_price(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    set_skill(sheet, "discretion", 12)
    sheet.subject.tick(Track.VITALITY, 1)
    strip = open_by_click(qtbot, sheet, "discretion")
    assert strip.threshold.text() == "10"
    before = sheet.subject.derived.heroism
    qtbot.mouseClick(strip.mordant, LEFT, pos=strip.mordant.rect().center() * 0.2)
    assert strip.threshold.text() == "12"
    roll(qtbot, strip, 3)
    assert sheet.subject.derived.heroism == before - 1


def crasse_needs_its_vile_means_and_goes_with_the_roll(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    sheet.subject.run(SetPool("crasse", 2))
    set_skill(sheet, "discretion", 15)
    strip = open_by_click(qtbot, sheet, "discretion")
    strip.crasse.click()
    assert strip.why_not.isVisible()
    qtbot.keyClicks(strip.crasse_note, "un enfant sert de leurre")
    assert not strip.why_not.isVisible()
    assert roll(qtbot, strip, 4) == "Réussite qualité +2"
    assert sheet.subject.character.pools.crasse == 1
    assert not strip.crasse.isChecked()


def characteristic_is_rolled_at_half(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    total = sheet.subject.derived.characteristics["cervelle"].total
    qtbot.keyClick(sheet.first.characteristics["cervelle"], Qt.Key.Key_Return)
    assert sheet.check.threshold.text() == str(total // 2)


def the_program_rolls_when_it_is_asked(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = open_by_click(qtbot, sheet, "perception")
    strip.die.rollAsked.emit()
    assert strip.result.isVisible()
    assert strip.result.words.text()


def the_keyboard_stays_for_the_next_roll(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = open_by_click(qtbot, sheet, "discretion")
    first = roll(qtbot, strip, 3)
    assert QApplication.focusWidget() is strip.die.stops()[0]
    assert roll(qtbot, strip, 19) != first


def impossible_die_is_refused_where_it_was_typed(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = open_by_click(qtbot, sheet, "perception")
    assert roll(qtbot, strip, 21).strip() == ""
    assert strip.die.problem
    assert not strip.result.isVisible()


def escape_closes_the_strip_and_returns_to_the_skill(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    row = sheet.first.skills.rows()["perception"]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is sheet.check.die.stops()[0]
    qtbot.keyClick(sheet.check.die.stops()[0], Qt.Key.Key_Escape)
    assert not sheet.check.isVisible()
    assert QApplication.focusWidget() is row


def heroism_raises_a_known_die_where_the_campaign_plays_so(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet)
    set_skill(sheet, "discretion", 10)
    strip = open_by_click(qtbot, sheet, "discretion")
    assert roll(qtbot, strip, 12).startswith("Échec")
    assert not strip.after.isVisible()
    settings = sheet.subject.settings
    readings = replace(settings.readings, heroism_after_roll=True)
    sheet.context.library.campaigns.change("nightprowler", replace(settings, readings=readings))
    before = sheet.subject.derived.heroism
    assert roll(qtbot, strip, 12).startswith("Échec")
    assert strip.after.isVisible()
    qtbot.mouseClick(strip.after.spend, LEFT)
    assert strip.result.words.text() == "Échec"
    qtbot.mouseClick(strip.after.spend, LEFT)
    assert strip.result.words.text() == "Réussite critique"
    assert sheet.subject.derived.heroism == before - 2
    open_by_click(qtbot, sheet, "cambriole")
    assert not strip.after.isVisible()
