"""The command bar: one line by keyboard, done, completed, marked or explained."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.rules.message import say
from desktop.ui.combat.command_bar import CommandBar
from tests.ui.combat.conftest import Table


def open_bar(table: Table) -> CommandBar:
    table.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    bar = table.window.commands.bar
    assert bar.isVisible()
    assert bar.line.hasFocus()
    return bar


def hits(table: Table, name: str) -> int:
    return table.session.participant(table.fighter(name).id).hits


def test_a_line_is_done_and_the_keyboard_is_back_where_it_was(table: Table) -> None:
    table.window.order.setFocus()
    bar = open_bar(table)
    table.keys("ad -2 hits\n")
    assert hits(table, "Ada") == 8
    assert not bar.isVisible()
    assert table.window.order.hasFocus()
    assert table.journal()[:2] == ["toy.line.hits"] * 2
    table.undo()
    assert hits(table, "Ada") == 10


def test_several_targets_are_one_step(table: Table) -> None:
    open_bar(table)
    table.keys("ada, ben grit -1 : peur\n")
    assert [table.fighter(name).pools[0].value for name in ("Ada", "Ben")] == [2, 2]
    table.undo()
    assert [table.fighter(name).pools[0].value for name in ("Ada", "Ben")] == [3, 3]


def test_a_word_that_means_nothing_is_marked_and_nothing_is_done(table: Table, spoken) -> None:
    before = table.session.head
    bar = open_bar(table)
    table.keys("ada -2 hats\n")
    assert table.session.head == before
    assert bar.isVisible()
    assert (bar.line.text(), bar.line.marked()) == ("ada -2 hats", "hats")
    assert "hats" in bar.hint.text()
    assert spoken(bar.line)[1] == bar.hint.text()
    table.keys("\b\b\bits\n")
    assert hits(table, "Ada") == 8


def test_what_is_missing_is_said_at_the_last_word(table: Table) -> None:
    bar = open_bar(table)
    table.keys("ada grit\n")
    assert bar.line.marked() == "grit"
    assert bar.hint.text() == table.context.texts.render(say("bar.why.number"))


def test_what_the_rules_refuse_stays_with_their_reason(table: Table) -> None:
    table.window.hands.next()
    table.window.conductor.close()
    bar = open_bar(table)
    table.keys("ada -1\n")
    assert bar.line.marked() == "ada -1"
    assert bar.hint.text()
    assert bar.isVisible()


def test_what_enter_would_do_is_said_while_typing(table: Table) -> None:
    bar = open_bar(table)
    table.keys("ad -2")
    assert "Ada" in bar.hint.text()
    assert "2 cases" in bar.hint.text()


def test_tab_completes_and_goes_on_to_the_next(table: Table) -> None:
    bar = open_bar(table)
    table.keys("b")
    assert [bar.words.item(row).text() for row in range(bar.words.count())] == ["Ben"]
    table.press(Qt.Key.Key_Tab)
    assert bar.line.text() == "Ben "
    table.keys("-1 ")
    offered = [bar.words.item(row).text() for row in range(bar.words.count())]
    assert len(offered) >= 2
    table.press(Qt.Key.Key_Tab)
    assert bar.line.text() == f"Ben -1 {offered[0]} "
    table.press(Qt.Key.Key_Tab)
    assert bar.line.text() == f"Ben -1 {offered[1]} "
    table.press(Qt.Key.Key_Backtab)
    assert bar.line.text() == f"Ben -1 {offered[0]} "
    assert bar.line.hasFocus()


def test_a_click_on_a_word_takes_it(table: Table, qtbot) -> None:
    bar = open_bar(table)
    table.keys("a")
    item = bar.words.item(0)
    place = bar.words.visualItemRect(item).center()
    qtbot.mouseClick(bar.words.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bar.line.text() == f"{item.text()} "
    assert bar.line.hasFocus()


def test_earlier_lines_come_back(table: Table) -> None:
    for line in ("ada -1\n", "ben -1\n"):
        open_bar(table)
        table.keys(line)
    bar = open_bar(table)
    table.keys("ben")
    table.press(Qt.Key.Key_Up)
    assert bar.line.text() == "ben -1"
    table.press(Qt.Key.Key_Up)
    table.press(Qt.Key.Key_Up)
    assert bar.line.text() == "ada -1"
    table.press(Qt.Key.Key_Down)
    table.press(Qt.Key.Key_Down)
    assert bar.line.text() == "ben"


@pytest.mark.parametrize("by", ["F1", "?"])
def test_help_lists_forms_whose_examples_can_be_taken(table: Table, by: str) -> None:
    bar = open_bar(table)
    if by == "F1":
        table.press(Qt.Key.Key_F1)
    else:
        table.keys("?\n")
    assert bar.help.isVisible()
    assert len(bar.help.examples()) > 6
    table.press(Qt.Key.Key_Down)
    example = bar.help.chosen()
    assert example == bar.help.examples()[1]
    table.keys("\n")
    assert bar.line.text() == example
    assert not bar.help.isVisible()
    table.keys("\n")
    assert not bar.isVisible()
    assert table.session.can_undo


def test_escape_closes_and_the_text_is_there_again(table: Table) -> None:
    bar = open_bar(table)
    table.keys("ada -")
    table.press(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert table.window.order.hasFocus()
    bar = open_bar(table)
    assert bar.line.selectedText() == "ada -"


def test_people_come_in_by_the_bar(table: Table) -> None:
    open_bar(table)
    table.keys("ajoute 2 brutes\n")
    assert [(one.name, one.side) for one in table.window.view().fighters][-2:] == [
        ("Brute 1", 1),
        ("Brute 2", 1),
    ]
    # The side that was chosen beside the order is theirs too, unless the line says another.
    table.click(table.window.centre.add.side_buttons()[0])
    for line, side in (("ajoute 1 brute", 0), ("ajoute 1 brute camp b", 1)):
        open_bar(table)
        table.keys(line + "\n")
        assert table.window.view().fighters[-1].side == side


def test_area_damage_by_the_bar(table: Table) -> None:
    open_bar(table)
    table.keys("zone ada, ben/2 4\n")
    assert (hits(table, "Ada"), hits(table, "Ben")) == (6, 8)
    table.undo()
    assert (hits(table, "Ada"), hits(table, "Ben")) == (10, 10)


def test_the_bar_opens_by_menu_and_button_and_stays_inside(table: Table) -> None:
    table.click(table.window.form.commandButton)
    bar = table.window.commands.bar
    assert bar.isVisible()
    table.press(Qt.Key.Key_F1)
    table.window.resize(640, 400)
    QApplication.processEvents()
    assert table.window.form.page.rect().contains(bar.geometry())


def test_the_letters_of_the_table_are_letters_in_the_bar(table: Table) -> None:
    bar = open_bar(table)
    table.keys("j k w ")
    assert bar.line.text() == "j k w "
    assert table.phase() == "setup"


def test_undo_with_letters_typed_takes_back_letters(table: Table) -> None:
    open_bar(table)
    table.keys("ada -1\n")
    bar = open_bar(table)
    table.keys("ben")
    table.undo()
    assert bar.line.text() == ""
    assert hits(table, "Ada") == 9
    table.undo()
    assert hits(table, "Ada") == 10


def test_a_round_is_looked_back_at(table: Table) -> None:
    table.window.hands.next()
    assert table.window.view().round == 1
    open_bar(table)
    table.keys("tour 0\n")
    bar = table.window.commands.bar
    assert not bar.isVisible()
    assert table.window.past.entry
    open_bar(table)
    table.keys("ada -1\n")
    assert bar.line.marked() == "ada -1"
    assert hits(table, "Ada") == 10
    table.press(Qt.Key.Key_Escape)
    table.press(Qt.Key.Key_Escape)
    assert not table.window.past.entry


def test_who_does_not_wait_cannot_act_now_and_who_waits_can(table: Table) -> None:
    bar = open_bar(table)
    table.keys("agit ada\n")
    assert bar.line.marked() == "agit ada"
    table.press(Qt.Key.Key_Escape)
    for line in ("attends ada", "agit ada"):
        open_bar(table)
        table.keys(f"{line}\n")
        assert not bar.isVisible(), line
    assert table.journal()[0] == "Ada agit maintenant"
    table.undo()
    slot = next(one for one in table.window.view().slots if one.name == "Ada")
    assert slot.wait == "hold"
