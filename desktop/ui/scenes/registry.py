"""System ids to the scenes that open from its sheets, imported when first asked for."""

import importlib
from typing import Protocol, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.errors import known
from desktop.rules.message import Message, say
from desktop.ui.context import Context

MODULES: dict[str, dict[str, str]] = {
    "warhammer": {
        "catalogue": "desktop.ui.scenes.warhammer.catalogue.window",
        "test": "desktop.ui.scenes.warhammer.trials.window",
        "interrogation": "desktop.ui.scenes.warhammer.interrogation",
        "jump": "desktop.ui.scenes.warhammer.jump",
        "tavern": "desktop.ui.scenes.warhammer.tavern.window",
    },
    "pv_negatifs": {
        "fall": "desktop.ui.scenes.pv_negatifs.falling",
        "parachute": "desktop.ui.scenes.pv_negatifs.parachuting",
        "leap": "desktop.ui.scenes.pv_negatifs.leaping",
        "ground": "desktop.ui.scenes.pv_negatifs.ground",
        "magic-resistance": "desktop.ui.scenes.pv_negatifs.resisting",
        "essence": "desktop.ui.scenes.pv_negatifs.essence",
    },
    "harp": {
        "manoeuvre": "desktop.ui.scenes.harp.manoeuvres.window",
        "task": "desktop.ui.scenes.harp.tasks.window",
        "sight": "desktop.ui.scenes.harp.sight",
    },
}


class SceneWindowType(Protocol):
    """The class of a scene's window, which begins with the character of one id.

    Raises `KnownError` when there is no such character.
    """

    def __call__(self, context: Context, character_id: str) -> QWidget: ...


def scenes(system: str) -> tuple[tuple[str, Message], ...]:
    """The scenes of a system with their titles, in the order in which they are offered."""
    return tuple((scene, say(f"scene.{scene}")) for scene in MODULES.get(system, {}))


def scene_window(system: str, scene: str) -> SceneWindowType:
    """The window of a scene. Raises `KnownError` when the system has none of that name."""
    modules = MODULES.get(system, {})
    if scene not in modules:
        raise known("error.system-unknown", system=f"{system}, {scene}")
    return cast("SceneWindowType", importlib.import_module(modules[scene]).SceneWindow)
