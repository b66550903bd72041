"""Scenes played throw by throw."""

from desktop.rules.message import say
from desktop.rules.throws import Table, Throw, play

ONE, TWO = say("sheet.die"), say("resolve.die")


def scene(table: Table) -> int:
    first = table.throw(ONE, 6)
    table.tell(say("sheet.die"), good=first > 3)
    return first + table.throw(TWO, 4, 2) + table.throw(ONE, 1)


def test_a_scene_waits_for_its_throws_and_keeps_what_it_told() -> None:
    begun = play(scene, ())
    assert (begun.wanted, begun.lines, begun.result) == (Throw(ONE, 6), (), None)
    half = play(scene, (5,))
    assert (half.wanted, half.used) == (Throw(TWO, 4, 2), 1)
    assert [line.good for line in half.lines] == [True]
    assert play(scene, (5, 8)).result == 14


def test_what_these_dice_cannot_show_is_not_taken() -> None:
    assert play(scene, (7,)).used == 0
    assert play(scene, (5, 1)).used == 1
    assert play(scene, (5, 9)).wanted == Throw(TWO, 4, 2)
