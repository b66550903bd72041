"""What the tests of paper share: the example gang in the library."""

import pytest
from msgspec import Struct

from desktop.ui.context import Context

#: The gang as its commands made it: playing them takes longer than all that a test does.
GANG: list[Struct] = []


@pytest.fixture
def corvin(context: Context) -> str:
    """A character of the example gang, all of which is there."""
    characters = context.library.characters
    if not GANG:
        context.library.example.install()
        GANG.extend(characters.get(card.id).document for card in characters.list())
    else:
        for one in GANG:
            characters.create("nightprowler", one)
    return characters.find("Corvin")
