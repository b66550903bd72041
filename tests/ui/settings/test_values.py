"""Single values: typed, marked, reset, undone; impossible ones are shown and never stored."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import Rename
from desktop.rules.nightprowler.settings.fields import VALUES
from desktop.rules.settingsplaces import put
from desktop.ui.settings.common.controls import AlternativesControl, NumberControl
from desktop.ui.settings.common.page import ValuesPage
from desktop.ui.wizard.nightprowler.making import Making
from tests.ui.settings.helps import shipped_again

SYSTEM = "nightprowler"
LEFT = Qt.MouseButton.LeftButton


def row(window, section, name):
    window.open_section(section)
    page = window.page(section)
    assert isinstance(page, ValuesPage)
    return page.row((section.partition("-")[0], name))


def type_number(qtbot, field, text):
    qtbot.mouseClick(field, LEFT)
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_value_is_typed_marked_reset_and_undone(window, stored, qtbot, context) -> None:
    a_typed_value_is_a_new_version_at_once(window, stored, qtbot)
    a_value_goes_back_to_cassure_by_click(window, stored, qtbot)
    undo_reaches_the_window_from_a_field(window, stored, qtbot)
    a_number_out_of_range_is_said_below_its_field(window, stored, qtbot)
    values_that_contradict_each_other_wait_for_their_mending(window, stored, qtbot)
    undo_gives_up_what_is_not_stored_first(window, stored, qtbot)
    the_wheel_changes_nothing_without_focus(window, stored)
    a_change_from_elsewhere_is_shown(window, context)
    a_field_being_typed_is_stored_when_the_window_closes(window, stored, qtbot)


def a_typed_value_is_a_new_version_at_once(window, stored, qtbot) -> None:
    shipped_again(window)
    before = window.context.library.campaigns.settings(SYSTEM).version
    couronnes = row(window, "creation", "couronnes")
    assert couronnes.mark.word.text() == "valeur de Cassure"
    assert not couronnes.mark.back.isVisible()
    type_number(qtbot, couronnes.control.field, "80")
    assert stored().creation.couronnes == 80
    assert window.context.library.campaigns.settings(SYSTEM).version == before + 1
    assert "modifié" in couronnes.mark.word.text()
    assert couronnes.mark.back.toolTip() == "Valeur de Cassure\u00a0: 60"


def a_value_goes_back_to_cassure_by_click(window, stored, qtbot) -> None:
    shipped_again(window)
    couronnes = row(window, "creation", "couronnes")
    type_number(qtbot, couronnes.control.field, "80")
    qtbot.mouseClick(couronnes.mark.back, LEFT)
    assert stored().creation.couronnes == 60
    assert couronnes.control.field.hasFocus()
    assert couronnes.mark.word.text() == "valeur de Cassure"


def test_undo_and_redo_by_keys_survive_a_restart(window, open_context, open_window, qtbot) -> None:
    type_number(qtbot, row(window, "creation", "couronnes").control.field, "80")
    type_number(qtbot, row(window, "progression", "skill_raise").control.field, "2")
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.editor.shown.progression.skill_raise == 1
    window.close()
    again = open_window(open_context())
    with qtbot.waitActive(again):
        again.activateWindow()
    assert again.editor.shown.creation.couronnes == 80
    assert again.ui.redo.toolTip() == "Rétablir\u00a0: Un point de compétence"
    qtbot.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert again.editor.shown.creation.couronnes == 60
    qtbot.mouseClick(again.ui.redo, LEFT)
    qtbot.mouseClick(again.ui.redo, LEFT)
    assert again.editor.shown.creation.couronnes == 80
    assert again.editor.shown.progression.skill_raise == 2
    assert not again.ui.redo.isEnabled()


def undo_reaches_the_window_from_a_field(window, stored, qtbot) -> None:
    shipped_again(window)
    field = row(window, "creation", "couronnes").control.field
    type_number(qtbot, field, "80")
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stored().creation.couronnes == 60


def a_number_out_of_range_is_said_below_its_field(window, stored, qtbot) -> None:
    shipped_again(window)
    couronnes = row(window, "creation", "couronnes")
    for typed in ("-1", "beaucoup", "100000"):
        type_number(qtbot, couronnes.control.field, typed)
        assert couronnes.trouble.isVisible(), typed
        assert couronnes.trouble.text(), typed
        assert stored().creation.couronnes == 60, typed
        qtbot.keyClick(couronnes.control.field, Qt.Key.Key_Escape)
        assert not couronnes.trouble.isVisible(), typed


def values_that_contradict_each_other_wait_for_their_mending(window, stored, qtbot) -> None:
    shipped_again(window)
    before = window.context.library.campaigns.settings(SYSTEM).version
    least = row(window, "creation", "characteristic_min")
    most = row(window, "creation", "characteristic_max")
    type_number(qtbot, most.control.field, "5")
    assert most.trouble.text() == "valeur impossible, attendu\u00a0: ≥ 6"
    assert "non enregistré" in most.mark.word.text()
    assert window.ui.held.isVisible()
    assert stored().creation.characteristic_max == 14
    type_number(qtbot, least.control.field, "4")
    assert (stored().creation.characteristic_min, stored().creation.characteristic_max) == (4, 5)
    assert not window.ui.held.isVisible()
    assert window.context.library.campaigns.settings(SYSTEM).version == before + 1


def closing_asks_before_it_loses_what_could_not_be_stored(window, stored, qtbot) -> None:
    shipped_again(window)
    type_number(qtbot, row(window, "creation", "characteristic_max").control.field, "5")
    window.close()
    assert window.isVisible()
    (asked,) = window.context.dialogs.asked
    assert asked.destructive
    window.context.dialogs.answers.append(True)
    window.close()
    assert not window.isVisible()
    assert stored().creation.characteristic_max == 14


def undo_gives_up_what_is_not_stored_first(window, stored, qtbot) -> None:
    shipped_again(window)
    type_number(qtbot, row(window, "creation", "couronnes").control.field, "80")
    most = row(window, "creation", "characteristic_max")
    type_number(qtbot, most.control.field, "5")
    qtbot.mouseClick(window.ui.undo, LEFT)
    assert most.control.field.value() == 14
    assert stored().creation.couronnes == 80


def a_field_being_typed_is_stored_when_the_window_closes(window, stored, qtbot) -> None:
    shipped_again(window)
    field = row(window, "creation", "age").control.field
    qtbot.mouseClick(field, LEFT)
    field.selectAll()
    qtbot.keyClicks(field, "31")
    window.close()
    assert stored().creation.age == 31


def test_readings_and_what_goes_by_them(window, stored, qtbot, context) -> None:
    a_reading_is_chosen_by_click(window, stored, qtbot)
    a_reading_is_chosen_by_the_keyboard(window, stored, qtbot)
    every_reading_shows_its_alternatives_and_its_inventory_id(window)
    characters_are_named_in_the_change_and_reckoned_anew(window, context, qtbot)
    an_open_wizard_goes_on_with_the_new_settings(window, context, qtbot)
    a_running_fight_keeps_its_settings_and_the_window_says_so(window, context, qtbot)
    closing_asks_before_it_loses_what_could_not_be_stored(window, stored, qtbot)


def a_reading_is_chosen_by_click(window, stored, qtbot) -> None:
    shipped_again(window)
    ko = row(window, "readings-health", "ko_ph_exit")
    assert isinstance(ko.control, AlternativesControl)
    assert [one.isChecked() for one in ko.control.buttons] == [True, False]
    qtbot.mouseClick(ko.control.buttons[1], LEFT, pos=QPoint(8, 8))
    assert stored().readings.ko_ph_exit is True
    qtbot.mouseClick(ko.mark.back, LEFT)
    assert stored().readings.ko_ph_exit is False
    assert ko.control.buttons[0].isChecked()


def every_reading_shows_its_alternatives_and_its_inventory_id(window) -> None:
    shipped_again(window)
    shown = set()
    for section in window.sections.all:
        if section.id.startswith("readings-"):
            for one in window.page(section.id).rows:
                shown.add(one.bounds.name)
                texts = [label.text() for label in one.findChildren(type(one.label))]
                assert ", ".join(one.bounds.rules) in texts
                if isinstance(one.control, AlternativesControl):
                    assert len(one.control.buttons) >= 2
    assert shown == {field.name for field in VALUES["readings"]}


def a_reading_is_chosen_by_the_keyboard(window, stored, qtbot) -> None:
    shipped_again(window)
    ko = row(window, "readings-health", "ko_ph_exit")
    ko.control.setFocus()
    qtbot.keyClick(ko.control.buttons[0], Qt.Key.Key_Down)
    assert stored().readings.ko_ph_exit is True


def the_wheel_changes_nothing_without_focus(window, stored) -> None:
    shipped_again(window)
    control = row(window, "creation", "couronnes").control
    assert isinstance(control, NumberControl)
    window.ui.search.setFocus()
    turned = QWheelEvent(
        QPointF(5, 5),
        QPointF(control.field.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(control.field, turned)
    assert stored().creation.couronnes == 60


def characters_are_named_in_the_change_and_reckoned_anew(window, context, qtbot) -> None:
    shipped_again(window)
    library = context.library
    character, _ = library.characters.create(SYSTEM, Character(name="Isabeau"))
    told = []
    library.observe(told.append)
    before = library.characters.get(character).settings
    type_number(qtbot, row(window, "creation", "heroism").control.field, "6")
    assert told[-1].characters == {character}
    assert before.creation.heroism == 4
    assert library.characters.get(character).settings.creation.heroism == 6


def a_running_fight_keeps_its_settings_and_the_window_says_so(window, context, qtbot) -> None:
    shipped_again(window)
    fight = context.library.fights.create(SYSTEM, "Les toits")
    ko = row(window, "readings-health", "ko_ph_exit")
    qtbot.mouseClick(ko.control.buttons[1], LEFT, pos=QPoint(8, 8))
    state = context.library.fights.open(fight)._journal.state
    assert state.fight.settings.readings.ko_ph_exit is False
    assert "1 rencontre" in window.ui.version.text()
    assert "jusqu’à ce que leur fenêtre leur applique" in window.ui.promise.text()


def an_open_wizard_goes_on_with_the_new_settings(window, context, qtbot) -> None:
    shipped_again(window)
    making = Making(context, None, window.banner)
    making.run(Rename("Isabeau"))
    type_number(qtbot, row(window, "creation", "skill_points").control.field, "40")
    assert making.settings.creation.skill_points == 40


def a_change_from_elsewhere_is_shown(window, context) -> None:
    shipped_again(window)
    couronnes = row(window, "creation", "couronnes")
    other = put(window.editor.stored, ("creation", "couronnes"), 33)
    context.library.campaigns.change(SYSTEM, other, "elsewhere")
    assert couronnes.control.field.value() == 33
