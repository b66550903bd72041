"""A Warhammer character in a library file, and its sheet on screen."""

from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.registry import Registry
from desktop.rules.warhammer.document import (
    Character,
    Hand,
    Item,
    Origin,
    PieceHeld,
    Purse,
    SkillHeld,
    TalentHeld,
    WeaponHeld,
)
from desktop.ui.context import Context
from desktop.ui.sheets.warhammer.window import SheetWindow
from tests.systems import WARHAMMER

Made = Callable[..., str]

OTTO = Character(
    name="Otto Brenner",
    origin=Origin(
        race="humain",
        career="Mercenaire",
        dice={"cc": 15, "ct": 10, "f": 12, "e": 14, "ag": 11, "int": 9, "fm": 10, "soc": 8},
        destiny_die=6,
    ),
    skills=(SkillHeld(id="esquive", skill="esquive"),),
    talents=(TalentHeld(id="robuste", talent="robuste"),),
    weapons=(WeaponHeld(id="epee", weapon="epee", hand=Hand.RIGHT),),
    armour=(PieceHeld(id="cotte", piece="maille-gilet"),),
    items=(Item(id="corde", name="Corde"),),
    purse=Purse(sous=216),
)


@pytest.fixture
def registry() -> Registry:
    return WARHAMMER


@pytest.fixture
def create(context: Context) -> Made:
    """Keeps Otto, with fields replaced as asked; his id."""

    def build(context: Context = context, **changes: object) -> str:
        character = msgspec.structs.replace(OTTO, **changes)
        return context.library.characters.create("warhammer", character)[0]

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
    """The sheet of Otto."""
    return open_sheet(create())


@pytest.fixture
def stored(context: Context, sheet: SheetWindow) -> Callable[[], Character]:
    """What the library holds of him now."""

    def read() -> Character:
        return cast("Character", context.library.characters.get(sheet.subject.id).document)

    return read
