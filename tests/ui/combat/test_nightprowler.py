"""The window knows nothing of Night Prowler: its fights run through it all the same."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.fight.commands import SetBleeding
from desktop.ui import combat, theme
from desktop.ui.combat.ask_field import FieldSlot
from tests.rules.nightprowler.fight.arena import swordsman
from tests.ui.combat.conftest import Table
from tests.ui.combat.test_sealed import told

STEPS = 40


@pytest.fixture
def fighters(context) -> tuple[str, str]:
    """Two swordsmen of the library; Corvin is faster and better."""
    create = context.library.characters.create
    system = context.library.registry.get("nightprowler")
    corvin = system.renamed(swordsman(14, initiative=14), "Corvin")
    isabeau = system.renamed(swordsman(9, initiative=10), "Isabeau")
    return create("nightprowler", corvin)[0], create("nightprowler", isabeau)[0]


@pytest.fixture
def table(context, fighters, sit_down) -> Table:
    """Their duel, before its beginning."""
    fights = context.library.fights
    fight = fights.create("nightprowler", "Les toits")
    for side, character in enumerate(fighters):
        fights.open(fight).join_character(character, side)
    return sit_down(context, fight)


def ticked(table: Table, name: str) -> int:
    return sum(
        box.state.value == "ticked"
        for track in table.fighter(name).tracks
        for row in track.rows
        for box in row.boxes
    )


def on_the_card(table: Table, character: str) -> int:
    cards = {card.id: card for card in table.context.library.characters.list()}
    return sum(line[0] for track in cards[character].summary.tracks for line in track[1])


def lock(table: Table, name: str, choice: str) -> None:
    table.window.order.select(table.fighter(name).id)
    table.keys(choice + "\n")
    assert table.fighter(name).locked, table.refusal()


def to_dice(table: Table) -> None:
    """Corvin attacks, Isabeau defends; their dice are asked for."""
    lock(table, "Corvin", "1")
    lock(table, "Isabeau", "2")
    while table.phase() != "resolution":
        table.keys(" ")


def to_next_choice(table: Table) -> None:
    """The round comes to its end, and the next one is chosen for."""
    while table.phase() != "choice":
        card = table.window.centre.asks.active()
        table.keys("1" if card is not None and not card.ask.optional else " ")


def strike(table: Table) -> None:
    """Corvin attacks, Isabeau defends; he rolls 14 on a threshold of 14, she a 20."""
    lock(table, "Corvin", "1")
    lock(table, "Isabeau", "2")
    table.keys(" ")
    if table.phase() == "reaction":
        table.keys(" ")
    assert table.phase() == "resolution"
    faces = {table.fighter("Corvin").id: "14\n", table.fighter("Isabeau").id: "20\n"}
    for line in list(table.window.centre.dice.lines()):
        table.keys(faces[line.spec.key.actor])


def test_dice_are_typed_beside_their_fields_with_tab_and_rolled(table: Table) -> None:
    # What is in hand already is no news.
    before = table.journal()
    card = table.window.centre.asks.active()
    assert card is not None
    assert card.ask.id.startswith("weapon:")
    table.click(card.confirm_button())
    assert (table.journal(), table.refusal()) == (before, "")
    # A French keyboard types dice beside their fields too.
    table.keys(" ")
    choosing = table.session.head
    to_dice(table)
    table.window.order.setFocus()
    table.window.keyPressEvent(
        QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, Qt.KeyboardModifier.NoModifier, "é")
    )
    assert [die.value for die in table.window.centre.dice.tentative()] == [2]
    # An answer that was touched takes the digits.
    table.rewind(choosing)
    to_dice(table)
    asks = table.window.centre.asks
    card = asks.active()
    assert card is not None
    assert card.ask.optional
    assert not asks.waits()
    card.touched.emit(card.ask.id)
    table.window.order.setFocus()
    table.keys("2")
    assert table.window.centre.dice.tentative() == ()
    # Tab stops at the buttons beside a field; what is typed there is the next die, not an answer
    # that nobody waits for.
    table.rewind(choosing)
    to_dice(table)
    head = table.window.session.head
    for face in ("3", "12"):
        table.keys(face)
        table.press(Qt.Key.Key_Tab)
    assert [die.value for die in table.window.centre.dice.tentative()] == [3, 12]
    assert table.window.session.head == head
    table.press(Qt.Key.Key_Return)
    assert table.phase() != "resolution"
    # One key rolls the dice that are missing.
    to_next_choice(table)
    to_dice(table)
    table.keys("14\n")
    table.press(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dice = table.window.centre.dice
    assert len(dice.dice()) == len(dice.lines()) > 1
    assert dice.dice()[0].value == 14
    table.keys("\n")
    assert table.phase() != "resolution"


def test_nothing_moves_under_the_pointer_while_one_chooses(qtbot) -> None:
    slot = FieldSlot(None)
    qtbot.addWidget(slot)
    slot.setFixedWidth(132)

    def height(name: str, shown: str, *, current: bool) -> int:
        slot.show_field(name, shown, current=current)
        return max(slot.heightForWidth(132), slot.minimumHeight())

    for count in range(1, 24):
        name = f"PH dans {'a' * count}"
        assert height(name, "○", current=False) == height(name, "●", current=True)


def test_it_goes_on_until_somebody_falls_and_is_closed(table: Table, fighters) -> None:
    table.keys(" ")
    for _ in range(STEPS):
        if table.fighter("Isabeau").out:
            break
        match table.phase():
            case "choice":
                strike(table)
            case "consequences":
                # The last answer lets it happen: fall, die, leave it.
                card = table.window.centre.asks.active()
                assert card is not None
                table.click([b for b in card.rows()[0].buttons() if b.isEnabled()][-1])
            case _:
                table.keys(" ")
    assert table.fighter("Isabeau").out
    fallen = ticked(table, "Isabeau")
    table.window.menu.close.trigger()
    table.window.hands.closing.finish.click()
    assert table.window.view().stage is Stage.CLOSED
    assert not table.window.centre.fighter.isEnabled()
    view = table.context.library.characters.get(fighters[1])
    assert view.owner is None
    assert on_the_card(table, fighters[1]) == fallen


def test_a_duel_by_keyboard_alone_is_taken_back_and_corrected(table: Table, fighters) -> None:
    table.keys(" ")
    before = table.window.view()
    strike(table)
    # It wounds the card.
    assert ticked(table, "Isabeau") == on_the_card(table, fighters[1]) == 1
    assert ticked(table, "Corvin") == on_the_card(table, fighters[0]) == 0
    assert table.refusal() == ""
    # It is taken back to its beginning, and done again.
    struck = table.session.head
    after = table.window.view()
    count = 0
    while table.window.view() != before:
        table.undo()
        count += 1
    assert on_the_card(table, fighters[1]) == 0
    for _ in range(count):
        table.redo()
    assert table.window.view() == after
    assert on_the_card(table, fighters[1]) == 1
    # The first of many dice is corrected without passing the others.
    table.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert len(table.window.rewrite.dice.lines()) == 2
    table.keys("20")
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.window.rewrite.outcome.isVisible()
    table.keys("\n")
    assert table.window.past.entry == ""
    assert ticked(table, "Isabeau") == 0
    # A wound is corrected from its exchange.
    table.rewind(struck)
    assert ticked(table, "Isabeau") == 1
    table.window.order.select(table.fighter("Corvin").id)
    card = table.window.centre.exchanges.cards()[0]
    table.click(card.act_button())
    assert table.window.fighter().name == "Isabeau"
    table.keys("11\n")
    assert ticked(table, "Isabeau") == 0
    assert any(line.startswith("Annulé") for line in table.journal()[:2])
    # Sealed choices sound alike.
    table.rewind(struck)
    to_next_choice(table)
    table.window.order.select(table.fighter("Corvin").id)
    seen = []
    for choice in ("112", "21", "314"):
        table.keys(choice)
        seen.append(told(table))
        table.keys("\b\b\b")
    assert seen[0] == seen[1] == seen[2]


def test_a_locked_choice_can_be_taken_back_and_outlives_a_restart(
    table: Table, open_context, sit_down
) -> None:
    table.keys(" ")
    lock(table, "Corvin", "1")
    table.window.order.select(table.fighter("Corvin").id)
    # Enter pressed once too often changes nothing.
    table.keys("\n")
    assert table.fighter("Corvin").locked
    table.keys("\b")
    assert not table.fighter("Corvin").locked
    # The same turn after a restart.
    lock(table, "Corvin", "1")
    view, journal, fight = table.window.view(), table.journal(), table.session.id
    table.window.close()
    again = sit_down(open_context(), fight)
    assert again.window.view() == view
    assert again.journal() == journal
    lock(again, "Isabeau", "2")
    again.keys(" ")
    assert any(
        status.key == "np.fight.option.1" or "option" in str(status.params)
        for status in again.fighter("Corvin").status
    )


def test_what_is_unticked_at_the_bell_is_not_lost_by_space(table: Table) -> None:
    table.keys(" ")
    isabeau = table.fighter("Isabeau").id
    table.session.run(SetBleeding(fighter=isabeau, count=1, reason="plaie"))
    strike(table)
    while table.phase() == "consequences":
        table.keys("1")
    assert table.phase() == "bell"
    before = ticked(table, "Isabeau")
    table.keys("1 ")
    assert table.phase() == "choice"
    assert ticked(table, "Isabeau") == before
    table.undo()
    table.keys(" ")
    assert ticked(table, "Isabeau") == before + 1


def test_the_window_names_no_system() -> None:
    for file in Path(combat.__file__).parent.glob("*.py"):
        text = file.read_text("utf-8").casefold()
        assert "nightprowler" not in text
        assert "np.fight" not in text


def test_what_is_offered_and_seen_before_anybody_chose(table: Table) -> None:
    # A first wound offers Mordant beside what was offered before, in the order of the ask.
    table.keys(" ")
    table.window.order.select(table.fighter("Isabeau").id)
    card = table.window.centre.asks.active()
    assert card is not None
    rows = card.rows()
    one = table.fighter("Isabeau")
    table.window.conductor.correct_box(one.id, one.tracks[0].id, 0, True, "mesure")
    assert table.window.centre.asks.active() is card
    labels = [row.slot_label().text().rstrip(" ○●…") for row in card.rows()]
    assert len(labels) == len(card.ask.fields) == len(rows) + 1
    assert [row for row in card.rows() if row in rows] == list(rows)
    shown = [card.layout().itemAt(place).widget() for place in range(1, len(labels) + 1)]
    assert shown == list(card.rows())
    table.undo()
    assert card.rows() == rows
    # Wounds by w and by a click.
    shown = table.window.centre.fighter.fighter()
    assert shown is not None
    boxes = table.window.centre.fighter.track(shown.tracks[0].id)
    table.keys("w1w2")
    # The sixth line is the first of the second table.
    table.keys("w6")
    rows = [row for track in table.fighter(shown.name).tracks for row in track.rows]
    found = [sum(box.state.value == "ticked" for box in row.boxes) for row in rows]
    assert found == [1, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    line = boxes.lines()[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.box_rect(0).center())
    assert ticked(table, shown.name) == 2
    assert table.refusal() == ""
    # Another theme leaves every label its font.
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    labels = table.window.findChildren(QLabel)
    before = [(one.text(), one.font().toString()) for one in labels]
    theme.apply(app, theme.Scheme.DARK)
    assert [(one.text(), one.font().toString()) for one in labels] == before
