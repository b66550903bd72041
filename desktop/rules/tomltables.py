"""Reading the TOML tables of rule systems: one file, one struct, and errors that name the place.

Files are named from the root of all tables ("nightprowler/skills.toml"). Nothing in here knows what
a table means. `read` turns a file into a frozen struct; `Index` finds
the entries of a table by their id.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, ClassVar, Generic, TypeVar

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import KnownError
from desktop.rules.message import Text, say

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""The stable name of an entry: ASCII words joined by hyphens."""

Count = Annotated[int, msgspec.Meta(ge=0)]
"""A whole number that is never negative."""


class TablesError(KnownError):
    """A table file is missing or wrong; its message names the file, the entry and the field."""


class UnknownReference(KnownError):
    """An id that no entry of a table bears."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a table file: immutable, and strict about the names of its fields."""


class Entry(Record, frozen=True, kw_only=True):
    """A record with an id that is unique in its table."""

    id: Id


class Titled(Entry, frozen=True, kw_only=True):
    """An entry that plain words of each language name: a text of `KIND` and its id."""

    KIND: ClassVar[str] = ""

    @property
    def name(self) -> Text:
        return say(f"{self.KIND}.{self.id}")


class Called(Titled, frozen=True, kw_only=True):
    """An entry that a campaign may call otherwise: `called` is the name that its GM gave it, "" for
    that of the texts."""

    called: str = msgspec.field(default="", name="name")

    @property
    def name(self) -> Text:
        return self.called or super().name


E_co = TypeVar("E_co", bound=Entry, covariant=True)
R = TypeVar("R", bound=msgspec.Struct)


class Index(Generic[E_co]):
    """The entries of one table in the order of their file, found by id."""

    __slots__ = ("_by_id", "file", "table")

    def __init__(self, file: str, table: str, entries: Iterable[E_co]) -> None:
        """Raises `TablesError` when two entries share an id."""
        self.file = file
        self.table = table
        self._by_id: dict[str, E_co] = {}
        for entry in entries:
            if entry.id in self._by_id:
                raise wrong("error.tables-duplicate", file, f"{table}[{entry.id}]", "id")
            self._by_id[entry.id] = entry

    def get(self, id: str) -> E_co:
        """The entry of this id; raises `UnknownReference` when there is none."""
        try:
            return self._by_id[id]
        except KeyError:
            raise UnknownReference(
                say("error.unknown-reference", table=self.table, id=id)
            ) from None

    def ids(self) -> tuple[str, ...]:
        return tuple(self._by_id)

    def __iter__(self) -> Iterator[E_co]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id


def wrong(key: str, file: str, entry: str, field: str, **more: str | int) -> TablesError:
    """The error for one field of one entry, to be raised by the caller."""
    return TablesError(say(key, file=file, entry=entry, field=field, **more))


def parse(root: Path, file: str) -> dict[str, Json]:
    """The raw content of one table file; raises `TablesError` when it cannot be read."""
    try:
        return tomllib.loads((root / file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TablesError(say("error.tables-missing", file=file)) from None
    except OSError as error:
        raise TablesError(
            say("error.tables-unreadable", file=file, detail=error.strerror or str(error))
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TablesError(say("error.tables-syntax", file=file, detail=str(error))) from error


def convert(file: str, raw: dict[str, Json], kind: type[R]) -> R:
    """Check raw content against a struct; raises `TablesError` naming entry and field."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at `")
        entry, field = _locate(raw, path.rstrip("`"))
        named = re.search("field `([^`]+)`", detail)
        if named:
            field = ".".join(part for part in (field, named[1]) if part)
        raise wrong("error.tables-value", file, entry or field, field, detail=detail) from error


def read(root: Path, file: str, kind: type[R]) -> R:
    """One table file as a struct."""
    return convert(file, parse(root, file), kind)


def _locate(raw: Json, path: str) -> tuple[str, str]:
    """Split a path such as `$.trait[3].effects.age` into the entry it leads to and the rest.

    The entry is the innermost thing on the way that has an id, else the first name of the path.
    """
    entry, rest, here = "", "", raw
    for name, number in re.findall(r"\.([\w-]+)|\[(\d+)\]", path):
        step = f"[{number}]" if number else f".{name}"
        if isinstance(here, dict):
            here = here.get(name)
        elif isinstance(here, list):
            here = here[int(number)]
        rest += step
        label = here.get("id") if isinstance(here, dict) else None
        if isinstance(label, str):
            entry, rest = f"{entry.split('[')[0]}{rest.rpartition('[')[0]}[{label}]", ""
        elif not entry and not number:
            entry, rest = name, ""
    return entry.lstrip("."), rest.lstrip(".")
