"""A fight of HARP | TdM at the combat window, which knows nothing of it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.fightview import Stage
from desktop.rules.harp.commands.health import Die, SetHp
from desktop.rules.harp.document import Cause, Character
from desktop.rules.harp.fight.commands import Undergo
from desktop.rules.registry import Registry
from desktop.rules.replay import Change
from desktop.ui.combat.long_fields import ProseLine
from desktop.ui.combat.order_row import title_of
from desktop.ui.context import Context
from tests.rules.harp.fight.arena import SWORD, skilled, soldier
from tests.systems import HARP
from tests.ui.combat.conftest import Table, cell_text


@pytest.fixture
def registry() -> Registry:
    return HARP


@pytest.fixture
def ana(context: Context) -> str:
    """Ana's id in the library."""
    made = replace(skilled("perception", "soins", ranks=10, weapons=(SWORD,)), name="Ana")
    return context.library.characters.create("harp", made)[0]


@pytest.fixture
def table(context: Context, ana: str, sit_down: Callable[[Context, str], Table]) -> Table:
    """Ana against Bruno, before it begins."""
    fight = context.library.fights.create("harp", "Pont", "test")
    session = context.library.fights.open(fight)
    session.join_character(ana, 0)
    session.join_npc("Bruno", soldier(hp=30, weapons=(SWORD,)), 1)
    return sit_down(context, fight)


def hp(table: Table, name: str) -> int:
    return next(one.value for one in table.fighter(name).pools if one.id == "hp")


def told(table: Table) -> str:
    return table.journal()[0].replace("\N{NO-BREAK SPACE}", " ")


def test_a_fight_by_keyboard_and_back(table: Table) -> None:
    # Initiative: 7 for Ana, 3 for Bruno. Her turn; Enter strikes with the sword: 97, then 56.
    table.keys(" 7\n3\n")
    table.keys(" \n97\n56\n")
    assert table.phase() == "critical"
    assert told(table) == "Ana touche Bruno (Épée, total 203, à lire 100)"
    # The GM reads: 12 points, 3 of bleeding each round, a penalty of 20.
    table.keys("01203020\n")
    assert (table.phase(), hp(table, "Bruno")) == ("turns", 18)
    assert told(table) == "Bruno subit : perd 12 PdV, saigne de 3 par round, malus de −20"
    # Bruno's turn: his sword, a fumble at 2, in the GM's words.
    table.keys(" \n2\n")
    assert table.phase() == "fumble"
    write(table, "glisse")
    assert told(table) == "Bruno : glisse"
    # By the command bar: five points less for Bruno, and taken back.
    table.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    table.keys("bru -5 pv\n")
    assert (hp(table, "Bruno"), told(table)) == (13, "Bruno : PdV : 13 sur 40 (correction du MJ)")
    table.undo()
    assert hp(table, "Bruno") == 18
    # As many by one key and a number: there are no boxes to tick.
    table.window.order.select(table.fighter("Bruno").id)
    table.keys("w5\n")
    assert hp(table, "Bruno") == 13
    table.undo()
    # Damage to several says beforehand what becomes of each, also where there are no boxes.
    table.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    table.keys("4")
    targets = table.window.area.panel.targets
    told_of = [targets.item(place).text() for place in range(targets.count())]
    assert any("18 → 14" in each for each in told_of), told_of
    table.press(Qt.Key.Key_Escape)
    # The bell: one Enter for the blood, then the dice of the next round.
    table.keys(" ")
    assert table.phase() == "bell"
    table.keys("\n1\n9\n")
    assert (table.window.view().round, hp(table, "Bruno")) == (2, 15)
    # Bruno first: an answer of nobody's, his own parry: 3, all of his BO.
    table.keys(" 3\n")
    assert "pare avec 60" in told(table)
    for _ in range(3):
        table.undo()
    assert (table.window.view().round, table.phase()) == (1, "bell")


def test_another_throw_recomputes_what_follows(table: Table) -> None:
    table.keys(" 7\n3\n")
    table.keys(" \n97\n56\n")
    replays = table.session.replays
    entry = replays.last_roll()
    dice = [one.die for one in replays.editable(entry).dice if one.die is not None]
    first, second = dice
    table.keys("012\n")
    assert hp(table, "Bruno") == 18
    # A chain that stops at its first throw still hits; what was read stays.
    lower = Change(dice=(replace(first, value=40),))
    table.session.rewrite(replays.rewritten(entry, {entry: lower}))
    assert "à lire 90" in " ".join(table.journal())
    assert hp(table, "Bruno") == 18
    # A fumble reads nothing: what came of the hit cannot go on, and the table says so.
    entry = replays.last_roll()
    fumble = Change(dice=(replace(first, value=2),))
    rewrite = replays.rewritten(entry, {entry: fumble})
    assert rewrite.halt is not None
    table.session.rewrite(replays.rewritten(entry, {entry: fumble}, until=rewrite.halt.entry))
    assert (table.phase(), hp(table, "Bruno"), second.value) == ("fumble", 30, 56)
    table.session.undo()
    assert hp(table, "Bruno") == 18


