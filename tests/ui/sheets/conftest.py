"""A Night Prowler character in a library file, and its sheet on screen."""

import functools
import random
from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import FinishCreation
from desktop.rules.system import Edited
from desktop.ui.context import Context
from desktop.ui.sheets.nightprowler.window import SheetWindow
from tests.systems import NIGHTPROWLER

Made = Callable[..., str]


@functools.cache
def isabeau() -> Character:
    """A finished character; documents never change, so all tests may have the same."""
    system = cast("NightProwler", NIGHTPROWLER.get("nightprowler"))
    settings = system.default_settings()
    whole = system.surprise(system.blank("Isabeau"), settings, None, random.Random(3))
    whole = msgspec.structs.replace(whole, name="Isabeau Vif-Argent")
    finished = system.edit(whole, settings, FinishCreation())
    assert isinstance(finished, Edited)
    return cast("Character", finished.document)


@pytest.fixture
def create(context: Context) -> Made:
    """Keeps a finished character, with fields replaced as asked; its id."""

    def build(context: Context = context, **changes: object) -> str:
        return context.library.characters.create(
            "nightprowler", msgspec.structs.replace(isabeau(), **changes)
        )[0]

    return build


@pytest.fixture
def open_sheet(qtbot: QtBot, context: Context) -> Iterator[Callable[..., SheetWindow]]:
    """Opens and shows sheet windows."""
    windows: list[QWidget] = []

    def build(character: str, context: Context = context) -> SheetWindow:
        window = SheetWindow(context, character)
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield build
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def sheet(create: Made, open_sheet: Callable[..., SheetWindow]) -> SheetWindow:
    """The sheet of Isabeau."""
    return open_sheet(create())
