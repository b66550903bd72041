"""Words as people type and seek them: without accents, capitals or the marks of a plural."""

import functools
import re
import unicodedata
from collections.abc import Iterable

import msgspec

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"})
#: Shorter words keep their last letter: "os" and "prix" are no plurals worth undoing.
_SHORTEST_PLURAL = 4
_WORD = re.compile(r"\S+")


class Span(msgspec.Struct, frozen=True):
    """A piece of a text: from the character at `begin` up to the one before `end`."""

    begin: int
    end: int

    def of(self, text: str) -> str:
        """The characters of the piece."""
        return text[self.begin : self.end]


# The same names are sorted and sought through again and again.
@functools.lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """`text` without accents or capitals, ligatures as two letters, for comparing."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(char for char in apart if not unicodedata.combining(char))


def holds(text: str, wanted: Iterable[str]) -> bool:
    """Whether `text`, folded, holds each of some folded words, be it as a part of a longer one."""
    held = folded(text)
    return all(word in held for word in wanted)


def words(text: str, begin: int = 0) -> tuple[Span, ...]:
    """The words of `text` between its blanks (no-break spaces are blanks), from `begin` on."""
    return tuple(Span(*found.span()) for found in _WORD.finditer(text, begin))


def singular(name: str) -> tuple[str, ...]:
    """The words of a name, folded and in the singular, for telling whether two names agree.

    A word of four letters or more loses its final s or x, "-aux" becomes "-al".
    """
    return tuple(map(_singular, folded(name).replace("-", " ").split()))


def _singular(word: str) -> str:
    if len(word) < _SHORTEST_PLURAL:
        return word
    if word.endswith("aux") and not word.endswith("eaux"):
        return f"{word[:-2]}l"
    return word.rstrip("sx")
