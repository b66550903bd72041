"""Clocks end in their time, whoever has left by then."""

from desktop.rules.dice import Dice
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.table.clocks import Change, Start, Stop, consequence_id
from desktop.rules.table.order import ActNow
from desktop.rules.table.state import Moment
from tests.rules.table.played import Played


def begun(*names: str, turns: int = 0) -> Played:
    played = Played(*names, turns=turns)
    played.next()
    return played


def test_a_clock_of_the_round_rings_at_its_end_and_is_seen_for_a_round() -> None:
    played = begun("Ada", "Bea")
    assert played.do(Start(label="pluie", left=2))
    played.round()
    assert (played.clocks(), played.rung()) == ({"pluie": 1}, [])
    played.round()
    assert (played.clocks(), played.rung()) == ({}, ["pluie"])
    assert "table.line.clock-rang" in played.told
    played.round()
    assert not played.view().clocks


def test_what_ends_a_round_is_told_before_the_next_one_begins() -> None:
    played = begun("Ada", "Bea")
    played.do(Start(label="pluie", left=1))
    played.do(Start(label="aube", left=1, moment=Moment.START))
    played.round()
    rung = [n for n, key in enumerate(played.told) if key == "table.line.clock-rang"]
    (next_round,) = (n for n, key in enumerate(played.told) if key == "toy.line.round" and n > 3)
    assert rung[0] < next_round < rung[1]
    assert [played.rounds[n] for n in rung] == [1, 2]
    assert played.rounds == sorted(played.rounds)


def test_it_rings_again_where_it_repeats() -> None:
    played = begun("Ada", "Bea")
    played.do(Start(label="poison", left=1, about="ada", every=2))
    played.round()
    assert played.clocks() == {"poison": 2}
    assert "table.line.clock-again" in played.told


def test_it_outlives_its_anchor() -> None:
    played = begun("Ada", "Bea")
    played.do(Start(label="venin", left=2, anchor="bea", about="ada"))
    played.do(played.rules.remove("bea", "parti"))
    played.round()
    assert played.clocks() == {"venin": 1}
    played.round()
    assert played.rung() == ["venin"]


def test_a_clock_that_is_left_out_at_the_bell_has_a_round_more() -> None:
    played = begun("Ada", "Bea")
    played.do(Start(label="poison", left=1, about="ada"))
    played.guard()
    found = played.rules.consequences(played.state, Dice())
    assert not isinstance(found, NeedDice)
    assert [(one.id, one.fighter) for one in found] == [(consequence_id("c1"), "ada")]
    command = played.rules.advance(played.state, frozenset((consequence_id("c1"),)))
    assert not isinstance(command, Refused)
    assert isinstance(played.rules.decide(played.state, command, Dice()), Accepted)
    played.next(consequence_id("c1"))
    assert (played.clocks(), played.rung()) == ({"poison": 1}, [])
    assert "table.line.clock-held" in played.told
    played.round()
    assert played.rung() == ["poison"]


def test_changing_and_stopping() -> None:
    played = begun("Ada", "Bea")
    played.do(Start(label="pluie", left=2))
    assert played.do(Change(clock="c1", label="orage", left=5, anchor="ada"))
    assert played.clocks() == {"orage": 5}
    assert played.do(Stop("c1"))
    assert not played.view().clocks
    assert not played.do(Stop("c1"))
    assert not played.do(Change(clock="c1", label="orage", left=5))


def test_what_no_clock_can_be_is_refused() -> None:
    played = begun("Ada")
    for wrong in (
        Start(label=" ", left=1),
        Start(label="x" * 121, left=1),
        Start(label="x", left=0),
        Start(label="x", left=1000),
        Start(label="x", left=1, every=-1),
        Start(label="x", left=1, anchor="zoe"),
        Start(label="x", left=1, about="zoe"),
    ):
        assert not played.do(wrong)
    assert not played.view().clocks


def test_where_turns_are_taken_it_counts_at_the_turn_of_its_anchor_only() -> None:
    played = begun("Ada", "Bea", "Cid", turns=1)
    played.do(Start(label="debut", left=1, anchor="bea", moment=Moment.START))
    played.do(Start(label="fin", left=1, anchor="bea"))
    played.guard()
    played.next()
    assert (played.turn(), played.rung()) == ("ada", [])
    played.next()
    assert (played.turn(), played.rung()) == ("bea", ["debut"])
    played.next()
    assert (played.turn(), played.rung()) == ("cid", ["debut", "fin"])


def test_several_turns_of_one_count_once_a_round() -> None:
    played = begun("Ada", "Bea", turns=2)
    played.do(Start(label="fin", left=3, anchor="ada"))
    played.guard()
    while played.view().turns:
        played.next()
    assert played.clocks() == {"fin": 2}


def test_the_clock_of_one_who_left_counts_as_the_order_comes_by_his_place() -> None:
    played = begun("Ada", "Bea", "Cid", turns=1)
    played.do(Start(label="fin", left=1, anchor="bea"))
    played.do(played.rules.remove("bea", "parti"))
    played.guard()
    played.next()
    assert played.rung() == []
    played.do(ActNow("cid"))
    while played.view().turns:
        played.next()
    assert played.rung() == ["fin"]
    assert played.told.count("table.line.clock-rang") == 1


def test_a_turn_that_is_cut_into_ends_once() -> None:
    played = begun("Ada", "Bea", turns=1)
    played.do(Start(label="fin", left=3, anchor="ada"))
    played.do(Start(label="debut", left=3, anchor="ada", moment=Moment.START))
    played.guard()
    played.next()
    played.do(ActNow("bea"))
    played.do(played.rules.take_turn(played.state, "bea"))
    assert (played.turn(), played.clocks()) == ("bea", {"fin": 3, "debut": 2})
    played.next()
    assert (played.turn(), played.clocks()) == ("ada", {"fin": 3, "debut": 2})
    played.next()
    assert played.clocks() == {"fin": 2, "debut": 2}
