"""What the tests of paper share: the example gang in the library."""

import pytest

from desktop.ui.context import Context


@pytest.fixture
def corvin(context: Context) -> str:
    """A character of the example gang, all of which is there."""
    context.library.example.install()
    return context.library.characters.find("Corvin")
