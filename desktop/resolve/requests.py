"""From a line of JSON to a request: strict about names, and every error tells its field."""

import re
from typing import TypeAlias, TypeVar, cast

import msgspec

from desktop.resolve.errors import bad
from desktop.rules.document import Json

T = TypeVar("T")

Raw: TypeAlias = dict[str, object]
"""A JSON object inside a request, to be read by a module that knows what it holds (msgspec takes
no recursive type)."""


def parsed(line: str | bytes) -> dict[str, Json]:
    """One line as a JSON object.

    Raises `BadRequest` when it is none.
    """
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad("", "resolve.not-json", detail=str(error)) from error
    if not isinstance(raw, dict):
        raise bad("", "resolve.not-object")
    return cast("dict[str, Json]", raw)


def converted(raw: object, kind: type[T], place: str = "") -> T:
    """Raw JSON as a struct; `place` is where it stands in the request.

    Raises `BadRequest` naming the field that is unknown, missing or of an impossible value.
    """
    try:
        value = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at `")
        where = _below(place, path.rstrip("`"))
        named = re.search("(unknown|required) field `([^`]+)`", detail)
        if named is None:
            raise bad(where or "op", "resolve.impossible", detail=detail) from error
        field = ".".join(part for part in (where, named[2]) if part)
        key = "resolve.unknown-field" if named[1] == "unknown" else "resolve.missing-field"
        raise bad(field, key, field=field) from error
    understood = cast("Json", msgspec.json.decode(msgspec.json.encode(value)))
    if stray := _stray(cast("Json", raw), understood, place):
        raise bad(stray, "resolve.unknown-field", field=stray)
    return value


def tagged(raw: object, union: object, place: str) -> msgspec.Struct:
    """Raw JSON as one of a union of tagged structs; raises `BadRequest` as `converted` does."""
    return converted(raw, cast("type[msgspec.Struct]", union), place)


def _below(place: str, path: str) -> str:
    """The path of a field inside `place`, from msgspec's "$.a[1].b"."""
    return (place + path.removeprefix("$")).lstrip(".")


def _stray(raw: Json, understood: Json, place: str) -> str:
    """The path of the first field of raw JSON that no struct has, "" when there is none.

    The rules' own structs accept fields of newer versions; a request with a slip must not.
    """
    if isinstance(raw, dict) and isinstance(understood, dict):
        for name, value in raw.items():
            path = f"{place}.{name}".lstrip(".")
            if name not in understood:
                return path
            if stray := _stray(value, understood[name], path):
                return stray
    elif isinstance(raw, list) and isinstance(understood, list):
        for number, (value, known) in enumerate(zip(raw, understood, strict=False)):
            if stray := _stray(value, known, f"{place}[{number}]"):
                return stray
    return ""
