"""Names that nobody bears yet, for a copy."""

from collections.abc import Set


def distinct(name: str, taken: Set[str]) -> str:
    """A name that nobody bears: itself, or "Milicien 2"."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
