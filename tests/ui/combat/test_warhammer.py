"""A Warhammer fight at the combat window, which knows nothing of it: asks, dice, space."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from desktop.rules.registry import Registry
from desktop.ui.context import Context
from tests.rules.warhammer.fight.arena import soldier
from tests.systems import WARHAMMER
from tests.ui.combat.conftest import Table


@pytest.fixture
def registry() -> Registry:
    return WARHAMMER


@pytest.fixture
def table(context: Context, sit_down: Callable[[Context, str], Table]) -> Table:
    """Otto and Karl, NPCs whose dice the program rolls."""
    fight = context.library.fights.create("warhammer", "Pont", "test")
    session = context.library.fights.open(fight)
    session.join_npc("Otto", soldier(cc=50, ag=60, a=2), 0)
    session.join_npc("Karl", soldier(cc=40, a=1), 1)
    found = sit_down(context, fight)
    for one in found.window.view().fighters:
        found.window.rollers.choose(one, automatic=True)
    found.window.show_centre()
    return found


def space(table: Table, times: int = 1) -> None:
    for _ in range(times):
        table.press(Qt.Key.Key_Space)


def test_a_round_is_played_with_space_and_answers(table: Table) -> None:
    space(table)
    assert (table.window.view().round, table.phase()) == (1, "postures")
    space(table)
    assert table.phase() == "turns"
    seen: set[str] = set()
    for _ in range(40):
        view = table.window.view()
        seen.add(table.phase())
        if view.round > 1:
            break
        ask = next((one for one in view.asks if one.id.startswith("defend")), None)
        if ask is not None:
            table.window.conductor.answer(ask.id, {"reply": "subir"})
        elif table.phase() == "turns" and not any(
            "touche" in line or "manqué" in line for line in table.journal()
        ):
            table.window.conductor.answer(
                view.asks[0].id,
                {"action": "attaquer", "target": view.asks[0].fields[1].options[0].value},
            )
            space(table)
        else:
            space(table)
    assert table.window.view().round == 2
    assert "turns" in seen
    assert any("Otto" in line for line in table.journal())
    table.undo()
    assert table.window.view().round == 1
