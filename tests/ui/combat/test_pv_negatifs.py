"""A fight of PV négatifs at the combat window, which knows nothing of it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.registry import Registry
from desktop.ui.context import Context
from tests.rules.pv_negatifs.fight.arena import soldier
from tests.rules.pv_negatifs.people import replace
from tests.systems import PV_NEGATIFS
from tests.ui.combat.conftest import Table, cell_text


@pytest.fixture
def registry() -> Registry:
    return PV_NEGATIFS


@pytest.fixture
def ana(context: Context) -> str:
    """Ana's id in the library."""
    made = replace(soldier(hp=18), name="Ana")
    return context.library.characters.create("pv_negatifs", made)[0]


@pytest.fixture
def table(context: Context, ana: str, sit_down: Callable[[Context, str], Table]) -> Table:
    """Ana against Bruno, who stands at 3 hit points, before it begins."""
    fight = context.library.fights.create("pv_negatifs", "Gué", "test")
    session = context.library.fights.open(fight)
    session.join_character(ana, 0)
    session.join_npc("Bruno", soldier(hp=3), 1)
    return sit_down(context, fight)


def hp(table: Table, name: str) -> int:
    return next(one.value for one in table.fighter(name).pools if one.id == "hp")


def test_a_fight_by_keyboard_below_zero_and_back(table: Table) -> None:
    # Initiative 3 for Ana, 7 for Bruno; her turn, her sword at Bruno: 16 hits.
    table.keys(" 3\n7\n ")
    assert table.phase() == "turns"
    table.keys("\n16\n")
    assert table.phase() == "blow-hit"
    # 8 damage: five below zero, 4 of 5 percent draws a wound in the torso: run through.
    table.keys("8\n4\n50\n9\n")
    assert hp(table, "Bruno") == -5
    assert table.phase() == "check"
    # Wisdom is what Enter takes: 12 of 12.
    table.keys("\n12\n")
    assert table.phase() == "turns"
    for _ in range(3):
        table.undo()
    assert hp(table, "Bruno") == 3
    # By one key and a number: there are no boxes to tick.
    table.window.order.select(table.fighter("Bruno").id)
    table.keys("w2\n")
    assert hp(table, "Bruno") == 1
    table.undo()
    # Of a spell that strikes several, dice decide: nothing is foretold, and that is said.
    table.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    panel = table.window.area.panel
    table.keys("2")
    assert not any("→" in panel.targets.item(row).text() for row in range(panel.targets.count()))
    assert "dés" in panel.hint.text()
    table.press(Qt.Key.Key_Escape)


def test_choices_below_zero_and_the_clock_that_players_do_not_see(table: Table) -> None:
    table.keys(" 3\n7\n ")
    table.keys("\n16\n")
    table.keys("8\n90\n")
    table.keys(" ")
    # Bruno's turn: the second choice is the heroic roll, which he fails; his clock starts at 9.
    table.keys("2\n")
    table.keys("99\n9\n")
    told = " ".join(table.journal())
    assert "un décompte secret commence" in told
    assert table.fighter("Bruno").out


def test_chances_are_counted_beside_the_turn(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 5)
    table.keys(" 3\n7\n ")
    table.window.order.select(table.fighter("Ana").id)
    table.press(Qt.Key.Key_F7)
    panel = table.window.centre.odds
    qtbot.waitUntil(lambda: not table.window.odds.work.busy(), timeout=20_000)
    # 15 and more of 20 hit; four faces less in full defence.
    cells = [cell_text(panel.table, column) for column in range(panel.table.columnCount())]
    assert ["30\u00a0%" in cell for cell in cells] == [True, False, False]
    assert "10\u00a0%" in cells[1]
    assert "Attaque\u00a0: Épée" in panel.detail.text()
