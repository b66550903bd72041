"""What a request asks of a system: which operation, and with which settings of a campaign."""

from collections.abc import Mapping
from typing import TypeVar, cast

import msgspec

from desktop.resolve.errors import bad
from desktop.resolve.requests import Raw, converted
from desktop.rules.document import Json

T = TypeVar("T", bound=msgspec.Struct)


def operation(raw: dict[str, Json], operations: Mapping[str, type[T]]) -> T:
    """The operation that a request names, with its fields.

    Raises `BadRequest` when there is none of that name, or a field is wrong.
    """
    name = raw.get("op")
    kind = operations.get(name) if isinstance(name, str) else None
    if kind is None:
        raise bad("op", "resolve.unknown-op", known=", ".join(operations))
    return converted(raw, kind)


def changed(settings: T, changes: Raw) -> T:
    """Settings with the changes of a request, which the rules have still to check.

    Raises `BadRequest` naming the place when there is no such setting or its value is impossible.
    """
    if not changes:
        return settings
    raw: Json = msgspec.json.decode(msgspec.json.encode(settings))
    return converted(_merged(raw, cast("Json", changes)), type(settings), "settings")


def _merged(raw: Json, changes: Json) -> Json:
    """Objects are changed field by field; everything else is replaced."""
    if isinstance(raw, dict) and isinstance(changes, dict):
        return {**raw, **{name: _merged(raw.get(name), value) for name, value in changes.items()}}
    return changes
