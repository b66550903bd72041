"""A character of PV négatifs in a library file, and its sheet on screen."""

from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.document import Character, Item, Proficiency, Weapon
from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from tests.systems import PV_NEGATIFS

Made = Callable[..., str]

ANA = Character(
    name="Ana Corbeau",
    race="Humaine",
    title="Rôdeuse",
    group="guerrier",
    level=3,
    abilities={"for": 15, "dex": 14, "con": 13, "int": 11, "sag": 12, "cha": 9},
    most=20,
    hp=20,
    proficiencies=(Proficiency(id="soins", skill="soins", value=11),),
    weapons=(Weapon(id="epee", name="Épée", sides=8, to_hit=1),),
    items=(Item(id="corde", name="Corde"),),
    xp=4000,
)


@pytest.fixture
def registry() -> Registry:
    return PV_NEGATIFS


@pytest.fixture
def create(context: Context) -> Made:
    """Keeps Ana, with fields replaced as asked; her id."""

    def build(context: Context = context, **changes: object) -> str:
        character = msgspec.structs.replace(ANA, **changes)
        return context.library.characters.create("pv_negatifs", character)[0]

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
    """The sheet of Ana."""
    return open_sheet(create())


@pytest.fixture
def stored(context: Context, sheet: SheetWindow) -> Callable[[], Character]:
    """What the library holds of her now."""

    def read() -> Character:
        return cast("Character", context.library.characters.get(sheet.subject.id).document)

    return read
