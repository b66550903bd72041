"""Long jumps, hard ground, magic resistance and essence in their windows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.pv_negatifs.document import Character, Essence, Item
from desktop.ui.context import Context
from desktop.ui.scenes.pv_negatifs.essence import SceneWindow as EssenceWindow
from desktop.ui.scenes.pv_negatifs.ground import SceneWindow as GroundWindow
from desktop.ui.scenes.pv_negatifs.leaping import SceneWindow as JumpWindow
from desktop.ui.scenes.pv_negatifs.resisting import SceneWindow as ResistanceWindow
from tests.ui.scenes.hands import click, write
from tests.ui.scenes.pv_negatifs.conftest import Open, throw

Stored = Callable[[str], Character]


@pytest.mark.rule("PV-JUMP-EXTRA")
@pytest.mark.rule("PV-JUMP-RUN")
@pytest.mark.rule("PV-JUMP-CATCH")
def test_a_jump_that_misses_leads_to_a_fall(context: Context, opened: Open) -> None:
    window = opened(JumpWindow)
    page = window.page
    assert (page.cells.value(), page.target.value.text()) == (3, "13")
    write(page.cells, "5")
    assert page.target.value.text() == "9"
    write(page.space, "5")
    assert page.target.value.text() == "11"
    throw(page, 11)
    assert page.result.text() == "Franchi."
    click(page.anew)
    page.grip.show_value("sans")
    throw(page, 12, 8, 8)
    assert "sans aide" in page.result.text()
    click(page.anew)
    throw(page, 12, 9)
    click(page.fall)
    assert context.navigator.opened == [("scene", "fall", window.subject.id)]


@pytest.mark.rule("PV-TERRAIN-HARD")
@pytest.mark.rule("PV-TERRAIN-VERY")
@pytest.mark.rule("PV-TERRAIN-NOATTACK")
def test_hard_ground_slows_and_says_why(opened: Open) -> None:
    page = opened(GroundWindow).page
    throw(page, 15)
    assert page.speed.value.text() == "9"
    click(page.attacks)
    throw(page, 13)
    assert page.speed.value.text() == "4"
    assert "Terrain difficile" in page.speed.value.accessibleDescription()
    page.terrain.show_value("tres-difficile")
    assert not page.by.isVisible()
    throw(page, 12, 14)
    assert page.speed.value.text() == "2"


@pytest.mark.rule("PV-MR-LEVEL12")
@pytest.mark.rule("PV-MR-EFFECT-LEVEL")
@pytest.mark.rule("PV-MR-SUBSTANCE")
def test_resistance_by_level_and_origin(opened: Open) -> None:
    page = opened(ResistanceWindow).page
    write(page.caster, "15")
    assert page.chance.value.text() == "41"
    throw(page, 41)
    assert page.result.text() == "L’effet est neutralisé."
    click(page.wanted)
    assert page.result.text() == "Aucun jet\u00a0: l’effet agit."
    page.origin.show_value("substance")
    assert not page.wanted.isVisible()
    write(page.maker, "14")
    assert page.chance.value.text() == "44"
    throw(page, 45)
    assert page.result.text() == "La magie passe."
    page.origin.show_value("souffle")
    assert "ne joue jamais" in page.why.text()


@pytest.mark.rule("PV-MR-LIMITER")
def test_a_limiter_lets_what_is_drunk_work(opened: Open) -> None:
    worn = Item(id="c", name="Collier", kind="limiteur", worn=True)
    page = opened(ResistanceWindow, items=(worn,)).page
    page.origin.show_value("substance")
    assert "limiteur" in page.why.text()
    assert page.die is None


@pytest.mark.rule("PV-ESS-ROLL")
@pytest.mark.rule("PV-ESS-EXAMPLES")
def test_essence_rolls_are_stored_and_undone(opened: Open, stored: Stored) -> None:
    window = opened(EssenceWindow, essence=Essence(points=90))
    page, identity = window.page, window.subject.id
    page.grade.show_value("5")
    assert page.target.value.text() == "9"
    write(page.count, "2")
    write(page.cost, "3")
    QTest.keyClicks(page.cause, "Nuit dans la fosse")
    click(page.roll)
    for die, face in zip(page.asking.panel.dice, ("9", "10"), strict=True):
        write(die.stops()[0], face)
    assert stored(identity).essence.points == 87
    assert page.points.text() == "Essence\u00a0: 87"
    assert any("Nuit dans la fosse" in text for text in page.journal.texts())
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stored(identity).essence.points == 90
    trial = next(value for value, _ in page.trial._offered if value)
    page.trial.show_value(trial)
    assert not page.grade.isVisible()


def test_a_die_half_typed_for_another_throw_counts_for_none(opened: Open) -> None:
    page = opened(GroundWindow).page
    edit = page.die.stops()[0]
    edit.setFocus()
    QTest.keyClicks(edit, "7")
    # As by its shortcut, without the keyboard leaving the die first.
    page.attacks.toggle()
    assert page.told.isHidden()
    assert page.die.stops()[0].text() == ""
    assert page.die.stops()[0].hasFocus()
    throw(page, 7)
    assert page.told.text().startswith("Réussi")
