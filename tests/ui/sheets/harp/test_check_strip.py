"""The roll at the foot: chains, manoeuvres and what they leave behind, characteristics,
resistances."""

from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop.rules.harp.document import Ailment, Task, Wound
from desktop.rules.harp.settings import Fumble, FumbleTable, Settings
from desktop.ui.context import Context
from desktop.ui.sheets.harp.window import SheetWindow
from tests.ui.sheets.harp.helps import Stored
from tests.ui.sheets.helps import become, press, write


def throw(qtbot: QtBot, sheet: SheetWindow, *faces: int) -> None:
    """Type throws into the strip, one after another."""
    edit, _roll = sheet.check.die.stops()
    for face in faces:
        edit.setFocus()
        qtbot.keyClicks(edit, str(face))
        qtbot.keyClick(edit, Qt.Key.Key_Return)


def pick(qtbot: QtBot, box: QComboBox, value: str) -> None:
    """Go through a list with the keyboard, as far as a value."""
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentData() != value:
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before


@pytest.mark.rule("HARP-SKILL-ROLL", "HARP-MANOEUVRE-TOTAL", "HARP-SITUATION-STACK")
def test_jurgis_opens_his_door(qtbot: QtBot, sheet: SheetWindow) -> None:
    strip = sheet.check
    sheet.person.skills.lines.widgets()[0].button.click()
    assert strip.isVisible()
    assert strip.target.text() == "+55"
    pick(qtbot, strip.difficulty, "facile")
    write(qtbot, strip.modifier, "-10")
    qtbot.keyClicks(strip.reason, "eau")
    assert strip.target.text() == "+65"
    assert "eau −10" in strip.target.accessibleDescription()
    throw(qtbot, sheet, 38)
    assert "103 ; réussite" in strip.result.text().replace("\N{NO-BREAK SPACE}", " ")
    # A roll that leaves nothing behind is no step to undo.
    assert sheet.subject.can_undo is None


@pytest.mark.rule(
    "HARP-JSL-CHAIN", "HARP-JSL-OPEN", "HARP-FUMBLE-RANGE", "HARP-66-RAW", "HARP-FUMBLE-TABLE"
)
def test_an_open_roll_keeps_its_chain_and_tells_what_its_first_throw_means(
    qtbot: QtBot, context: Context, sheet: SheetWindow
) -> None:
    strip = sheet.check
    strip.open_roll("skill", "c")
    throw(qtbot, sheet, 98, 96)
    assert strip.detail.text().startswith("98 + 96")
    assert strip.result.text() == ""
    throw(qtbot, sheet, 12)
    assert "98 + 96 + 12 = 206" in strip.detail.text()
    assert "total 261" in strip.detail.text()
    throw(qtbot, sheet, 3)
    assert "Maladresse (3)" in strip.result.text()
    fumble, settings = strip.fumble, cast("Settings", sheet.subject.settings)
    assert fumble.none.isVisible()
    rows = (
        Fumble(id="a", least=1, most=40, text="Une chute"),
        Fumble(id="b", least=41, most=100, text="La mort", deadly=True),
    )
    table = FumbleTable(id="t", name="Compétence", rows=rows)
    context.library.campaigns.change("harp", replace(settings, fumbles=(table,)))
    write(qtbot, fumble.die.stops()[0], "41")
    assert (fumble.event_.text(), fumble.warning.isVisible()) == ("La mort", True)
    throw(qtbot, sheet, 66)
    assert "effet spectaculaire" in strip.result.text()
    assert not fumble.isVisible()
    edit, _roll = strip.die.stops()
    edit.setFocus()
    qtbot.keyClicks(edit, "0")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert strip.die.problem