def open_act(table: Table, name: str, title: str) -> None:
    """An act about somebody, as a click on its line of the menu opens it."""
    table.window.order.select(table.fighter(name).id)
    acts = table.window.centre.fighter.acts().menu_of_acts()
    (action,) = [each for each in acts.actions() if title in each.text()]
    action.trigger()


def test_a_poisoned_blade_by_its_act(table: Table) -> None:
    table.keys(" 7\n3\n ")
    open_act(table, "Bruno", "poison ou maladie")
    # A Jet de Résistance of 83, critique B, whose closed throw the GM reads.
    table.keys("\n87\n40\n")
    assert table.phase() == "critical"
    assert told(table) == "Bruno : Poison externe, B : tirage 40"
    table.keys("005\n")
    assert (table.phase(), hp(table, "Bruno")) == ("turns", 25)
    # Who is out of it but alive has another sign than the dead, and another word.
    order, bruno = table.window.order, table.fighter("Bruno").id
    for what, sign, word in ((SetHp(-5), "○", "hors de combat"), (Die(Cause.SHOCK), "✝", "mort")):
        table.session.run(Undergo(fighter=bruno, what=what))
        row = next(each for each in order.rows() if each.name == "Bruno")
        assert title_of(row) == f"{sign} Bruno"
        spoken = next(each for each in order.spoken_rows() if each.startswith("Bruno"))
        assert word in spoken.split(", ")
    # A task that several share shows how far it is.
    open_act(table, "Ana", "commence une tâche")
    write(table, "Barricade")
    (gauge,) = table.window.view().gauges
    assert (gauge.value, gauge.goal) == (0, 100)


def test_a_long_name_of_a_weapon_leaves_the_card_whole(
    context: Context, sit_down: Callable[[Context, str], Table]
) -> None:
    fight = context.library.fights.create("harp", "Pont", "test")
    session = context.library.fights.open(fight)
    arm = replace(SWORD, name="<b>Épée</b> bâtarde de la famille " * 9)
    session.join_npc("Ana", soldier(weapons=(arm,)), 0)
    session.join_npc("Bruno", soldier(), 1)
    table = sit_down(context, fight)
    table.window.resize(1280, 800)
    table.keys(" 7\n3\n ")
    QApplication.processEvents()
    card = table.window.centre.asks.active()
    assert card is not None
    button = card.confirm_button()
    assert not button.visibleRegion().isEmpty()
    assert button.visibleRegion().boundingRect().width() == button.width()
    first, second = card.rows()[0].buttons()[:2]
    assert (first.is_cut, second.is_cut, second.toolTip()) == (True, False, "")
    assert "&lt;b&gt;Épée&lt;/b&gt;" in first.toolTip()


def test_chances_of_an_attack(table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 5)
    table.keys(" 7\n3\n ")
    table.window.order.select(table.fighter("Ana").id)
    table.press(Qt.Key.Key_F7)
    panel = table.window.centre.odds
    # The other pairs come later, one by one.
    qtbot.waitUntil(lambda: len(panel.cells()) > 1, timeout=20_000)
    # All but the three faces of a fumble hit; a parry of 60 leaves 11 and more.
    cells = [cell_text(panel.table, column) for column in range(2)]
    assert "97\u00a0%" in cells[0]
    assert "90\u00a0%" in cells[1]


def write(table: Table, text: str) -> None:
    """Type into the text of the card that is asked, reached by Tab."""
    for _ in range(20):
        if isinstance(QApplication.focusWidget(), ProseLine):
            break
        table.press(Qt.Key.Key_Tab)
    table.keys(f"{text}\n")


def test_closing_lands_on_the_sheet(table: Table, context: Context, ana: str) -> None:
    table.keys(" 3\n7\n")
    # Bruno strikes Ana, who loses nine points and bleeds.
    table.keys(" \n60\n")
    table.keys("00902\n")
    assert hp(table, "Ana") == 31
    (asked,) = table.session.closing.sheets()
    assert [field.id.partition(":")[0] for field in asked.fields] == ["hp", "wound"]
    table.window.menu.close.trigger()
    dialog = table.window.hands.closing
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert table.window.view().stage is Stage.CLOSED
    now = context.library.characters.get(ana).document
    assert isinstance(now, Character)
    assert (now.hp, [one.bleeding for one in now.wounds]) == (31, [2])
