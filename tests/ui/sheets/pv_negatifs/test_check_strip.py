"""The roll at the foot of the sheet: abilities, saves and skills."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.document import Body, Essence, Proficiency
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from desktop.ui.context import Context
from desktop.ui.sheets.common.records import RecordLine
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from tests.ui.sheets.pv_negatifs.helps import Made, Opened, Stored, become, press, write


def throw(qtbot: QtBot, sheet: SheetWindow, face: int | str) -> None:
    write(qtbot, sheet.check.die.stops()[0], str(face))


def die_of(line: RecordLine) -> RollButton:
    return next(one for one in line.fields() if isinstance(one, RollButton))


@pytest.mark.rule(
    "PV-JUMP-LENGTH", "PV-ESS-25", "PV-DEFENSIF-STABILISE", "PV-HELPLESS-SAVE", "PV-FULL-DEFENSE"
)
def test_abilities_skills_and_saves_are_rolled(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    an_ability_is_not_to_be_passed_and_20_fails(qtbot, sheet, stored)
    an_ability_counts_as_it_is_now(qtbot, sheet)
    a_skill_has_no_fatal_20_and_goes_with_its_line(qtbot, sheet)
    a_save_is_to_be_reached_and_a_state_may_forbid_it(qtbot, sheet)
    the_program_rolls_and_escape_gives_the_keyboard_back(qtbot, sheet)
    a_new_skill_is_reached_by_tab_where_it_stands(sheet)
    a_long_name_does_not_widen_the_window(sheet)


def an_ability_is_not_to_be_passed_and_20_fails(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    before = stored()
    press(qtbot, sheet.person.abilities.rolls["dex"])
    assert sheet.check.isVisible()
    assert sheet.check.title.text() == "Dextérité"
    assert not sheet.check.damage.isVisible()
    throw(qtbot, sheet, 14)
    assert (sheet.check.result.text(), sheet.check.detail.text()) == ("Réussi", "14 sous 14")
    throw(qtbot, sheet, 15)
    assert sheet.check.result.text() == "Raté"
    write(qtbot, sheet.check.modifier, "10")
    assert sheet.check.target.text() == "24"
    throw(qtbot, sheet, 20)
    assert sheet.check.result.text() == "Raté"
    throw(qtbot, sheet, 21)
    assert sheet.check.die.problem
    assert stored() == before


def an_ability_counts_as_it_is_now(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, essence=Essence(points=20))
    press(qtbot, sheet.person.abilities.rolls["sag"])
    assert sheet.check.target.text() == "13"
    assert "PV-ESS-25" not in sheet.check.target.text()
    assert "essence" in sheet.check.target.accessibleDescription()


def a_skill_has_no_fatal_20_and_goes_with_its_line(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    line = sheet.person.proficiencies.records.lines()[0]
    press(qtbot, die_of(line))
    assert (sheet.check.title.text(), sheet.check.target.text()) == ("Soins", "11")
    write(qtbot, sheet.check.modifier, "9")
    throw(qtbot, sheet, 20)
    assert sheet.check.result.text() == "Réussi"
    sheet.person.proficiencies.records.removed.emit("soins")
    assert not sheet.check.isVisible()


def a_save_is_to_be_reached_and_a_state_may_forbid_it(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, body=Body(conditions=("surpris",)), helps={"sag": 2})
    base = sheet.person.saves.fields["sorts"].value()
    press(qtbot, sheet.person.saves.rolls["sorts"])
    # Surprise takes 4 off the die, Sagesse gives 2.
    assert sheet.check.target.text() == str(base + 2)
    throw(qtbot, sheet, base + 2)
    assert sheet.check.result.text() == "Réussi"
    throw(qtbot, sheet, base + 1)
    assert sheet.check.result.text() == "Raté"
    press(qtbot, sheet.check.damage)
    assert sheet.check.none.text() == "Son état ne laisse aucun jet."
    assert not sheet.check.die.isEnabled()
    press(qtbot, sheet.check.damage)
    assert sheet.check.die.isEnabled()
    press(qtbot, sheet.check.guarded)
    assert sheet.check.target.text() == str(base - 2)


@pytest.mark.rule("PV-SELF-WORST")
def test_who_hurts_himself_rolls_saves_twice(
    qtbot: QtBot, context: Context, create: Made, open_sheet: Opened
) -> None:
    hidden = Settings(hidden=Hidden(willing_damage=True))
    context.library.campaigns.change("pv_negatifs", hidden)
    sheet = open_sheet(create(body=Body(willing=True)))
    press(qtbot, sheet.person.saves.rolls["souffle"])
    throw(qtbot, sheet, 20)
    assert sheet.check.result.text() == ""
    assert "20" in sheet.check.detail.text()
    throw(qtbot, sheet, 2)
    assert sheet.check.result.text() == "Raté"


def the_program_rolls_and_escape_gives_the_keyboard_back(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    button = sheet.person.abilities.rolls["for"]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    _edit, roll = sheet.check.die.stops()
    press(qtbot, roll)
    assert sheet.check.result.text() in ("Réussi", "Raté")
    qtbot.keyClick(sheet.check.die.stops()[0], Qt.Key.Key_Escape)
    assert not sheet.check.isVisible()
    assert sheet.focusWidget() is button


def a_new_skill_is_reached_by_tab_where_it_stands(sheet: SheetWindow) -> None:
    become(sheet)
    person = sheet.person
    person.proficiencies.records.addAsked.emit("natation")
    held, added = person.proficiencies.records.lines()
    chain = focus_chain(person)
    stops = [chain.index(one) for one in (*held.fields(), *added.fields())]
    assert stops == sorted(stops)
    after = min(chain.index(one) for one in focus_chain(person.identity))
    assert stops[-1] < after


def a_long_name_does_not_widen_the_window(sheet: SheetWindow) -> None:
    skill = Proficiency(id="longue", name="x" * 300, value=3)
    become(sheet, proficiencies=(skill,))
    before = sheet.minimumSizeHint().width()
    sheet.check.open_roll("skill", "longue")
    assert sheet.check.title.text() == "x" * 300
    assert sheet.minimumSizeHint().width() <= max(before, sheet.width())
