"""Search text folded the same way on both sides, and queries that no user text can break."""

import re

from desktop.rules.folding import folded

_WORD = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """Text as it is kept for the search: folded, and nothing that SQLite would stop at."""
    return folded(text).replace("\0", " ")


def match(text: str) -> str | None:
    """The FTS5 query for texts that hold every word of `text`, each perhaps as a beginning.

    Words are quoted, so quotes and operators in them are plain text. None when there is no word.
    """
    words: list[str] = _WORD.findall(fold(text))
    return " ".join(f'"{word}"*' for word in words) or None
