"""The wizard of PV négatifs on screen."""

from collections.abc import Callable

import pytest

from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.wizard.pv_negatifs.window import WizardWindow
from tests.systems import PV_NEGATIFS


@pytest.fixture
def registry() -> Registry:
    return PV_NEGATIFS


@pytest.fixture
def wizard(show_wizard: Callable[..., WizardWindow], context: Context) -> WizardWindow:
    """A new creation."""
    return show_wizard(context, kind=WizardWindow)
