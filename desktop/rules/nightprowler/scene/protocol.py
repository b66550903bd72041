"""What a chase and a contract do alike of what every activity does for callers that know no
system: its commands, and the documents of those who take part."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.fightview import Adjustment, AskField, Consequence
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.scene.commands import (
    ApplySettings,
    Begin,
    Close,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.nightprowler.scene.people import Person, carried, live
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.system import Refused


class Peopled(Protocol):
    """The state of a chase or a contract."""

    def find(self, fighter: str) -> Person | None: ...


class SceneRules:
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

    def take_turn(self, state: msgspec.Struct, slot: str) -> Refused:
        return Refused(say("table.why.no-turns"))

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

    def apply_settings(self, settings: msgspec.Struct) -> ApplySettings:
        return ApplySettings(settings=cast("Settings", settings))

    def document_edited(self, fighter: str, document: msgspec.Struct) -> DocumentEdited:
        return DocumentEdited(fighter=fighter, document=cast("Character", document))

    def carried(
        self, before: msgspec.Struct, after: msgspec.Struct, command: msgspec.Struct
    ) -> msgspec.Struct:
        if not isinstance(command, DocumentEdited):
            return command
        was = cast("Peopled", before).find(command.fighter)
        now = cast("Peopled", after).find(command.fighter)
        if was is None or now is None:
            return command
        return msgspec.structs.replace(command, document=carried(was, now, command.document))

    def live_document(
        self, state: msgspec.Struct, fighter: str, document: msgspec.Struct
    ) -> Character:
        found = cast("Peopled", state).find(fighter)
        character = cast("Character", document)
        return character if found is None else live(found, character)

    def participant(self, state: msgspec.Struct, fighter: str) -> Character | None:
        found = cast("Peopled", state).find(fighter)
        return None if found is None or found.removed else live(found, found.document)

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...]:
        """Nothing in a scene happens by itself that could be left out."""
        return ()

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return ()

    def area(self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Refused:
        return Refused(say("np.scene.why.no-area"))

    def foresight(self, state: msgspec.Struct) -> None:
        """Chances are worked out for duels alone."""
