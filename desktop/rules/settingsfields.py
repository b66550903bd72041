"""What an editor of settings shows of each value: its kind, its limits, the ids of its rule.

Labels and explanations are texts: `<area>.settings.<group>.<name>` and, for a value of a closed
set, `<area>.settings.<group>.<name>.<value>`.
"""

import enum
from typing import Literal, cast, get_args, get_origin, get_type_hints

import msgspec

from desktop.rules.message import Message, say


class Kind(enum.Enum):
    """What a value is."""

    NUMBER = "number"
    OPTIONAL = "optional"
    """A whole number, or nothing."""
    TEXT = "text"
    FLAG = "flag"
    CHOICE = "choice"
    SKILL = "skill"
    FAMILY = "family"
    """The id of a weapon family, or "" for bare hands."""
    FLAGS = "flags"
    """Any number of a closed set."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a group ("" for a value that stands alone); `name` is a path of attributes
    below it ("effects.skill"), `area` is how the texts of the system begin.

    Numbers go from `least` to `most`; a text must not be empty when `least` is 1. `options` are
    the values of a closed set; `spread` ones are all shown, each in words. `rules` are the
    inventory ids that leave the value open.
    """

    area: str
    group: str
    name: str
    kind: Kind = Kind.NUMBER
    least: int = 0
    most: int = 999
    options: tuple[str, ...] = ()
    spread: bool = False
    rules: tuple[str, ...] = ()

    @property
    def place(self) -> tuple[str, ...]:
        """Where a single value is in the settings."""
        return (self.group, self.name) if self.group else (self.name,)

    @property
    def label(self) -> Message:
        """What the value is called."""
        return say(self._key(self.name))

    def option(self, value: str) -> Message:
        """One of the options in words."""
        return say(self._key(f"{self.name}.{value}"))

    def _key(self, name: str) -> str:
        plain = name.replace("_", "-").replace("+", "-plus-")
        within = f"{self.group}.{plain}" if self.group else plain
        return f"{self.area}.settings.{within}"


def options_of(owner: type[msgspec.Struct], name: str) -> tuple[str, ...]:
    """The values that a struct's type allows; none when the set is not closed."""
    hint: object = get_type_hints(owner)[name]
    if hint is bool:
        return ("false", "true")
    if get_origin(hint) is Literal:
        return tuple(str(cast("object", value)) for value in get_args(hint))
    return ()
