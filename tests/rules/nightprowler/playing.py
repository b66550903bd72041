"""Edits one after the other, for the tests of what happens between fights."""

from msgspec.structs import replace

from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import Character, Pools
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.system import Edited, Refused, Struct
from tests.rules.nightprowler.characters import Rules


def played(rules: Rules, character: Character, *commands: Struct) -> Character:
    """The character after commands that are all accepted."""
    for command in commands:
        result = edit(rules.tables, character, rules.settings, command)
        assert isinstance(result, Edited), result
        assert isinstance(result.document, Character)
        character = result.document
    return character


def refused(rules: Rules, character: Character, command: Struct) -> Message:
    """Why a command is refused."""
    result = edit(rules.tables, character, rules.settings, command)
    assert isinstance(result, Refused), result
    return result.reason


def holding(character: Character, **pools: int) -> Character:
    """The character with these in its pools."""
    return replace(character, pools=replace(character.pools, **pools))


def with_heroism(rules: Rules, character: Character, left: int) -> Character:
    """The character with so many PH left."""
    most = rules.derive(character).heroism_max.total
    return replace(character, pools=Pools(heroism_spent=most - left))
