"""Values of the rules as JSON: texts rendered, breakdowns with their total, enums by their value.

Every operation answers with the rules' own structs, so that no number loses its explanation on
the way out.
"""

import enum
from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.document import Json
from desktop.rules.message import Message
from desktop.rules.tomltables import Titled
from desktop.text import Catalogue

Value: TypeAlias = (
    "bool | int | str | enum.Enum | msgspec.Struct | Sequence[Value] | Mapping[str, Value] | None"
)


def plain(value: Value, texts: Catalogue) -> Json:
    """A value as JSON, in the language of `texts`."""
    match value:
        case None | bool() | int() | str():
            return value
        case enum.Enum():
            return cast("Json", value.value)
        case Message():
            return texts.render(value)
        case Breakdown():
            return {"total": value.total, "lines": plain(value.lines, texts)}
        case Titled():
            members = _members(value, texts)
            members.pop("called", None)
            return {"id": value.id, "name": texts.render(value.name), **members}
        case msgspec.Struct():
            return _members(value, texts)
        case Mapping():
            return {name: plain(member, texts) for name, member in value.items()}
        case Sequence():
            return [plain(member, texts) for member in value]


def _members(value: msgspec.Struct, texts: Catalogue) -> dict[str, Json]:
    named = {name: cast("Value", getattr(value, name)) for name in value.__struct_fields__}
    return {name: plain(member, texts) for name, member in named.items()}
