"""Scenes of PV négatifs on a library in a real file, and hands to work them."""

from collections.abc import Callable, Iterator
from typing import TypeVar, cast

import msgspec
import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.document import Character, Proficiency
from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.scenes.throwing import ThrowPage
from tests.rules.pv_negatifs.people import person
from tests.systems import PV_NEGATIFS
from tests.ui.scenes.hands import write

W = TypeVar("W", bound=QWidget)
Open = Callable[..., QWidget]
#: Force 12, Dextérité 13, and somebody to swim a little.
ANA = msgspec.structs.replace(
    person(hp=20, most=20, speed=9, con=12, dex=13, sag=14, resistance=50),
    abilities={"for": 12, "dex": 13, "con": 12, "sag": 14},
    proficiencies=(Proficiency(id="n", skill="natation", value=1),),
)


@pytest.fixture
def registry() -> Registry:
    return PV_NEGATIFS


@pytest.fixture
def keep(context: Context) -> Callable[..., str]:
    """Puts Ana into the library, with fields replaced as asked; her id."""

    def put(**changes: object) -> str:
        one = msgspec.structs.replace(ANA, **changes)
        return context.library.characters.create("pv_negatifs", one, "test")[0]

    return put


@pytest.fixture
def stored(context: Context) -> Callable[[str], Character]:
    """A character as the library holds him."""

    def read(identity: str) -> Character:
        return cast("Character", context.library.characters.get(identity).document)

    return read


@pytest.fixture
def opened(
    qtbot: QtBot, context: Context, keep: Callable[..., str]
) -> Iterator[Callable[..., QWidget]]:
    """Opens the scene of a window's class for Ana, active; closes it at the end."""

    windows: list[QWidget] = []

    def show(kind: Callable[[Context, str], W], **changes: object) -> W:
        window = kind(context, keep(**changes))
        qtbot.addWidget(window)
        windows.append(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return show


def throw(page: ThrowPage[object], *totals: int) -> None:
    """Type what the dice show, throw after throw."""
    for total in totals:
        QApplication.processEvents()
        assert page.die is not None
        edit = page.die.stops()[0]
        assert isinstance(edit, QLineEdit)
        write(edit, str(total))
