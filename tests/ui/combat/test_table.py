"""The GM's table in the window: order, clocks, notes, conditions and groups, by keyboard."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.fightview import Ask
from desktop.rules.message import say
from desktop.rules.table.clocks import Start
from desktop.ui.combat.order_row import member_step
from desktop.ui.combat.order_rows import stands_for
from desktop.ui.combat.wording import harm
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def order(table: Table) -> list[str]:
    return [row.name for row in table.window.order.rows()]


def status(table: Table, name: str) -> str:
    return next(row for row in table.window.order.spoken_rows() if row.startswith(name))


def clocks(table: Table) -> list[str]:
    return table.window.tabling.clocks.lines()


@pytest.fixture
def milice(context, sit_down: Callable) -> Table:
    """Ada against six militiamen."""
    session = context.library.fights.open(context.library.fights.create("toy", "La milice"))
    session.join_npc("Ada", ToyCharacter(name="Ada"), 0)
    names = [f"Milicien {number}" for number in range(1, 7)]
    session.join_npcs([(name, ToyCharacter(name=name)) for name in names], 1)
    return sit_down(context, session.id)


def test_clocks_notes_and_conditions_are_written_in_place(table: Table) -> None:
    # A clock without a name is refused, and stays typed.
    table.keys("h")
    table.keys("\n")
    assert table.window.centre.clock.isVisible()
    assert table.refusal()
    table.press(Qt.Key.Key_Escape)
    assert not table.window.centre.clock.isVisible()
    assert table.window.order.hasFocus()
    # A clock is made, edited and stopped by keyboard.
    begin = table.session.head
    table.keys("h")
    strip = table.window.centre.clock
    assert strip.label.hasFocus()
    table.keys("poison\n")
    assert not strip.isVisible()
    assert clocks(table) == ["poison (Ada) : 1 tour"]
    assert "poison" in status(table, "Ada")
    lines = table.window.tabling.clocks.list
    lines.setFocus()
    table.press(Qt.Key.Key_Return)
    strip.label.setText("venin")
    strip.left.setValue(3)
    strip.every.setValue(2)
    table.press(Qt.Key.Key_Return)
    assert clocks(table) == ["venin (Ada) : 3 tours, puis tous les 2 tours"]
    lines.setFocus()
    table.press(Qt.Key.Key_Delete)
    assert clocks(table) == []
    table.undo()
    assert len(clocks(table)) == 1
    # A condition with a duration has a clock.
    table.rewind(begin)
    notes = table.window.centre.fighter.notes
    notes.condition.setEditText("ivre")
    notes.rounds.setValue(2)
    table.click(notes.give)
    assert clocks(table) == ["ivre (Ada) : 2 tours"]
    # Notes and conditions are written in place.
    table.rewind(begin)
    notes = table.window.centre.fighter.notes
    table.keys("n")
    assert notes.note.hasFocus()
    table.keys("<b>ment</b>\n")
    assert table.fighter("Ada").note == "<b>ment</b>"
    assert "<b>ment</b>" in status(table, "Ada")
    table.window.order.setFocus()
    table.keys("e")
    table.keys("ivre\n")
    assert table.fighter("Ada").conditions == ("ivre",)
    assert "ivre" in status(table, "Ada")
    assert table.window.order.hasFocus()
    table.click(notes.buttons()[0])
    assert table.fighter("Ada").conditions == ()
    # Nobody else’s note is shown.
    table.rewind(begin)
    table.keys("n")
    table.keys("ment\n")
    table.window.order.select(table.fighter("Ben").id)
    assert table.window.centre.fighter.notes.note.text() == ""


def test_like_ones_become_one_row_that_answers_as_one(milice: Table) -> None:
    alone = milice.session.head
    milice.keys("j")
    milice.press(Qt.Key.Key_L, CONTROL)
    assert order(milice) == ["Ada", "Milicien"]
    assert "6 sur 6 debout" in status(milice, "Milicien")
    milice.press(Qt.Key.Key_Right)
    assert order(milice) == ["Ada", "Milicien", *(f"Milicien {n}" for n in range(1, 7))]
    milice.press(Qt.Key.Key_Left)
    milice.press(Qt.Key.Key_Up, ALT)
    assert order(milice) == ["Milicien", "Ada"]
    milice.window.menu.table.disband.trigger()
    assert order(milice) == [*(f"Milicien {n}" for n in range(1, 7)), "Ada"]
    # One answer is for the whole group, and one undo.
    milice.rewind(alone)
    milice.window.order.select(milice.fighter("Ada").id)
    milice.keys("j")
    milice.press(Qt.Key.Key_L, CONTROL)
    milice.keys(" ")
    milice.window.order.select_row("group g1")
    milice.keys("210\n")
    locked = [one.name for one in milice.window.view().fighters if one.locked]
    assert locked == [f"Milicien {n}" for n in range(1, 7)]
    assert "6 sur 6 prêts" in status(milice, "Milicien")
    milice.undo()
    assert not any(one.locked for one in milice.window.view().fighters)
    # A group stands for who could not answer with the others.
    first, last = milice.fighter("Milicien 1").id, milice.fighter("Milicien 6").id
    asks = (
        Ask(id="unlock", actor=first, title=say("toy.ask.pick"), optional=True),
        Ask(id="choice", actor=last, title=say("toy.ask.pick"), sealed=True),
    )
    view = msgspec.structs.replace(milice.window.view(), asks=asks)
    group = next(row for row in milice.window.order.rows() if row.is_group)
    assert stands_for(group, view) == last
    assert stands_for(group, msgspec.structs.replace(view, asks=asks[:1])) == first
    # One alone answers for himself while the group is open.
    milice.window.order.select_row("group g1")
    milice.press(Qt.Key.Key_Right)
    milice.keys("j")
    milice.keys("210\n")
    assert [one.name for one in milice.window.view().fighters if one.locked] == ["Milicien 1"]
    # A member is as full as he is hurt.
    session, one = milice.window.session, milice.fighter("Milicien 2").id
    assert harm(milice.fighter("Milicien 2")) == 0
    for _ in range(5):
        session.correct_box(one, "hits", 0, True, "test")
    assert harm(session.view().fighters[2]) == 0.5


def test_rows_are_moved_dragged_waiting_and_gone(table: Table) -> None:
    # What is alone of its name makes no group.
    begin = table.session.head
    table.press(Qt.Key.Key_L, CONTROL)
    assert order(table) == ["Ada", "Ben"]
    assert table.refusal()
    # Alt and arrows move the selected row.
    table.press(Qt.Key.Key_Escape)
    table.press(Qt.Key.Key_Down, ALT)
    assert order(table) == ["Ben", "Ada"]
    assert table.window.order.selected() == table.fighter("Ada").id
    table.press(Qt.Key.Key_Down, ALT)
    assert order(table) == ["Ben", "Ada"]
    table.press(Qt.Key.Key_Up, ALT)
    assert order(table) == ["Ada", "Ben"]
    table.undo()
    assert order(table) == ["Ben", "Ada"]
    table.window.menu.table.by_score.trigger()
    assert order(table) == ["Ada", "Ben"]
    # A row is dragged before another.
    table.rewind(begin)
    order_list = table.window.order
    order_list.select(table.fighter("Ben").id)
    top = order_list.visualRect(order_list.model().index(0)).topLeft()
    mime = order_list.model().mimeData([order_list.model().index(1)])
    event = QDropEvent(
        QPointF(top.x() + 5, top.y() + 2),
        Qt.DropAction.MoveAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    order_list.dropEvent(event)
    assert order(table) == ["Ben", "Ada"]
    # One who left stays dimmed, and can be put out of sight.
    table.rewind(begin)
    table.window.session.run(Start(label="venin", left=2, anchor=table.fighter("Ben").id))
    table.window.order.select(table.fighter("Ben").id)
    table.window.menu.remove.trigger()
    assert order(table) == ["Ada", "Ben"]
    assert "parti" in status(table, "Ben")
    assert "tour de Ben" in clocks(table)[0]
    table.window.menu.table.gone.trigger()
    assert order(table) == ["Ada"]
    # Who holds and who delays is said until he acts.
    table.rewind(begin)
    table.window.order.select(table.fighter("Ada").id)
    table.keys(" ")
    table.press(Qt.Key.Key_H, CONTROL)
    assert "attend" in status(table, "Ada")
    table.press(Qt.Key.Key_G, CONTROL)
    assert "attend" not in status(table, "Ada")
    table.press(Qt.Key.Key_H, CONTROL | SHIFT)
    assert "retarde" in status(table, "Ada")
    assert order(table) == ["Ben", "Ada"]


def test_the_table_is_reached_by_tab(table: Table) -> None:
    table.window.session.run(Start(label="pluie", left=2))
    lines, seen = table.window.tabling.clocks.list, []
    for _ in range(60):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    notes = table.window.centre.fighter.notes
    for wanted in (lines, notes.note, notes.give):
        assert wanted in seen


def test_a_crowd_s_squares_all_stand_in_its_row() -> None:
    assert member_step(5, 225) == member_step(1, 225)
    for count in (32, 100):
        assert member_step(count, 225) * count <= 225
