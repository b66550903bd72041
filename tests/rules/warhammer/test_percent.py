"""Tests of a d100."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.warhammer.percent import (
    Critical,
    Extended,
    Percent,
    Winner,
    attempt,
    opposed,
    opposed_groups,
    softened,
)
from desktop.rules.warhammer.tables.load import Tables

targets, rolls = st.integers(-200, 300), st.integers(1, 100)


@pytest.mark.rule("WH-GEN-ABBREVIATIONS", "WH-TEST-NORMAL")
@pytest.mark.parametrize(
    ("target", "roll", "success", "degrees"),
    [
        (45, 22, True, 2),
        (40, 31, True, 0),
        (30, 62, False, 3),
        (50, 50, True, 0),
        (47, 47, True, 0),
        (47, 48, False, 0),
        (40, 30, True, 1),
        (40, 50, False, 1),
        (40, 49, False, 0),
    ],
)
def test_success_and_degrees(target: int, roll: int, success: bool, degrees: int) -> None:
    one = attempt(target, roll)
    assert (one.success, one.degrees) == (success, degrees)


@pytest.mark.rule("WH-TEST-CRIT-SUCCESS", "WH-TEST-CRIT-FAILURE", "WH-TEST-CRIT-CANCELLED")
@pytest.mark.parametrize(
    ("target", "roll", "success", "critical"),
    [
        (35, 2, True, Critical.SUCCESS),
        (35, 1, True, Critical.SUCCESS),
        (35, 3, True, Critical.NONE),
        (40, 99, False, Critical.FAILURE),
        (40, 100, False, Critical.FAILURE),
        (40, 98, False, Critical.NONE),
        (-4, 1, True, Critical.NONE),
        (-4, 2, False, Critical.NONE),
        (0, 1, True, Critical.NONE),
        (1, 1, True, Critical.SUCCESS),
        (1, 2, False, Critical.NONE),
        (99, 98, True, Critical.NONE),
        (99, 99, False, Critical.FAILURE),
        (100, 99, True, Critical.NONE),
        (104, 99, True, Critical.NONE),
        (104, 100, False, Critical.NONE),
    ],
)
def test_the_ends_of_the_die(target: int, roll: int, success: bool, critical: Critical) -> None:
    one = attempt(target, roll)
    assert (one.success, one.critical) == (success, critical)


@given(targets, rolls)
def test_a_critical_is_never_of_the_other_side(target: int, roll: int) -> None:
    one = attempt(target, roll)
    assert one.degrees >= 0
    assert (one.critical is Critical.SUCCESS) <= one.success
    assert (one.critical is Critical.FAILURE) <= (not one.success)


@given(targets, rolls)
def test_more_chance_never_turns_a_success_into_a_failure(target: int, roll: int) -> None:
    assert attempt(target, roll).success <= attempt(target + 1, roll).success


@pytest.mark.rule("WH-TEST-OPPOSED")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((45, 22), (60, 35), Winner.FIRST),
        ((45, 22), (60, 25), Winner.SECOND),
        ((45, 80), (60, 75), Winner.AGAIN),
        ((45, 41), (60, 65), Winner.FIRST),
        ((45, 80), (60, 60), Winner.SECOND),
        ((45, 22), (45, 22), Winner.AGAIN),
    ],
)
def test_opposed(first: tuple[int, int], second: tuple[int, int], winner: Winner) -> None:
    assert opposed(attempt(*first), attempt(*second)) is winner


@given(targets, rolls, targets, rolls)
def test_opposed_is_fair(a: int, x: int, b: int, y: int) -> None:
    turned = {Winner.FIRST: Winner.SECOND, Winner.SECOND: Winner.FIRST, Winner.AGAIN: Winner.AGAIN}
    one, other = attempt(a, x), attempt(b, y)
    assert opposed(other, one) is turned[opposed(one, other)]


@pytest.mark.rule("WH-TEST-OPPOSED-GROUPS")
def test_groups() -> None:
    guards, thief = (attempt(50, 3), attempt(50, 89)), (attempt(50, 75),)
    first = opposed_groups(guards, thief)
    assert (first.winner, first.again) == ((0, 0), (1,))
    again = opposed_groups((attempt(50, 56),), (attempt(50, 27),))
    assert (again.winner, again.again) == ((1, 0), ())
    nobody = opposed_groups((attempt(50, 56),), (attempt(50, 87),))
    assert nobody.winner is None


@pytest.mark.rule("WH-TEST-EXTENDED")
def test_extended() -> None:
    def after(results: str) -> Extended:
        task = Extended(most=6, needed=3)
        for result in results:
            task = task.plus(result == "S")
        return task

    assert after("SFSF").done is False
    assert (after("SFSFS").done, after("SFSFS").made) == (True, 5)
    assert after("FFF").lost is False
    assert (after("FFFF").lost, after("FFFF").made) == (True, 4)
    assert after("SFSFSFFF").made == 5
    assert after("FFFFSSS").made == 4


@pytest.mark.rule("WH-TEST-FAILURE-DEGREES")
@pytest.mark.parametrize(
    ("roll", "name"),
    [(55, "malus"), (41, "malus"), (63, "gros-malus"), (75, "echec"), (98, "echec")],
)
def test_failures_are_softened_by_their_degrees(tables: Tables, roll: int, name: str) -> None:
    assert softened(tables, attempt(40, roll)).id == name


def test_margin() -> None:
    assert Percent(40, 31, True, 0).margin == 9
