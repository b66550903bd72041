"""Documents come back whole: unknown fields by path, older versions upcast, newer ones refused."""

import copy
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.document import Loaded, Upcaster, read, upcast, write
from desktop.rules.errors import KnownError


class Part(msgspec.Struct, frozen=True):
    id: str
    size: int = 0


class Place(msgspec.Struct, frozen=True):
    name: str = ""
    parts: tuple[Part, ...] = ()


class Thing(msgspec.Struct, frozen=True):
    version: int = 2
    name: str = ""
    place: Place = Place()
    boxes: tuple[int, int] = (0, 0)
    pair: tuple[Place, ...] = ()
    named: dict[str, Part] = {}


def renamed(raw: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called the name `title`."""
    raw = dict(raw)
    raw["name"] = raw.pop("title", "")
    return raw


UPCASTERS: dict[int, Upcaster] = {1: renamed}


def load(data: bytes | str) -> Loaded[Thing]:
    return read(data, Thing, 2, UPCASTERS)


def refusal(data: bytes | str) -> str:
    with pytest.raises(KnownError) as caught:
        load(data)
    return caught.value.message.key


# Unknown names never collide with known ones.
STRANGE = st.dictionaries(
    st.text("uvw", min_size=1, max_size=3),
    st.recursive(
        st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
        lambda inner: (
            st.lists(inner, max_size=2) | st.dictionaries(st.text("id"), inner, max_size=2)
        ),
        max_leaves=4,
    ),
    max_size=2,
)


@st.composite
def part(draw: st.DrawFn, identity: str) -> dict[str, Any]:
    return {"id": identity, "size": draw(st.integers(0, 9)), **draw(STRANGE)}


@st.composite
def place(draw: st.DrawFn) -> dict[str, Any]:
    ids = draw(st.lists(st.text("abc", min_size=1, max_size=2), max_size=3))
    return {
        "name": draw(st.text(max_size=3)),
        "parts": [draw(part(identity)) for identity in ids],
        **draw(STRANGE),
    }


@st.composite
def thing(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "version": 2,
        "name": draw(st.text(max_size=5)),
        "place": draw(place()),
        "boxes": [draw(st.integers(0, 3)), draw(st.integers(0, 3))],
        "pair": [draw(place()) for _ in range(draw(st.integers(0, 2)))],
        "named": {key: draw(part(key)) for key in draw(st.sets(st.sampled_from("kl")))},
        **draw(STRANGE),
    }


@given(thing())
def test_unknown_fields_are_kept_by_path(raw: dict[str, Any]) -> None:
    written = write(load(json.dumps(raw)))
    assert json.loads(written) == raw
    assert write(load(written)) == written


@given(thing(), st.text(max_size=5))
def test_unknown_fields_outlive_an_edit(raw: dict[str, Any], name: str) -> None:
    loaded = load(json.dumps(raw))
    edited = Loaded(msgspec.structs.replace(loaded.value, name=name), loaded.unknown)
    expected = {**copy.deepcopy(raw), "name": name}
    assert json.loads(write(edited)) == expected


def test_members_with_ids_keep_their_unknown_fields_when_reordered() -> None:
    loaded = load(
        b'{"version":2,"place":{"parts":[{"id":"a","new":1},{"id":"b","new":2},{"id":"c"}]}}'
    )
    a, b, c = loaded.value.place.parts
    value = msgspec.structs.replace(loaded.value, place=Place(parts=(c, b, a)))
    parts = json.loads(write(Loaded(value, loaded.unknown)))["place"]["parts"]
    assert parts == [{"id": "c", "size": 0}, {"id": "b", "size": 0, "new": 2}, {**parts[2]}]
    assert parts[2]["new"] == 1


def test_what_was_removed_does_not_come_back_in_pieces() -> None:
    loaded = load(
        b'{"version":2,"place":{"parts":[{"id":"a","new":1}]},"named":{"k":{"id":"k","new":1}}}'
    )
    value = msgspec.structs.replace(loaded.value, place=Place(), named={})
    written = write(Loaded(value, loaded.unknown))
    assert load(written) == Loaded(value)


def test_older_version_is_brought_up() -> None:
    assert load(b'{"version":1,"title":"Jo"}').value == Thing(name="Jo")
    assert json.loads(write(load(b'{"version":1,"title":"Jo","u":1}')))["version"] == 2


def test_upcasting_leaves_the_raw_document_alone() -> None:
    raw: dict[str, Any] = {"version": 1, "title": "Jo"}
    assert upcast(raw, 2, UPCASTERS) == {"version": 2, "name": "Jo"}
    assert raw == {"version": 1, "title": "Jo"}


def test_newer_version_is_refused() -> None:
    with pytest.raises(KnownError) as caught:
        load(b'{"version":3,"name":5}')
    assert caught.value.message.key == "error.document-newer"
    assert caught.value.message.params == {"version": 3, "current": 2}


@pytest.mark.parametrize(
    "data", [b"{}", b'{"version":"2"}', b'{"version":true}', b'{"version":0}', b'{"version":1.5}']
)
def test_document_without_a_version_is_refused(data: bytes) -> None:
    assert refusal(data) == "error.document-version-missing"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"nope",
        b"[]",
        b'"x"',
        b"\xff",
        b'{"version":2}x',
        b"[" * 100_000,
        '{"a":"\ud800"}',
    ],
)
def test_damaged_document_is_refused(data: bytes | str) -> None:
    assert refusal(data) == "error.document-damaged"


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"version":2,"name":5}', "$.name"),
        (b'{"version":2,"boxes":[1,2,3]}', "$.boxes"),
        (b'{"version":2,"place":{"parts":[{"size":1}]}}', "$.place.parts[0]"),
        (b'{"version":2,"boxes":[1,9007199254740992]}', "$.boxes[1]"),
        (b'{"version":2,"named":{"a":{"id":"a","size":-1' + b"0" * 30 + b"}}}", "$.named.a.size"),
    ],
)
def test_impossible_value_is_refused_with_its_place(data: bytes, place: str) -> None:
    with pytest.raises(KnownError) as caught:
        load(data)
    assert caught.value.message.key == "error.document-invalid"
    assert place in str(caught.value.message.params["detail"])


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes | str) -> None:
    try:
        loaded = load(data)
    except KnownError:
        return
    assert isinstance(loaded.value, Thing)
