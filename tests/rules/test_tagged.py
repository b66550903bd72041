"""Structs read by their tag are those that the whole union would give."""

from typing import TypeAlias

import msgspec
import pytest

from desktop.rules.tagged import Tagged


class One(msgspec.Struct, frozen=True, tag="one"):
    value: int


class Other(msgspec.Struct, frozen=True, tag="other"):
    value: str = ""


Union: TypeAlias = One | Other
TAGGED: Tagged[Union] = Tagged(Union)


def test_a_tag_names_its_struct() -> None:
    assert TAGGED.read({"type": "one", "value": 3}) == One(3)
    assert TAGGED.read({"type": "other"}) == Other()


@pytest.mark.parametrize(
    "raw", [{"type": "none"}, {}, {"type": 3}, {"type": "one", "value": "x"}, {"type": "one"}]
)
def test_what_is_none_of_them_fails_as_the_union_does(raw: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError) as expected:
        msgspec.convert(raw, Union)
    with pytest.raises(msgspec.ValidationError) as found:
        TAGGED.read(raw)  # type: ignore[arg-type]
    assert str(found.value) == str(expected.value)
