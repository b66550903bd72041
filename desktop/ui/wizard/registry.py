"""System ids to creation wizards, imported when first asked for."""

import importlib
from typing import Protocol, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.errors import known
from desktop.ui.context import Context

MODULES = {
    "nightprowler": "desktop.ui.wizard.nightprowler.window",
    "warhammer": "desktop.ui.wizard.warhammer.window",
    "pv_negatifs": "desktop.ui.wizard.pv_negatifs.window",
    "harp": "desktop.ui.wizard.harp.window",
}


class WizardWindowType(Protocol):
    """The class of a wizard: begins a new character, or goes on with a draft.

    Raises `KnownError` when there is no such draft or it cannot be read.
    """

    def __call__(self, context: Context, draft: str | None = None) -> QWidget: ...


def wizard_window(system: str) -> WizardWindowType:
    """The wizard of a rule system. Raises `KnownError` when it has none."""
    if system not in MODULES:
        raise known("error.system-unknown", system=system)
    module = importlib.import_module(MODULES[system])
    return cast("WizardWindowType", module.WizardWindow)
