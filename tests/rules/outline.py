"""Any value of the rules as an indented text that a person can read and compare.

`Golden` keeps such texts in `tests/data/golden`. After a wanted change write them anew with
`CASSURE_WRITE_GOLDEN=1` in the environment, and read the difference.
"""

import enum
import functools
import os
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.sheetmodel import Box, BoxKind, BoxRow, BoxState

FOLDER = Path(__file__).resolve().parents[1] / "data" / "golden"
WRITE = "CASSURE_WRITE_GOLDEN"
STEP = "  "
WIDTH = 100
"""What is longer stands on several lines."""


def outline(value: object) -> str:
    """One line for what is small; else a heading and a line for each part, indented. What is
    empty in a struct (None, "", a list of nothing) or False is left out."""
    return "\n".join(_lines(value))


def kept(name: str, text: str) -> str:
    """The text that is kept under a name; written first when the environment asks for it."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITE):
        file.write_text(text + "\n", "utf-8")
    return file.read_text("utf-8").removesuffix("\n")


def _lines(value: object) -> Iterator[str]:
    if (short := _short(value)) is not None:
        yield short
    else:
        yield from _several(value)


def _several(value: object) -> Iterator[str]:
    """A heading with what is small, and lines for the other parts."""
    heading, parts = _parts(value)
    bare = [(name, _short(part)) for name, part in parts]
    yield " ".join(
        [heading, *(f"{name}={text}" for name, text in bare if text is not None and name)]
    )
    for (name, part), (_, text) in zip(parts, bare, strict=True):
        if name and text is not None:
            continue
        first, *rest = _several(part) if text is None else (text,)
        yield STEP + (f"{name}: {first}" if name else first)
        yield from (STEP + line for line in rest)


def _parts(value: object) -> tuple[str, list[tuple[str, object]]]:
    """A heading, and parts with their names ("" in a list)."""
    match value:
        case msgspec.Struct():
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            return type(value).__name__, [
                (name, part) for name, part in fields.items() if not _is_blank(part)
            ]
        case Mapping():
            return "", [(str(name), part) for name, part in value.items()]
        case tuple() | list() | frozenset() | set():
            members = sorted(value, key=repr) if isinstance(value, frozenset | set) else value
            return f"({len(value)})", [("", part) for part in members]
        case _:
            raise TypeError(f"nothing to say of a {type(value).__name__}")


def _is_blank(part: object) -> bool:
    """Whether a part of a struct says nothing: empty, False, or a struct as it is made."""
    if isinstance(part, msgspec.Struct):
        return part == _as_made(type(part))
    return not part and (isinstance(part, bool) or not isinstance(part, int))


@functools.cache
def _as_made(kind: type[msgspec.Struct]) -> msgspec.Struct | None:
    """A struct of a kind as it is made; None where something must be said of it."""
    required = any(field.required for field in msgspec.structs.fields(kind))
    return None if required else kind()


def _short(value: object) -> str | None:
    match value:
        case None | bool() | int() | Fraction():
            return str(value)
        case str() | bytes():
            return repr(value)
        case enum.Enum():
            return value.name
        case Message():
            named = ", ".join(f"{name}={_param(each)}" for name, each in value.params.items())
            return f"{value.key}({named})" if named else value.key
        case Breakdown():
            terms = (
                f"{line.amount:+} {_short(line.label)} [{line.source}]" for line in value.lines
            )
            return f"{value.total} = {', '.join(terms)}"
        case BoxRow():
            return _health_line(value)
        case msgspec.Struct():
            heading, parts = _parts(value)
            texts = [(name, _short(part)) for name, part in parts]
            if any(text is None for _, text in texts):
                return None
            text = " ".join([heading, *(f"{name}={text}" for name, text in texts)])
            return f"<{text}>" if len(text) < WIDTH else None
        case tuple() | list():
            members = [_short(each) for each in value]
            text = ", ".join(member for member in members if member is not None)
            return None if None in members or len(text) >= WIDTH else f"[{text}]"
        case Mapping() if not value:
            return "{}"
        case _:
            return None


def _param(value: object) -> str:
    """A parameter of a message, in one line however long."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_param, value))}]"
    return str(_short(value))


def _health_line(row: BoxRow) -> str:
    """A line of a health table: "‹Coups› -3 now O o i[why]", a capital for
    a ticked box, o, i and d for its kind."""
    parts = [f"‹{_short(row.label)}›", f"{row.penalty:+}", *map(_box, row.boxes)]
    if row.active:
        parts.insert(2, "now")
    if row.entry is not None:
        parts.append(str(_short(row.entry)))
    return " ".join(parts)


def _box(box: Box) -> str:
    kind = {BoxKind.NORMAL: "o", BoxKind.ITALIC: "i", BoxKind.DASHED: "d"}[box.kind]
    sign = kind.upper() if box.state is BoxState.TICKED else kind
    return f"{sign}[{box.why_not.key}]" if box.why_not else sign
