"""Texts as people seek them: without accents or capitals. A start sorts names by this."""

import functools
import unicodedata
from collections.abc import Iterable

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"})


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
