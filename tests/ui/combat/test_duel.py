"""A whole duel of the toy system: by keyboard alone, by mouse, taken back, and taken up again."""

from PySide6.QtCore import Qt

from tests.ui.combat.conftest import Table


def hits(table: Table, name: str) -> int:
    row = table.fighter(name).tracks[0].rows[0]
    return sum(box.state.value == "free" for box in row.boxes)


def test_a_duel_by_keyboard_alone(table: Table) -> None:
    table.keys(" ")
    assert table.phase() == "choice"
    # Ada strikes Ben with one point of grit, Ben guards.
    table.keys("111\n")
    assert table.fighter("Ada").locked
    assert table.window.order.selected() == table.fighter("Ben").id
    table.keys("210\n ")
    assert table.phase() == "resolution"
    # One die: a number, Enter.
    table.keys("6\n")
    assert table.phase() == "choice"
    assert hits(table, "Ben") == 10 - (6 + 1 - 2)
    # Both strike: two numbers, two Enters.
    table.keys("110\n110\n 4\n5\n")
    assert (hits(table, "Ada"), hits(table, "Ben")) == (5, 1)
    assert table.window.view().round == 3
    assert table.refusal() == ""


def test_a_duel_by_mouse_and_mixed_with_the_keyboard(table: Table) -> None:
    before = table.session.head
    form = table.window.form
    table.click(form.nextButton)
    table.choose(0, 0, 2)
    table.choose(1, 0, 0)
    table.click(form.nextButton)
    (die,) = table.dice()
    roll_all, go_on = table.window.centre.dice.buttons()
    table.click(roll_all)
    face = die.value()
    assert face is not None
    table.click(go_on)
    assert hits(table, "Ben") == 10 - max(0, face + 2 - 2)
    # Both mixed.
    table.rewind(before)
    table.keys(" ")
    table.choose(0, 0, 0)
    # The click left the keyboard where it was.
    table.keys("210\n ")
    assert table.phase() == "resolution"


def test_everything_is_taken_back_and_done_again(table: Table, duellists) -> None:
    table.keys(" 111\n210\n 6\n")
    after = table.window.view()
    steps = 0
    while table.session.can_undo:
        table.undo()
        steps += 1
    assert table.window.view().fighters == ()
    assert steps == 7
    for _ in range(steps):
        table.redo()
    assert table.window.view() == after
    assert not table.window.form.redoButton.isEnabled()
    # Wounds land on the card of the character.
    cards = {card.id: card for card in table.context.library.characters.list()}
    assert cards[duellists[1]].summary.tracks[0][1] == ((5, 10),)
    table.undo()
    cards = {card.id: card for card in table.context.library.characters.list()}
    assert cards[duellists[1]].summary.tracks[0][1] == ((0, 10),)
    # The die is kept when its roll is taken back.
    (die,) = table.dice()
    assert die.value() == 6
    # "Wait, it was a three": change the number, Enter.
    die.setFocus()
    table.keys("3\n")
    assert hits(table, "Ben") == 10 - (3 + 1 - 2)


def test_the_same_turn_after_a_restart(
    context, open_context, fight: str, table: Table, sit_down
) -> None:
    table.keys(" 111\n")
    view, journal = table.window.view(), table.journal()
    table.window.close()
    again = sit_down(open_context(), fight)
    assert again.window.view() == view
    assert again.journal() == journal
    assert again.window.windowTitle() == table.window.windowTitle()
    # Ben is still expected, and the sealed choice still counts.
    again.keys("210\n 6\n")
    assert hits(again, "Ben") == 5
    for _ in range(3):
        again.undo()
    assert again.window.view() == view


def test_another_window_on_the_fight_follows(table: Table, sit_down) -> None:
    other = sit_down(table.context, table.session.id)
    table.window.activateWindow()
    table.window.order.setFocus(Qt.FocusReason.OtherFocusReason)
    table.window.hands.next()
    assert other.phase() == "choice"
    assert other.window.order.spoken_rows() == table.window.order.spoken_rows()


def test_removing_somebody_and_ending_the_fight_are_taken_back(table: Table) -> None:
    table.window.order.select(table.fighter("Ben").id)
    table.window.menu.remove.trigger()
    assert [one.name for one in table.window.view().fighters] == ["Ada"]
    assert table.window.order.selected() == table.fighter("Ada").id
    table.undo()
    assert [one.name for one in table.window.view().fighters] == ["Ada", "Ben"]
    # So is ending the fight.
    table.keys(" ")
    table.window.menu.close.trigger()
    table.window.hands.closing.finish.click()
    assert table.phase() == "closed"
    assert not table.window.form.nextButton.isEnabled()
    table.click(table.window.banner.actions()[0])
    assert table.phase() == "choice"
