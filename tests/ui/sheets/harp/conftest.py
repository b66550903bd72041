"""A character of HARP | TdM in a library file, and its sheet on screen."""

from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.harp.document import (
    CHARACTERISTICS,
    Character,
    Guard,
    Item,
    Resistance,
    Skill,
    Weapon,
)
from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.sheets.harp.window import SheetWindow
from tests.systems import HARP

Made = Callable[..., str]

JURGIS = Character(
    name="Jurgis",
    race="Homme",
    profession="Voleur",
    scores={**dict.fromkeys(CHARACTERISTICS, 60), "agilite": 93, "intuition": 78},
    resistances={"corps": Resistance(ranks=4, other=10)},
    most=40,
    hp=40,
    skills=(
        Skill(id="c", skill="crochetage-pieges", ranks=6, equipment=10),
        Skill(id="bois", skill="artisanat", specialty="bois", ranks=2),
    ),
    weapons=(Weapon(id="dague", name="Dague", bonus=42, fumble=2),),
    guard=Guard(armour=10),
    items=(Item(id="corde", name="Corde"),),
)


@pytest.fixture
def registry() -> Registry:
    return HARP


@pytest.fixture
def create(context: Context) -> Made:
    """Keeps Jurgis, with fields replaced as asked; his id."""

    def build(context: Context = context, **changes: object) -> str:
        character = msgspec.structs.replace(JURGIS, **changes)
        return context.library.characters.create("harp", character)[0]

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
    """The sheet of Jurgis."""
    return open_sheet(create())


@pytest.fixture
def stored(context: Context, sheet: SheetWindow) -> Callable[[], Character]:
    """What the library holds of him now."""

    def read() -> Character:
        return cast("Character", context.library.characters.get(sheet.subject.id).document)

    return read
