"""Text as a key with parameters: what the pure layers say instead of sentences.

`desktop.text` turns a message into French or English. A parameter may be a message itself (the
name of a wound line inside a sentence) or a tuple of messages (a list to be joined).
"""

from typing import TypeAlias

import msgspec

Param: TypeAlias = "str | int | Message | tuple[Message, ...]"


class Message(msgspec.Struct, frozen=True, gc=False):
    """One sentence or label.

    `key` is looked up in `resources/text/<language>.toml`; `params` fill the braces of what is
    found there.
    """

    key: str
    params: dict[str, Param] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.params))))


Text: TypeAlias = Message | str
"""Ours to translate (a message) or somebody's own words and proper names of the game (a
string)."""


def say(key: str, **params: Param) -> Message:
    """Build a message: `say("check.threshold", value=12)`."""
    return Message(key, params)
