"""Edits as a person gives them: a command, the dice in the order in which they are asked for."""

from typing import cast

import msgspec

from desktop import paths
from desktop.rules.dice import Rolled, typed
from desktop.rules.message import Message
from desktop.rules.pv_negatifs.build import PvNegatifs
from desktop.rules.pv_negatifs.commands.essence import RollEssence, WillingRounds
from desktop.rules.pv_negatifs.commands.health import Chance
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits.apply import EditCommand
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Edited, Refused
from desktop.text import Catalogue
from tests.systems import PV_NEGATIFS

SYSTEM = cast("PvNegatifs", PV_NEGATIFS.get("pv_negatifs"))
SETTINGS = SYSTEM.default_settings()
FRENCH = Catalogue("fr", paths.resources_root())


def with_dice(
    character: Character, command: EditCommand, faces: tuple[int, ...], settings: Settings
) -> EditCommand:
    """The command with the faces given to the dice that it asks for, in their order."""
    editing = Editing(SYSTEM.tables, settings, character)
    left = list(faces)
    rolled: tuple[Rolled, ...] = ()
    while True:
        given = msgspec.structs.replace(command, rolled=rolled) if rolled else command
        if isinstance(given, RollEssence | WillingRounds):
            wanted = essence_dice_needed(editing, given)
        elif isinstance(given, Chance):
            wanted = dice_needed(editing, given)
        else:
            wanted = ()
        if not wanted:
            assert not left, f"dice that nobody asked for: {left}"
            return given
        rolled = (*rolled, *(typed(spec, left.pop(0)) for spec in wanted))


def edit(
    character: Character, command: EditCommand, *faces: int, settings: Settings = SETTINGS
) -> Character:
    """The character after a command that must be accepted; it is stored and read back first."""
    given = with_dice(character, command, faces, settings)
    read = SYSTEM.read_edit(msgspec.json.decode(msgspec.json.encode(given)))
    assert read == given
    outcome = SYSTEM.edit(character, settings, given)
    assert isinstance(outcome, Edited), outcome
    rendered(outcome.label)
    return cast("Character", outcome.document)


def label(
    character: Character, command: EditCommand, *faces: int, settings: Settings = SETTINGS
) -> str:
    """What history says of a command."""
    given = with_dice(character, command, faces, settings)
    outcome = SYSTEM.edit(character, settings, given)
    assert isinstance(outcome, Edited), outcome
    return rendered(outcome.label)


def refused(character: Character, command: EditCommand, settings: Settings = SETTINGS) -> str:
    """The key of the reason why a command is refused."""
    outcome = SYSTEM.edit(character, settings, command)
    assert isinstance(outcome, Refused), outcome
    rendered(outcome.reason)
    return outcome.reason.key


def rendered(message: Message) -> str:
    """A message in French; it must be one that the program knows."""
    assert not FRENCH.missing(message.key), message.key
    text = FRENCH.render(message)
    assert "pv." not in text
    assert "{" not in text
    return text
