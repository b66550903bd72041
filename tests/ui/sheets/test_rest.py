"""The page of rest: time, care, remedies, falls, fire and asphyxia, by real clicks and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.document.character import Health, Pools, Skills
from desktop.ui.context import Context
from desktop.ui.sheets.nightprowler.health_page import HealthPage
from desktop.ui.sheets.nightprowler.window import SheetWindow
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
GRAVE, SCRATCHES = "blessures-graves", "egratignures"
Opened = Callable[..., SheetWindow]


def click(qtbot: QtBot, widget: QWidget) -> None:
    # What was just shown has its place only once the page is laid out.
    QApplication.processEvents()
    assert widget.isEnabled()
    assert widget.isVisible()
    where = QPoint(8, widget.height() // 2) if isinstance(widget, QCheckBox) else QPoint()
    qtbot.mouseClick(widget, LEFT, pos=where)


def write(qtbot: QtBot, field: NumberField, number: int) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, str(number))
    qtbot.keyClick(field, Qt.Key.Key_Return)


def throw(qtbot: QtBot, die: DieField, face: int) -> None:
    field = die.stops()[0]
    qtbot.keyClicks(field, str(face))
    qtbot.keyClick(field, Qt.Key.Key_Return)


def health(window: SheetWindow) -> Health:
    return window.subject.character.health


def hurt(sheet: SheetWindow) -> SheetWindow:
    """A scratch, a grave wound, two lines of Endurance, some Héroïsme spent."""
    wounds = Health(vitality=(2, 0, 1, 0, 0), endurance=(1, 1, 0, 0, 0))
    return become(sheet, health=wounds, pools=Pools(heroism_spent=1, crasse=2))


@pytest.mark.rule("NP-RECOVERY-VITALITY-TIMES", "NP-RECOVERY-ENDURANCE")
def test_hours_pass_and_heal_what_they_can(
    qtbot: QtBot,
    create: Callable[..., str],
    open_sheet: Opened,
    open_context: Callable[[], Context],
) -> None:
    first = open_context()
    wounds = Health(vitality=(2, 0, 1, 0, 0), endurance=(1, 1, 0, 0, 0))
    someone = create(first, health=wounds)
    window = open_sheet(someone, first)
    page = window.page(HealthPage)
    assert list(page.mending.rows()) == [GRAVE, SCRATCHES]
    click(qtbot, page.rest.night)
    assert health(window).endurance == (0, 0, 0, 0, 0)
    assert page.mending.rows()[GRAVE].left.text() == "encore 40 h"
    click(qtbot, page.rest.day)
    write(qtbot, page.rest.hours, 16)
    click(qtbot, page.rest.let_pass)
    assert health(window).vitality == (2, 0, 0, 0, 0)
    assert "Blessures graves" in page.rest.outcome.text()
    assert "2 j 0 h" in page.rest.calendar.text()
    window.close()

    again = open_sheet(someone, open_context())
    assert again.page(HealthPage).mending.rows()[SCRATCHES].left.text() == "encore 24 h"
    qtbot.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert health(again).vitality == (2, 0, 1, 0, 0)
    rows = again.page(HealthPage).mending.rows()
    assert rows[GRAVE].left.text() == "encore 16 h"


@pytest.mark.rule(
    "NP-HEROISM-RECOVERY-REST",
    "NP-RECOVERY-HEROISM",
    "NP-RECOVERY-CARE-LIGHT",
    "NP-SKILL-SOIN-CHIRURGIE",
    "NP-RECOVERY-CARE-SEVERE",
    "NP-RECOVERY-PLANTS",
    "NP-RECOVERY-POTIONS",
)
def test_time_care_and_remedies(qtbot: QtBot, sheet: SheetWindow) -> None:
    time_without_rest_gives_back_neither_endurance_nor_heroism(qtbot, sheet)
    a_point_of_heroism_halves_a_line(qtbot, sheet)
    somebody_else_s_care_is_led_step_by_step(qtbot, sheet)
    who_knows_too_little_cannot_treat_a_severe_line(qtbot, sheet)
    a_plant_asks_for_its_side_effect_and_a_potion_takes_a_line(qtbot, sheet)
    an_infection_is_ticked_on_the_page(qtbot, sheet)


def time_without_rest_gives_back_neither_endurance_nor_heroism(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    hurt(sheet)
    page, before = sheet.page(HealthPage), sheet.subject.derived.heroism
    click(qtbot, page.rest.resting)
    click(qtbot, page.rest.night)
    assert health(sheet).endurance == (1, 1, 0, 0, 0)
    assert sheet.subject.derived.heroism == before
    click(qtbot, page.rest.resting)
    click(qtbot, page.rest.night)
    assert sheet.subject.derived.heroism == before + 1


def a_point_of_heroism_halves_a_line(qtbot: QtBot, sheet: SheetWindow) -> None:
    hurt(sheet)
    page, before = sheet.page(HealthPage), sheet.subject.derived.heroism
    click(qtbot, page.mending.rows()[GRAVE].hasten)
    assert page.mending.rows()[GRAVE].left.text() == "encore 24 h"
    assert sheet.subject.derived.heroism == before - 1
    lines = page.mending.rows()[GRAVE].left.tip()
    lines.show()
    panel = lines.panel()
    assert panel is not None
    assert "divisé par 2" in panel.accessibleName()


def somebody_else_s_care_is_led_step_by_step(qtbot: QtBot, sheet: SheetWindow) -> None:
    window = become(sheet, health=Health(vitality=(0, 0, 1, 0, 0)))
    page = window.page(HealthPage)
    click(qtbot, page.mending.rows()[GRAVE].care)
    panel = page.care
    assert panel.isVisible()
    assert "Blessures graves" in panel.title.text()
    panel.healer.setCurrentIndex(panel.healer.count() - 1)
    panel.healer.activated.emit(panel.healer.currentIndex())
    write(qtbot, panel.value, 11)
    assert panel.threshold.value.text() == "8"
    assert "13" in panel.surgery.text()
    throw(qtbot, panel.die, 8)
    assert "Réussite" in panel.result.words.text()
    assert page.mending.rows()[GRAVE].left.text() == "encore 24 h"
    assert "Soin réussi" in page.mending.rows()[GRAVE].state.text()
    assert not page.mending.rows()[GRAVE].care.isEnabled()


def who_knows_too_little_cannot_treat_a_severe_line(qtbot: QtBot, sheet: SheetWindow) -> None:
    window = become(sheet, health=Health(vitality=(0, 0, 0, 1, 0), held=True))
    page = window.page(HealthPage)
    click(qtbot, page.mending.rows()["blessures-critiques"].care)
    panel = page.care
    panel.healer.setCurrentIndex(panel.healer.count() - 1)
    panel.healer.activated.emit(panel.healer.currentIndex())
    write(qtbot, panel.value, 12)
    assert "13" in panel.why_not.text()
    assert not panel.die.isEnabled()
    write(qtbot, panel.value, 15)
    assert panel.threshold.value.text() == "11"
    assert panel.die.isEnabled()


@pytest.mark.rule("NP-CARE-FIRST-AID")
def test_another_character_gives_first_aid_and_pays_for_his_own_roll(
    qtbot: QtBot, context: Context, create: Callable[..., str], open_sheet: Opened
) -> None:
    friend = create(name="Corvin", skills=Skills(opened=("soin",), raised={"soin": 5}))
    window = open_sheet(create(health=Health(vitality=(1, 0, 0, 0, 0), bleeding=2)))
    other = open_sheet(friend)
    before = other.subject.derived.heroism
    page = window.page(HealthPage)
    click(qtbot, page.mending.first_aid)
    panel = page.care
    place = panel.healer.findData(friend)
    panel.healer.setCurrentIndex(place)
    panel.healer.activated.emit(place)
    whole = int(panel.threshold.value.text())
    panel.equipment.setCurrentIndex(panel.equipment.findData("none"))
    panel.equipment.activated.emit(2)
    assert int(panel.threshold.value.text().replace("−", "-")) == whole - 5
    panel.equipment.setCurrentIndex(panel.equipment.findData("proper"))
    panel.equipment.activated.emit(0)
    write(qtbot, panel.heroism, 1)
    assert int(panel.threshold.value.text()) == whole + 1
    throw(qtbot, panel.die, 1)
    assert health(window).bleeding == 0
    assert health(window).vitality == (1, 0, 0, 0, 0)
    assert other.subject.derived.heroism == before - 1
    qtbot.keyClick(other, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert other.subject.derived.heroism == before
    assert health(window).bleeding == 2


def a_plant_asks_for_its_side_effect_and_a_potion_takes_a_line(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    hurt(sheet)
    page = sheet.page(HealthPage)
    click(qtbot, page.mending.rows()[GRAVE].remedy)
    click(qtbot, page.remedy.give)
    assert sheet.banner.isVisible()
    assert page.remedy.isVisible()
    qtbot.keyClicks(page.remedy.side_effect, "des boutons")
    click(qtbot, page.remedy.give)
    assert not page.remedy.isVisible()
    assert sheet.subject.character.convalescence.side_effects == ("des boutons",)
    assert page.mending.rows()[GRAVE].left.text() == "encore 24 h"
    click(qtbot, page.mending.rows()[SCRATCHES].remedy)
    page.remedy.kind.setCurrentIndex(page.remedy.kind.findData("potions"))
    page.remedy.kind.activated.emit(1)
    page.remedy.worth.setCurrentIndex(page.remedy.worth.count() - 1)
    click(qtbot, page.remedy.give)
    assert health(sheet).vitality == (0, 0, 1, 0, 0)


@pytest.mark.rule(
    "NP-FALL-ACROBATICS-COST",
    "NP-FALL-DAMAGE-FAILURE",
    "NP-FALL-ABOVE-10",
    "NP-FIRE-DAMAGE",
    "NP-ASPHYXIA-RESIST",
    "NP-ASPHYXIA-SEQUELAE",
)
def test_falls_fire_and_asphyxia(qtbot: QtBot, sheet: SheetWindow) -> None:
    a_fall_is_one_edit_at_the_end_of_its_steps(qtbot, sheet)
    a_great_fall_offers_no_roll_and_lets_the_mj_choose(qtbot, sheet)
    fire_burns_turn_by_turn(qtbot, sheet)
    asphyxia_asks_for_its_dice_and_its_sequelae(qtbot, sheet)
    escape_leaves_a_panel_and_nothing_is_done(qtbot, sheet)


def a_fall_is_one_edit_at_the_end_of_its_steps(qtbot: QtBot, sheet: SheetWindow) -> None:
    window = become(sheet)
    page, before = window.page(HealthPage), window.subject.derived.heroism
    click(qtbot, page.dangers.open_fall)
    panel = page.dangers.fall
    write(qtbot, panel.metres, 2)
    assert not panel.apply.isEnabled()
    write(qtbot, panel.metres, 4)
    click(qtbot, panel.acrobatics)
    assert "1 PH" in panel.needed.text()
    assert not panel.apply.isEnabled()
    throw(qtbot, panel.die, 20)
    assert panel.result.isVisible()
    assert panel.lines.value.text() == "5"
    click(qtbot, panel.apply)
    assert health(window).vitality == (3, 2, 1, 1, 1)
    assert window.subject.derived.heroism == before - 1
    assert window.form.consequence.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert health(window) == Health()
    assert window.subject.derived.heroism == before


def a_great_fall_offers_no_roll_and_lets_the_mj_choose(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    click(qtbot, page.dangers.open_fall)
    panel = page.dangers.fall
    write(qtbot, panel.metres, 12)
    assert not panel.acrobatics.isEnabled()
    assert panel.ending.isVisible()
    panel.ending.setCurrentIndex(panel.ending.findData("mort"))
    click(qtbot, panel.apply)
    assert health(sheet).dead


def fire_burns_turn_by_turn(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    click(qtbot, page.dangers.open_fire)
    panel = page.dangers.fire
    panel.intensity.setCurrentIndex(panel.intensity.findData("2"))
    panel.intensity.activated.emit(1)
    click(qtbot, panel.apply)
    assert health(sheet).vitality == health(sheet).endurance == (2, 0, 0, 0, 0)
    write(qtbot, panel.turns, 9)
    assert "question" in panel.preview.text()
    click(qtbot, panel.apply)
    assert health(sheet).vitality[3] == 1
    assert sheet.form.consequence.isVisible()


def asphyxia_asks_for_its_dice_and_its_sequelae(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    breath = sheet.subject.derived.characteristics["robustesse"].total
    cervelle = sheet.subject.derived.characteristics["cervelle"].total
    click(qtbot, page.dangers.open_asphyxia)
    panel = page.dangers.asphyxia
    panel.effort.setCurrentIndex(panel.effort.findData("moving"))
    panel.effort.activated.emit(1)
    assert panel.breath.text().startswith(str(breath))
    write(qtbot, panel.turns, breath)
    click(qtbot, panel.apply)
    assert health(sheet) == Health()
    assert panel.before.value() == breath
    write(qtbot, panel.turns, 2)
    assert not panel.apply.isEnabled()
    throw(qtbot, panel.die, 20)
    click(qtbot, panel.apply)
    assert health(sheet).vitality == (1, 0, 0, 0, 1)
    qtbot.keyClicks(panel.sequela, "les noms")
    click(qtbot, panel.note_sequela)
    assert sheet.subject.derived.characteristics["cervelle"].total == cervelle - 1
    assert health(sheet).choked == ("les noms",)


def escape_leaves_a_panel_and_nothing_is_done(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    click(qtbot, page.dangers.open_fall)
    write(qtbot, page.dangers.fall.metres, 9)
    qtbot.keyClick(page.dangers.fall.metres, Qt.Key.Key_Escape)
    assert not page.dangers.fall.isVisible()
    assert page.dangers.open_fall.hasFocus()
    assert health(sheet) == Health()


def an_infection_is_ticked_on_the_page(qtbot: QtBot, sheet: SheetWindow) -> None:
    hurt(sheet)
    page = sheet.page(HealthPage)
    assert "infection" in page.mending.rows()[SCRATCHES].state.text()
    click(qtbot, page.rest.infected)
    assert sheet.subject.character.convalescence.infected
    assert "infection" not in page.mending.rows()[SCRATCHES].state.text()