@pytest.mark.rule(
    "HARP-NEAR-MISS",
    "HARP-PCT-CUMUL",
    "HARP-BONUS-USE",
    "HARP-DIFF-TABLE",
    "HARP-UNTRAINED-ALLOWED",
    "HARP-UNTRAINED-MALUS",
    "HARP-DIS-LEPRE-TOUCH",
)
def test_skills_are_rolled(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    a_near_miss_waits_for_the_second_try(qtbot, sheet, stored)
    a_manoeuvre_goes_on_with_a_task_or_helps_another(qtbot, sheet)
    a_degree_without_a_value_takes_the_gms_and_nobody_needs_ranks_to_try(qtbot, sheet)
    what_bears_on_touch_alone_is_ticked(qtbot, sheet)
    the_program_throws_and_leaving_gives_the_keyboard_back(qtbot, sheet)


def a_near_miss_waits_for_the_second_try(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    strip = sheet.check
    strip.open_roll("skill", "c")
    throw(qtbot, sheet, 40)
    assert "raté de peu" in strip.result.text()
    assert stored().prepared[0].amount == 20
    assert sheet.person.prepared.isVisible()
    assert strip.target.text() == "+75"
    throw(qtbot, sheet, 45)
    assert stored().prepared == ()
    sheet.form.undo.trigger()
    assert stored().prepared[0].amount == 20


def a_manoeuvre_goes_on_with_a_task_or_helps_another(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, tasks=(Task(id="t", name="Luth", done=40),))
    strip = sheet.check
    strip.open_roll("skill", "bois")
    pick(qtbot, strip.task, "t")
    throw(qtbot, sheet, 20)
    assert sheet.subject.character.tasks[0].done == 80
    assert "80" in strip.result.text()
    strip.open_roll("skill", "bois")
    assert not strip.helps.isVisible()
    pick(qtbot, strip.method, "bonus")
    assert strip.helps.isVisible()
    pick(qtbot, strip.helps, "c")
    throw(qtbot, sheet, 95)
    assert [(one.skill, one.amount) for one in sheet.subject.character.prepared] == [("c", 10)]


def a_degree_without_a_value_takes_the_gms_and_nobody_needs_ranks_to_try(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet)
    strip, skills = sheet.check, sheet.person.skills
    pick(qtbot, skills.untrained, "saut")
    press(qtbot, skills.attempt)
    assert strip.title.text() == "Saut"
    assert "aucun rang −25" in strip.target.accessibleDescription()
    strip.open_roll("skill", "c")
    assert not strip.sure.isVisible()
    pick(qtbot, strip.difficulty, "difficile")
    assert strip.sure.text() == "valeur de campagne (publique, sûre)"
    assert not strip.typed.isVisible()
    pick(qtbot, strip.difficulty, "banale")
    write(qtbot, strip.typed, "70")
    assert strip.target.text() == "+125"


@pytest.mark.rule("HARP-STAT-ONE", "HARP-STAT-TWO", "HARP-JR-RESIST", "HARP-JR-STATIC")
def test_characteristics_and_resistances_are_rolled(qtbot: QtBot, sheet: SheetWindow) -> None:
    a_roll_on_one_or_two_characteristics(qtbot, sheet)
    a_resistance_against_a_number(qtbot, sheet)


def a_roll_on_one_or_two_characteristics(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, wounds=(Wound(id="w", name="Bosse", penalty=-5),))
    strip = sheet.check
    press(qtbot, sheet.person.characteristics.rolls["agilite"])
    assert strip.target.text() == "+31"
    pick(qtbot, strip.second, "intuition")
    assert strip.target.text() == "+25"
    throw(qtbot, sheet, 75)
    assert strip.result.text() == "réussite"
    throw(qtbot, sheet, 74)
    assert strip.result.text() == "échec"


def what_bears_on_touch_alone_is_ticked(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, ailments=(Ailment(id="a", disease="lepre", days=12),))
    strip = sheet.check
    strip.open_roll("skill", "c")
    assert (strip.target.text(), strip.moves.isVisible()) == ("+55", False)
    press(qtbot, strip.touch)
    assert strip.target.text() == "+43"


def a_resistance_against_a_number(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    strip = sheet.check
    press(qtbot, sheet.person.resistances.rolls["corps"])
    assert not strip.difficulty.isVisible()
    throw(qtbot, sheet, 46)
    assert "total 80" in strip.result.text()
    write(qtbot, strip.target_number, "80")
    throw(qtbot, sheet, 46)
    assert strip.result.text() == "Résiste"
    throw(qtbot, sheet, 45)
    assert strip.result.text() == "Subit l’effet"


def the_program_throws_and_leaving_gives_the_keyboard_back(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet)
    button = sheet.person.skills.lines.widgets()[0].button
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    _edit, roll = sheet.check.die.stops()
    while not sheet.check.result.text():
        roll.setFocus()
        qtbot.keyClick(roll, Qt.Key.Key_Space)
    qtbot.keyClick(sheet.check.die.stops()[0], Qt.Key.Key_Escape)
    assert not sheet.check.isVisible()
    assert button.hasFocus()
    sheet.check.open_roll("skill", "bois")
    press(qtbot, sheet.person.skills.lines.widgets()[1].remove)
    # A skill that is forgotten takes its roll with it.
    assert not sheet.check.isVisible()
