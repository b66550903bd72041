"""The panel of chances: the GM asks for it, it follows the fight, and nothing waits for it."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.foresight import Way
from desktop.rules.odds import Cell
from desktop.ui import theme
from desktop.ui.combat import odds
from desktop.ui.combat.odds_table import BEST_ROLE
from desktop.ui.context import Context
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table


@pytest.fixture
def begun(table: Table) -> Table:
    """Both stand before their choices; Ada is selected."""
    table.keys(" ")
    table.window.order.select(table.fighter("Ada").id)
    return table


def _counted(table: Table, qtbot) -> None:
    qtbot.waitUntil(lambda: not table.window.odds.work.busy(), timeout=20_000)


def _texts(table: Table) -> list[list[str]]:
    grid = table.window.centre.odds.table
    return [
        [grid.item(row, column).text() for column in range(grid.columnCount())]
        for row in range(grid.rowCount())
    ]


def test_every_pair_is_counted_once_asked_for_and_the_best_is_named(
    begun: Table, qtbot, qapp
) -> None:
    # It is off until it is asked for.
    panel = begun.window.centre.odds
    assert not panel.isVisible()
    assert not begun.window.odds.work.busy()
    begun.press(Qt.Key.Key_F7)
    assert panel.isVisible()
    _counted(begun, qtbot)
    begun.press(Qt.Key.Key_F7)
    assert not panel.isVisible()
    # Every pair is counted, and the best is named.
    begun.press(Qt.Key.Key_F7)
    _counted(begun, qtbot)
    # A strike always hits another striker and 4 times of 6 a guard; a guard hits nobody.
    assert _texts(begun) == [
        ["100 % / 100 %\nmeilleur", "67 % / 0 %\nmeilleur", "83 % / 50 %"],
        ["0 % / 67 %", "0 % / 0 %", "0 % / 33 %"],
    ]
    grid = begun.window.centre.odds.table
    assert grid.item(0, 0).data(BEST_ROLE)
    assert not grid.item(1, 0).data(BEST_ROLE)
    panel = begun.window.centre.odds
    assert panel.state.text() == "exact : chaque face comptée"
    assert "Ada touche 100 %" in panel.detail.text()
    # Arrows read the table.
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_Down)
    assert "Ada touche 0 %" in panel.detail.text()
    said = panel.table.item(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == panel.detail.text()
    assert "Ben touche 67 %" in said
    # A theme that changes is followed.
    for scheme in list(theme.Scheme)[:2]:
        theme.apply(qapp, scheme)
        grid = begun.window.centre.odds.table
        image = grid.viewport().grab().toImage()
        rect = grid.visualItemRect(grid.item(0, 1))
        corner = image.pixelColor(rect.left() + 4, rect.top() + 4)
        assert corner == theme.current().hairline
    # Law 10: neither the numbers nor a new count betray what, or that, somebody chose.
    before = _texts(begun)
    begun.session.answer(f"choose:{begun.fighter('Ben').id}", {"action": "guard"})
    assert begun.fighter("Ben").locked
    assert not begun.window.odds.work.busy()
    assert _texts(begun) == before


def test_it_follows_the_selection_and_the_chosen_adversary(
    context: Context, duellists: tuple[str, str], sit_down: Callable[[Context, str], Table], qtbot
) -> None:
    fights = context.library.fights
    made = fights.create("toy", "Trois")
    for side, character in enumerate(duellists):
        fights.open(made).join_character(character, side)
    fights.open(made).join_npc("Brute", ToyCharacter(name="Brute"), 1)
    table = sit_down(context, made)
    table.keys(" ")
    table.window.order.select(table.fighter("Ada").id)
    table.press(Qt.Key.Key_F7)
    foe = table.window.centre.odds.foe
    assert [foe.itemText(place) for place in range(foe.count())] == ["Ben", "Brute"]
    foe.setFocus()
    QTest.keyClick(foe, Qt.Key.Key_Down)
    assert foe.currentText() == "Brute"
    _counted(table, qtbot)
    assert "Brute touche" in table.window.centre.odds.detail.text()
    table.window.order.select(table.fighter("Brute").id)
    assert [foe.itemText(place) for place in range(foe.count())] == ["Ada"]
    table.window.order.select(table.fighter("Ada").id)
    assert foe.currentText() == "Brute"


def test_outside_choices_it_says_when_there_are_chances(table: Table) -> None:
    table.press(Qt.Key.Key_F7)
    panel = table.window.centre.odds
    assert "pendant les choix" in panel.detail.text()
    assert not panel.table.isVisible()
    assert not table.window.odds.work.busy()


class Slow:
    """A table whose first cell comes once it is let go."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.steps = 0

    def table(self, *_: object) -> Iterator[Cell | None]:
        self.steps += 1
        while not self.released.wait(0.005):
            yield None
        yield Cell(Way("strike", "x"), Way("strike", "x"), None)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    monkeypatch.setattr(odds, "table", made.table)
    yield made
    made.released.set()


def test_it_is_dropped_when_the_fight_moves_on(begun: Table, slow: Slow, qtbot) -> None:
    begun.press(Qt.Key.Key_F7)
    assert begun.window.odds.work.busy()
    assert begun.window.centre.odds.state.text() == "calcul : 0 sur 4"
    begun.window.conductor.correct_box(begun.fighter("Ben").id, "hits", 0, True, "chute")
    qtbot.waitUntil(lambda: slow.steps == 2)
    begun.window.conductor.close()
    assert not begun.window.odds.work.busy()
    slow.released.set()
    QTest.qWait(50)
    assert begun.window.centre.odds.cells() == []


def test_closing_the_window_ends_the_thread(begun: Table, slow: Slow, qtbot) -> None:
    begun.press(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: slow.steps == 1)
    begun.window.close()
    assert not begun.window.odds.work.busy()


def test_acts_go_on_while_it_counts(begun: Table, slow: Slow) -> None:
    begun.press(Qt.Key.Key_F7)
    begun.window.order.setFocus()
    begun.keys("111\n210\n ")
    assert begun.phase() == "resolution"
