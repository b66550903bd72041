"""What going on will cause is shown while dice are typed; the GM unticks it or changes a link."""

import pytest
from PySide6.QtCore import Qt

from desktop.rules.nightprowler.fight.commands import SetBleeding
from tests.ui.combat.conftest import Table
from tests.ui.combat.test_nightprowler import (
    fighters,  # noqa: F401
    lock,
    ticked,
    to_dice,
)


@pytest.fixture
def duel(context, fighters, sit_down) -> Table:  # noqa: F811
    """Corvin (14) and Isabeau (9), who attacks and defends herself; the dice are expected."""
    fights = context.library.fights
    fight = fights.create("nightprowler", "Les toits")
    for side, character in enumerate(fighters):
        fights.open(fight).join_character(character, side)
    table = sit_down(context, fight)
    table.keys(" ")
    to_dice(table)
    return table


def type_dice(table: Table, corvin: int, isabeau: int) -> None:
    """Type both faces; the last one is not confirmed."""
    faces = {table.fighter("Corvin").id: corvin, table.fighter("Isabeau").id: isabeau}
    lines = table.window.centre.dice.lines()
    for line in lines:
        line.field.setFocus()
        table.keys(str(faces[line.spec.key.actor]))
        if line is not lines[-1]:
            table.keys("\n")


def due(table: Table) -> list[str]:
    return [row.text() for row in table.window.centre.due.rows()]


def test_what_dice_bring_is_shown_before_enter_and_can_be_unticked(duel: Table) -> None:
    panel = duel.window.centre.exchanges
    assert due(duel) == []
    assert panel.title() == "Échanges"
    type_dice(duel, 9, 20)
    assert panel.title() == "Échanges — aperçu"
    (card,) = panel.cards()
    assert "Dé" in [row.label.text() for row in card.links()]
    (wound,) = due(duel)
    assert wound.startswith("Isabeau\u00a0: ")
    assert duel.phase() == "resolution", "nothing has happened yet"
    assert ticked(duel, "Isabeau") == 0
    duel.keys("\n")
    assert ticked(duel, "Isabeau") == 1
    assert panel.title() == "Échanges"
    # It follows the die as it is typed.
    duel.undo()
    type_dice(duel, 9, 20)
    first = due(duel)
    duel.keys("\b\b1")
    assert due(duel) != first
    duel.keys("\b")
    assert due(duel) == []
    # A click on the words unticks it.
    type_dice(duel, 9, 20)
    (row,) = duel.window.centre.due.rows()
    duel.click(row)
    assert not row.box.isChecked()
    duel.click(row)
    assert row.box.isChecked()
    # What is unticked does not happen.
    type_dice(duel, 9, 20)
    (row,) = duel.window.centre.due.rows()
    duel.click(row.box)
    duel.window.centre.dice.lines()[-1].field.setFocus()
    duel.keys("\n")
    assert ticked(duel, "Isabeau") == 0
    assert any("écarté par le MJ" in line for line in duel.journal())
    duel.undo()
    assert duel.phase() == "resolution"
    assert duel.window.centre.due.skipped() == frozenset()


def test_a_link_is_changed_and_what_follows_is_recomputed(duel: Table) -> None:
    # Escape leaves the form and keeps the fight.
    type_dice(duel, 9, 20)
    (card,) = duel.window.centre.exchanges.cards()
    duel.click(card.adjust_button())
    duel.press(Qt.Key.Key_Escape)
    assert not duel.window.centre.adjust.isVisible()
    assert duel.phase() == "resolution"
    # A change can be taken back, and a word is no number.
    before = due(duel)
    (card,) = duel.window.centre.exchanges.cards()
    duel.click(card.adjust_button())
    duel.keys("beaucoup\n")
    form = duel.window.centre.adjust
    assert form.amount.accessibleDescription()
    assert form.adjusted() == ()
    form.amount.selectAll()
    duel.keys("-4\n")
    assert len(form.adjusted()) == 1
    assert duel.phase() == "resolution", "Enter in the form does not apply the exchange"
    duel.click(card.adjust_button())
    duel.keys("0\n")
    assert form.adjusted() == ()
    assert due(duel) == before
    # What follows is recomputed.
    before = due(duel)
    duel.window.order.select(duel.fighter("Corvin").id)
    duel.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    form = duel.window.centre.adjust
    labels = [form.link.itemText(place) for place in range(form.link.count())]
    damage = next(place for place, label in enumerate(labels) if "Dégâts" in label)
    form.link.setCurrentIndex(damage)
    duel.keys("+2")
    form.reason.setFocus()
    duel.keys("dans le dos\n")
    assert due(duel) != before
    duel.keys("\n")
    assert any("dans le dos" in line for line in duel.journal())
    assert duel.window.centre.adjust.adjusted() == ()


def test_all_that_is_due_at_the_bell_is_applied_and_nothing_sealed_is_previewed(
    duel: Table,
) -> None:
    # One Enter applies all that is due at the bell.
    isabeau = duel.fighter("Isabeau").id
    duel.session.run(SetBleeding(fighter=isabeau, count=1, reason="plaie"))
    type_dice(duel, 20, 20)
    duel.keys("\n")
    while duel.phase() == "consequences":
        duel.keys("1")
    assert duel.phase() == "bell"
    assert len(due(duel)) == 1
    duel.window.order.setFocus()
    duel.keys("\n")
    assert duel.phase() == "choice"
    assert ticked(duel, "Isabeau") == 1
    # Nothing of a sealed choice is previewed.
    lock(duel, "Corvin", "1")
    found = duel.session.preview()
    assert found == type(found)()


def test_a_toy_blow_is_previewed_too(context, sit_down) -> None:
    fights = context.library.fights
    fight = fights.create("toy", "Rixe")
    session = fights.open(fight)
    system = context.library.registry.get("toy")
    for side, name in enumerate(("Ada", "Ben")):
        session.join_npc(name, system.blank(name), side)
    session.begin()
    ada, ben = (one.id for one in session.view().fighters)
    session.answer(f"choose:{ada}", {"action": "strike", "target": ben, "grit": "0"})
    session.answer(f"choose:{ben}", {"action": "guard"})
    session.advance()
    table = sit_down(context, fight)
    (line,) = table.window.centre.dice.lines()
    line.field.setFocus()
    table.keys("5")
    assert [row.consequence.id for row in table.window.centre.due.rows()] == [f"strike:{ada}"]
