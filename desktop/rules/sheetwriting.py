"""What is written into the entries of a sheet, read as people write it; shared by every system.

A path is made of segments between slashes ("weapon/ab12/name"). Segments that begin with + stand
for lines that are added.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from desktop.rules.message import say
from desktop.rules.sheetmodel import Entry, EntryKind
from desktop.rules.system import Refused

NEW = "+"
"""What begins the id of something that is not there yet."""
_MINUSES = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"})
_MOST_DIGITS = 7


@dataclass(frozen=True)
class Wanted:
    """What one place of a line of `kind` should read."""

    kind: str
    id: str
    field: str
    text: str

    @property
    def is_new(self) -> bool:
        """Whether the line is an added one."""
        return self.id.startswith(NEW)

    @property
    def key(self) -> str:
        """The id that the thing has or will have."""
        return self.id.removeprefix(NEW)


def number_entry(path: str, value: int | None) -> Entry:
    """A place for a number, None for an empty one."""
    return Entry(path, "" if value is None else str(value), EntryKind.NUMBER)


def plain(text: str) -> str:
    """A name without what people leave out when they write it: case, accents, marks, spaces."""
    written = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("-", " ")
    letters = unicodedata.normalize("NFKD", written)
    kept = (letter for letter in letters if letter.isalnum() or letter.isspace())
    return " ".join("".join(kept).split())


def named(choices: Iterable[tuple[str, str]], text: str) -> str | None:
    """The first id of (id, name) pairs whose name is what is written."""
    wanted = plain(text)
    return next((id for id, name in choices if plain(name) == wanted), None)


def whole_number(text: str) -> int | None:
    """A whole number as people write it, or None."""
    digits = "".join(text.translate(_MINUSES).split())
    bare = digits[1:] if digits[:1] in ("-", "+") else digits
    if not (bare.isascii() and bare.isdecimal()) or len(bare) > _MOST_DIGITS:
        return None
    return int(digits)


def count(text: str) -> int | Refused:
    """A number of things, 0 where nothing is written."""
    value = whole_number(text) if text else 0
    if value is None or value < 0:
        return no_number(text)
    return value


def no_number(text: str) -> Refused:
    """Why what is written is refused where a number is wanted."""
    return Refused(say("sheet.write.no-number", text=text))


def no_such_name(text: str) -> Refused:
    """Why a name is refused that nothing has."""
    return Refused(say("sheet.write.no-such-name", text=text))


def unknown(path: str) -> Refused:
    """Why a path is refused that no entry has."""
    return Refused(say("sheet.write.unknown", path=path))


def absent(wanted: Wanted) -> Refused | None:
    """Why a word on the line of something that is not there is refused; None for no word."""
    if not wanted.text:
        return None
    key = "sheet.write.name-first" if wanted.is_new else "sheet.write.gone"
    return Refused(say(key, text=wanted.text))
