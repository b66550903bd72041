"""Edits as a person gives them: a command, the dice in the order in which they are asked for."""

from typing import cast

import msgspec

from desktop.rules.dice import Rolled, typed
from desktop.rules.harp.build import Harp
from desktop.rules.harp.commands.health import Chance
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.apply import EditCommand
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.settings import Settings
from desktop.rules.message import Text
from desktop.rules.system import Edited, Refused, System
from tests.systems import HARP
from tests.texts import texts_of

SYSTEM = cast("Harp", HARP.get("harp"))
PROTOCOL: System = SYSTEM
SETTINGS = SYSTEM.default_settings()


def rendered(message: Text) -> str:
    """A message in French; it must be one that the program knows."""
    if isinstance(message, str):
        return message
    assert not texts_of("fr").missing(message.key), message.key
    text = texts_of("fr").render(message)
    assert "harp." not in text
    assert "{" not in text
    return text.replace("\N{NO-BREAK SPACE}", " ")


def with_dice(
    character: Character, command: EditCommand, faces: tuple[int, ...], settings: Settings
) -> EditCommand:
    """The command with the faces given to the dice that it asks for, in their order."""
    if not isinstance(command, Chance):
        assert not faces
        return command
    editing, left = Editing(SYSTEM.tables, settings, character), list(faces)
    rolled: tuple[Rolled, ...] = ()
    while True:
        given = msgspec.structs.replace(command, rolled=rolled)
        wanted = dice_needed(editing, given)
        if not wanted:
            assert not left, f"dice that nobody asked for: {left}"
            return given
        assert all(rendered(spec.label) for spec in wanted)
        rolled = (*rolled, *(typed(spec, left.pop(0)) for spec in wanted))


def said(
    character: Character, command: EditCommand, *faces: int, settings: Settings = SETTINGS
) -> tuple[Character, str]:
    """The character after a command that must be accepted, stored and read back first, and what
    history says of it."""
    given = with_dice(character, command, faces, settings)
    read = SYSTEM.read_edit(msgspec.json.decode(msgspec.json.encode(given)))
    assert read == given
    outcome = SYSTEM.edit(character, settings, given)
    assert isinstance(outcome, Edited), outcome
    return cast("Character", outcome.document), rendered(outcome.label)


def edit(
    character: Character, command: EditCommand, *faces: int, settings: Settings = SETTINGS
) -> Character:
    """The character after a command that must be accepted."""
    return said(character, command, *faces, settings=settings)[0]


def refused(character: Character, command: EditCommand, settings: Settings = SETTINGS) -> str:
    """The key of the reason why a command is refused."""
    outcome = SYSTEM.edit(character, settings, command)
    assert isinstance(outcome, Refused), outcome
    rendered(outcome.reason)
    return outcome.reason.key
