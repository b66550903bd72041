"""A Warhammer fight at the combat window, which knows nothing of it, by the keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from desktop.rules.registry import Registry
from desktop.rules.system import CHASE
from desktop.rules.warhammer.document import Character, Hand
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.player.opening import player_window
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


def test_dice_of_initiative_are_typed_at_one_go(table: Table) -> None:
    # Dice that are no faces are refused together.
    table.keys(" 12 25 18\n")
    first = table.dice()[0]
    assert [die.value() for die in table.dice()] == [None] * 6
    assert "12 25 18" in first.problem
    table.keys("1 2 3 4 5 6 7\n")
    assert first.problem
    table.keys("12 5 18\n")
    assert not first.problem
    assert [die.value() for die in table.dice()] == [12, 5, 18, None, None, None]
    # The keyboard is at Karl's dice.
    table.keys("3 4\n7\n")
    assert table.phase() == "postures"
    # Ag and the dice; the shield costs Otto 5.
    assert [one.score for one in table.window.view().slots][:2] == [50 - 5 + 35, 30 + 14]
    # A wound by one key and its value, as there are no boxes to tick; then the test it asks for.
    table.window.order.select(table.fighter("Karl").id)
    table.keys("w1\n20\n")
    karl = table.session.participant(table.fighter("Karl").id)
    assert isinstance(karl, Character)
    assert [(one.location, one.value) for one in karl.wounds] == [("corps", 1)]


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
    # Its attack of the past is answered otherwise.
    again.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert again.window.past.entry
    assert again.window.rewrite.isVisible()


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
    closed = {
        "parade préparée": "wh.fight.why.not-prepared",
        "parade réactive": "wh.fight.why.a-left",
        "esquive": "",
        "ne pas se défendre": "",
    }
    assert replies(table) == closed
    # Taken back, the die lies there again: an Enter for the attack, one for its dice.
    table.undo()
    assert table.phase() == "turns"
    table.keys("\n\n")
    assert table.phase() == "blow-defence"
    assert replies(table) == closed


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


def due(table: Table) -> list[str]:
    return [row.text() for row in table.window.centre.due.rows()]


def test_a_blow_is_told_in_full_defended_and_survived_by_fate(table: Table) -> None:
    # The dice of a blow are there at once.
    begin(table)
    turn = table.session.head
    table.keys("\n22\n4")
    (damage,) = table.dice()
    assert damage.isAncestorOf(QApplication.focusWidget())
    # What it brings is told in full, and can be left out.
    table.keys("7\n" + "95\n")
    while table.phase() == "blow-settle" and not due(table):
        table.keys("1")
        if not due(table):
            table.keys("\n")
    (told,) = due(table)
    assert told.startswith("corps, effet")
    assert "CC −" in told
    table.click(table.window.centre.due.rows()[0].box)
    table.keys("\n")
    assert table.phase() == "turns"
    assert table.fighter("Karl").harm == 0
    # Fate is asked of who dies with a destiny point.
    table.rewind(turn)
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


def test_a_turn_is_told_and_its_attack_wants_dice_of_its_own(table: Table) -> None:
    begin(table)
    spoken = table.window.order.spoken_rows()
    assert [("action n° 2" in each) for each in spoken] == [False, False, True]
    assert "Épée" in spoken[0]
    assert "Épée" not in spoken[2]
    # A round is called a round.
    turn = table.session.head
    assert table.window.form.phaseLabel.text().startswith("round 1 — ")
    shown = player_window(table.context, table.session.id, theme.NUIT, None)
    assert "Round 1" in shown.stage.accessibleDescription()
    shown.close()
    shown.deleteLater()
    table.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    bar = table.window.commands.bar
    table.keys("tour 1")
    assert bar.hint.text() == "Entrée : regarder le round 1"
    bar.close()
    table.window.tabling.new_clock()
    labels = [one.text() for one in table.window.centre.clock.findChildren(QLabel)]
    assert "Rounds" in labels
    # Somebody's turn is still called one.
    assert [one for one in labels if "tour" in one.lower()] == ["Du tour de"]
    # A situation is told where it is not the usual one.
    table.rewind(turn)
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
    # An attack wants dice of its own, and undo brings them back.
    table.rewind(turn)
    table.keys("\n99\n")
    table.keys("  \n")
    # Otto's second attack of the round: the die of the first is not his any more.
    (die,) = table.dice()
    assert die.value() is None
    table.keys("98\n")
    table.undo()
    table.keys("\n")
    assert table.dice()[0].value() == 98


@pytest.fixture
def crowd(context: Context, sit_down: Callable[[Context, str], Table]) -> Table:
    """Otto, and six of the militia who were typed in as one word; the program rolls."""
    create = context.library.characters.create
    created = create("warhammer", swordsman())[0]
    fight = context.library.fights.create("warhammer", "Pont", "test")
    context.library.fights.open(fight).join_character(created, 0)
    found = sit_down(context, fight)
    add = found.window.centre.add
    found.click(add.side_buttons()[1])
    add.names.setFocus()
    found.keys("6 milicien\n")
    found.window.order.setFocus()
    for one in found.window.view().fighters:
        found.window.rollers.choose(one, automatic=True)
    found.window.show_centre()
    found.keys(" ")
    return found


def group_row(table: Table) -> str:
    return next(said for said in table.window.order.spoken_rows() if "groupe" in said)


def test_a_group_takes_one_answer_and_tells_whose_turn_it_is(crowd: Table) -> None:
    assert "6 sur 6 debout" in group_row(crowd)
    crowd.window.order.select_row(next(r.id for r in crowd.window.order.rows() if r.is_group))
    crowd.keys("4\n")
    assert sum("posture Téméraire" in line for line in crowd.journal()) == 6
    for _ in range(12):
        if "au tour de" in group_row(crowd):
            break
        crowd.keys(" ")
    assert "au tour de\u00a0: Milicien" in group_row(crowd)
    # His own question is on screen though the group is closed, and Enter is his attack.
    crowd.keys("\n")
    assert any("attaque Otto" in line for line in crowd.journal())


def test_area_damage_strikes_a_group_and_is_one_step(crowd: Table) -> None:
    crowd.window.order.select_row(next(r.id for r in crowd.window.order.rows() if r.is_group))
    head = crowd.session.head
    crowd.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    crowd.keys("14\n")
    hurt = [one.name for one in crowd.window.view().fighters if one.harm]
    assert len(hurt) == 6
    assert "Otto" not in hurt
    crowd.undo()
    assert crowd.session.head == head


def test_chances_are_shown_for_an_attack(
    table: Table, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 10)
    begin(table)
    table.window.menu.odds.trigger()
    grid = table.window.centre.odds.table
    heads = [grid.verticalHeaderItem(row).text() for row in range(grid.rowCount())]
    assert heads[0] == "Attaquer (Épée)"
    # 50 + 50 - 45: 55 of 100 where nothing is done against it.
    taken = [grid.horizontalHeaderItem(n).text() for n in range(grid.columnCount())].index(
        "sans\ndéfense"
    )

    def told() -> str:
        cell = grid.item(0, taken)
        return "" if cell is None else cell.text()

    # The other pairs come later, one by one.
    qtbot.waitUntil(lambda: "%" in told(), timeout=20_000)
    assert "55\u00a0%" in told()
    table.window.menu.odds.trigger()


def test_what_the_bell_brings_is_told_before_it_rings(table: Table) -> None:
    begin(table)
    table.keys("\n22\n4")
    settle(table, 7, 95)
    for _ in range(6):
        if table.phase() == "bell":
            break
        table.keys(" ")
    assert table.phase() == "bell"
    # Initiative is rolled after it, and is no reason to wait with what is due.
    assert any("Karl" in line for line in due(table))
    table.keys("1 ")
    assert table.dice()


@pytest.fixture
def chase(context: Context, otto: str, sit_down: Callable[[Context, str], Table]) -> Table:
    """Otto flees from a guard, before they run."""
    fights = context.library.fights
    made = fights.create("warhammer", "Les quais", "test", kind=CHASE)
    session = fights.open(made)
    session.join_character(otto, 0)
    session.join_npc("Garde", soldier(ag=35, m=4), 1)
    return sit_down(context, made)


def test_a_chase_by_keyboard_begins_with_its_lead(chase: Table) -> None:
    chase.keys(" ")
    assert "Garde" in chase.refusal()
    # One quarry alone is no question; the metres are typed as they are written, and seen.
    chase.keys("\n" + "3")
    card = chase.window.centre.asks.active()
    assert card is not None
    assert card.rows()[1].number().value() == 3
    chase.keys("0\n")
    assert chase.fighter("Garde").score == 30
    chase.keys(" " + "30\n30\n")
    assert chase.phase() == "obstacle"
    chase.keys(" ")
    assert chase.phase() == "breath"
    assert any("m d’avance" in line for line in chase.journal())
    while chase.session.can_undo:
        chase.undo()
    assert not chase.window.view().fighters
