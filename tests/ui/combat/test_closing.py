"""The end of a fight: Enter goes through, and what is decided is undone by one Ctrl+Z."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.fightview import Stage
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context


def started(context: Context) -> CombatWindow:
    library = context.library
    blank = library.registry.get("nightprowler").blank("Isabeau")
    library.characters.create("nightprowler", blank)
    made = library.encounters.create("nightprowler", "Ruelle")
    library.encounters.enter(made, "2 miliciens", 1)
    library.encounters.enter(made, "isabeau", 0)
    window = CombatWindow(context, library.fights.open(library.encounters.start(made).fight))
    window.show()
    return window


def test_escape_ends_nothing_one_enter_ends_a_fight_and_one_undo_takes_it_back(
    context: Context,
) -> None:
    window = started(context)
    window.menu.close.trigger()
    QTest.keyClick(window.hands.closing, Qt.Key.Key_Escape)
    assert window.session.view().stage is Stage.RUNNING
    # One Enter ends it.
    session = window.session
    (asked,) = session.closing.sheets()
    window.menu.close.trigger()
    dialog = window.hands.closing
    dialog.number(asked.fighter, "jetons").set_value(3)
    dialog.keep(next(one.id for one in window.view().fighters if not one.character)).click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.view().stage is Stage.CLOSED
    assert context.library.characters.get(asked.character).document.pools.jetons == 3
    assert [card.name for card in context.library.bestiary.list()] == ["Milicien 1"]
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.view().stage is Stage.RUNNING
    assert context.library.characters.get(asked.character).document.pools.jetons == 0
    # Who was kept by the closure is let go with it, the window says so, and redo keeps him again.
    assert context.library.bestiary.list() == ()
    assert "Milicien 1" in window.banner.text()
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert [card.name for card in context.library.bestiary.list()] == ["Milicien 1"]
    window.close()
