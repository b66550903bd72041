"""Dice are values: keyed, checked, rolled only by whoever holds a generator."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.dice import Dice, DieKey, DieSpec, Origin, Rolled, roll, typed
from desktop.rules.errors import KnownError
from desktop.rules.message import say


def spec(ordinal: int = 0, sides: int = 20, purpose: str = "attack") -> DieSpec:
    return DieSpec(DieKey(purpose, "ana", ordinal), sides, say("die"))


KEYS = st.builds(DieKey, st.sampled_from("ab"), st.sampled_from("xy"), st.integers(0, 2))
ROLLED = st.builds(Rolled, KEYS, st.just(20), st.integers(1, 20))


@pytest.mark.parametrize("value", [1, 20])
def test_typed_die_keeps_its_face(value: int) -> None:
    die = typed(spec(), value)
    assert (die.value, die.origin, die.key) == (value, Origin.TYPED, spec().key)


@pytest.mark.parametrize("value", [0, 21, -1])
def test_face_that_does_not_exist_is_refused(value: int) -> None:
    with pytest.raises(KnownError) as caught:
        typed(spec(), value)
    assert caught.value.message == say("error.die-out-of-range", value=value, sides=20)


def test_impossible_face_is_refused_when_read_back() -> None:
    stored = msgspec.json.encode(typed(spec(), 20)).replace(b'"value":20', b'"value":21')
    with pytest.raises(KnownError):
        msgspec.json.decode(stored, type=Rolled)


@given(ROLLED)
def test_die_survives_storage(die: Rolled) -> None:
    assert msgspec.json.decode(msgspec.json.encode(die), type=Rolled) == die


def test_missing_names_dice_nobody_rolled() -> None:
    dice = Dice([typed(spec(0), 7)])
    assert dice.missing([spec(0), spec(1)]) == (spec(1),)
    assert dice.get(spec(1).key) is None
    assert dice.value(spec(0).key) == 7
    with pytest.raises(KeyError):
        dice.value(spec(1).key)


def test_die_with_other_faces_counts_as_missing() -> None:
    assert Dice([typed(spec(sides=6), 3)]).missing([spec(sides=20)]) == (spec(sides=20),)


def test_newer_die_replaces_the_older_and_leaves_the_first_set_alone() -> None:
    first = Dice([typed(spec(), 7)])
    second = first.plus([typed(spec(), 9)])
    assert (first.value(spec().key), second.value(spec().key), len(second)) == (7, 9, 1)


@given(st.lists(ROLLED))
def test_last_die_of_a_key_counts(rolled: list[Rolled]) -> None:
    dice = Dice(rolled)
    last = {die.key: die for die in rolled}
    assert {die.key: die for die in dice} == last
    assert len(dice) == len(last)


@given(st.integers(), st.lists(st.integers(2, 100), max_size=20))
def test_rolls_are_on_the_die_and_repeat_with_the_seed(seed: int, sides: list[int]) -> None:
    specs = [spec(ordinal, faces) for ordinal, faces in enumerate(sides)]
    rolled = roll(specs, random.Random(seed))
    assert rolled == roll(specs, random.Random(seed))
    assert not Dice(rolled).missing(specs)
    assert all(1 <= die.value <= die.sides and die.origin is Origin.ROLLED for die in rolled)
