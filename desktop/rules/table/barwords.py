"""The words of a line typed into the command bar, and which of several names a word means."""

import enum
import re
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from desktop.rules.folding import folded
from desktop.rules.words import Span, singular

ALL = "*"
#: The verbs that a line may begin with, in French and in English, without accents.
VERBS = {
    "note": ("note",),
    "afflict": ("etat", "state", "condition"),
    "relieve": ("leve", "lift"),
    "clock": ("horloge", "clock"),
    "stop": ("arrete", "stop"),
    "hold": ("attends", "hold"),
    "delay": ("retarde", "delay"),
    "act": ("agit", "acts"),
    "group": ("groupe", "group"),
    "remind": ("rappel", "remind"),
    "area": ("zone", "area"),
    "order": ("ordre", "order"),
    "add": ("ajoute", "add"),
    "remove": ("retire", "remove"),
    "look": ("tour", "round"),
}
#: What may stand before the letter of a side.
SIDE = ("camp", "side")
_SIGNS = {"+": "+", "-": "-", "\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", "=": "="}
_NUMBER = re.compile(
    r"(?P<sign>[+\-−–=])?\s*(?P<whole>\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|\d+)"
    r"(?:[.,](?P<part>\d+))?(?=[\s,;:]|$)"
)
_QUOTED = re.compile(r'"([^"]*)"|«\s*([^»]*?)\s*»|“([^”]*)”')
#: After a target of area damage: by half.
HALF = "/2"
_HALF = re.compile(r"/2(?=[\s,;:]|$)")
_WORD = re.compile(rf"(?:(?!{_HALF.pattern})[^\s,;:])+")
_PARTS = re.compile(r"\d+|[^\W\d_]+")


class Kind(enum.Enum):
    """What a piece of a line is."""

    WORD = "word"
    NUMBER = "number"
    COMMA = "comma"
    HALF = "half"
    COLON = "colon"


class Token(msgspec.Struct, frozen=True):
    """A piece of a line: `text` is what a word says, without the quotes around it."""

    kind: Kind
    span: Span
    text: str
    quoted: bool = False


class Number(msgspec.Struct, frozen=True):
    """A number as typed: its sign ("", "+", "-" or "="), and its value without the sign; None when
    it is no whole number of at most six figures."""

    sign: str
    value: int | None


def tokens(text: str) -> tuple[Token, ...]:
    """The pieces of a line. Every character of it is in a piece or a blank."""
    found: list[Token] = []
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        if text[place] in ",;":
            token = Token(Kind.COMMA, Span(place, place + 1), text[place])
        elif text[place] == ":":
            token = Token(Kind.COLON, Span(place, place + 1), ":")
        elif half := _HALF.match(text, place):
            token = Token(Kind.HALF, Span(*half.span()), HALF)
        elif number := _NUMBER.match(text, place):
            token = Token(Kind.NUMBER, Span(*number.span()), number[0])
        elif quoted := _QUOTED.match(text, place):
            said = next(each for each in quoted.groups() if each is not None)
            token = Token(Kind.WORD, Span(*quoted.span()), said, quoted=True)
        elif word := _WORD.match(text, place):
            token = Token(Kind.WORD, Span(*word.span()), word[0])
        else:
            token = Token(Kind.WORD, Span(place, place + 1), text[place])
        found.append(token)
        place = token.span.end
    return tuple(found)


def number(text: str) -> Number:
    """What a piece of kind NUMBER says; comma, point and no-break spaces are understood."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return Number("", None)
    digits = "".join(char for char in found["whole"] if char.isdecimal())
    whole = not (found["part"] or "").strip("0") and len(digits) <= 6
    return Number(_SIGNS.get(found["sign"] or "", ""), int(digits) if whole else None)


# Every key typed compares the same names again.
@lru_cache(maxsize=4096)
def _parts(name: str) -> tuple[str, ...]:
    """Words and numbers of a name: "Milicien 3" and "milicien3" have the same."""
    return tuple(_PARTS.findall(folded(name)))


@lru_cache(maxsize=4096)
def _singular(name: str) -> tuple[str, ...]:
    return singular(name)


class Fit(enum.IntEnum):
    """How well a name answers to what was typed, the best first."""

    SAME = 0
    BEGINS = 1
    HOLDS = 2
    NOT = 3


def fit(typed: str, name: str) -> Fit:
    """Whether `typed` is the name, begins its words in turn ("mil 3"), or begins some of them
    ("argent" of Vif-Argent). Numbers are whole: "mil1" is not Milicien 12."""
    wanted, held = _parts(typed), _parts(name)
    if not wanted:
        # A name of signs only is itself or nothing.
        return Fit.SAME if typed and folded(typed) == folded(name) else Fit.NOT
    if wanted == held or _singular(typed) == _singular(name):
        return Fit.SAME
    if len(wanted) <= len(held) and all(map(_begins, wanted, held)):
        return Fit.BEGINS
    rest = iter(held)
    if all(any(_begins(word, each) for each in rest) for word in wanted):
        return Fit.HOLDS
    return Fit.NOT


def _begins(word: str, held: str) -> bool:
    return word == held if word.isdecimal() else held.startswith(word)


def best(typed: str, names: Sequence[str]) -> tuple[int, ...]:
    """The places of the names that fit what was typed as well as any does."""
    return _best(typed, tuple(names))


# In a crowd, completion holds every name against all of them at each key.
@lru_cache(maxsize=1024)
def _best(typed: str, names: tuple[str, ...]) -> tuple[int, ...]:
    fits = [fit(typed, name) for name in names]
    top = min(fits, default=Fit.NOT)
    return () if top is Fit.NOT else tuple(n for n, each in enumerate(fits) if each is top)


def every(typed: str, names: Sequence[str]) -> tuple[int, ...]:
    """The places of all names that begin as it was typed, or else hold it."""
    fits = [fit(typed, name) for name in names]
    begins = tuple(n for n, each in enumerate(fits) if each <= Fit.BEGINS)
    return begins or tuple(n for n, each in enumerate(fits) if each is Fit.HOLDS)
