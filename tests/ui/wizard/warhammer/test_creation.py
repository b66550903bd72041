"""Whole creations of a Warhammer character: with the mouse, with the keyboard, at random."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

from desktop.rules.progress import StepState, blocking
from desktop.rules.warhammer.creation import STEPS
from desktop.rules.warhammer.document import CHARACTERISTICS, Hand
from desktop.ui.context import Context
from desktop.ui.wizard.common.digest import Change, changes
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.warhammer.window import WizardWindow
from tests.ui.wizard.conftest import Keyboard, Mouse, start_over

# What the offscreen platform says when a closed list opens.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support grabbing the keyboard", extend=True
)


def shown_texts(window: QWidget) -> list[str]:
    """What labels, buttons and lists say."""
    found = [one.text() for one in window.findChildren(QLabel)]
    found += [one.text() for one in window.findChildren(QAbstractButton)]
    for one in window.findChildren(QComboBox):
        found += [one.itemText(row) for row in range(one.count())]
    return found


def turn_to(picker: Picker, id: str) -> None:
    """Choose with an arrow key, as a closed list allows: the next entry is the wanted one."""
    assert picker.itemData(picker.currentIndex() + 1) == id
    picker.setFocus()
    QTest.keyClick(picker, Qt.Key.Key_Down)


@pytest.mark.rule("WH-CREATE-ELF-E")
@pytest.mark.rule("WH-CREATE-SWAP")
@pytest.mark.rule("WH-CREATE-MONEY")
@pytest.mark.rule("WH-CREATE-CAREERS-GUARD")
def test_creation_by_mouse_ends_as_a_stored_character(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    mouse.choose(wizard.page("race").list, "elfe")
    mouse.press(wizard.ui.next)
    profile = wizard.page("profile")
    for one, dice in zip(CHARACTERISTICS, (11, 12, 13, 11, 15, 16, 17, 18), strict=True):
        mouse.write(profile.rows[one].die.stops()[0], str(dice))
    assert wizard.making.profile.natural["e"].total == 21
    mouse.pick(profile.rows["cc"].taken, "ct")
    assert wizard.making.character.origin.swapped == {"cc": "ct", "ct": "cc"}
    mouse.write(profile.rows["f"].advance, "5")
    assert wizard.making.profile.natural["f"].total == 38
    mouse.open("secondary")
    mouse.write(wizard.page("secondary").destiny_die.stops()[0], "8")
    assert wizard.making.profile.destiny.total == 2
    mouse.open("career")
    career = wizard.page("career")
    mouse.write(career.found.search, "GARD")
    mouse.choose(career.found.list, "garde")
    assert career.added.isVisible()
    mouse.open("skills")
    skills = wizard.page("skills")
    assert skills.found.list.options()[0].id == "filature"
    mouse.choose(skills.found.list, "filature")
    mouse.choose(skills.found.list, "langue")
    assert wizard.focusWidget() is skills.learnt.rows()[1].text
    mouse.write(skills.learnt.rows()[1].text, "bas parler")
    turn_to(skills.learnt.rows()[0].level, "2")
    mouse.open("talents")
    talents = wizard.page("talents")
    mouse.choose(talents.found.list, "robuste")
    mouse.write(talents.other.field, "Chance <b>du diable</b>")
    mouse.press(talents.other.add)
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.dice.stops()[0], "15")
    assert wizard.making.character.purse.sous == 180
    mouse.write(gear.found.search, "epee")
    mouse.choose(gear.found.list, "weapon:epee")
    turn_to(gear.owned.rows()[0].use, "droite")
    mouse.open("summary")
    mouse.write(wizard.summary.name, "Éloïse Feuille-Morte")
    assert blocking(wizard.making.shown.problems) == ()
    mouse.press(wizard.summary.finish)

    (card,) = context.library.characters.list()
    assert context.navigator.opened == [("sheet", card.id)]
    stored = context.library.characters.get(card.id).document
    assert stored.name == "Éloïse Feuille-Morte"
    assert (stored.origin.race, stored.origin.career) == ("elfe", "Garde")
    assert [(one.skill, one.subject, one.level) for one in stored.skills] == [
        ("filature", "", 2),
        ("langue", "bas parler", 1),
    ]
    assert [one.talent for one in stored.talents] == ["robuste", "Chance <b>du diable</b>"]
    assert [(one.weapon, one.hand) for one in stored.weapons] == [("epee", Hand.RIGHT)]
    assert stored.purse.sous == 36
    assert context.library.drafts.list() == ()
    assert not wizard.isVisible()


def test_creation_by_keyboard_alone(
    wizard: WizardWindow, keyboard: Keyboard, context: Context
) -> None:
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert wizard.making.character.origin.race == "nain"
    keyboard.enter()  # on what is chosen: go on
    assert wizard.current().step == "profile"
    for dice in range(5, 13):
        keyboard.write(str(dice))
        keyboard.enter()  # to the next die
    assert list(wizard.making.character.origin.dice.values()) == [*range(5, 13)]
    keyboard.next_step()
    keyboard.write("1")
    keyboard.enter()
    keyboard.next_step()
    keyboard.write("Montreur d’ours")
    keyboard.next_step()
    assert wizard.making.character.origin.career == "Montreur d’ours"
    keyboard.write("dre")  # letters go to the option that begins with them
    keyboard.enter()
    assert [one.skill for one in wizard.making.character.skills] == ["dressage"]
    keyboard.next_step()
    keyboard.write("rob")
    keyboard.enter()
    keyboard.next_step()
    keyboard.write("12")
    keyboard.enter()
    gear = wizard.page("equipment")
    keyboard.tab_to(gear.found.search)
    keyboard.write("gourdin")
    keyboard.enter()  # from the search into what it found
    keyboard.enter()
    assert [one.weapon for one in wizard.making.character.weapons] == ["gourdin"]
    keyboard.next_step()
    keyboard.write("Gotrek")
    keyboard.tab_to(wizard.summary.finish)
    keyboard.enter()
    (card,) = context.library.characters.list()
    assert (card.name, context.navigator.opened) == ("Gotrek", [("sheet", card.id)])
    assert len(keyboard.keys) < 120


def test_surprises_and_the_end_of_creation(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    surprise_leaves_nothing_to_do_and_is_one_step_to_undo(wizard, mouse)
    surprise_of_a_step_leaves_the_others(wizard, mouse)
    creation_does_not_end_while_a_rule_is_broken(wizard, mouse, context)
    the_gm_waives_what_is_missing_and_creation_ends(wizard, mouse, context)


def surprise_leaves_nothing_to_do_and_is_one_step_to_undo(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    blank = wizard.making.character
    mouse.press(wizard.ui.surpriseAll)
    assert {wizard.making.state(step) for step in STEPS} == {StepState.DONE}
    mouse.press(wizard.ui.undo)
    assert wizard.making.character == blank


def surprise_of_a_step_leaves_the_others(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("profile")
    mouse.press(wizard.ui.surpriseStep)
    assert wizard.making.state("profile") is StepState.DONE
    assert wizard.making.state("race") is StepState.INCOMPLETE


def creation_does_not_end_while_a_rule_is_broken(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    start_over(wizard)
    mouse.open("summary")
    mouse.press(wizard.summary.finish)
    assert wizard.ui.banner.isVisible()
    assert context.library.characters.list() == ()
    row = next(row for row in wizard.summary.problems.rows() if row.problem.step == "race")
    mouse.press(row.go)
    assert wizard.current().step == "race"


def the_gm_waives_what_is_missing_and_creation_ends(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    start_over(wizard)
    mouse.open("summary")
    row = next(row for row in wizard.summary.problems.rows() if row.waive is not None)
    mouse.press(row.waive)
    mouse.write(row.reason.field, "créature du rêve")
    mouse.press(wizard.summary.finish)
    (card,) = context.library.characters.list()
    stored = context.library.characters.get(card.id).document
    assert [(one.rule, one.reason) for one in stored.overrides] == [
        ("WH-CREATE-ELF-E", "créature du rêve")
    ]


def test_draft_goes_on_where_it_was_left(
    open_context: Callable[[], Context], show_wizard: Callable[..., WizardWindow]
) -> None:
    first = show_wizard(open_context(), kind=WizardWindow)
    Mouse(first).press(first.ui.surpriseAll)
    Mouse(first).open("talents")
    first.close()
    again = open_context()
    (card,) = again.library.drafts.list()
    second = show_wizard(again, card.id, kind=WizardWindow)
    assert second.current().step == "talents"
    assert second.making.character == first.making.character
    for step in STEPS:
        second.open_step(step)
        assert [text for text in shown_texts(second) if text.startswith("wh.")] == []


@pytest.mark.rule("WH-CREATE-SWAP")
def test_steps_of_a_creation(wizard: WizardWindow, mouse: Mouse) -> None:
    option_under_the_mouse_is_shown_in_small(wizard, mouse)
    a_swap_of_five_is_refused_and_can_be_undone_at_once(wizard, mouse)
    dice_are_rolled_one_by_one_or_all(wizard, mouse)
    no_sum_of_two_dice_below_two(wizard, mouse)
    what_is_too_dear_is_refused_and_says_what_lacks(wizard, mouse)
    what_is_given_back_is_paid_back(wizard, mouse)
    two_handed_weapon_is_no_one_handed_one(wizard, mouse)


def option_under_the_mouse_is_shown_in_small(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.hover(wizard.page("race").list, "elfe")
    marked = {cell.key: cell.change for cell in changes(tuple(wizard.ui.miniature.sections()))}
    assert marked["race"] is Change.ADDED
    assert marked["c:ag"] is Change.CHANGED


def a_swap_of_five_is_refused_and_can_be_undone_at_once(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("profile")
    page = wizard.page("profile")
    for wanted in ("ct", "f", "e"):
        page.rows["cc"].taken.valueChosen.emit(wanted)
    assert len(wizard.making.character.origin.swapped) == 4
    page.rows["cc"].taken.valueChosen.emit("ag")
    assert wizard.ui.banner.isVisible()
    assert page.rows["cc"].taken.value() == "e"
    mouse.press(page.unswap)
    assert wizard.making.character.origin.swapped == {}


def dice_are_rolled_one_by_one_or_all(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("profile")
    page = wizard.page("profile")
    mouse.press(page.rows["fm"].die.stops()[1])
    assert set(wizard.making.character.origin.dice) == {"fm"}
    mouse.press(page.roll_all)
    assert set(wizard.making.character.origin.dice) == set(CHARACTERISTICS)
    mouse.press(wizard.ui.undo)
    assert set(wizard.making.character.origin.dice) == {"fm"}


def no_sum_of_two_dice_below_two(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("profile")
    die = wizard.page("profile").rows["cc"].die
    mouse.write(die.stops()[0], "1")
    assert "de 2 à 20" in die.problem
    assert wizard.making.character.origin.dice == {}


def what_is_too_dear_is_refused_and_says_what_lacks(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.dice.stops()[0], "2")
    mouse.choose(gear.found.list, "weapon:epee")
    assert "12 pa" in wizard.ui.banner.text()
    assert "2 pa" in wizard.ui.banner.text()
    assert wizard.making.character.weapons == ()


def what_is_given_back_is_paid_back(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.dice.stops()[0], "20")
    mouse.choose(gear.found.list, "weapon:epee")
    mouse.choose(gear.found.list, "ammunition:bodkin")
    assert wizard.making.character.purse.sous == 240 - 144 - 6
    mouse.write(gear.dice.stops()[0], "19")
    assert wizard.making.character.purse.sous == 228 - 144 - 6
    for _ in range(2):
        mouse.press(gear.owned.rows()[0].give_back)
    assert wizard.making.character.purse.sous == 228
    assert gear.owned.rows() == ()


def two_handed_weapon_is_no_one_handed_one(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.press(wizard.ui.surpriseAll)
    mouse.open("equipment")
    gear = wizard.page("equipment")
    mouse.write(gear.dice.stops()[0], "20")
    mouse.press(gear.owned.rows()[0].give_back)
    mouse.choose(gear.found.list, "weapon:hache-de-bataille-longue")
    row = next(one for one in gear.owned.rows() if one.thing.ware == "weapon")
    turn_to(row.use, "droite")
    assert wizard.ui.banner.isVisible()
    row = next(one for one in gear.owned.rows() if one.thing.ware == "weapon")
    assert row.use.value() == "rangee"
