"""Whole creations of a character of PV négatifs: with the mouse, with the keyboard, at random."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.rules.progress import StepState, blocking
from desktop.rules.pv_negatifs.creation import STEPS
from desktop.rules.pv_negatifs.document import ABILITIES
from desktop.ui.context import Context
from desktop.ui.wizard.common.digest import Change, changes
from desktop.ui.wizard.pv_negatifs.window import WizardWindow
from tests.ui.wizard.conftest import Keyboard, Mouse, start_over

# What the offscreen platform says when a closed list opens.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support grabbing the keyboard", extend=True
)


def shown_texts(window: QWidget) -> list[str]:
    """What labels and buttons say."""
    labels = [one.text() for one in window.findChildren(QLabel)]
    return labels + [one.text() for one in window.findChildren(QAbstractButton)]


@pytest.mark.rule("PV-NEG-STATS")
def test_creation_by_mouse_ends_as_a_stored_character(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    people = wizard.page("class")
    mouse.choose(people.list, "roublard")
    mouse.press(people.infiltrator)
    mouse.write(people.level, "3")
    mouse.write(people.title_field, "Voleuse")
    mouse.press(wizard.ui.next)
    abilities = wizard.page("abilities")
    for one, dice in zip(ABILITIES, (9, 16, 14, 12, 11, 10), strict=True):
        mouse.write(abilities.rows[one].die.stops()[0], str(dice))
    mouse.write(abilities.rows["for"].value, "19")  # more than 3d6 give
    assert abilities.rows["for"].die.value() is None
    assert abilities.shock.isVisible()
    mouse.open("numbers")
    numbers = wizard.page("numbers")
    assert numbers.thac0.field.value() == 19  # Roublards, third level
    mouse.write(numbers.most.field, "14")
    mouse.write(numbers.armour["worn"].field, "8")
    mouse.write(numbers.armour["dexterity"].field, "2")
    mouse.write(numbers.thac0.field, "17")
    mouse.write(numbers.saves["sorts"].field, "12")
    mouse.press(numbers.saves["sorts"].back)
    mouse.open("proficiencies")
    skills = wizard.page("proficiencies")
    mouse.write(skills.known["soins"].field, "11")
    mouse.write(skills.other.field, "Crochetage <i>fin</i>")
    mouse.press(skills.other.add)
    mouse.write(skills.others.rows()[0].value, "13")
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.weapon.field, "Rapière")
    mouse.press(gear.weapon.add)
    mouse.write(gear.weapons.rows()[0].bonus, "1")
    mouse.write(gear.item.field, "Trousse")
    mouse.press(gear.item.add)
    picker = gear.items.rows()[0].kind
    picker.setFocus()
    QTest.keyClick(picker, Qt.Key.Key_Down)
    mouse.open("summary")
    mouse.write(wizard.summary.name, "Éloïse")
    assert blocking(wizard.making.shown.problems) == ()
    mouse.press(wizard.summary.finish)

    (card,) = context.library.characters.list()
    assert context.navigator.opened == [("sheet", card.id)]
    stored = context.library.characters.get(card.id).document
    assert (stored.name, stored.group, stored.infiltrator) == ("Éloïse", "roublard", True)
    assert (stored.level, stored.title) == (3, "Voleuse")
    assert [stored.abilities[one] for one in ABILITIES] == [19, 16, 14, 12, 11, 10]
    assert (stored.most, stored.hp, stored.thac0, stored.saves) == (14, 14, 17, {})
    assert (stored.armour.worn, stored.armour.dexterity) == (8, 2)
    assert stored.essence.points == 100
    assert [(one.skill, one.name, one.value) for one in stored.proficiencies] == [
        ("soins", "", 11),
        ("", "Crochetage <i>fin</i>", 13),
    ]
    assert [(one.name, one.dice, one.sides, one.bonus) for one in stored.weapons] == [
        ("Rapière", 1, 6, 1)
    ]
    assert [(one.name, one.kind) for one in stored.items] == [("Trousse", "trousse")]
    assert context.library.drafts.list() == ()
    assert not wizard.isVisible()


def test_creation_by_keyboard_alone(
    wizard: WizardWindow, keyboard: Keyboard, context: Context
) -> None:
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert wizard.making.character.group == "pretre"
    keyboard.enter()  # on what is chosen: go on
    assert wizard.current().step == "abilities"
    for dice in range(9, 15):
        keyboard.write(str(dice))
        keyboard.enter()  # to the next die
    assert list(wizard.making.character.abilities.values()) == [*range(9, 15)]
    keyboard.next_step()
    keyboard.write("9")
    keyboard.enter()
    keyboard.next_step()
    keyboard.write("12")
    keyboard.enter()
    keyboard.next_step()
    keyboard.write("Masse")
    keyboard.tab_to(wizard.page("equipment").weapon.add)
    keyboard.key(Qt.Key.Key_Space)
    keyboard.next_step()
    keyboard.write("Frère Odon")
    keyboard.tab_to(wizard.summary.finish)
    keyboard.key(Qt.Key.Key_Space)
    (card,) = context.library.characters.list()
    stored = context.library.characters.get(card.id).document
    assert (stored.name, stored.most) == ("Frère Odon", 9)
    assert stored.skill("soins") == 12
    assert [one.name for one in stored.weapons] == ["Masse"]


def at_random_fills_a_step_or_all_and_undo_takes_it_back(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("abilities")
    mouse.press(wizard.ui.surpriseStep)
    made = wizard.making.character
    assert set(made.abilities) == set(ABILITIES)
    assert made.group == ""
    mouse.press(wizard.ui.surpriseAll)
    assert [wizard.ui.steps.state(row) for row in range(len(STEPS))] == [StepState.DONE] * 6
    mouse.press(wizard.ui.undo)
    assert wizard.making.character == made
    mouse.press(wizard.ui.undo)
    assert wizard.making.character.abilities == {}
    mouse.press(wizard.ui.redo)
    assert wizard.making.character == made


def roll_all_and_hit_points_of_the_level(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.choose(wizard.page("class").list, "mage")
    mouse.open("abilities")
    mouse.press(wizard.page("abilities").roll_all)
    assert all(3 <= wizard.making.character.abilities[one] <= 18 for one in ABILITIES)
    mouse.write(wizard.page("abilities").rows["con"].die.stops()[0], "10")
    mouse.open("numbers")
    mouse.press(wizard.page("numbers").roll)
    assert wizard.making.character.most == wizard.making.character.hp == 4


def hit_points_without_a_row_of_constitution_are_refused_in_words(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("abilities")
    mouse.write(wizard.page("abilities").rows["con"].value, "30")
    mouse.open("numbers")
    mouse.press(wizard.page("numbers").roll)
    assert wizard.making.character.most == 1
    assert wizard.ui.banner.isVisible()


def test_a_closed_window_is_a_draft_that_opens_at_its_step(
    wizard: WizardWindow,
    mouse: Mouse,
    open_context: Callable[[], Context],
    show_wizard: Callable[..., WizardWindow],
) -> None:
    mouse.choose(wizard.page("class").list, "guerrier")
    mouse.open("numbers")
    mouse.write(wizard.page("numbers").most.field, "11")
    wizard.close()
    context = open_context()
    (draft,) = context.library.drafts.list()
    again = show_wizard(context, draft.id, kind=WizardWindow)
    assert again.current().step == "numbers"
    assert (again.making.character.group, again.making.character.most) == ("guerrier", 11)


def the_gm_waives_a_rule_with_a_reason(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    mouse.open("abilities")
    mouse.write(wizard.page("abilities").rows["con"].value, "30")
    assert len(blocking(wizard.making.shown.problems)) == 1
    (row,) = wizard.problems.rows()
    mouse.press(row.waive)
    mouse.write(row.reason.field, "élémentaire de pierre")
    assert wizard.making.character.overrides[0].reason == "élémentaire de pierre"
    assert blocking(wizard.making.shown.problems) == ()


def test_steps_of_a_creation(wizard: WizardWindow, mouse: Mouse) -> None:
    another_group_is_considered_before_it_is_chosen(wizard, mouse)
    at_random_fills_a_step_or_all_and_undo_takes_it_back(wizard, mouse)
    roll_all_and_hit_points_of_the_level(wizard, mouse)
    hit_points_without_a_row_of_constitution_are_refused_in_words(wizard, mouse)
    the_gm_waives_a_rule_with_a_reason(wizard, mouse)
    every_text_has_its_words(wizard, mouse)


def another_group_is_considered_before_it_is_chosen(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.hover(wizard.page("class").list, "guerrier")
    marked = changes(wizard.ui.miniature.sections())
    assert {one.change for one in marked} <= {Change.CHANGED, Change.ADDED}
    assert any(one.key == "save:ppm" and one.value == "14" for one in marked)
    assert wizard.making.character.group == ""


def every_text_has_its_words(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    for step in STEPS:
        mouse.open(step)
    assert not [one for one in shown_texts(wizard) if one.startswith(("pv.", "wizard."))]
