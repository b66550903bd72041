"""Reading and writing versioned documents without losing what this version does not know.

Raw JSON is upcast step by step to the current version, then decoded by msgspec, which drops
unknown fields; so those are first set aside by path and merged back at writing (law 7).
"""

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar, cast

import msgspec

from desktop.rules.errors import known

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Upcaster: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]
D = TypeVar("D", bound=msgspec.Struct)

#: The largest number that every reader of JSON keeps exactly; sums of several stay in 64 bits.
MOST = 2**53 - 1


class Unknown(msgspec.Struct, frozen=True):
    """What a file holds and this version does not know: whole fields of this object, and what
    lies deeper in its known members (list members are named by their `id`, or by place)."""

    fields: dict[str, Json] = {}
    members: dict[str, "Unknown"] = {}

    def __bool__(self) -> bool:
        return bool(self.fields or self.members)


class Loaded(msgspec.Struct, Generic[D], frozen=True):
    """A document and the fields of its file that this version does not know."""

    value: D
    unknown: Unknown = Unknown()


def upcast(
    raw: dict[str, Json], current: int, upcasters: Mapping[int, Upcaster]
) -> dict[str, Json]:
    """Bring a raw document to version `current`.

    Raises `KnownError` when it is newer or has no version.
    """
    version = raw.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise known("error.document-version-missing")
    if version > current:
        raise known("error.document-newer", version=version, current=current)
    for step in range(version, current):
        raw = {**upcasters[step](raw), "version": step + 1}
    return raw


def read(
    data: bytes | str, kind: type[D], current: int, upcasters: Mapping[int, Upcaster]
) -> Loaded[D]:
    """Decode a JSON document.

    Raises `KnownError` naming the place when it is damaged, foreign or newer.
    """
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise known("error.document-damaged", detail=str(error)) from error
    if not isinstance(raw, dict):
        raise known("error.document-damaged", detail=type(raw).__name__)
    raw = upcast(cast("dict[str, Json]", raw), current, upcasters)
    try:
        value = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise known("error.document-invalid", detail=str(error)) from error
    understood = _plain(value)
    if place := _beyond(understood, "$"):
        raise known("error.document-invalid", detail=f"> {MOST} - at `{place}`")
    return Loaded(value, _unknown(raw, understood))


def write(loaded: Loaded[D]) -> bytes:
    """Encode a document, unknown fields merged back in; the same document gives the same
    bytes."""
    return msgspec.json.encode(_merged(_plain(loaded.value), loaded.unknown))


def raw(struct: msgspec.Struct) -> dict[str, Json]:
    """A command or event as a journal keeps it: exactly what reading it back will give."""
    return cast("dict[str, Json]", _plain(struct))


def _plain(value: msgspec.Struct) -> Json:
    """A struct as its JSON reads back; `msgspec.to_builtins` would leave tuples."""
    return cast("Json", msgspec.json.decode(msgspec.json.encode(value)))


def _beyond(value: Json, place: str) -> str:
    """Where a number lies that no screen could show, or ""."""
    if isinstance(value, int):
        return place if abs(value) > MOST else ""
    if isinstance(value, dict):
        inside = [(member, f"{place}.{name}") for name, member in value.items()]
    elif isinstance(value, list):
        inside = [(member, f"{place}[{number}]") for number, member in enumerate(value)]
    else:
        return ""
    return next((found for member, name in inside if (found := _beyond(member, name))), "")


def _unknown(raw: Json, understood: Json) -> Unknown:
    """What `raw` holds and `understood` does not."""
    fields: dict[str, Json] = {}
    members: dict[str, Unknown] = {}
    if isinstance(raw, dict) and isinstance(understood, dict):
        for name, value in raw.items():
            if name not in understood:
                fields[name] = value
            elif deeper := _unknown(value, understood[name]):
                members[name] = deeper
    elif isinstance(raw, list) and isinstance(understood, list):
        by_name = _named(understood)
        for name, value in _named(raw).items():
            if name in by_name and (deeper := _unknown(value, by_name[name])):
                members[name] = deeper
    return Unknown(fields, members)


def _merged(understood: Json, unknown: Unknown | None) -> Json:
    """`understood` with `unknown` put back; what lay in a member that is gone goes with it."""
    if not unknown:
        return understood
    if isinstance(understood, dict):
        merged = {
            name: _merged(value, unknown.members.get(name)) for name, value in understood.items()
        }
        fresh = {name: value for name, value in unknown.fields.items() if name not in merged}
        return {**merged, **fresh}
    if isinstance(understood, list):
        return [
            _merged(member, unknown.members.get(name))
            for name, member in _named(understood).items()
        ]
    return understood


def _named(members: list[Json]) -> dict[str, Json]:
    """List members by a name that survives reordering where they have an id."""
    named: dict[str, Json] = {}
    for place, member in enumerate(members):
        identity = member.get("id") if isinstance(member, dict) else None
        name = f"id:{identity}" if isinstance(identity, str) else f"#{place}"
        named[name if name not in named else f"#{place}"] = member
    return named
