"""Words as people type them: without accents, capitals or the marks of a plural."""

import re

import msgspec

from desktop.rules.folding import folded

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
