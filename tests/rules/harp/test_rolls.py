"""Throws: percentages, open-ended chains, what is closed (Conventions pour les tirages de dés)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.errors import KnownError
from desktop.rules.harp import rolls
from desktop.rules.message import say
from desktop.rules.telling import Missing
from tests.rules.harp.people import NUMBERS, chain, dice

LABEL = say("harp.die.again", label="x")


@pytest.mark.rule("HARP-D100", "HARP-D100-00", "HARP-D100-ORDER")
@pytest.mark.parametrize(
    ("tens", "units", "read"), [(4, 7, 47), (0, 3, 3), (9, 0, 90), (0, 0, 100), (6, 1, 61)]
)
def test_two_dice_make_a_percentage_in_the_order_declared(tens: int, units: int, read: int) -> None:
    assert rolls.percentile(tens, units) == read


@pytest.mark.parametrize(("tens", "units"), [(10, 0), (0, 10), (-1, 3), (3, -1)])
def test_a_face_that_no_die_has_is_refused(tens: int, units: int) -> None:
    with pytest.raises(KnownError) as refused:
        rolls.percentile(tens, units)
    wrong = next(face for face in (tens, units) if not 0 <= face <= 9)
    assert refused.value.message.params == {"value": wrong, "most": 9}


@pytest.mark.rule("HARP-JSL-OPEN", "HARP-JSL-CHAIN")
@pytest.mark.parametrize(
    ("throws", "total"),
    [
        ((97, 56), 153),
        ((95,), 95),
        ((96, 1), 97),
        ((100, 40), 140),
        ((98, 96, 12), 206),
        ((100, 100, 100, 5), 305),
        ((97, 95), 192),
    ],
)
def test_an_open_roll_is_the_sum_of_its_chain(throws: tuple[int, ...], total: int) -> None:
    made = chain(*throws)
    assert (made.total, made.throws, made.natural) == (total, throws, throws[0])
    assert [line.amount for line in made.breakdown().lines] == list(throws)


@pytest.mark.rule("HARP-JSL-NOT-LOW")
def test_a_low_throw_opens_nothing() -> None:
    assert chain(2, 30).throws == (2,)


@pytest.mark.parametrize("throws", [(), (97,), (97, 98)])
def test_a_chain_waits_for_the_throw_that_ends_it(throws: tuple[int, ...]) -> None:
    with pytest.raises(Missing) as caught:
        chain(*throws)
    assert [spec.key.ordinal for spec in caught.value.specs] == [len(throws)]


@pytest.mark.rule("HARP-KIND-ATTACK", "HARP-KIND-CRITICAL", "HARP-KIND-SKILL", "HARP-MANOEUVRE-DEF")
def test_critical_rolls_are_closed_and_all_others_open() -> None:
    assert rolls.opens("attaque")
    assert rolls.opens("competence")
    assert rolls.opens("incantation")
    assert rolls.opens("resistance")
    assert not rolls.opens("critique")
    assert not rolls.opens("competence", closed=True)


@pytest.mark.rule("HARP-KIND-CRITICAL", "HARP-KIND-SKILL", "HARP-KIND-ATTACK")
def test_a_closed_roll_never_asks_for_a_second_throw() -> None:
    closed = rolls.roll(NUMBERS, dice(throw=98), "throw", LABEL, is_open=False)
    assert closed.throws == (98,)
    opened = rolls.roll(NUMBERS, dice(throw=(99, 20)), "throw", LABEL, is_open=True)
    assert opened.total == 119
    with pytest.raises(Missing) as caught:
        rolls.roll(NUMBERS, dice(throw=97), "throw", LABEL, is_open=True)
    assert [spec.key.ordinal for spec in caught.value.specs] == [1]


@settings(max_examples=40)
@given(st.lists(st.integers(96, 100), max_size=6), st.integers(1, 95))
def test_any_chain_ends_at_its_first_throw_below_96(high: list[int], last: int) -> None:
    throws = (*high, last)
    assert chain(*throws, 50).throws == throws
    for place in range(len(high)):
        with pytest.raises(Missing):
            chain(*throws[: place + 1])
