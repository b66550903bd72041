"""Jumps and moves in their window."""

from collections.abc import Callable

import msgspec
import pytest

from desktop.rules.warhammer.document import Character
from desktop.ui.context import Context
from desktop.ui.scenes.warhammer.jump import SceneWindow
from tests.rules.warhammer.people import person, piece
from tests.ui.scenes.hands import click, write

replace = msgspec.structs.replace


@pytest.fixture
def window(context: Context, keep: Callable[[Character], str], shown) -> SceneWindow:
    """BF 6, M 4, Ag 40, and a gambeson."""
    jumper = replace(person(f=30, m=4, ag=40), armour=(piece("cuir-bouilli-plastron"),))
    return shown(SceneWindow(context, keep(jumper)))


def throw(window: SceneWindow, page, face: int) -> None:
    window.tabs.setCurrentWidget(page)
    write(page.side.die.stops()[0], str(face))


@pytest.mark.rule("WH-JUMP-LONG")
def test_long_jump_with_and_without_run_up(window: SceneWindow) -> None:
    page = window.long
    throw(window, page, 20)
    assert page.sum.text() == "5 m"
    throw(window, page, 65)
    assert page.sum.text() == "3,50 m"
    write(page.run_up, "3")
    assert page.sum.text() == "1,75 m"
    write(page.gap, "18")
    assert page.outcome.text().startswith("Trop court")
    write(page.gap, "17")
    assert page.outcome.text().startswith("Franchi")


@pytest.mark.rule("WH-JUMP-HIGH-TABLE")
@pytest.mark.rule("WH-JUMP-ARMOUR")
def test_jump_from_a_height_has_its_difficulty_and_damage(window: SceneWindow) -> None:
    page = window.high
    window.tabs.setCurrentWidget(page)
    write(page.height_, "32")
    assert page.side.target.text() == "50"
    throw(window, page, 51)
    assert page.outcome.text() == "Chute\u00a0: dégâts"
    assert page.sum.text() == "2"  # 3, less 1 for light armour
    write(page.height_, "18")
    assert not page.side.isVisible()
    assert page.outcome.text() == "Réception réussie."
    write(page.height_, "60")
    assert page.sum.text() == "5"


@pytest.mark.rule("WH-JUMP-ATTACK")
def test_jump_onto_an_opponent_is_a_charge_if_it_succeeds(window: SceneWindow) -> None:
    page = window.high
    window.tabs.setCurrentWidget(page)
    click(page.attack)
    throw(window, page, 55)
    assert "charge" in page.outcome.text()
    throw(window, page, 95)
    assert "pas d’attaque" in page.outcome.text()


@pytest.mark.rule("WH-NC-MOVE")
@pytest.mark.rule("WH-DISENGAGE-FREE-ATTACKS")
def test_leaving_opponents_costs_free_attacks(window: SceneWindow) -> None:
    page = window.away
    window.tabs.setCurrentWidget(page)
    assert page.outcome.text() == "12 m."
    page.pace.show_value("course")
    write(page.opponents, "2")
    assert page.outcome.text() == "24 m. Attaques gratuites des adversaires\u00a0: 2."
    click(page.careful)
    assert page.outcome.text() == "12 m."
