"""The first page: abilities, numbers, saves, identity, skills."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.document import DeepWound, Essence, Item
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from desktop.ui.widgets.labels import PlainLabel
from tests.ui.sheets.pv_negatifs.helps import Made, Opened, Stored, become, press, write


@pytest.mark.rule("PV-ESS-25", "PV-PARA-VENTRAL", "PV-DEFENSIF-MOVE", "PV-NEG-FLOOR")
def test_abilities_numbers_and_saves(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    abilities_are_written_and_explained(qtbot, sheet, stored)
    low_essence_changes_wisdom_and_says_why(qtbot, sheet)
    gear_that_is_worn_changes_an_ability(sheet)
    thac0_and_saves_follow_the_group_until_written(qtbot, sheet, stored)
    movement_is_halved_below_zero_and_explained(sheet)
    the_maximum_carries_the_unhurt(qtbot, sheet, stored)
    a_constitution_outside_the_table_shows_no_shock(qtbot, sheet)


def abilities_are_written_and_explained(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    abilities = sheet.person.abilities
    write(qtbot, abilities.scores["con"], "16")
    write(qtbot, abilities.hundredths["con"], "40")
    write(qtbot, abilities.helps["sag"], "2")
    assert (stored().abilities["con"], stored().percentiles, stored().helps) == (
        16,
        {"con": 40},
        {"sag": 2},
    )
    assert abilities.now["con"].text() == "16"
    write(qtbot, abilities.scores["con"], "0")
    assert "con" not in stored().abilities
    assert abilities.now["con"].text() == "—"


def low_essence_changes_wisdom_and_says_why(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, essence=Essence(points=20))
    wisdom = sheet.person.abilities.now["sag"]
    assert wisdom.text() != "12"
    wisdom.setFocus()
    qtbot.keyClick(wisdom, Qt.Key.Key_F1)
    panel = wisdom.tip().panel()
    assert panel is not None
    assert "12" in panel.accessibleName()
    assert "PV-ESS-25" in [one.text() for one in panel.findChildren(PlainLabel)]


def gear_that_is_worn_changes_an_ability(sheet: SheetWindow) -> None:
    worn = Item(id="p", name="Ventral", kind="parachute-ventral", worn=True)
    become(sheet, items=(worn,))
    assert sheet.person.abilities.now["dex"].text() != "14"
    assert sheet.person.abilities.scores["dex"].value() == 14


def thac0_and_saves_follow_the_group_until_written(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    numbers, saves = sheet.person.numbers, sheet.person.saves
    assert numbers.thac0.value() == 18
    assert "Guerriers" in numbers.thac0.accessibleDescription()
    assert not numbers.own_thac0.isVisible()
    write(qtbot, numbers.thac0, "15")
    assert stored().thac0 == 15
    press(qtbot, numbers.own_thac0)
    assert stored().thac0 is None
    assert numbers.thac0.value() == 18
    before = saves.fields["souffle"].value()
    write(qtbot, saves.fields["souffle"], "9")
    assert stored().saves == {"souffle": 9}
    press(qtbot, saves.own["souffle"])
    assert (stored().saves, saves.fields["souffle"].value()) == ({}, before)


def movement_is_halved_below_zero_and_explained(sheet: SheetWindow) -> None:
    become(sheet, hp=-3)
    speed = sheet.person.numbers.sums["speed"]
    assert speed.text() == "6"
    assert "12" in speed.accessibleDescription()


def the_maximum_carries_the_unhurt(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    write(qtbot, sheet.person.numbers.fields["most"], "26")
    assert (stored().hp, stored().most) == (26, 26)
    assert sheet.person.header.points.text() == "26 / 26"


def a_constitution_outside_the_table_shows_no_shock(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    shock = sheet.person.numbers.sums["shock"]
    assert shock.text() != "—"
    write(qtbot, sheet.person.abilities.scores["con"], "50")
    assert shock.text() == "—"
    assert shock.accessibleDescription() == ""
    assert sheet.problems.conflicts()


def test_a_rule_is_waived_with_a_reason(qtbot: QtBot, create: Made, open_sheet: Opened) -> None:
    sheet = open_sheet(create(abilities={}))
    row = sheet.problems.rows()[0]
    assert row.waive is not None
    press(qtbot, row.waive)
    qtbot.keyClicks(row.reason.field, "figurant")
    qtbot.keyClick(row.reason.field, Qt.Key.Key_Return)
    assert sheet.subject.character.overrides[0].reason == "figurant"
    again = next(one for one in sheet.problems.rows() if one.restore is not None)
    assert again.restore is not None
    press(qtbot, again.restore)
    assert sheet.subject.character.overrides == ()


def test_who_he_is_and_what_he_knows(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    class_and_group(qtbot, sheet, stored)
    skills_of_the_tables_and_others(qtbot, sheet, stored)
    the_head_tells_wounds_in_words(sheet)


def class_and_group(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    identity = sheet.person.identity
    write(qtbot, identity.title, "Voleuse")
    assert not identity.infiltrator.isVisible()
    while not identity.infiltrator.isVisible():
        before = identity.group.currentIndex()
        identity.group.setFocus()
        qtbot.keyClick(identity.group, Qt.Key.Key_Down)
        assert identity.group.currentIndex() > before
    press(qtbot, identity.infiltrator)
    assert (stored().title, stored().infiltrator) == ("Voleuse", True)
    while identity.infiltrator.isVisible():
        qtbot.keyClick(identity.group, Qt.Key.Key_Up)
    assert not stored().infiltrator


def skills_of_the_tables_and_others(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    records = sheet.person.proficiencies.records
    offered = records.add.options()
    assert "soins" not in [one.data() for one in offered]
    skill = str(offered[0].data())
    offered[0].trigger()
    write(qtbot, records.lines()[-1].fields()[1], "8")
    assert (stored().proficiencies[-1].skill, stored().proficiencies[-1].value) == (skill, 8)
    assert stored().proficiencies[-1].name == ""
    write(qtbot, records.lines()[0].fields()[0], "Herboristerie")
    assert (stored().proficiencies[0].skill, stored().proficiencies[0].name) == (
        "",
        "Herboristerie",
    )


def the_head_tells_wounds_in_words(sheet: SheetWindow) -> None:
    become(sheet, hp=-4, deep=(DeepWound(id="d", threshold=4),))
    assert "Blessure profonde (4)" in sheet.person.header.state.text()
    assert sheet.person.header.points.text() == "−4 / 20"
