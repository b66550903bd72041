"""Scenes by system: each opens once for a character, from the button of a sheet."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.errors import KnownError
from desktop.ui.context import Context
from desktop.ui.scenes.button import SceneButton
from desktop.ui.scenes.registry import MODULES, scene_window, scenes
from desktop.ui.sheets.warhammer.window import SheetWindow
from desktop.ui.widgets.banner import Banner
from desktop.ui.windows import Windows
from tests.rules.warhammer.people import person
from tests.systems import SHIPPED
from tests.texts import texts_of


@pytest.fixture
def registry():
    return SHIPPED


@pytest.fixture
def otto(context: Context) -> str:
    identity, _ = context.library.characters.create("warhammer", person(), "test")
    return identity


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_scene_has_a_title_and_a_window(language: str) -> None:
    texts = texts_of(language)
    for system, modules in MODULES.items():
        for scene, title in scenes(system):
            assert not texts.missing(title.key)
            assert scene_window(system, scene).__module__ == modules[scene]


def test_system_without_scenes_says_so() -> None:
    assert scenes("nightprowler") == ()
    with pytest.raises(KnownError):
        scene_window("nightprowler", "catalogue")


def test_button_opens_the_scene_that_is_chosen(qtbot: QtBot, context: Context, otto: str) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    button = SceneButton(context, "warhammer", otto, banner)
    qtbot.addWidget(button)
    for action in button.menu().actions():
        action.trigger()
    assert context.navigator.opened == [("scene", scene, otto) for scene, _ in scenes("warhammer")]


def test_sheet_offers_the_scenes_of_its_system(qtbot: QtBot, context: Context, otto: str) -> None:
    sheet = SheetWindow(context, otto)
    qtbot.addWidget(sheet)
    sheet.scenes.menu().actions()[0].trigger()
    assert context.navigator.opened == [("scene", "catalogue", otto)]


def test_every_scene_opens_once_for_a_character(qtbot: QtBot, context: Context, otto: str) -> None:
    windows = Windows(context.library, context.texts, context.dialogs, context.hub)
    for scene, _ in scenes("warhammer"):
        windows.open_scene(scene, otto)
        windows.open_scene(scene, otto)
    shown = windows.open_windows()
    assert len(shown) == len(scenes("warhammer"))
    assert all("Otto" in window.windowTitle() for window in shown)
    QTest.qWait(0)
    windows.close_all()
    assert windows.open_windows() == ()
