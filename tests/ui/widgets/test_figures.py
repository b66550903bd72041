"""Reading and writing whole numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.ui.widgets.figures import integer_text, parse_integer, signed_text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        (" 12 ", 12),
        ("-3", -3),
        ("−3", -3),
        ("– 3", -3),
        ("+4", 4),
        ("1 200", 1200),
        ("1\u00a0200", 1200),
        ("1\u202f200", 1200),
        ("1.200", 1200),
        ("1,200,300", 1200300),
        ("3,0", 3),
        ("3.", 3),
        ("007", 7),
    ],
)
def test_what_people_write_is_read(text: str, value: int) -> None:
    assert parse_integer(text) == value


@pytest.mark.parametrize(
    "text", ["", " ", "-", "abc", "3,5", "1..2", "--3", "3-", "²", "1e3", "9" * 5000, "<b>1</b>"]
)
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    assert parse_integer(text) is None


@given(st.integers(-(10**12) + 1, 10**12 - 1))
def test_what_is_shown_reads_back(value: int) -> None:
    assert parse_integer(integer_text(value)) == value
    assert parse_integer(signed_text(value)) == value


def test_amounts_carry_true_signs() -> None:
    assert (signed_text(2), signed_text(-3), signed_text(0)) == ("+2", "−3", "0")
