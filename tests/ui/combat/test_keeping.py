"""An NPC is kept from the middle of a fight: a step like any other, undone and done again."""

import pytest
from PySide6.QtCore import Qt

from tests.toy.document import SetForce, ToyCharacter
from tests.ui.combat.conftest import Table

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def guarded(table: Table) -> Table:
    """A guard stands with the two, wounded, and is selected."""
    table.session.join_npc("Garde", ToyCharacter(name="Garde"), 1)
    guard = table.fighter("Garde").id
    table.window.conductor.correct_box(guard, "hits", 0, True, "chute")
    table.window.order.select(guard)
    return table


def kept(table: Table) -> list[str]:
    return [card.name for card in table.context.library.bestiary.list()]


def test_enter_in_the_strip_confirms_nothing_else(guarded: Table) -> None:
    """While somebody is asked for a choice, Enter would have confirmed it."""
    guarded.keys(" ")
    guarded.window.order.select(guarded.fighter("Garde").id)
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    guarded.press(Qt.Key.Key_Return)
    assert "PNJ de la campagne" in guarded.window.banner.text()
    assert not guarded.fighter("Garde").locked


def test_keys_keep_him_under_his_name_and_undo_lets_him_go(guarded: Table) -> None:
    # The strip goes with the selection.
    guard = guarded.window.order.selected()
    guarded.window.menu.table.keep.trigger()
    guarded.window.order.select(guarded.fighter("Ada").id)
    assert not guarded.window.centre.keep.isVisible()
    # It is for those who have no sheet.
    guarded.window.order.select(guard)
    action = guarded.window.menu.table.keep
    assert action.isEnabled()
    guarded.window.order.select(guarded.fighter("Ada").id)
    assert not action.isEnabled()
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    assert not guarded.window.centre.keep.isVisible()
    # Escape keeps nobody.
    guarded.window.order.select(guard)
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    guarded.press(Qt.Key.Key_Escape)
    assert not guarded.window.centre.keep.isVisible()
    assert kept(guarded) == []
    assert guarded.window.order.hasFocus()
    strip = guarded.window.centre.keep
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    assert strip.isVisible()
    assert strip.name.hasFocus()
    assert strip.name.selectedText() == "Garde"
    guarded.press(Qt.Key.Key_Return)
    assert not strip.isVisible()
    assert kept(guarded) == ["Garde"]
    assert "Garde" in guarded.window.banner.text()
    assert "Garde est gardé comme PNJ" in guarded.journal()[0]
    (card,) = guarded.context.library.bestiary.list()
    assert guarded.context.library.characters.get(card.id).document.hits == 9
    # He still stands in the fight.
    assert guarded.fighter("Garde")
    guarded.undo()
    assert kept(guarded) == []
    assert "Ctrl+Y" in guarded.window.banner.text()
    guarded.redo()
    assert [one.id for one in guarded.context.library.bestiary.list()] == [card.id]
    # Another name is typed, and a name is never borne twice.
    guarded.undo()
    for _ in range(2):
        guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
        guarded.keys("Ada\n")
    assert sorted(kept(guarded)) == ["Ada 2", "Ada 3"]


def test_a_click_keeps_and_the_end_does_not_ask_again(guarded: Table) -> None:
    before = guarded.session.head
    guarded.window.menu.table.keep.trigger()
    guarded.click(guarded.window.centre.keep.keep)
    assert kept(guarded) == ["Garde"]
    guarded.window.conductor.close()
    guarded.undo()
    assert kept(guarded) == ["Garde"]
    # Who has changed since stays, and the window says so.
    guarded.rewind(before)
    guarded.window.order.select(guarded.fighter("Garde").id)
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    guarded.press(Qt.Key.Key_Return)
    (card,) = guarded.context.library.bestiary.list()
    guarded.context.library.characters.edit(card.id, SetForce(5))
    guarded.undo()
    assert kept(guarded) == ["Garde"]
    assert "reste dans la bibliothèque" in guarded.window.banner.text()
    guarded.redo()
    assert kept(guarded) == ["Garde"]


def test_it_survives_a_restart(guarded: Table, open_context) -> None:
    guarded.press(Qt.Key.Key_P, CONTROL_SHIFT)
    guarded.press(Qt.Key.Key_Return)
    fight = guarded.session.id
    guarded.window.close()
    library = open_context().library
    session = library.fights.open(fight)
    assert [card.name for card in library.bestiary.list()] == ["Garde"]
    session.undo()
    assert library.bestiary.list() == ()
    session.redo()
    assert [card.name for card in library.bestiary.list()] == ["Garde"]
