"""Whole creations of a character of HARP | TdM: with the mouse, with the keyboard, at random."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from desktop.rules.harp.creation import STEPS
from desktop.rules.harp.document import CHARACTERISTICS, Vision
from desktop.rules.progress import StepState, blocking
from desktop.ui.context import Context
from desktop.ui.wizard.common.digest import Change, changes
from desktop.ui.wizard.harp.gearrows import ItemRow, WeaponRow
from desktop.ui.wizard.harp.skillrows import SkillRow
from desktop.ui.wizard.harp.window import WizardWindow
from tests.ui.wizard.conftest import Keyboard, Mouse, start_over

# What the offscreen platform says when a closed list opens.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support grabbing the keyboard", extend=True
)
SCORES = (81, 90, 69, 73, 78, 47, 69, 43)


def shown_texts(window: QWidget) -> list[str]:
    """What labels and buttons say."""
    labels = [one.text() for one in window.findChildren(QLabel)]
    return labels + [one.text() for one in window.findChildren(QAbstractButton)]


def pick(picker: QWidget, down: int) -> None:
    """Choose an entry of a closed list by keyboard."""
    picker.setFocus()
    for _ in range(down):
        QTest.keyClick(picker, Qt.Key.Key_Down)


def skill_row(wizard: WizardWindow, place: int) -> SkillRow:
    row = wizard.page("skills").learnt.rows()[place]
    assert isinstance(row, SkillRow)
    return row


@pytest.mark.rule("HARP-BTC-SUM", "HARP-VISION-TYPES", "HARP-JR-CORPS")
def test_creation_by_mouse_ends_as_a_stored_character(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    people = wizard.page("people")
    mouse.choose(people.list, "nain")
    mouse.write(people.level, "2")
    mouse.write(people.profession, "Guerrier")
    mouse.press(wizard.ui.next)
    characteristics = wizard.page("characteristics")
    for one, score in zip(CHARACTERISTICS, SCORES, strict=True):
        mouse.write(characteristics.rows[one].score, str(score))
    assert characteristics.points.text().replace("\N{NO-BREAK SPACE}", " ") == (
        "Points : 550 sur 550"
    )
    assert characteristics.rows["force"].bonus.text() == "+11"  # 81: +7, a dwarf: +4
    mouse.open("skills")
    skills = wizard.page("skills")
    mouse.choose(skills.found.list, "endurance")
    mouse.write(skill_row(wizard, 0).ranks, "6")
    mouse.choose(skills.found.list, "maniement-d-arme")
    mouse.write(skill_row(wizard, 1).specialty, "hache")
    mouse.write(skills.other.field, "Échecs <i>fins</i>")
    mouse.press(skills.other.add)
    pick(skill_row(wizard, 2).first, 6)
    assert skill_row(wizard, 2).total.text() == "+5"  # Raisonnement 47: 0, one rank
    mouse.open("numbers")
    numbers = wizard.page("numbers")
    assert numbers.proposal.text() == "101"  # 30 of ranks, Co +12, Vo +9, 50 of a dwarf
    mouse.press(numbers.take)
    mouse.write(numbers.ranks["corps"].field, "2")
    mouse.write(numbers.guard["armour"].field, "20")
    pick(numbers.vision, 2)
    mouse.write(numbers.range.field, "20")
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.weapon.field, "Hache")
    mouse.press(gear.weapon.add)
    weapon = gear.weapons.rows()[0]
    assert isinstance(weapon, WeaponRow)
    mouse.write(weapon.bonus, "35")
    mouse.write(weapon.fumble, "6")
    mouse.write(weapon.critical, "tranchant")
    pick(weapon.size_class, 1)
    mouse.write(gear.item.field, "Corde")
    mouse.press(gear.item.add)
    item = gear.items.rows()[0]
    assert isinstance(item, ItemRow)
    mouse.write(item.quantity, "2")
    mouse.write(item.note, "usée")
    mouse.open("summary")
    mouse.write(wizard.summary.name, "Éloïse")
    assert blocking(wizard.making.shown.problems) == ()
    mouse.press(wizard.summary.finish)

    (card,) = context.library.characters.list()
    assert context.navigator.opened == [("sheet", card.id)]
    stored = context.library.characters.get(card.id).document
    assert (stored.name, stored.people, stored.race) == ("Éloïse", "nain", "Nain")
    assert (stored.level, stored.profession) == (2, "Guerrier")
    assert tuple(stored.scores[one] for one in CHARACTERISTICS) == SCORES
    assert (stored.most, stored.hp) == (101, 101)
    assert (stored.resistances["corps"].ranks, stored.resistances["corps"].other) == (2, 15)
    assert stored.vision == Vision(kind="noir", range=20)
    assert stored.guard.armour == 20
    assert [
        (one.skill, one.name, one.specialty, one.ranks, one.first) for one in stored.skills
    ] == [
        ("endurance", "", "", 6, ""),
        ("maniement-d-arme", "", "hache", 1, ""),
        ("", "Échecs <i>fins</i>", "", 1, "raisonnement"),
    ]
    (arm,) = stored.weapons
    assert (arm.name, arm.bonus, arm.fumble, arm.critical) == ("Hache", 35, 6, "tranchant")
    assert arm.size == "grande"
    assert [(one.name, one.quantity, one.note) for one in stored.items] == [("Corde", 2, "usée")]
    assert context.library.drafts.list() == ()
    assert not wizard.isVisible()


def test_creation_by_keyboard_alone(
    wizard: WizardWindow, keyboard: Keyboard, context: Context
) -> None:
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert wizard.making.character.people == "numenoreen"
    keyboard.enter()  # on what is chosen: go on
    assert wizard.current().step == "characteristics"
    for one, score in zip(CHARACTERISTICS, SCORES, strict=True):
        assert keyboard.focus is wizard.page("characteristics").rows[one].score
        keyboard.write(str(score))
        keyboard.key(Qt.Key.Key_Tab)
    assert tuple(wizard.making.character.scores.values()) == SCORES
    keyboard.next_step()
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    (learnt,) = wizard.making.character.skills
    keyboard.tab_to(skill_row(wizard, 0).ranks)
    keyboard.write("4")
    keyboard.enter()
    keyboard.next_step()
    keyboard.tab_to(wizard.page("numbers").take)
    keyboard.key(Qt.Key.Key_Space)
    keyboard.next_step()
    keyboard.write("Dague")
    keyboard.tab_to(wizard.page("equipment").weapon.add)
    keyboard.key(Qt.Key.Key_Space)
    keyboard.next_step()
    keyboard.write("Orable")
    keyboard.tab_to(wizard.summary.finish)
    keyboard.key(Qt.Key.Key_Space)
    (card,) = context.library.characters.list()
    stored = context.library.characters.get(card.id).document
    assert (stored.name, stored.skills[0].skill) == ("Orable", learnt.skill)
    assert stored.skills[0].ranks == 4
    assert [one.name for one in stored.weapons] == ["Dague"]


def at_random_fills_a_step_or_all_and_undo_takes_it_back(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("characteristics")
    mouse.press(wizard.ui.surpriseStep)
    made = wizard.making.character
    assert set(made.scores) == set(CHARACTERISTICS)
    assert made.people == ""
    mouse.press(wizard.ui.surpriseAll)
    assert [wizard.ui.steps.state(row) for row in range(len(STEPS))] == [StepState.DONE] * 6
    mouse.press(wizard.ui.undo)
    assert wizard.making.character == made
    mouse.press(wizard.ui.undo)
    assert wizard.making.character.scores == {}
    mouse.press(wizard.ui.redo)
    assert wizard.making.character == made


def scores_are_rolled_typed_as_dice_and_erased(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("characteristics")
    page = wizard.page("characteristics")
    mouse.press(page.roll_all)
    assert all(40 <= wizard.making.character.scores[one] <= 100 for one in CHARACTERISTICS)
    mouse.write(page.rows["force"].die.stops()[0], "12")
    assert wizard.making.character.scores["force"] == 12
    mouse.write(page.rows["force"].score, "105")
    assert page.rows["force"].die.value() is None
    assert page.rows["force"].cost.text() == "165"
    mouse.write(page.rows["force"].score, "0")
    assert "force" not in wizard.making.character.scores
    assert page.rows["force"].cost.text() == ""


def more_points_than_the_campaign_gives_is_advice_alone(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    mouse.open("characteristics")
    mouse.write(wizard.page("characteristics").rows["force"].score, "105")
    assert wizard.ui.steps.state(1) is StepState.WARNING
    assert blocking(wizard.making.shown.problems) == ()
    assert [one.text.key for one in wizard.making.shown.problems] == ["harp.problem.points"]
    assert len(wizard.problems.rows()) == 1


def nonsense_is_refused_in_its_field(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("characteristics")
    field = wizard.page("characteristics").rows["force"].score
    mouse.write(field, "106")
    assert wizard.making.character.scores == {}
    assert "105" in field.problem
    mouse.write(field, "60")
    assert wizard.making.character.scores == {"force": 60}


def a_skill_with_specialties_is_learnt_several_times_and_forgotten(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("skills")
    skills = wizard.page("skills")
    for specialty in ("bois", "cuir"):
        mouse.choose(skills.found.list, "artisanat")
        mouse.write(skill_row(wizard, -1).specialty, specialty)
    assert [one.specialty for one in wizard.making.character.skills] == ["bois", "cuir"]
    mouse.press(skill_row(wizard, 0).remove)
    assert [one.specialty for one in wizard.making.character.skills] == ["cuir"]
    mouse.choose(skills.found.list, "alchimie")
    mouse.choose(skills.found.list, "alchimie")
    assert len(wizard.making.character.skills) == 1
    mouse.press(skill_row(wizard, 0).remove)
    assert wizard.making.character.skills == ()
    assert QApplication.focusWidget() is skills.found.list


def test_a_closed_window_is_a_draft_that_opens_at_its_step(
    wizard: WizardWindow,
    mouse: Mouse,
    open_context: Callable[[], Context],
    show_wizard: Callable[..., WizardWindow],
) -> None:
    mouse.choose(wizard.page("people").list, "hobbit")
    mouse.open("numbers")
    mouse.write(wizard.page("numbers").most.field, "33")
    wizard.close()
    context = open_context()
    (draft,) = context.library.drafts.list()
    again = show_wizard(context, draft.id, kind=WizardWindow)
    assert again.current().step == "numbers"
    assert (again.making.character.people, again.making.character.most) == ("hobbit", 33)


def the_gm_waives_a_rule_with_a_reason(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    mouse.open("characteristics")
    mouse.write(wizard.page("characteristics").rows["presence"].score, "0")
    assert len(blocking(wizard.making.shown.problems)) == 1
    (row,) = wizard.problems.rows()
    mouse.press(row.waive)
    mouse.write(row.reason.field, "golem muet")
    assert wizard.making.character.overrides[0].reason == "golem muet"
    assert blocking(wizard.making.shown.problems) == ()


@pytest.mark.rule("HARP-STAT-ONE")
def test_steps_of_a_creation(wizard: WizardWindow, mouse: Mouse) -> None:
    another_people_is_considered_before_it_is_chosen(wizard, mouse)
    at_random_fills_a_step_or_all_and_undo_takes_it_back(wizard, mouse)
    scores_are_rolled_typed_as_dice_and_erased(wizard, mouse)
    nonsense_is_refused_in_its_field(wizard, mouse)
    a_skill_with_specialties_is_learnt_several_times_and_forgotten(wizard, mouse)
    more_points_than_the_campaign_gives_is_advice_alone(wizard, mouse)
    the_gm_waives_a_rule_with_a_reason(wizard, mouse)
    every_text_has_its_words(wizard, mouse)


def another_people_is_considered_before_it_is_chosen(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.hover(wizard.page("people").list, "nain")
    marked = changes(wizard.ui.miniature.sections())
    assert {one.change for one in marked} <= {Change.CHANGED, Change.ADDED}
    assert any(one.key == "r:corps" and one.value == "+23" for one in marked)
    assert wizard.making.character.people == ""


def every_text_has_its_words(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    for step in STEPS:
        mouse.open(step)
    assert not [one for one in shown_texts(wizard) if one.startswith(("harp.", "wizard."))]
