"""A chase and a contract in the window of fights: by keyboard alone, undone, and opened again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.dice import typed
from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.document.character import Character
from tests.rules.nightprowler.characters import with_kit

SKILLS = {"athletisme": 12, "acrobatie": 13, "cambriole": 12, "discretion": 14, "deguisement": 10}


def said_of(table, name: str) -> str:
    """The row of somebody, in words."""
    return next(row for row in table.window.order.spoken_rows() if row.startswith(name))


def runner(name: str, **changes: object) -> Character:
    return with_kit(SKILLS, name=name, **changes)


@pytest.fixture
def begun(context, sit_down: Callable) -> Callable:
    """Opens a window on an activity of one kind, with two characters in the library."""

    def build(kind: str, sides: tuple[int, int] = (0, 1)):
        library = context.library
        session = library.fights.open(library.fights.create("nightprowler", "La place", kind=kind))
        for name, side in zip(("Isabeau", "Sergent"), sides, strict=True):
            character = library.characters.create("nightprowler", runner(name))[0]
            session.join_character(character, side)
        return sit_down(context, session.id)

    return build


def shown(table) -> list[str]:
    return [row.value.text() for row in table.window.centre.gauges.rows()]


def test_a_chase_is_run_by_keyboard_alone(begun) -> None:
    table = begun("chase")
    window = table.window
    assert window.form.orderTitle.text() == "Coureurs"
    sides = [button.text() for button in window.centre.add.side_buttons()]
    assert sides == ["A fuyards", "B poursuivants"]
    assert "fuyards" in said_of(table, "Isabeau")
    table.keys("3")
    assert shown(table) == ["8 / 17", "0 / 17"]
    table.keys(" ")
    assert table.phase() == "choice"
    table.keys("21\n")
    assert table.fighter("Isabeau").locked
    table.keys("1\n ")
    assert table.phase() == "resolution"
    table.keys("9\n9\n")
    assert table.phase() == "result"
    assert shown(table) == ["11 / 17", "3 / 17"]
    assert "Tour 1" in " ".join(table.journal())
    for _ in range(5):
        table.undo()
    assert table.phase() != "result"
    for _ in range(5):
        table.redo()
    assert shown(table) == ["11 / 17", "3 / 17"]


def test_contact_opens_a_fight_with_the_same_people(begun, context) -> None:
    table = begun("chase")
    session = table.session
    isabeau, sergent = (table.fighter(name) for name in ("Isabeau", "Sergent"))
    session.answer(f"lead:{sergent.id}", {"lead": "enorme"})
    session.advance()
    session.answer(f"choose:{isabeau.id}", {"move": "foncer"})
    session.answer(f"choose:{sergent.id}", {"move": "bond-prodigieux"})
    session.advance()
    needed = session.advance()
    faces = {isabeau.id: 20, sergent.id: 9}
    session.advance([typed(spec, faces[spec.key.actor]) for spec in needed.specs])
    window = table.window
    assert table.phase() == "contact"
    assert window.centre.sequel.isVisible()
    assert "Engager le combat" in window.centre.sequel.text()
    table.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    (opened,) = [id for kind, id in context.navigator.opened if kind == "fight"]
    fight = context.library.fights.open(opened)
    assert (fight.kind, session.view().stage) == ("fight", Stage.CLOSED)
    assert {one.name: one.side for one in fight.view().fighters} == {"Isabeau": 0, "Sergent": 1}
    assert not window.centre.sequel.isVisible()
    character = next(one.character for one in fight.view().fighters if one.name == "Sergent")
    assert context.library.characters.get(character).document.pools.heroism_spent == 1


def test_a_contract_is_worked_on_by_keyboard_alone(begun, context, sit_down, open_context) -> None:
    table = begun("contract", (0, 0))
    window = table.window
    assert window.form.orderTitle.text() == "Participants"
    assert not any(button.isVisible() for button in window.centre.add.side_buttons())
    assert not window.form.nextButton.isEnabled()
    cards = {card.ask.id: card for card in window.centre.asks.cards()}
    assert list(cards) == ["task", "terms", "announce"]
    table.keys("16\n")
    assert window.view().gauges[0].goal == 12
    tasks = cards["task"].rows()[0].option_list()
    assert tasks.currentText().startswith("16")
    announce = next(c for c in window.centre.asks.cards() if c.ask.id == "announce")
    choose = announce.rows()[0].option_list()
    choose.setFocus()
    choose.setCurrentIndex(choose.findData("cambriole"))
    choose.activated.emit(choose.currentIndex())
    QTest.keyClick(choose, Qt.Key.Key_Return)
    assert [option.value for option in window.ask("retract").fields[0].options] == ["cambriole"]
    window.order.setFocus()
    table.keys(" ")
    assert table.phase() == "work"
    card = window.centre.asks.active()
    assert card.ask.id.startswith("try:")
    table.keys("1100")
    line = card.rows()[-1].line()
    assert line.hasFocus()
    table.keys("au rossignol\n")
    assert table.fighter("Isabeau").locked
    assert any("au rossignol" in line for line in table.journal())
    assert said_of(table, "Isabeau").count("essai prêt") == 1
    window.order.setFocus()
    (die,) = table.dice()
    die.setFocus()
    table.keys("13\n")
    assert shown(table) == ["4 / 12"]
    table.undo()
    assert shown(table) == ["0 / 12"]
    table.redo()
    fight = table.session.id
    table.window.close()
    again = sit_down(open_context(), fight)
    assert (again.phase(), shown(again)) == ("work", ["4 / 12"])
    reason = next(c for c in again.window.centre.asks.cards() if c.ask.id == "break")
    field = reason.rows()[0].line()
    field.setFocus()
    QTest.keyClicks(field, "le garde")
    again.window.order.setFocus()
    again.keys(" ")
    assert again.phase() == "work"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert again.phase() == "broken"
    again.window.order.setFocus()
    again.keys(" ")
    assert again.window.view().stage is Stage.CLOSED
