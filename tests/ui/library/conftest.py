"""A library with people in it, and its window."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTest import QTest

from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.library.window import LibraryWindow
from tests.systems import NIGHTPROWLER


@pytest.fixture
def registry() -> Registry:
    """One system: nobody is asked which (`test_window.py` asks)."""
    return NIGHTPROWLER


@pytest.fixture
def add(context: Context) -> Callable[..., str]:
    """Puts a character of that name into the library, and gives its id."""

    def make(name: str, kind: str = "pc") -> str:
        library = context.library
        blank = library.registry.get("nightprowler").blank(name)
        return library.characters.create("nightprowler", blank, "test", kind)[0]

    return make


@pytest.fixture
def gang(add: Callable[..., str]) -> dict[str, str]:
    """Name -> id of three characters of the band and one who is not."""
    made = {name: add(name) for name in ("Isabeau", "Corvin", "Élodie Cœur-d’Or")}
    return made | {"Milicien": add("Milicien", "npc")}


@pytest.fixture
def window(context: Context, gang: dict[str, str]) -> Iterator[LibraryWindow]:
    """The window of a library that holds the gang."""
    yield from shown(LibraryWindow.of(context))


@pytest.fixture
def empty(context: Context) -> Iterator[LibraryWindow]:
    """The window of a new library."""
    yield from shown(LibraryWindow.of(context))


def shown(window: LibraryWindow) -> Iterator[LibraryWindow]:
    """Show a window for a test and close it after."""
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield window
    window.close()
    window.deleteLater()
