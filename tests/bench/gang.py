"""Libraries to measure on: the example gang, many times over."""

from pathlib import Path

from desktop import app
from desktop.services.library import Library


def library_of(size: int, path: Path) -> Library:
    """A library of at least `size` characters."""
    library = app.open_library(path)
    library.example.install()
    cards = library.characters.list()
    for number in range(size - len(cards)):
        library.characters.duplicate(cards[number % len(cards)].id)
    return library
