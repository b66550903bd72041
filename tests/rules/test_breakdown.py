"""A breakdown's total is the sum of its lines, whatever was done to it."""

from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown, Line, start
from desktop.rules.message import say

AMOUNTS = st.integers(-40, 40)
BREAKDOWNS = st.lists(AMOUNTS, max_size=8).map(
    lambda amounts: Breakdown(tuple(Line("x", amount) for amount in amounts))
)


def test_empty_sum_is_zero() -> None:
    assert Breakdown().total == 0


def test_first_term_is_kept_even_when_zero() -> None:
    assert start("x", 0).lines == (Line("x", 0),)


def test_zero_term_is_left_out_unless_noted() -> None:
    assert start("x", 5).plus("y", 0).lines == (Line("x", 5),)
    assert start("x", 5).noted("y", "R").lines == (Line("x", 5), Line("y", 0, "R"))


def test_cap_and_floor_show_what_they_took_and_gave() -> None:
    cap, floor = say("cap"), say("floor")
    assert start("x", 9).at_most(5, cap, "R").lines[-1] == Line(cap, -4, "R")
    assert start("x", -3).at_least(0, floor, "R").lines[-1] == Line(floor, 3, "R")
    assert start("x", 5).at_most(5, cap).at_least(5, floor).lines == (Line("x", 5),)


@given(BREAKDOWNS, AMOUNTS, AMOUNTS)
def test_total_is_the_sum_of_the_lines(sums: Breakdown, amount: int, limit: int) -> None:
    before = sums.total
    assert before == sum(line.amount for line in sums.lines)
    assert sums.plus("x", amount).total == before + amount
    assert sums.noted("x").total == before
    assert sums.at_most(limit, say("cap")).total == min(before, limit)
    assert sums.at_least(limit, say("floor")).total == max(before, limit)
    assert sums.total == before
