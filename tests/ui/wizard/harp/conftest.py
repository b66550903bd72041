"""The wizard of HARP | TdM on screen."""

from collections.abc import Callable

import pytest

from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.wizard.harp.window import WizardWindow
from tests.systems import HARP


@pytest.fixture
def registry() -> Registry:
    return HARP


@pytest.fixture
def wizard(show_wizard: Callable[..., WizardWindow], context: Context) -> WizardWindow:
    """A new creation."""
    return show_wizard(context, kind=WizardWindow)
