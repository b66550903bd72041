"""Message keys to French or English text, for windows, command line and PDF alike; no Qt here.

The catalogue is every `resources/text/*.<language>.toml`, flat tables of key = template. What
a template may hold beside words says `desktop.template`, which is imported for the first that does.

Numbers carry the true minus sign. What is missing is shown as it is written (the key, the
brace) instead of failing: an incomplete translation must not close a window.
"""

import copy
import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from desktop.rules.errors import KnownError, known

if TYPE_CHECKING:
    from desktop.rules.message import Param, Text
    from desktop.template import Piece

Language: TypeAlias = Literal["fr", "en"]

#: What stands between quotes the same in TOML as it is; the forms of a slot.
_BARE = r'[^"\\{}\x00-\x1f\x7f]*'
_SLOT = r'\{(?:@rounds?|@Round|[^\W\d]\w*(?::\+|(?:\|[^"\\{}|\x00-\x1f\x7f]*){2})?)\}'
#: A line that is `"key" = "template"`, both as they stand, the template well formed.
_LINE = re.compile(
    rf'^"([^"\\\x00-\x1f\x7f]+)" = "({_BARE}(?:(?:\{{\{{|\}}\}}|{_SLOT}){_BARE})*)"$', re.MULTILINE
)
#: The begin of a line that says something.
_SAYING = re.compile(r"^[^#\n]", re.MULTILINE)
MINUS = "\N{MINUS SIGN}"


def number(value: int, *, signed: bool = False) -> str:
    """A whole number as shown: true minus, and a plus when `signed` (zero has no sign)."""
    if value < 0:
        return f"{MINUS}{-value}"
    return f"+{value}" if signed and value else str(value)


class Catalogue:
    """Every text of one language."""

    def __init__(self, language: Language, resources_root: Path, *, later: bool = False) -> None:
        """Read the text files of `language` under `resources_root`.

        `later` reads those alone that somebody asks for a text of, until `complete` reads the
        others: a start shows one text or two of thousands.

        Raises `KnownError` naming the file (and key) when there is none, when one is unreadable,
        is no flat table of texts, holds a malformed template, or repeats a key of another; with
        `later`, only when there is none.
        """
        self.language: Language = language
        self._round = "tour"
        #: As they stand until they are first asked for.
        self._templates: dict[str, str] = {}
        self._parsed: dict[str, tuple[Piece, ...]] = {}
        folder = resources_root / "text"
        self._unread = _files(folder, f".{language}.toml")
        self._wrong: list[KnownError] = []
        if not self._unread:
            raise known("error.text-missing", folder=str(folder), language=language)
        if not later:
            self.complete()

    def complete(self) -> None:
        """Read what is not read yet.

        Raises the `KnownError` of the first file that was found wrong (see `__init__`); the others
        are read nevertheless.
        """
        while self._unread:
            self._take(self._unread[0])
        if self._wrong:
            raise self._wrong[0]

    def _take(self, file: Path) -> None:
        self._unread.remove(file)
        try:
            table = _read(file)
            if repeated := self._templates.keys() & table.keys():
                raise known("error.text-repeated", file=file.name, name=min(repeated))
            self._templates.update(table)
        except KnownError as error:
            self._wrong.append(error)

    def _holds(self, key: str) -> bool:
        """Whether there is a text for this key; the file that has it is read if need be."""
        if key not in self._templates and self._unread:
            # A damaged library may ask for half a character.
            named = key.encode("utf-8", "surrogatepass")
            # Those first that begin as the key does: a system's own do ("np", "nightprowler").
            for file in sorted(self._unread, key=lambda file: not file.name.startswith(key[:1])):
                if named in _bytes(file):
                    self._take(file)
                    if key in self._templates:
                        break
        return key in self._templates

    def speaking(self, round: str) -> "Catalogue":
        """The same texts for a system that calls a round so: "tour" or "round", one of the keys
        `word.round.*`."""
        texts = copy.copy(self)
        texts._round = round
        return texts

    @property
    def round(self) -> str:
        """What the system calls a round, for windows that name one."""
        return self.spoken("@round")

    @property
    def rounds(self) -> str:
        """What the system calls several rounds."""
        return self.spoken("@rounds")

    def known_keys(self) -> tuple[str, ...]:
        """Every key, in the order of the files."""
        self.complete()
        return tuple(self._templates)

    def missing(self, key: str) -> bool:
        """Whether the language has no text for this key."""
        return not self._holds(key)

    def names(self, key: str) -> frozenset[str]:
        """The parameters that the text of a key uses; none for a missing key."""
        from desktop.template import Plural, Slot

        return frozenset(
            piece.name for piece in self._pieces(key) if isinstance(piece, Slot | Plural)
        )

    def render(self, text: "Text") -> str:
        """The text of a message; somebody's own words (a string) come back unchanged.

        A missing key is shown as the key itself, a missing parameter as its brace.
        """
        if isinstance(text, str):
            return text
        if not self._holds(text.key):
            return text.key
        template = self._templates[text.key]
        if "{" not in template and "}" not in template:
            return template
        return "".join(piece.said(text.params, self) for piece in self._pieces(text.key))

    def _pieces(self, key: str) -> "tuple[Piece, ...]":
        """The template of a key, parsed once; none for a missing key."""
        pieces = self._parsed.get(key)
        if pieces is None:
            from desktop.template import parse

            template = self._templates[key] if self._holds(key) else ""
            pieces = self._parsed[key] = parse(template)
        return pieces

    def spoken(self, word: str) -> str:
        """What the system calls a round: for "@round", "@rounds" or "@Round"."""
        from desktop.rules.message import say

        spoken = self.render(say(f"word.{word[1:].lower()}.{self._round}"))
        return spoken.capitalize() if word[1:].istitle() else spoken

    def value(self, value: "Param", *, signed: bool = False) -> str:
        """A parameter as text."""
        if isinstance(value, int):
            return number(value, signed=signed)
        if isinstance(value, tuple):
            return ", ".join(self.render(member) for member in value)
        return self.render(value)

    def is_one(self, value: int) -> bool:
        """Whether the language puts that many in the singular."""
        # French counts nothing, and one and a half, in the singular; English only one.
        return abs(value) < 2 if self.language == "fr" else abs(value) == 1


def _files(folder: Path, ending: str) -> list[Path]:
    """The files of a folder with that ending, by name; none where there is no folder."""
    try:
        return sorted(one for one in folder.iterdir() if one.name.endswith(ending))
    except OSError:
        return []


def _bytes(file: Path) -> bytes:
    """What a file holds; nothing where it cannot be read, which is said when it is taken."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


def _read(file: Path) -> dict[str, str]:
    try:
        text = file.read_text("utf-8")
        return _plain(text) or _table(text)
    except (OSError, ValueError) as error:
        raise known("error.text-damaged", file=file.name, detail=str(error)) from error


def _table(text: str) -> dict[str, str]:
    """Any table of texts, each template tried. Raises `ValueError` for a malformed one."""
    import tomllib  # none of the shipped files needs it

    import msgspec

    from desktop.template import parse

    table = msgspec.convert(tomllib.loads(text), dict[str, str])
    for key, template in table.items():
        try:
            parse(template)
        except ValueError as error:
            raise ValueError(f"{key}: {error}") from error
    return table


def _plain(text: str) -> dict[str, str] | None:
    """A table that says nothing but `"key" = "well formed"` on each line, which is read in a
    fiftieth of the time that TOML takes; None for any other, or one that repeats a key."""
    table = dict(_LINE.findall(text))
    return table if len(table) == len(_SAYING.findall(text)) else None
