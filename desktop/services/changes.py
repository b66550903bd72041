"""Change sets: what a mutation touched and who asked, told to observers after the commit."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec


class ChangeSet(msgspec.Struct, frozen=True, kw_only=True):
    """What changed: ids of characters and fights; `library` when a list gained or lost something.

    `reserve`: a pool of the campaign changed. `prepared`: ids of parties and prepared encounters.
    `initiator` is whatever the caller named itself, so
    that it can skip its own changes.
    """

    initiator: str
    characters: frozenset[str] = frozenset()
    fights: frozenset[str] = frozenset()
    prepared: frozenset[str] = frozenset()
    library: bool = False
    reserve: bool = False


Observer: TypeAlias = Callable[[ChangeSet], None]


class Changes:
    """The observers of a library."""

    def __init__(self) -> None:
        self._observers: list[Observer] = []

    def observe(self, observer: Observer) -> None:
        """Call `observer` with every change set, after its commit."""
        self._observers.append(observer)

    def forget(self, observer: Observer) -> None:
        """Stop calling `observer`."""
        self._observers.remove(observer)

    def publish(self, change: ChangeSet) -> ChangeSet:
        """Tell every observer, and hand the change set back."""
        for observer in tuple(self._observers):
            observer(change)
        return change
