"""What the library knows of those who take part in a fight: players' characters, and portraits."""

from collections.abc import Iterable

from desktop.rules.errors import KnownError
from desktop.rules.fightview import FighterView
from desktop.rules.playerview import NOBODY, Face
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk

_PLAYER = "pc"


class Faces:
    """Faces by character, read once and again after the character changed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[str, Face] = {}
        desk.changes.observe(self._forget)

    def of(self, fighters: Iterable[FighterView]) -> dict[str, Face]:
        """The faces of the fighters who are characters of the library, by fighter id."""
        return {one.id: self._face(one.character) for one in fighters if one.character}

    def _face(self, character: str) -> Face:
        if character not in self._read:
            try:
                row = self._desk.store.characters.get(character)
            except KnownError:
                # Gone for good: nobody's character, and nothing to show of him.
                return NOBODY
            self._read[character] = Face(row.kind == _PLAYER, row.portrait)
        return self._read[character]

    def _forget(self, change: ChangeSet) -> None:
        for character in change.characters:
            self._read.pop(character, None)
