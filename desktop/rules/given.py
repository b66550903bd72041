"""What was answered to the fields of a question, as the values that commands hold."""

from collections.abc import Mapping

NONE = "aucun"
"""The answer that chooses nothing."""
_MOST_DIGITS = 6


def number(values: Mapping[str, str], field: str, default: int) -> int | None:
    """The whole number of a field, `default` where it is left out; None for what is no number."""
    text = values.get(field, "") or str(default)
    bare = text.removeprefix("-").removeprefix("+")
    if not (bare.isascii() and bare.isdecimal()) or len(bare) > _MOST_DIGITS:
        return None
    return int(text)


def chosen(values: Mapping[str, str], field: str) -> str:
    """The answer of a field that may be none, "" for that."""
    value = values.get(field, NONE)
    return "" if value == NONE else value
