"""What single steps do: previews, exclusions, balance, overrides, choices, and Ctrl+Z."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.edits.apply import (
    AddTrait,
    ChooseBranch,
    ChooseCassure,
    ChooseCulture,
    ChooseRace,
    ChooseSpecialty,
    ChooseStyle,
)
from desktop.rules.progress import StepState
from desktop.ui.wizard.common.digest import Change, changes
from desktop.ui.wizard.nightprowler.picking import PicksEditor, PointsEditor
from desktop.ui.wizard.nightprowler.window import WizardWindow
from tests.ui.wizard.conftest import Keyboard, Mouse, start_over, type_into

# What the offscreen platform says when a closed list opens.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support grabbing the keyboard", extend=True
)


def marked(window: WizardWindow) -> dict[str, tuple[Change, str, str]]:
    return {
        cell.key: (cell.change, cell.before, cell.value)
        for cell in changes(window.ui.miniature.sections())
    }


def considered_option_is_marked_before_it_is_chosen(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    wizard.making.run(ChooseStyle("doigts-de-fee"))
    wizard.making.run(ChooseBranch("monte-en-l-air"))
    mouse.open("specialty")
    options = wizard.page("specialty").list
    mouse.hover(options, "perceur")
    seen = marked(wizard)
    assert seen["specialty"] == (Change.ADDED, "", "Perceur")
    assert seen["skill:cambriole"] == (Change.ADDED, "", "12")
    assert not wizard.making.character.identity.specialty
    assert "Cambriole 12" in wizard.ui.miniature.accessibleDescription()
    mouse.choose(options, "perceur")
    assert wizard.making.character.identity.specialty == "perceur"
    assert marked(wizard) == {}


def arrows_consider_and_leaving_forgets(wizard: WizardWindow, keyboard: Keyboard) -> None:
    start_over(wizard)
    keyboard.key(Qt.Key.Key_Down)
    assert marked(wizard)["style"] == (Change.ADDED, "", "Finauds")
    keyboard.key(Qt.Key.Key_Tab)
    assert marked(wizard) == {}


def option_that_takes_something_away_shows_it_struck_out(wizard: WizardWindow) -> None:
    start_over(wizard)
    making = wizard.making
    making.run(ChooseSpecialty("perceur"))
    making.consider(ChooseStyle("brutes"))
    seen = marked(wizard)
    assert seen["specialty"][0] is Change.REMOVED
    assert seen["skill:cambriole"][0] is Change.REMOVED
    assert seen["style"] == (Change.CHANGED, "Doigts de fée", "Brutes")


def steps_say_how_far_they_are(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    steps = wizard.ui.steps
    assert (steps.state(0), steps.word(0)) == (StepState.INCOMPLETE, "à compléter")
    mouse.choose(wizard.page("style").list, "retors")
    assert (steps.state(0), steps.word(0)) == (StepState.DONE, "fait")
    wizard.making.run(AddTrait("robuste"))
    assert (steps.state(5), steps.word(5)) == (StepState.ILLEGAL, "contre les règles")


def test_traits(wizard: WizardWindow, mouse: Mouse, keyboard: Keyboard) -> None:
    excluded_trait_is_closed_with_its_reason(wizard, mouse)
    balance_follows_and_a_dear_trait_only_warns(wizard, mouse)
    override_needs_a_reason_and_is_recorded(wizard, mouse, keyboard)
    contacts_that_a_trait_brings_are_named(wizard, mouse, keyboard)
    search_finds_traits_without_accents(wizard, mouse)


def excluded_trait_is_closed_with_its_reason(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("traits")
    page = wizard.page("traits")
    mouse.choose(page.list, "jeunot")
    veteran = page.list.option("veteran")
    assert "Jeunot" in veteran.reason
    mouse.choose(page.list, "veteran")
    assert [pick.trait for pick in wizard.making.character.traits] == ["jeunot"]
    mouse.choose(page.list, "jeunot")
    assert page.list.option("veteran").reason == ""


def balance_follows_and_a_dear_trait_only_warns(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("traits")
    page = wizard.page("traits")
    assert page.balance.text() == "0 PM"
    assert "−4 PM" in page.list.option("robuste").warning
    mouse.choose(page.list, "robuste")
    assert page.balance.text() == "−4 PM"
    assert wizard.problems.rows()[0].problem.rule == "NP-TRAIT-PM-SIGN"
    mouse.choose(page.list, "handicap")
    assert page.balance.text() == "0 PM"
    assert page.list.option("handicap").figure == "+4 PM"


def search_finds_traits_without_accents(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("traits")
    page = wizard.page("traits")
    type_into(page.search, "epee")
    assert page.list.options() == ()
    page.search.clear()
    type_into(page.search, "veteran")
    assert [option.id for option in page.list.options()] == ["veteran"]


def override_needs_a_reason_and_is_recorded(
    wizard: WizardWindow, mouse: Mouse, keyboard: Keyboard
) -> None:
    start_over(wizard)
    wizard.making.run(AddTrait("robuste"))
    mouse.open("traits")
    row = wizard.problems.rows()[0]
    mouse.press(row.waive)
    assert QApplication.focusWidget() is row.reason.field
    keyboard.enter()
    assert wizard.making.character.overrides == ()
    keyboard.write("né chez les ogres")
    keyboard.enter()
    (override,) = wizard.making.character.overrides
    assert (override.rule, override.reason) == ("NP-TRAIT-PM-SIGN", "né chez les ogres")
    assert wizard.ui.steps.state(5) is StepState.DONE
    waived = wizard.problems.rows()[0]
    assert "né chez les ogres" in waived.label.text()
    mouse.press(waived.restore)
    assert wizard.making.character.overrides == ()
    assert wizard.ui.steps.state(5) is StepState.ILLEGAL


def test_numbers_points_and_skills(wizard: WizardWindow, mouse: Mouse, keyboard: Keyboard) -> None:
    advice_has_no_override(wizard, mouse)
    four_characteristics_are_typed_with_a_tab_between_two(wizard, mouse)
    points_to_share_are_counted(wizard, mouse)
    prison_roll_is_typed_or_rolled_and_taken_back(wizard, mouse)
    skills_open_raise_close_and_take_names_of_ones_own(wizard, mouse, keyboard)
    open_list_lets_name_a_specialisation(wizard, mouse)


def advice_has_no_override(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("characteristics")
    assert wizard.problems.rows()
    assert all(row.waive is None for row in wizard.problems.rows())


def four_characteristics_are_typed_with_a_tab_between_two(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("characteristics")
    wizard.page("characteristics").enter()
    for points in ("13", "8", "11", "8"):
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClicks(field, points)
        QTest.keyClick(field, Qt.Key.Key_Tab)
    characteristics = wizard.making.character.characteristics
    assert [characteristics.of(id) for id in CHARACTERISTICS] == [13, 8, 11, 8]


def points_to_share_are_counted(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    wizard.making.run(ChooseSpecialty("perceur"))
    wizard.making.run(ChooseCassure("accident"))
    mouse.open("cassure")
    (editor,) = wizard.page("cassure").choices.editors()
    assert isinstance(editor, PointsEditor)
    assert editor._count.text() == "0 sur 2"
    mouse.write(editor._fields["cambriole"], "1")
    assert editor._count.text() == "1 sur 2"
    mouse.write(editor._fields["discretion"], "1")
    assert editor._count.text() == "complet"
    assert wizard.making.derived.skill("cambriole").value.total == 13
    # One point too many is refused with the reason, and the field shows what is true.
    mouse.write(editor._fields["perception"], "1")
    assert wizard.ui.banner.isVisible()
    assert editor._fields["perception"].value() == 0


def open_list_lets_name_a_specialisation(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    wizard.making.run(ChooseSpecialty("perceur"))
    wizard.making.run(AddTrait("veteran"))
    mouse.open("skills")
    editor = next(
        one for one in wizard.page("skills").choices.editors() if one.choice.id == "veteran.open"
    )
    assert isinstance(editor, PicksEditor)
    row = editor._rows[0]
    mouse.pick(row.picker, "art:*")
    assert row.field.isVisible()
    mouse.write(row.field, "Danse <i>lente</i>")
    assert wizard.making.character.choices["veteran.open"] == ("art:Danse <i>lente</i>",)
    assert wizard.making.derived.skill("art:Danse <i>lente</i>").value.total == 6


def imposed_birth_closes_the_list_and_says_why(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("origins")
    page = wizard.page("origins")
    mouse.choose(page.race.list, "elfe")
    assert not page.culture.list.isEnabled()
    assert "elfique" in page.culture._note.text()
    wizard.making.run(ChooseRace("humain"))
    wizard.making.run(ChooseCulture("metis"))
    assert page.raised.isVisible()
    assert page.mother.isVisible()
    mouse.pick(page.mother.picker, "cassar")
    assert wizard.making.character.origins.mother == "cassar"


def prison_roll_is_typed_or_rolled_and_taken_back(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    wizard.making.run(ChooseCassure("erreur-judiciaire"))
    mouse.open("cassure")
    prison = wizard.page("cassure").prison
    mouse.press(prison.die._roll)
    assert len(wizard.making.character.prison) == 1
    assert not prison.die.isVisible()
    mouse.press(prison._stays[0].remove)
    assert wizard.making.character.prison == ()
    mouse.write(prison.die.stops()[0], "20")
    assert wizard.making.character.prison == ("endurci",)


def skills_open_raise_close_and_take_names_of_ones_own(
    wizard: WizardWindow, mouse: Mouse, keyboard: Keyboard
) -> None:
    start_over(wizard)
    mouse.open("skills")
    page = wizard.page("skills")
    before = wizard.making.derived.skill_points.total
    page.table.setFocus()
    page.table.set_key("acrobatie")
    assert marked(wizard)["skill:acrobatie"] == (Change.ADDED, "", "6")
    keyboard.enter()
    assert marked(wizard) == {}
    keyboard.key(Qt.Key.Key_Plus)
    assert wizard.making.derived.skill("acrobatie").value.total == 7
    assert page.table.key() == "acrobatie"
    assert page.left.text() == str(before - 4)
    keyboard.enter()
    assert wizard.making.derived.skill_points.total == before
    mouse.pick(page.kind, "autre")
    mouse.write(page.other, "Pigeons voyageurs")
    mouse.press(page.open_other)
    assert "autre:Pigeons voyageurs" in wizard.making.character.skills.opened
    assert page.table.key() == "autre:Pigeons voyageurs"


def free_entries_join_the_equipment(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("equipment")
    page = wizard.page("equipment")
    mouse.write(page.entry.name, "Perroquet <b>bavard</b>")
    mouse.write(page.entry.price, "12")
    mouse.press(page.entry.add)
    (item,) = wizard.making.character.items
    assert (item.name, item.price) == ("Perroquet <b>bavard</b>", 12)
    capital = wizard.making.derived.capital.total
    assert page.spent.text() == f"payé 12, reste {capital - 12}"
    mouse.press(page.owned.rows()[0].remove)
    assert wizard.making.character.items == ()
    assert QApplication.focusWidget() is page.list


def contacts_that_a_trait_brings_are_named(
    wizard: WizardWindow, mouse: Mouse, keyboard: Keyboard
) -> None:
    start_over(wizard)
    mouse.open("traits")
    page = wizard.page("traits")
    mouse.choose(page.list, "catastrophe")
    assert page.taken.relations.isVisible()
    mouse.press(page.taken.relations.bad)
    keyboard.write("Maladroit")
    keyboard.enter()
    (reputation,) = wizard.making.character.reputations
    assert (reputation.text, reputation.positive) == ("Maladroit", False)


def test_options_are_considered_chosen_and_undone(
    wizard: WizardWindow, keyboard: Keyboard, mouse: Mouse
) -> None:
    undo_and_redo_by_keys(wizard, keyboard)
    arrows_consider_and_leaving_forgets(wizard, keyboard)
    steps_say_how_far_they_are(wizard, mouse)
    considered_option_is_marked_before_it_is_chosen(wizard, mouse)
    option_that_takes_something_away_shows_it_struck_out(wizard)
    imposed_birth_closes_the_list_and_says_why(wizard, mouse)
    free_entries_join_the_equipment(wizard, mouse)
    typed_name_is_undone_letter_by_letter_then_as_a_whole(wizard, mouse)


def undo_and_redo_by_keys(wizard: WizardWindow, keyboard: Keyboard) -> None:
    start_over(wizard)
    keyboard.enter()
    keyboard.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert wizard.making.character.identity.style == ""
    keyboard.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert wizard.making.character.identity.style == "doigts-de-fee"
    assert wizard.ui.undo.accessibleName().startswith("Annuler : ")


def typed_name_is_undone_letter_by_letter_then_as_a_whole(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    mouse.open("summary")
    mouse.write(wizard.summary.name, "Mère Grelot")
    wizard._undo()
    assert wizard.making.character.name == ""
    assert wizard.summary.name.text() == ""
