"""The keys of the table, and that none of them acts while somebody types."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.rules.message import say
from desktop.services.session import FightSession
from tests.ui.combat.conftest import Table


def ticked(table: Table, name: str) -> int:
    row = table.fighter(name).tracks[0].rows[0]
    return sum(box.state.value == "ticked" for box in row.boxes)


def test_no_key_acts_while_a_text_is_typed_and_dice_are_left_by_escape(table: Table) -> None:
    table.keys(" ")
    table.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is table.window.journal.filter
    before, selected = table.window.view(), table.window.order.selected()
    table.keys("w j k 111\n")
    assert table.window.journal.filter.text() == "w j k 111"
    assert table.window.view() == before
    assert table.window.order.selected() == selected
    assert not table.window.centre.wounds.isVisible()
    table.press(Qt.Key.Key_Escape)
    table.keys("111\n")
    assert table.fighter("Ada").locked
    # Undo belongs to the fight while a die field is empty.
    table.keys("210\n ")
    assert table.dice()[0].isAncestorOf(QApplication.focusWidget())
    table.undo()
    assert table.phase() == "choice"
    # Escape leaves the dice.
    table.keys(" ")
    table.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is table.window.order
    # Space asks for the die that is missing instead of rolling it.
    table.keys(" ")
    assert table.phase() == "resolution"
    table.keys("4\n")
    assert table.phase() == "choice"


def test_keys_select_wound_and_go_on(table: Table) -> None:
    # A held key acts once.
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
    )
    QApplication.sendEvent(table.window.order, held)
    assert table.phase() == "setup"
    # J, K and arrows select.
    ada, ben = (table.fighter(name).id for name in ("Ada", "Ben"))
    seen = []
    for key in "jk":
        table.keys(key)
        seen.append(table.window.order.selected())
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        table.press(key)
        seen.append(table.window.order.selected())
    assert seen == [ben, ada, ben, ada, ada]
    # W and a digit wound.
    table.keys("jw")
    assert table.window.centre.wounds.isVisible()
    table.keys("1")
    assert ticked(table, "Ben") == 1
    assert not table.window.centre.wounds.isVisible()
    table.undo()
    assert ticked(table, "Ben") == 0
    # Digits wound only while the strip is open.
    before = table.session.head
    table.keys("1 1")
    assert ticked(table, "Ada") == ticked(table, "Ben") == 0
    # W follows the selection, and Escape closes.
    table.rewind(before)
    table.window.order.select(ada)
    table.keys("wj")
    assert not table.window.centre.wounds.isVisible()
    table.keys("w")
    table.press(Qt.Key.Key_Escape)
    assert not table.window.centre.wounds.isVisible()
    table.keys(" ")
    assert table.phase() == "choice"
    # Space says why it cannot go on.
    table.keys(" ")
    assert table.phase() == "choice"
    assert table.refusal() == "toy.why.choices-missing"
    table.press(Qt.Key.Key_Escape)
    assert table.refusal() == ""


def test_a_damaged_journal_is_read_only(
    context, fight, sit_down, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damage(self: FightSession):
        return say("toy.damage")

    monkeypatch.setattr(FightSession, "damage", property(damage))
    table = sit_down(context, fight)
    assert table.window.damage.text() == "toy.damage"
    assert not table.window.form.nextButton.isEnabled()
    assert not table.window.form.undoButton.isEnabled()
    assert not any(part.isEnabled() for part in table.window.centre.parts())
    table.keys(" w1j")
    assert table.phase() == "setup"
    assert table.window.order.selected() == table.fighter("Ben").id


def test_a_damaged_fight_goes_on_in_a_copy(
    context, fight, sit_down, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damage(self: FightSession):
        return say("toy.damage") if self.id == fight else None

    monkeypatch.setattr(FightSession, "damage", property(damage))
    table = sit_down(context, fight)
    (go_on,) = table.window.damage.actions()
    go_on.click()
    (kind, opened) = context.navigator.opened[-1]
    assert kind == "fight"
    other = sit_down(context, opened)
    assert [one.name for one in other.window.view().fighters] == ["Ada", "Ben"]
    assert "Les toits" in other.window.windowTitle()
    other.keys(" ")
    assert other.phase() == "choice"
