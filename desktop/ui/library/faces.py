"""What the list of characters needs to know of each: both a library and a glance at it tell."""

from collections.abc import Sequence
from typing import Protocol

from desktop.rules.message import Message


class Shown(Protocol):
    """What a row shows of a character, as `desktop.rules.listed.Summary`."""

    @property
    def concept(self) -> Sequence[str]: ...

    @property
    def pools(self) -> tuple[tuple[Message, int, int], ...]: ...

    @property
    def tracks(self) -> tuple[tuple[str, tuple[tuple[int, int], ...]], ...]: ...

    @property
    def penalty(self) -> int: ...

    @property
    def state(self) -> tuple[Message, ...]: ...


class Card(Protocol):
    """A character, as `desktop.services.characters.CharacterCard`."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def owner(self) -> str | None: ...

    @property
    def portrait(self) -> str: ...

    @property
    def summary(self) -> Shown: ...
