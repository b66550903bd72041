"""What is due stands where it cannot be missed, and one Enter does it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.services.encounter_plan import Reminder
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from tests.toy.document import ToyCharacter


def opened(context: Context, fight: str) -> Iterator[CombatWindow]:
    window = CombatWindow(context, context.library.fights.open(fight))
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def window(context: Context) -> Iterator[CombatWindow]:
    encounters = context.library.encounters
    made = encounters.create("toy", "La ruelle")
    encounters.enter(made, "2 brutes", 1)
    encounters.enter(made, "tour 2 : brute", 1)
    encounters.put_reminder(made, Reminder(id="", text="la porte cède", round=2))
    yield from opened(context, encounters.start(made).fight)


def next_round(window: CombatWindow) -> None:
    session = window.session
    for one in session.view().fighters:
        session.answer(
            f"choose:{one.id}", {"action": "guard"}, initiator=window.conductor.initiator
        )
    window.hands.next()
    window.hands.next()


def test_a_wave_comes_by_one_enter_goes_by_undo_or_is_sent_away(window) -> None:
    assert not window.prompts.due.isVisible()
    next_round(window)
    assert window.prompts.due.text() == "Renforts\u00a0: Brute 3"
    assert window.prompts.due.actions()[0].hasFocus()
    QTest.keyClick(window.prompts.due.actions()[0], Qt.Key.Key_Return)
    assert len(window.session.view().fighters) == 3
    assert window.prompts.due.text() == "Rappel\u00a0: la porte cède"
    QTest.keyClick(window.prompts.due.actions()[0], Qt.Key.Key_Return)
    assert not window.prompts.due.isVisible()
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(window.session.view().fighters) == 2
    assert window.prompts.due.text() == "Renforts\u00a0: Brute 3"
    # It can be sent away.
    QTest.mouseClick(window.prompts.due.actions()[1], Qt.MouseButton.LeftButton)
    assert len(window.session.view().fighters) == 2
    assert window.prompts.due.text() == "Rappel\u00a0: la porte cède"


def test_who_could_not_come_is_named_and_taken_over(context) -> None:
    library = context.library
    anne, _ = library.characters.create("toy", ToyCharacter(name="Anne"))
    first = library.fights.open(library.fights.create("toy", "Rixe"))
    first.join_character(anne, 0)
    made = library.encounters.create("toy", "La ruelle")
    library.encounters.enter(made, "2 brutes, anne", 1)
    for window in opened(context, library.encounters.start(made).fight):
        assert window.prompts.absent.text() == "Anne est dans «\u00a0Rixe\u00a0»."
        QTest.mouseClick(window.prompts.absent.actions()[0], Qt.MouseButton.LeftButton)
        assert not window.prompts.absent.isVisible()
        assert library.characters.card(anne).owner == window.session.id
        assert "Anne" in {one.name for one in window.view().fighters}
