"""Looking back from a line of the journal, and correcting what was played there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.rules.fightview import JournalLine
from desktop.rules.message import say
from desktop.services.replay import Editable
from desktop.ui.combat.journal_list import ENTRY_ROLE, JournalList
from tests.toy.document import SetNotes
from tests.toy.state import Choice, Choose
from tests.ui.combat.conftest import Table
from tests.ui.combat.test_duel import hits


@pytest.fixture
def fought(table: Table) -> Table:
    """Two rounds: Ada hits Ben for 5, then for 2."""
    table.keys(" 111\n210\n 6\n")
    table.window.order.select(table.fighter("Ada").id)
    table.keys("110\n210\n 4\n")
    return table


def row_of(table: Table, key: str, place: int = 0) -> int:
    """The row of a line by its text, the newest first."""
    return [n for n, text in enumerate(table.journal()) if text == key][place]


def click_line(table: Table, key: str, place: int = 0) -> None:
    shown = table.window.journal.list
    index = shown.lines.index(row_of(table, key, place))
    shown.scrollTo(index)
    QTest.mouseClick(
        shown.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        shown.visualRect(index).center(),
    )


def buttons(table: Table) -> dict[str, QPushButton]:
    """The buttons of the panel that are on screen, by their text."""
    return {
        button.text(): button
        for button in table.window.rewrite.findChildren(QPushButton)
        if button.isVisible()
    }


def test_the_fight_is_looked_at_as_it_was_and_walked_through(fought: Table) -> None:
    head = fought.session.head
    assert hits(fought, "Ben") == 3
    click_line(fought, "toy.line.struck", 1)
    window = fought.window
    assert window.past_bar.isVisible()
    assert "toy.line" in window.past_bar.text()
    assert "tour 2" in window.past_bar.text()
    assert hits(fought, "Ben") == 5
    assert window.view().round == 2
    assert not window.form.nextButton.isEnabled()
    assert not window.centre.asks.cards()
    fought.press(Qt.Key.Key_Escape)
    assert not window.past_bar.isVisible()
    assert hits(fought, "Ben") == 3
    assert window.centre.asks.cards()
    assert fought.session.head == head
    # Enter on a line, then the arrows.
    shown = window.journal.list
    shown.setFocus()
    shown.setCurrentIndex(shown.lines.index(row_of(fought, "toy.line.revealed")))
    fought.press(Qt.Key.Key_Return)
    assert window.past.entry
    seen = [hits(fought, "Ben")]
    for _ in range(4):
        fought.press(Qt.Key.Key_Left)
        seen.append(hits(fought, "Ben"))
    # The reveal, both choices, the first roll, the first reveal.
    assert seen == [5, 5, 5, 5, 10]
    for _ in range(20):
        fought.press(Qt.Key.Key_Left)
    assert not window.past_bar.back.isEnabled()
    assert [one.name for one in window.view().fighters] == ["Ada"]
    for _ in range(30):
        fought.press(Qt.Key.Key_Right)
    assert not window.past_bar.on.isEnabled()
    assert hits(fought, "Ben") == 3
    fought.click(window.past_bar.back)
    assert hits(fought, "Ben") == 5
    fought.click(window.past_bar.present)
    assert not window.past.entry
    # A round by its number.
    past = window.past
    assert past.look_at_round(1)
    assert hits(fought, "Ben") == 5
    assert not past.look_at_round(7)
    assert past.look_at_round(0)
    assert "avant-combat" in fought.window.past_bar.text()


def test_nothing_can_be_done_to_the_past(fought: Table) -> None:
    window = fought.window
    head, before = fought.session.head, fought.session.view()
    click_line(fought, "toy.line.revealed")
    window.order.setFocus()
    fought.keys(" 111\nwa1\b")
    fought.undo()
    fought.redo()
    for action in (*window.menu.writing(), window.menu.undo, window.menu.redo):
        assert not action.isEnabled()
    for part in window.centre.parts():
        assert not part.isEnabled()
    window.hands.next()
    assert fought.session.head == head
    assert fought.session.view() == before
    assert window.past.entry
    # Nor by a hidden way.
    act = window.conductor
    ada = fought.fighter("Ada").id
    assert not act.advance()
    assert not act.undo()
    assert not act.redo()
    assert not act.answer(f"choose:{ada}", {"action": "guard"})
    assert not act.remove(ada, "x")
    assert not act.correct_box(ada, "hits", 0, True, "x")
    assert not act.close()
    assert act.follow("fight", "x") == ""
    assert fought.session.head == head
    assert "présent" in fought.refusal()


def test_what_is_still_sealed_is_not_shown_by_looking_back(table: Table) -> None:
    table.keys(" ")
    ada, ben = table.fighter("Ada").id, table.fighter("Ben").id
    table.session.run(Choose(ada, Choice("strike", ben, 3)))
    table.window._refresh(moved=False)
    click_line(table, "toy.line.locked")
    panel = table.window.rewrite
    assert table.window.view().fighters[0].status == ()
    assert panel.card is None
    assert not panel.dice.lines()
    assert buttons(table) == {}
    told = [label.text() for label in panel.findChildren(QPushButton) if label.isVisible()]
    assert told == []


def test_rolls_are_corrected(fought: Table) -> None:
    head = fought.session.head
    click_line(fought, "toy.line.struck", 1)
    # A second click on the line goes to its first die.
    click_line(fought, "toy.line.struck", 1)
    panel = fought.window.rewrite
    (die,) = panel.dice.lines()
    assert die.field.value() == 6
    assert die.field.isAncestorOf(QApplication.focusWidget())
    fought.keys("3\n")
    assert "toy.hits" in panel.outcome.text()
    assert "Ben" in panel.outcome.text()
    # Nothing has changed yet.
    assert len(fought.session.lines()) == len(fought.journal())
    fought.keys("\n")
    assert not fought.window.past_bar.isVisible()
    assert hits(fought, "Ben") == 10 - 2 - 2
    assert fought.window.view().round == 3
    fought.undo()
    assert hits(fought, "Ben") == 3
    fought.redo()
    assert hits(fought, "Ben") == 6
    # The last one, by keys alone.
    fought.rewind(head)
    fought.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    fought.keys("6\n\n")
    assert hits(fought, "Ben") == 10 - 5 - 4
    assert fought.window.order.hasFocus() or fought.window.isActiveWindow()
    # From the panel of its exchange.
    fought.rewind(head)
    correct = fought.window.centre.exchanges.correct
    fought.click(correct)
    assert not correct.isVisible()
    fought.keys("6\n\n")
    assert hits(fought, "Ben") == 10 - 5 - 4
    # Escape leaves everything as it was.
    fought.rewind(head)
    fought.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    fought.keys("6\n")
    panel = fought.window.rewrite
    assert panel.outcome.isVisible()
    fought.press(Qt.Key.Key_Escape)
    assert not panel.outcome.isVisible()
    assert fought.window.past.entry
    fought.press(Qt.Key.Key_Escape)
    assert not fought.window.past.entry
    assert fought.session.head == head


def test_answers_of_the_past_are_given_otherwise(fought: Table) -> None:
    head = fought.session.head
    # Ada had guarded in the first round: what she rolled is no longer asked for.
    click_line(fought, "toy.line.locked", 3)
    panel = fought.window.rewrite
    assert panel.card is not None
    assert panel.card.answering.values()["action"] == "strike"
    panel.begin()
    fought.keys("2\n")
    assert panel.outcome.isVisible()
    assert panel.outcome.apply.isVisible()
    fought.keys("\n")
    assert hits(fought, "Ben") == 8
    # Ben had struck in the first round: he never rolled.
    fought.rewind(head)
    click_line(fought, "toy.line.locked", 2)
    panel = fought.window.rewrite
    panel.begin()
    fought.keys("110\n")
    assert panel.outcome.go_on.isVisible()
    assert not panel.outcome.apply.isVisible()
    # What may be done about it takes as many lines as it needs.
    acts = (panel.outcome.go_on, panel.outcome.drop, panel.outcome.drop_all, panel.outcome.end)
    widths = [act.sizeHint().width() for act in acts]
    assert panel.outcome.minimumSizeHint().width() < sum(widths)
    (die,) = panel.outcome.dice.lines()
    assert die.field.value() is None
    fought.keys("5\n")
    assert panel.outcome.apply.isVisible()
    fought.keys("\n")
    assert (hits(fought, "Ada"), hits(fought, "Ben")) == (5, 10 - 7 - 2)
    # A step is left out, and the rest ended.
    fought.rewind(head)
    click_line(fought, "toy.line.revealed", 1)
    fought.click(buttons(fought)["Retirer cette étape"])
    panel = fought.window.rewrite
    # Without the first reveal there is nothing to resolve.
    assert "n’est plus permise" in panel.outcome.text()
    fought.click(panel.outcome.end)
    assert panel.outcome.apply.isVisible()
    assert "toy.line.struck" in panel.outcome.text()
    fought.click(panel.outcome.apply)
    assert fought.window.view().round == 1
    assert hits(fought, "Ben") == 10
    fought.undo()
    assert hits(fought, "Ben") == 3
    # All that is no longer allowed goes at once.
    fought.rewind(head)
    click_line(fought, "toy.line.revealed", 1)
    fought.click(buttons(fought)["Retirer cette étape"])
    panel = fought.window.rewrite
    fought.click(panel.outcome.drop_all)
    assert panel.outcome.apply.isVisible() or panel.outcome.go_on.isVisible()


def test_a_fight_that_moved_on_meanwhile_is_not_overwritten(fought: Table, duellists) -> None:
    fought.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    fought.keys("6\n")
    fought.context.library.characters.edit(duellists[0], SetNotes("meanwhile"))
    head = fought.session.head
    fought.click(fought.window.rewrite.outcome.apply)
    assert fought.session.head == head
    assert "recommencez" in fought.refusal()


def test_what_was_undone_is_struck_through_and_a_damaged_fight_only_seen(fought: Table) -> None:
    panel = fought.window.journal
    assert [panel.about.itemText(row) for row in range(panel.about.count())] == [
        "Tous",
        "Ada",
        "Ben",
    ]
    before = fought.journal()
    fought.undo()
    assert len(fought.journal()) == len(before) - 2
    panel = fought.window.journal
    panel.undone.click()
    assert fought.journal() == before
    spoken = str(panel.list.lines.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("annulé")
    click_line(fought, "toy.line.struck")
    # The moment is there to see, and nothing is there to correct.
    assert hits(fought, "Ben") == 3
    assert buttons(fought) == {}
    fought.press(Qt.Key.Key_Escape)
    panel.undone.click()
    assert len(fought.journal()) == len(before) - 2
    # A damaged fight is looked at, and not corrected.
    fought.redo()
    fought.redo()
    fought.session._journal.damage = fought.session.view().phase
    click_line(fought, "toy.line.struck")
    assert hits(fought, "Ben") == 3
    assert buttons(fought) == {}
    assert fought.window.rewrite._editable != Editable(entry="")


def test_a_name_is_not_part_of_another(context, qtbot) -> None:
    shown = JournalList(context.texts)
    qtbot.addWidget(shown)
    lines = tuple(
        JournalLine(f"e{number}", 1, say("np.fight.line.locked", name=f"Milicien {number}"))
        for number in (1, 10, 2)
    )
    model = shown.lines
    model.show_lines(lines)
    model.show_about("Milicien 1")
    assert [model.index(row).data(ENTRY_ROLE) for row in range(model.rowCount())] == ["e1"]
    model.show_about("Milicien")
    assert model.rowCount() == 3
    model.show_about("")
    assert model.rowCount() == 3
