"""Search text folded the same way on both sides, and queries that no user text can break."""

import re
import unicodedata

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ĳ": "ij", "ø": "o", "ł": "l"})
_WORD = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """Text without case, accents or ligatures: "Cœur d’Élan" gives "coeur d’elan"."""
    spread = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    bare = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return bare.replace("\0", " ")


def match(text: str) -> str | None:
    """The FTS5 query for texts that hold every word of `text`, each perhaps as a beginning.

    Words are quoted, so quotes and operators in them are plain text. None when there is no word.
    """
    words: list[str] = _WORD.findall(fold(text))
    return " ".join(f'"{word}"*' for word in words) or None
