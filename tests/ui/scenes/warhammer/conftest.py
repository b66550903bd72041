"""Scenes of Warhammer on a library in a real file, and hands to work them."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.registry import Registry
from desktop.rules.warhammer.document import Character
from desktop.ui.context import Context
from desktop.ui.wizard.common.searched import SearchedOptions
from tests.rules.warhammer.people import person
from tests.systems import WARHAMMER

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def registry() -> Registry:
    return WARHAMMER


@pytest.fixture
def keep(context: Context) -> Callable[[Character], str]:
    """Puts a character into the library; his id."""

    def put(character: Character) -> str:
        identity, _ = context.library.characters.create("warhammer", character, "test")
        return identity

    return put


@pytest.fixture
def otto(keep: Callable[[Character], str]) -> str:
    """A plain man called Otto."""
    return keep(person())


@pytest.fixture
def stored(context: Context) -> Callable[[str], Character]:
    """A character as the library holds him."""

    def read(identity: str) -> Character:
        return cast("Character", context.library.characters.get(identity).document)

    return read


def choose(found: SearchedOptions, id: str) -> None:
    """Click an option."""
    QApplication.processEvents()
    options = found.list
    row = next(n for n, option in enumerate(options.options()) if option.id == id)
    options.scrollToItem(options.item(row))
    QApplication.processEvents()
    place = options.visualItemRect(options.item(row)).center()
    QTest.mouseClick(options.viewport(), LEFT, pos=place)
