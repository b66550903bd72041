"""Rows of the campaign's tables follow one another whatever a person does with them."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.harp import settingsrows as rows
from desktop.rules.harp.lookup import first_flaw, reading
from desktop.rules.harp.settings import Readings, check, flaws
from desktop.rules.harp.settingsfields import CREATION, OPTIONS, READINGS
from tests.rules.harp.desk import SETTINGS, rendered

Act = tuple[Literal["split", "without"], int]


@given(st.lists(st.tuples(st.sampled_from(("split", "without")), st.integers(0, 40)), max_size=12))
def test_no_hand_makes_a_hole(acts: list[Act]) -> None:
    held = SETTINGS.percent
    for act, place in acts:
        place %= len(held)
        held = rows.split(held, place) if act == "split" else rows.without(held, place)
        assert first_flaw(held) is None
        assert held[0].least is None
        assert held[-1].most is None
        assert len({one.id for one in held}) == len(held)
    check(replace(SETTINGS, percent=held))


@pytest.mark.rule("HARP-TABLE-COLUMNS", "HARP-RANK-BONUS")
def test_a_row_that_ends_elsewhere_moves_the_next_and_is_the_campaigns() -> None:
    place = next(n for n, one in enumerate(SETTINGS.help) if one.most == 110)
    held = rows.settled(rows.ending(SETTINGS.help, place, 112), SETTINGS.help)
    assert (held[place].most, held[place + 1].least) == (112, 113)
    assert {one.confidence for one in held[place : place + 2]} == {"campagne"}
    assert held[place - 1] == SETTINGS.help[place - 1]
    assert reading(held, 112).value == 5
    back = rows.settled(rows.restored(held, place, SETTINGS.help[place]), SETTINGS.help)
    assert back == SETTINGS.help


def test_the_last_row_keeps_its_end_and_the_last_that_is_left_stays() -> None:
    last = len(SETTINGS.target) - 1
    assert rows.ending(SETTINGS.target, last, 300) == SETTINGS.target
    alone = SETTINGS.target[:1]
    assert rows.without(alone, 0) == alone
    whole = rows.without(SETTINGS.target, 0)
    assert (whole[0].least, whole[0].value) == (None, SETTINGS.target[1].value)


def test_a_row_without_ends_is_cut_at_zero() -> None:
    (whole,) = rows.settled((replace(SETTINGS.percent[0], least=None, most=None),), ())
    low, high = rows.split((whole,), 0)
    assert (low.least, low.most, high.least, high.most) == (None, 0, 1, None)


def test_a_row_that_ends_before_it_begins_is_a_flaw_with_its_name() -> None:
    held = rows.ending(SETTINGS.percent, 2, 5)
    (flaw,) = flaws(replace(SETTINGS, percent=held))
    assert flaw.place == ("percent",)
    assert "11 à 5" in rendered(flaw.text)


def test_a_new_table_of_fumbles_holds_every_face() -> None:
    one = rows.blank_fumbles("Armes", ())
    two = rows.blank_fumbles("Armes", (one,))
    assert one.id != two.id
    halves = rows.split(one.rows, 0)
    assert [(each.least, each.most) for each in halves] == [(1, 99), (100, 100)]
    assert rows.split(halves, 1) == halves
    check(replace(SETTINGS, fumbles=(replace(one, rows=halves), two)))


def test_degrees_that_rolls_take_by_default_must_stay() -> None:
    few = tuple(one for one in SETTINGS.difficulties if one.id != "moyenne")
    (flaw,) = flaws(replace(SETTINGS, difficulties=few))
    assert "moyenne" in rendered(flaw.text)


def test_every_single_value_is_in_the_editor_with_its_words() -> None:
    assert {one.name for one in READINGS} == set(Readings.__struct_fields__)
    names = {f"{one.group}.{one.name}" for one in (*OPTIONS, *CREATION)}
    for group in ("options", "creation"):
        held = getattr(SETTINGS, group)
        assert {f"{group}.{name}" for name in held.__struct_fields__} <= names
    for one in (*READINGS, *OPTIONS, *CREATION):
        rendered(one.label)
        assert all(rendered(one.option(value)) for value in one.options)
