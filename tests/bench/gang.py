"""Libraries to measure on: the example gang, many times over."""

from pathlib import Path

import msgspec

from desktop import app
from desktop.services.library import Library
from desktop.store.store import Store


def library_of(size: int, path: Path) -> Library:
    """A library of at least `size` characters."""
    library = app.open_library(path)
    library.example.install()
    cards = library.characters.list()
    for number in range(size - len(cards)):
        library.characters.duplicate(cards[number % len(cards)].id)
    return library


def crowded(size: int, path: Path) -> Library:
    """A library of `size` characters, written without what services do for each."""
    library_of(0, path).close()
    store = Store.open(path)
    rows = store.lists.characters()
    with store.transaction():
        for number in range(size - len(rows)):
            row = rows[number % len(rows)]
            name = f"{row.name} {number}"
            store.characters.put(msgspec.structs.replace(row, id=f"bench-{number}", name=name))
    store.close()
    return app.open_library(path)
