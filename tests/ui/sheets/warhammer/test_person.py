"""The first page: profile, skills, talents, identity, points."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.rules.warhammer.document import (
    Character,
    Infection,
    SkillHeld,
    TalentHeld,
    Wound,
)
from desktop.ui.sheets.warhammer.window import SheetWindow
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
Stored = Callable[[], Character]


def write(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    qtbot.mouseClick(field, LEFT)
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_the_profile(sheet: SheetWindow, qtbot: QtBot, stored: Stored) -> None:
    the_profile_is_shown_with_its_sums(sheet)
    dice_advance_and_exchange_are_written_in_place(qtbot, sheet, stored)
    zero_takes_the_dice_back_and_one_is_refused(qtbot, sheet, stored)
    a_total_written_over_a_characteristic_is_an_advance(qtbot, sheet, stored)
    the_wheel_changes_nothing(sheet, stored)
    fever_bears_on_every_roll(sheet)


def the_profile_is_shown_with_its_sums(sheet: SheetWindow) -> None:
    become(sheet)
    person = sheet.person
    assert person.characteristics["cc"].text() == "35"
    # A mail shirt costs 5, which Robuste takes off.
    assert person.profile.natural["ag"].text() == "31"
    assert person.secondary.sums["be"].text() == "6"
    view = person.characteristics["cc"].tip()
    person.characteristics["cc"].setFocus()
    view.show()
    panel = view.panel()
    assert panel is not None
    assert "2d10" in panel.accessibleName()


def dice_advance_and_exchange_are_written_in_place(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    profile = sheet.person.profile
    write(qtbot, profile.dice["int"], "19")
    write(qtbot, profile.advances["fm"], "15")
    assert stored().origin.dice["int"] == 19
    assert stored().advances == {"fm": 15}
    profile.taken["cc"].setFocus()
    qtbot.keyClick(profile.taken["cc"], Qt.Key.Key_Down)
    assert stored().origin.swapped == {"cc": "ct", "ct": "cc"}
    assert profile.natural["cc"].text() == "30"


def zero_takes_the_dice_back_and_one_is_refused(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    dice = sheet.person.profile.dice["cc"]
    write(qtbot, dice, "1")
    assert stored().origin.dice["cc"] == 15
    assert sheet.banner.isVisible()
    write(qtbot, dice, "0")
    assert "cc" not in stored().origin.dice
    assert sheet.problems.conflicts()


def a_total_written_over_a_characteristic_is_an_advance(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    cc = sheet.person.characteristics["cc"]
    cc.setFocus()
    qtbot.keyClick(cc, Qt.Key.Key_F2)
    editor = cc.editor()
    assert editor is not None
    qtbot.keyClicks(editor, "45")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert stored().advances == {"cc": 10}
    assert cc.text() == "45"


def test_skills_talents_and_career(sheet: SheetWindow, stored: Stored, qtbot: QtBot) -> None:
    a_basic_skill_is_rolled_at_half_until_it_is_learnt(sheet, stored)
    the_level_menu_names_every_level(sheet, stored)
    skills_with_a_subject_and_homebrew_ones_ask_for_words(qtbot, sheet, stored)
    talents_are_added_annotated_and_removed(qtbot, sheet, stored)
    a_renovated_career_proposes_what_it_adds(qtbot, sheet, stored)


def a_basic_skill_is_rolled_at_half_until_it_is_learnt(sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    skills = sheet.person.skills
    row = skills.rows.get("escalade")
    assert row is not None
    assert row.button.value_text() == "16"
    row.levelAsked.emit("escalade", 2)
    held = next(one for one in stored().skills if one.skill == "escalade")
    assert held.level == 2
    assert row.button.value_text() == "42"
    row.levelAsked.emit("escalade", 0)
    assert all(one.skill != "escalade" for one in stored().skills)


def the_level_menu_names_every_level(sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    row = sheet.person.skills.rows.get("esquive")
    assert row is not None
    levels = row.level.options()
    assert [one.text() for one in levels] == ["jamais apprise", "acquise", "+10", "+20"]
    levels[2].trigger()
    assert stored().skills == (SkillHeld(id="esquive", skill="esquive", level=2),)


def skills_with_a_subject_and_homebrew_ones_ask_for_words(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    add = sheet.person.skills.add
    for value, words in (("langue*", "khazalid"), ("*", "Danse de cour")):
        add.button.chosen.emit(value)
        assert add.words.isVisible()
        write(qtbot, add.words, words)
    known = [(one.skill, one.subject) for one in stored().skills[1:]]
    assert known == [("langue", "khazalid"), ("Danse de cour", "")]
    home = sheet.person.skills.rows.get("Danse de cour")
    assert home is not None
    assert not home.button.isEnabled()
    assert home.button.value_text() == "maison"
    assert "Danse de cour" in " ".join(sheet.problems.texts())


def talents_are_added_annotated_and_removed(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    talents = sheet.person.talents
    talents.add.button.chosen.emit("ambidextre")
    line = talents.lines.widgets()[-1]
    write(qtbot, line.text, "de naissance")
    assert stored().talents[-1].text == "de naissance"
    qtbot.mouseClick(line.remove, LEFT)
    assert stored().talents == (TalentHeld(id="robuste", talent="robuste"),)


def a_renovated_career_proposes_what_it_adds(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    identity = sheet.person.identity
    (learn,) = identity.suggestions
    qtbot.mouseClick(learn, LEFT)
    assert stored().talent("maitrise-arbaletes")
    assert identity.suggestions == []
    write(qtbot, identity.career, "Garde")
    assert stored().origin.career == "Garde"
    write(qtbot, identity.age, "34 ans")
    assert stored().age == "34 ans"


def test_fortune_destiny_and_the_strip(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    fortune_is_spent_by_a_click_and_comes_back(qtbot, sheet, stored)
    scenery_costs_a_point_and_wants_words(qtbot, sheet, stored)
    destiny_is_kept_while_nothing_calls_for_it(qtbot, sheet, stored)
    a_skill_is_rolled_in_the_strip_by_keys_alone(qtbot, sheet)


def fortune_is_spent_by_a_click_and_comes_back(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    pips = sheet.person.header.fortune
    assert (pips.value(), pips.maximum()) == (3, 3)
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(0).center())
    assert stored().fortune_spent == 1
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(2).center())
    assert stored().fortune_spent == 0


def scenery_costs_a_point_and_wants_words(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    fate = sheet.person.fate
    qtbot.mouseClick(fate.spend_scenery, LEFT)
    assert sheet.banner.isVisible()
    qtbot.keyClicks(fate.scenery, "une charrette de foin")
    qtbot.mouseClick(fate.spend_scenery, LEFT)
    assert stored().fortune_spent == 1
    assert fate.scenery.text() == ""


def destiny_is_kept_while_nothing_calls_for_it(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    pips = sheet.person.header.destiny
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(0).center())
    assert stored().destiny_spent == 0
    assert sheet.banner.isVisible()


def the_wheel_changes_nothing(sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    before = stored()
    for field in (sheet.person.identity.race, sheet.person.profile.dice["cc"]):
        field.clearFocus()
        middle = field.rect().center()
        wheel = QWheelEvent(
            QPointF(middle),
            QPointF(field.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, wheel)
    assert stored() == before


def a_skill_is_rolled_in_the_strip_by_keys_alone(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    row = sheet.person.skills.rows.get("esquive")
    assert row is not None
    row.button.setFocus()
    qtbot.keyClick(row.button, Qt.Key.Key_Return)
    check = sheet.check
    assert check.isVisible()
    assert check.target.text() == "31"
    write(qtbot, check.modifier, "-10")
    assert check.target.text() == "21"
    field = check.die.stops()[0]
    assert isinstance(field, QLineEdit)
    for face, told in (("01", "Réussite critique"), ("5", "Réussite"), ("45", "Échec")):
        write(qtbot, field, face)
        assert check.result.text().startswith(told)
    assert "45 contre 21" in check.detail.text()
    qtbot.mouseClick(check.again, LEFT)
    assert sheet.subject.character.fortune_spent == 1
    assert check.result.text() == ""
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert check.isHidden()
    assert QApplication.focusWidget() is row.button


def fever_bears_on_every_roll(sheet: SheetWindow) -> None:
    ill = Wound(
        id="w",
        kind="tranchantes",
        location="bras",
        value=6,
        tested=True,
        infection=Infection(course="gangrene", day=1),
    )
    become(sheet, wounds=(ill,))
    sheet.check.open_characteristic("fm")
    assert sheet.check.target.text() == "20"
    assert sheet.person.header.fever.text() == "−10"
