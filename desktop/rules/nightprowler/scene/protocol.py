"""The commands that every activity has, built for callers that know no system."""

from typing import cast

import msgspec

from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.scene.commands import (
    Begin,
    Close,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
)


class SceneCommands:
    """That part of `FightRules` which a chase and a contract share."""

    def join(
        self, fighter: str, side: int, document: msgspec.Struct, name: str, character: str
    ) -> Join:
        return Join(
            fighter=fighter,
            side=side,
            document=cast("Character", document),
            name=name,
            character=character,
        )

    def begin(self) -> Begin:
        return Begin()

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> CorrectBox:
        return CorrectBox(
            fighter=fighter, track=Track(track), row=row, ticked=ticked, reason=reason
        )

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> CorrectPool:
        return CorrectPool(fighter=fighter, pool=pool, value=value, reason=reason)

    def remove(self, fighter: str, reason: str) -> Remove:
        return Remove(fighter=fighter, reason=reason)

    def close(self) -> Close:
        return Close()

    def document_edited(self, fighter: str, document: msgspec.Struct) -> DocumentEdited:
        return DocumentEdited(fighter=fighter, document=cast("Character", document))
