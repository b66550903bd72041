"""Whole creations: with the mouse, with the keyboard alone, and at random."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.system import Severity
from desktop.ui.context import Context
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.choicespanel import ChoicesPanel
from desktop.ui.wizard.nightprowler.picking import PicksEditor, PointsEditor
from desktop.ui.wizard.nightprowler.window import WizardWindow
from tests.ui.wizard.conftest import Keyboard, Mouse, start_over

# What the offscreen platform says when a closed list opens.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support grabbing the keyboard", extend=True
)


def broken_rules(window: WizardWindow) -> list[str]:
    return [
        window.making.texts.render(one.text)
        for one in window.making.shown.problems
        if one.severity == Severity.RULE and not one.overridden
    ]


def answer_all(mouse: Mouse, panel: ChoicesPanel) -> None:
    """Answer what a step asks with the first thing that is offered."""
    for editor in panel.editors():
        panel.ensureWidgetVisible(editor)
        QApplication.processEvents()
        if isinstance(editor, PointsEditor):
            field = next(iter(editor._fields.values()))
            panel.ensureWidgetVisible(field)
            mouse.write(field, str(editor.choice.count))
        elif isinstance(editor, PicksEditor):
            for place, row in enumerate(editor._rows):
                panel.ensureWidgetVisible(row)
                listed = [id for id, _ in editor.choice.options if not id.endswith(":*")]
                mouse.pick(row.picker, listed[place])


def test_creation_by_mouse_ends_as_a_stored_character(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    mouse.choose(wizard.page("style").list, "doigts-de-fee")
    mouse.press(wizard.ui.next)
    mouse.choose(wizard.page("branch").list, "monte-en-l-air")
    mouse.press(wizard.ui.next)
    mouse.choose(wizard.page("specialty").list, "perceur")
    answer_all(mouse, wizard.page("specialty").choices)
    mouse.open("origins")
    origins = wizard.page("origins")
    mouse.choose(origins.race.list, "humain")
    mouse.choose(origins.culture.list, "cassar")
    mouse.choose(origins.milieu.list, "ouvrier")
    answer_all(mouse, origins.choices)
    mouse.open("cassure")
    cassure = wizard.page("cassure")
    mouse.choose(cassure.list, "accident")
    mouse.write(cassure.text, "Un incendie <b>de trop</b>")
    mouse.write(cassure.prison.die.stops()[0], "20")
    answer_all(mouse, cassure.choices)
    mouse.open("traits")
    traits = wizard.page("traits")
    mouse.choose(traits.list, "secret")
    mouse.write(traits.taken.rows()[0].text, "a trahi sa bande")
    mouse.choose(traits.list, "contact")
    mouse.open("characteristics")
    for id, points in zip(CHARACTERISTICS, (13, 9, 8, 10), strict=True):
        mouse.write(wizard.page("characteristics").rows[id].field, str(points))
    mouse.open("skills")
    skills = wizard.page("skills")
    skills.table.set_key("cambriole")
    for _ in range(4):
        mouse.press(skills.more)
    mouse.open("equipment")
    mouse.choose(wizard.page("equipment").list, "weapon:dague")
    mouse.choose(wizard.page("equipment").list, "gear:crochets")
    mouse.open("summary")
    mouse.write(wizard.summary.name, "Isabeau Vif-Argent")
    assert broken_rules(wizard) == []
    mouse.press(wizard.summary.finish)

    (card,) = context.library.characters.list()
    assert context.navigator.opened == [("sheet", card.id)]
    stored = context.library.characters.get(card.id).document
    assert stored.name == "Isabeau Vif-Argent"
    assert stored.created
    assert stored.identity.specialty == "perceur"
    assert stored.cassure_text == "Un incendie <b>de trop</b>"
    assert stored.prison == ("endurci",)
    assert [(pick.trait, pick.text) for pick in stored.traits] == [
        ("secret", "a trahi sa bande"),
        ("contact", ""),
    ]
    assert stored.characteristics.doigte == 13
    assert stored.skills.raised == {"cambriole": 4}
    assert [weapon.name for weapon in stored.weapons] == ["Dague"]
    assert context.library.drafts.list() == ()
    assert not wizard.isVisible()


def answer_by_keyboard(keyboard: Keyboard, panel: ChoicesPanel) -> None:
    for editor in panel.editors():
        for row in editor._rows if isinstance(editor, PicksEditor) else ():
            keyboard.tab_to(row.picker)
            keyboard.key(Qt.Key.Key_Down)


def test_creation_by_keyboard_alone(
    wizard: WizardWindow, keyboard: Keyboard, context: Context
) -> None:
    assert keyboard.focus is wizard.page("style").list
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert wizard.making.character.identity.style == "finauds"
    keyboard.enter()  # on what is chosen: go on
    assert wizard.current().step == "branch"
    keyboard.enter()
    keyboard.enter()
    assert wizard.current().step == "specialty"
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    answer_by_keyboard(keyboard, wizard.current().choices)
    keyboard.next_step()
    origins = wizard.page("origins")
    for column in (origins.race, origins.culture, origins.milieu):
        keyboard.tab_to(column.list)
        keyboard.key(Qt.Key.Key_End)
        keyboard.key(Qt.Key.Key_Home)
        keyboard.key(Qt.Key.Key_Down)
        keyboard.enter()
    answer_by_keyboard(keyboard, origins.choices)
    keyboard.next_step()
    assert wizard.current().step == "cassure"
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert wizard.making.character.cassure == "amoral"
    keyboard.next_step()
    keyboard.write("dév")  # letters go to the option that begins with them
    keyboard.enter()
    assert [pick.trait for pick in wizard.making.character.traits] == ["devot"]
    keyboard.next_step()
    for _ in CHARACTERISTICS:
        keyboard.write("10")
        keyboard.key(Qt.Key.Key_Tab)  # to the next number; the sums come after the last
    assert wizard.making.derived.characteristic_points.total == 0
    keyboard.next_step()
    for _ in range(5):
        keyboard.key(Qt.Key.Key_Plus)
    keyboard.key(Qt.Key.Key_Minus)
    assert sum(wizard.making.character.skills.raised.values()) == 4
    keyboard.next_step()
    keyboard.key(Qt.Key.Key_Down)
    keyboard.enter()
    assert [weapon.name for weapon in wizard.making.character.weapons] == ["Stylet"]
    keyboard.next_step()
    assert wizard.current().step == "summary"
    keyboard.write("Corvin")
    keyboard.enter()
    assert broken_rules(wizard) == []
    keyboard.tab_to(wizard.summary.finish)
    keyboard.enter()
    (card,) = context.library.characters.list()
    assert (card.name, context.navigator.opened) == ("Corvin", [("sheet", card.id)])
    assert len(keyboard.keys) < 150


def test_surprises_and_what_keeps_creation_from_its_end(
    wizard: WizardWindow, mouse: Mouse, context: Context, keyboard: Keyboard
) -> None:
    surprise_leaves_no_broken_rule_and_is_one_step_to_undo(wizard, mouse)
    surprise_fills_one_step(wizard, mouse)
    creation_does_not_end_while_a_rule_is_broken(wizard, mouse, context)
    problem_of_the_summary_leads_to_its_step(wizard, mouse)
    pickers_keep_their_own_alt_down(wizard, keyboard)


def surprise_leaves_no_broken_rule_and_is_one_step_to_undo(
    wizard: WizardWindow, mouse: Mouse
) -> None:
    start_over(wizard)
    blank = wizard.making.character
    mouse.press(wizard.ui.surpriseAll)
    assert broken_rules(wizard) == []
    assert wizard.making.character.identity.specialty
    mouse.press(wizard.ui.undo)
    assert wizard.making.character == blank


def surprise_fills_one_step(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("cassure")
    mouse.press(wizard.ui.surpriseStep)
    assert wizard.making.character.cassure
    assert not wizard.making.character.identity.style


def creation_does_not_end_while_a_rule_is_broken(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    start_over(wizard)
    mouse.open("summary")
    mouse.press(wizard.summary.finish)
    assert wizard.ui.banner.isVisible()
    assert context.library.characters.list() == ()
    assert wizard.isVisible()


def problem_of_the_summary_leads_to_its_step(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("summary")
    row = next(row for row in wizard.summary.problems.rows() if row.problem.step == "cassure")
    mouse.press(row.go)
    assert wizard.current().step == "cassure"
    assert QApplication.focusWidget() is wizard.page("cassure").list


def pickers_keep_their_own_alt_down(wizard: WizardWindow, keyboard: Keyboard) -> None:
    start_over(wizard)
    kind: Picker = wizard.page("skills").kind
    wizard.open_step("skills")
    kind.setFocus()
    keyboard.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert wizard.current().step == "skills"
    kind.hidePopup()
