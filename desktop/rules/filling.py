"""A character being filled at random, through the same edits as a person's choices."""

import random
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from msgspec import Struct

from desktop.rules.system import Edited, Refused

T = TypeVar("T")
S = TypeVar("S")
C = TypeVar("C", bound=Struct)


class Filling(Generic[T, S, C]):
    """A character with the rules and the chance that fill it."""

    def __init__(
        self,
        tables: T,
        settings: S,
        rng: random.Random,
        character: C,
        edit: Callable[[T, S, C, Struct], Edited | Refused],
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.rng = rng
        self.character = character
        self._edit = edit

    def do(self, *commands: Struct) -> None:
        """Make edits that are legal; one that is not changes nothing."""
        for command in commands:
            outcome = self._edit(self.tables, self.settings, self.character, command)
            if isinstance(outcome, Edited):
                self.character = cast("C", outcome.document)

    def id(self) -> str:
        """An id for something new."""
        return f"{self.rng.getrandbits(64):016x}"
