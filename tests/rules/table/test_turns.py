"""Turns one by one, in the order that the table keeps."""

from desktop.rules.table.order import ActNow, Delay, Hold, Move
from tests.rules.table.played import Played


def at_blows(*names: str, turns: int = 1) -> Played:
    """A fight at the first turn of its first round of blows."""
    played = Played(*names, turns=turns)
    played.next()
    played.guard()
    played.next()
    return played


def rest(played: Played) -> list[str]:
    """The turns that are left of the round, the one that is on first."""
    found = []
    while played.view().turns:
        found.append(played.turn())
        played.next()
    return found


def test_every_slot_has_its_turn_in_order() -> None:
    played = at_blows("Ada", "Bea", turns=2)
    assert rest(played) == ["ada", "bea", "ada#2", "bea#2"]
    played.guard()
    played.next()
    assert played.turn() == "ada"


def test_next_says_whose_turn_comes() -> None:
    played = at_blows("Ada", "Bea")
    advance = played.view().advance
    assert advance is not None
    assert (advance.key, advance.params) == ("table.advance.turn", {"name": "Bea"})


def test_moving_others_neither_skips_nor_repeats() -> None:
    played = at_blows("Ada", "Bea", "Cid")
    played.next()
    assert played.turn() == "bea"
    played.do(Move("ada", 2))
    played.do(Move("cid", 0))
    assert rest(played) == ["bea", "cid"]


def test_removing_one_hands_no_turn_back() -> None:
    played = at_blows("Ada", "Bea", "Cid")
    played.next()
    played.do(played.rules.remove("bea", "parti"))
    played.next()
    assert rest(played) == ["cid"]


def test_one_who_holds_acts_when_he_says_and_the_other_goes_on() -> None:
    played = at_blows("Ada", "Bea", "Cid")
    assert played.do(Hold("ada"))
    played.next()
    assert played.turn() == "bea"
    assert played.do(ActNow("ada"))
    played.do(played.rules.take_turn(played.state, "ada"))
    assert played.slots() == ["ada", "bea", "cid"]
    assert rest(played) == ["ada", "bea", "cid"]


def test_one_who_held_all_round_acts_in_the_next() -> None:
    played = at_blows("Ada", "Bea")
    played.do(Hold("ada"))
    assert rest(played) == ["ada", "bea"]
    assert not any(slot.wait for slot in played.view().slots)
    played.guard()
    played.next()
    assert rest(played) == ["ada", "bea"]


def test_one_who_delays_acts_later_in_the_same_round() -> None:
    played = at_blows("Ada", "Bea", "Cid")
    assert played.do(Delay("ada", "bea"))
    assert rest(played) == ["ada", "bea", "ada", "cid"]


def test_one_who_has_acted_can_neither_hold_nor_cut_in() -> None:
    played = at_blows("Ada", "Bea")
    played.next()
    for command in (Hold("ada"), Delay("ada"), ActNow("ada"), ActNow("bea")):
        assert not played.do(command)


def test_where_all_act_together_waiting_is_a_word_until_the_round_is_over() -> None:
    played = Played("Ada", "Bea", "Cid")
    played.next()
    assert played.do(Hold("ada"))
    assert played.do(Delay("bea"))
    assert not played.do(ActNow("cid"))
    waits = {slot.id: slot.wait for slot in played.view().slots}
    assert waits == {"ada": "hold", "bea": "delay", "cid": ""}
    assert played.slots() == ["ada", "cid", "bea"]
    assert played.do(ActNow("ada"))
    played.round()
    assert not any(slot.wait for slot in played.view().slots)
