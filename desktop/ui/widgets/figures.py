"""Whole numbers as people write and read them: true minus, either decimal sign, any space."""

import re

from PySide6.QtCore import QLocale

MINUS = "−"
_MOST_PLURAL = 2**31 - 1
# Compiled by `re` when they are first used: no number is read at a start.
_SPACES = r"[\s\u00a0\u202f\u2009]+"
_INTEGER = r"([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0*)?"


def parse_integer(text: str) -> int | None:
    """The whole number that `text` states, or None.

    Accepts −, – and - as minus, a leading +, spaces of every kind, and comma or point: before
    groups of three digits they separate thousands ("1.000"), otherwise only zeros may follow
    ("3,0").
    """
    plain = re.sub(_SPACES, "", text).replace(MINUS, "-").replace("–", "-")
    found = re.fullmatch(_INTEGER, plain)
    if found is None:
        return None
    digits = re.sub(r"[.,]", "", found[2])
    # int() refuses absurdly long digit strings; no field of a game needs more than these.
    return int(found[1] + digits) if len(digits) <= 12 else None


def integer_text(value: int) -> str:
    """`value` in the user's locale with a true minus sign: "1 200", "−3"."""
    return QLocale().toString(value).replace("-", MINUS)


def plural(value: int) -> int:
    """`value` as the number of a text with plurals, which has 32 bits; a document from elsewhere
    may hold any."""
    return max(-_MOST_PLURAL, min(_MOST_PLURAL, value))


def signed_text(value: int) -> str:
    """`value` as an amount in a sum: "+2", "−3", "0"."""
    return f"+{integer_text(value)}" if value > 0 else integer_text(value)


def metres_text(centimetres: int) -> str:
    """A length as it is read: "12 m", "3,50 m"."""
    whole, rest = divmod(centimetres, 100)
    figure = QLocale().toString(centimetres / 100, "f", 2) if rest else integer_text(whole)
    return f"{figure} m"
