"""The order of the table: kept apart from scores, and open to those who left."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice
from desktop.rules.document import raw
from desktop.rules.errors import KnownError
from desktop.rules.system import Refused
from desktop.rules.table.order import ByScore, Move
from tests.rules.table.played import Played
from tests.toy.document import ToySettings


def test_order_is_the_systems_until_somebody_moves() -> None:
    played = Played("Ada", "Bea", "Cid")
    assert played.slots() == ["ada", "bea", "cid"]
    assert not played.rules.view(played.state).ordered


def test_a_moved_slot_stays_where_it_was_put() -> None:
    played = Played("Ada", "Bea", "Cid")
    assert played.do(Move("cid", 0))
    played.join("Dan")
    assert played.slots() == ["cid", "ada", "bea", "dan"]
    assert [one.id for one in played.rules.view(played.state).fighters] == played.slots()
    assert played.do(ByScore())
    assert played.slots() == ["ada", "bea", "cid", "dan"]


def test_one_who_left_keeps_a_ghost_of_his_place() -> None:
    played = Played("Ada", "Bea", "Cid")
    played.do(Move("bea", 0))
    played.do(played.rules.remove("bea", "parti"))
    slots = played.rules.view(played.state).slots
    assert [(slot.id, slot.name, slot.gone) for slot in slots] == [
        ("bea", "Bea", True),
        ("ada", "Ada", False),
        ("cid", "Cid", False),
    ]
    assert all(one.id != "bea" for one in played.rules.view(played.state).fighters)
    played.join("Bea")
    assert not any(slot.gone for slot in played.rules.view(played.state).slots)
    assert played.slots() == ["bea", "ada", "cid"]


def test_unknown_slot_and_closed_fight_are_refused() -> None:
    played = Played("Ada", "Bea")
    assert isinstance(played.rules.decide(played.state, Move("zoe", 0), Dice()), Refused)
    played.do(played.rules.close())
    assert isinstance(played.rules.decide(played.state, Move("ada", 1), Dice()), Refused)


def test_unknown_and_damaged_events_of_the_table_are_known_errors() -> None:
    rules = Played().rules
    for bad in ({"type": "table.nothing"}, {"type": "table.order.ordered", "slots": 3}):
        with pytest.raises(KnownError):
            rules.read_events(rules.event_version, [bad])


steps = st.lists(
    st.one_of(
        st.tuples(st.just("join"), st.sampled_from("ABCDE")),
        st.tuples(st.just("leave"), st.sampled_from("abcde")),
        st.tuples(st.just("move"), st.sampled_from("abcde"), st.integers(-2, 7)),
        st.tuples(st.just("score")),
    ),
    max_size=25,
)


@settings(max_examples=60, deadline=None)
@given(steps)
def test_order_is_a_permutation_of_the_known_slots(
    plan: list[tuple[str] | tuple[str, str] | tuple[str, str, int]],
) -> None:
    played, seen = Played(), set[str]()
    for step in plan:
        match step:
            case ("join", name):
                played.join(str(name))
                seen.add(str(name).lower())
            case ("leave", name):
                played.do(played.rules.remove(str(name), "parti"))
            case ("move", slot, place):
                played.do(Move(str(slot), int(place)))
            case _:
                played.do(ByScore())
        assert sorted(played.slots()) == sorted(seen)
        present = {one.id for one in played.rules.view(played.state).fighters}
        gone = {slot.id for slot in played.rules.view(played.state).slots if slot.gone}
        assert gone == seen - present
    stored = [raw(event) for event in played.events]
    again = played.rules.blank(ToySettings())
    for event in played.rules.read_events(played.rules.event_version, stored):
        again = played.rules.apply(again, event)
    assert msgspec.to_builtins(again) == msgspec.to_builtins(played.state)
