"""A Warhammer fight at the combat window, which knows nothing of it, by the keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from desktop.rules.registry import Registry
from desktop.rules.warhammer.document import Character, Hand
from desktop.ui.context import Context
from tests.rules.warhammer.fight.arena import replace, soldier
from tests.rules.warhammer.people import weapon
from tests.systems import WARHAMMER
from tests.ui.combat.conftest import Table


@pytest.fixture
def registry() -> Registry:
    return WARHAMMER


def swordsman() -> Character:
    """Otto: sword and shield, two A, a destiny point."""
    one = soldier(cc=50, ag=50, a=2, f=35)
    weapons = (*one.weapons, weapon("bouclier", Hand.LEFT))
    return replace(one, name="Otto", weapons=weapons, destiny_extra=1)


@pytest.fixture
def otto(context: Context) -> str:
    """Otto's id in the library."""
    return context.library.characters.create("warhammer", swordsman())[0]


@pytest.fixture
def table(context: Context, otto: str, sit_down: Callable[[Context, str], Table]) -> Table:
    """Otto against Karl, before it begins."""
    fight = context.library.fights.create("warhammer", "Pont", "test")
    session = context.library.fights.open(fight)
    session.join_character(otto, 0)
    session.join_npc("Karl", soldier(cc=45, a=1, f=40), 1)
    return sit_down(context, fight)


def begin(table: Table) -> None:
    """Initiative typed, 75 against 60; everybody keeps his posture, and it is Otto's turn."""
    table.keys(" " + "10\n" * 6 + " ")
    assert table.phase() == "turns"


def kill(table: Table) -> None:
    """Otto's attack of 01 on Karl, who lets it come: the head, 10 damage, the worst effect."""
    table.keys("\n1\n")
    assert table.phase() == "blow-defence"
    table.keys("4")
    settle(table, 3)


def settle(table: Table, *faces: int) -> None:
    """The dice of a blow that was not stopped, then 1 on each that its effect wants."""
    for face in faces:
        table.keys(f"{face}\n")
    while table.phase() == "blow-settle":
        table.keys("1\n")


def dead(table: Table, name: str) -> bool:
    return "wh.fight.status.dead" in [one.key for one in table.fighter(name).status]


def test_a_whole_fight_by_keyboard_alone(table: Table, otto: str) -> None:
    table.keys(" " + "10\n" * 6)
    # Otto is careful and prepares a parry with his shield; Karl is rash.
    table.keys("52\n" + "j" + "4\n")
    assert any("parade préparée" in line for line in table.journal())
    table.keys(" \n22\n")
    assert table.phase() == "blow-defence"
    # Karl does nothing; legs, arms or body: the body stays; 7 for the damage, 55 for the effect.
    table.keys("4")
    settle(table, 7, 95)
    # Karl's turn: he strikes back, Otto's shield parries.
    table.keys(" " + "\n12\n")
    assert table.phase() == "blow-defence"
    table.keys("\n20\n")
    settle(table, 5, 40)
    assert table.window.view().exchanges[0].outcome[1].key == "wh.fight.fact.parried"
    # Otto's second turn of the round ends it.
    table.keys(" ")
    row = table.window.order.row()
    assert row is not None
    assert (row.slot.turn, row.slot.current) == (2, True)
    kill(table)
    assert dead(table, "Karl")
    assert table.window.view().expected.key == "wh.fight.expected.over"
    head, view = table.session.head, table.window.view()
    count = 0
    while table.session.can_undo:
        table.undo()
        count += 1
    assert not table.window.view().fighters
    for _ in range(count):
        table.redo()
    assert (table.session.head, table.window.view()) == (head, view)
    table.window.menu.close.trigger()
    table.window.hands.closing.finish.click()
    assert table.context.library.characters.get(otto).owner is None


def test_the_fight_goes_on_at_the_same_turn_after_a_restart(
    table: Table, open_context: Callable[[], Context], sit_down
) -> None:
    begin(table)
    table.keys("\n22\n")
    view, journal = table.window.view(), table.journal()
    # Nothing is closed: the program was killed.
    again = sit_down(open_context(), table.session.id)
    assert (again.window.view(), again.journal()) == (view, journal)
    again.keys("4")
    settle(again, 7, 95)
    assert again.phase() == "turns"


def test_an_attack_wants_dice_of_its_own_and_undo_brings_them_back(table: Table) -> None:
    begin(table)
    table.keys("\n99\n")
    table.keys("  \n")
    # Otto's second attack of the round: the die of the first is not his any more.
    (die,) = table.dice()
    assert die.value() is None
    table.keys("98\n")
    table.undo()
    table.keys("\n")
    assert table.dice()[0].value() == 98


def test_the_dice_of_a_blow_are_there_at_once(table: Table) -> None:
    begin(table)
    table.keys("\n22\n4")
    (damage,) = table.dice()
    assert damage.isAncestorOf(QApplication.focusWidget())


def test_a_situation_is_told_where_it_is_not_the_usual_one(table: Table) -> None:
    begin(table)
    card = table.window.centre.asks.active()
    assert card is not None
    folded = [row for row in card.rows() if not row.isHidden()]
    table.keys("11" + "1" + "2")
    opened = [row for row in card.rows() if not row.isHidden()]
    assert len(opened) == len(folded) + 4
    table.keys("3")
    table.keys("\n")
    assert "sous 75" in table.dice()[0].accessibleName() or "75" in str(
        table.window.centre.dice.lines()[0].spec.label.params["need"]
    )


def replies(table: Table) -> dict[str, str]:
    """What the target of a blow may do, with the reason why not."""
    card = table.window.centre.asks.active()
    assert card is not None
    return {
        table.context.texts.render(one.label).partition(" (")[0]: one.why_not.key
        if one.why_not
        else ""
        for one in card.ask.fields[0].options
    }


def test_a_defence_that_is_closed_says_why(table: Table) -> None:
    begin(table)
    table.keys(" \n12\n")
    assert replies(table) == {
        "parade préparée": "wh.fight.why.not-prepared",
        "parade réactive": "wh.fight.why.a-left",
        "esquive": "",
        "ne pas se défendre": "",
    }


def test_each_weapon_that_parries_is_an_answer(table: Table) -> None:
    table.keys(" " + "10\n" * 6 + "12\n")
    table.keys("  \n12\n")
    assert replies(table) == {
        "parer\u00a0: Bouclier": "",
        "parer\u00a0: Épée": "",
        "parade réactive": "wh.fight.why.parried",
        "esquive": "",
        "ne pas se défendre": "",
    }
    # The best chance is what Enter takes: the shield's.
    table.keys("\n1\n")
    assert table.window.view().exchanges[0].outcome[1].key == "wh.fight.fact.parried"


def test_fate_is_asked_of_who_dies_with_a_destiny_point(table: Table) -> None:
    begin(table)
    table.keys(" \n1\n")
    table.keys("4")
    settle(table, 3)
    card = table.window.centre.asks.active()
    assert card is not None
    assert card.ask.id.startswith("destiny:")
    table.keys("2")
    assert dead(table, "Otto")
    assert not any(ask.id.startswith("destiny:") for ask in table.window.view().asks)
    table.undo()
    table.keys("1")
    assert not dead(table, "Otto")


def test_turns_of_a_round_are_told_apart(table: Table) -> None:
    begin(table)
    spoken = table.window.order.spoken_rows()
    assert [("action n° 2" in each) for each in spoken] == [False, False, True]
    assert "Épée" in spoken[0]
    assert "Épée" not in spoken[2]
