"""What a fighter may do beside what is asked: found in his menu, done by keyboard or by mouse."""

import pytest
from PySide6.QtCore import Qt

from desktop.rules.nightprowler.document.character import Health, Track
from desktop.ui.widgets.numbers import NumberField
from tests.rules.nightprowler.fight.arena import arm, swordsman
from tests.ui.combat.conftest import Table


@pytest.fixture
def table(context, sit_down) -> Table:
    """A duel of Night Prowler: Corvin with a mace, Isabeau bleeding."""
    system = context.library.registry.get("nightprowler")
    mace = arm("masses", blunt=True, track=Track.ENDURANCE)
    fight = context.library.fights.create("nightprowler", "Les toits")
    session = context.library.fights.open(fight)
    corvin = swordsman(14, ph=6, initiative=12, family="masses", weapons=(mace,))
    isabeau = swordsman(9, initiative=10, health=Health(bleeding=1))
    session.join_npc("Corvin", system.renamed(corvin, "Corvin"), 0)
    session.join_npc("Isabeau", system.renamed(isabeau, "Isabeau"), 1)
    return sit_down(context, fight)


def titles(table: Table) -> list[str]:
    return [action.text() for action in table.window.centre.fighter.acts().menu_of_acts().actions()]


def choose(table: Table, title: str) -> None:
    """Open an act of the selected fighter's menu, as a click on its line does."""
    acts = table.window.centre.fighter.acts().menu_of_acts()
    (action,) = [each for each in acts.actions() if title in each.text()]
    action.trigger()


def statuses(table: Table, name: str) -> list[str]:
    return [status.key.rpartition(".")[2] for status in table.fighter(name).status]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_acts_are_opened_put_away_and_ask_for_a_die(table: Table) -> None:
    table.keys(" a")
    menu = table.window.centre.fighter.acts().menu_of_acts()
    assert menu.isVisible()
    menu.hide()
    assert any("Engager" in title or "Séparer" in title for title in titles(table))
    # Escape puts an act away.
    choose(table, "Effroi")
    assert table.window.centre.opened_act() != ""
    table.press(Qt.Key.Key_Escape)
    assert table.window.centre.opened_act() == ""
    # An act that needs a die asks for it.
    table.window.order.select(table.fighter("Corvin").id)
    choose(table, "Effroi")
    table.keys("0\n")
    (die,) = table.dice()
    die.setFocus()
    table.keys("20\n")
    assert any("effroi" in line.casefold() for line in table.journal()[:2])
    assert table.window.centre.opened_act() == ""
    assert table.dice() == []


def test_an_ambush_is_laid_before_the_fight(table: Table) -> None:
    table.window.order.select(table.fighter("Corvin").id)
    choose(table, "guet-apens")
    card = table.window.centre.asks.active()
    assert card is not None
    table.click(card.confirm_button())
    assert len(table.dice()) == 2
    for die in table.dice():
        die.setFocus()
        table.keys("5\n")
    assert "Discrétion" in "\n".join(table.journal())


def test_a_technique_is_locked_with_its_stake_by_three_keys(table: Table) -> None:
    table.keys(" ")
    corvin = table.fighter("Corvin").id
    table.window.order.select(corvin)
    # Assommer, its target, 2 PH of 3.
    table.keys("412\n")
    assert table.fighter("Corvin").locked, table.refusal()
    table.window.order.select(table.fighter("Isabeau").id)
    table.keys("2\n ")
    while table.phase() == "reaction":
        table.keys(" ")
    assert "Assommer" in table.journal()[-1] or any("Assommer" in x for x in table.journal())
    assert table.fighter("Corvin").pools[0].value == 4


def test_what_is_chosen_and_corrected_about_somebody(table: Table) -> None:
    # A shown choice shows only the fields that matter.
    table.keys(" ")
    table.window.order.select(table.fighter("Corvin").id)
    card = table.window.centre.asks.active()
    assert card is not None
    table.click(card.show_box())
    table.keys("3")
    shown = [row.isVisibleTo(card) for row in card.rows()]
    by_id = dict(zip([field.id for field in card.ask.fields], shown, strict=True))
    assert by_id["aim"]
    assert not by_id["target"]
    assert not by_id["stake-assommer"]
    table.keys("\b4")
    shown = [row.isVisibleTo(card) for row in card.rows()]
    by_id = dict(zip([field.id for field in card.ask.fields], shown, strict=True))
    assert (by_id["aim"], by_id["target"], by_id["stake-assommer"]) == (False, True, True)
    # Masked again, every field is there and looks the same.
    table.click(card.show_box())
    assert all(row.isVisibleTo(card) for row in card.rows())
    # A bleeding is corrected with its reason.
    table.window.order.select(table.fighter("Isabeau").id)
    choose(table, "saignements")
    card = table.window.centre.asks.active()
    assert card is not None
    field = card.rows()[0].findChild(NumberField)
    assert field is not None
    field.setFocus()
    table.keys("3\n")
    assert "bleeding" in statuses(table, "Isabeau")
    assert "correction du MJ" in table.journal()[0]
    table.undo()
    assert "bleeding" in statuses(table, "Isabeau")
    # A condition is set by two digits and Enter.
    table.window.order.select(table.fighter("Isabeau").id)
    choose(table, "état")
    table.keys("11\n")
    assert table.fighter("Isabeau").out
