"""The command bar: one line by keyboard, done, completed, marked or explained."""

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


def test_a_line_is_done_for_one_for_several_and_for_an_area(table: Table) -> None:
    table.window.order.setFocus()
    bar = open_bar(table)
    table.keys("ad -2 hits\n")
    assert hits(table, "Ada") == 8
    assert not bar.isVisible()
    assert table.window.order.hasFocus()
    assert table.journal()[:2] == ["toy.line.hits"] * 2
    table.undo()
    assert hits(table, "Ada") == 10
    # Several targets are one step.
    open_bar(table)
    table.keys("ada, ben grit -1 : peur\n")
    assert [table.fighter(name).pools[0].value for name in ("Ada", "Ben")] == [2, 2]
    table.undo()
    assert [table.fighter(name).pools[0].value for name in ("Ada", "Ben")] == [3, 3]
    # Area damage.
    open_bar(table)
    table.keys("zone ada, ben/2 4\n")
    assert (hits(table, "Ada"), hits(table, "Ben")) == (6, 8)
    table.undo()
    assert (hits(table, "Ada"), hits(table, "Ben")) == (10, 10)
    # Undo with letters typed takes back letters.
    open_bar(table)
    table.keys("ada -1\n")
    bar = open_bar(table)
    table.keys("ben")
    table.undo()
    assert bar.line.text() == ""
    assert hits(table, "Ada") == 9
    table.undo()
    assert hits(table, "Ada") == 10
    # Who does not wait cannot act now, and who waits can.
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
    # People come in.
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
    # What is missing is said at the last word.
    bar = open_bar(table)
    table.keys("ada grit\n")
    assert bar.line.marked() == "grit"
    assert bar.hint.text() == table.context.texts.render(say("bar.why.number"))
    # A round is looked back at, and nothing is done there.
    bar.line.clear()
    table.press(Qt.Key.Key_Escape)
    table.undo()
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
    # What the rules refuse stays with their reason.
    table.window.hands.next()
    table.window.conductor.close()
    bar = open_bar(table)
    table.keys("ada -1\n")
    assert bar.line.marked() == "ada -1"
    assert bar.hint.text()
    assert bar.isVisible()


def test_lines_are_completed_told_and_there_again(table: Table, qtbot) -> None:
    # What Enter would do is said while typing.
    bar = open_bar(table)
    table.keys("ad -2")
    assert "Ada" in bar.hint.text()
    assert "2 cases" in bar.hint.text()
    # The letters of the table are letters here.
    bar.line.clear()
    table.keys("j k w ")
    assert bar.line.text() == "j k w "
    assert table.phase() == "setup"
    # Tab completes, and goes on to the next.
    bar.line.clear()
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
    # A click on a word takes it.
    bar.line.clear()
    table.keys("a")
    item = bar.words.item(0)
    place = bar.words.visualItemRect(item).center()
    qtbot.mouseClick(bar.words.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bar.line.text() == f"{item.text()} "
    assert bar.line.hasFocus()
    # Escape closes, and the text is there again.
    bar.line.clear()
    table.keys("ada -")
    table.press(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert table.window.order.hasFocus()
    bar = open_bar(table)
    assert bar.line.selectedText() == "ada -"
    # Earlier lines come back.
    bar.line.clear()
    table.press(Qt.Key.Key_Escape)
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


def test_help_lists_forms_whose_examples_can_be_taken(table: Table) -> None:
    for by in ("F1", "?"):
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
    # The bar opens by its button too, and stays inside.
    table.click(table.window.form.commandButton)
    bar = table.window.commands.bar
    assert bar.isVisible()
    table.press(Qt.Key.Key_F1)
    table.window.resize(640, 400)
    QApplication.processEvents()
    assert table.window.form.page.rect().contains(bar.geometry())
