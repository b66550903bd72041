"""Structs read by their tag are those that the whole union would give."""

from typing import TypeAlias

import msgspec
import pytest

from desktop.rules.errors import KnownError
from desktop.rules.tagged import Stored, Tagged
from tests.texts import texts_of


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


STORED: Stored[Union, Union] = Stored(
    Union, Union, 2, {1: lambda raw: {**raw, "type": raw["type"].removesuffix("-thing")}}
)


def test_a_journal_is_read_with_its_events_brought_up_to_date() -> None:
    assert STORED.command({"type": "one", "value": 3}) == One(3)
    assert STORED.events(1, [{"type": "one-thing", "value": 3}, {"type": "other"}]) == (
        One(3),
        Other(),
    )
    assert STORED.events(2, []) == ()


def test_what_a_journal_cannot_hold_is_named() -> None:
    texts = texts_of("fr")
    with pytest.raises(KnownError) as newer:
        STORED.events(3, [])
    with pytest.raises(KnownError) as event:
        STORED.events(2, [{"type": "one-thing", "value": 3}])
    with pytest.raises(KnownError) as command:
        STORED.command({"type": "none"})
    assert texts.render(newer.value.message) == (
        "Ce journal vient d’une version plus récente (3, ici 2)\u00a0; mettez Cassure à jour"
    )
    assert "événement" in texts.render(event.value.message)
    assert "commande" in texts.render(command.value.message)
