"""What a chase and a contract do alike of what every activity does for callers that know no
system: its commands, and the documents of those who take part."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules import activity
from desktop.rules.activity import Activity
from desktop.rules.commands import (
    CorrectBox,
)
from desktop.rules.dice import Dice
from desktop.rules.fightview import Adjustment, AskField, Consequence
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.scene.people import Person, carried, live
from desktop.rules.system import Refused


class SceneRules(Activity):
    """That part of `FightRules` which a chase and a contract share."""

    def take_turn(self, state: msgspec.Struct, slot: str) -> Refused:
        return Refused(say("table.why.no-turns"))

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> CorrectBox[Track]:
        return CorrectBox(
            fighter=fighter, track=Track(track), row=row, ticked=ticked, reason=reason
        )

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

    def live(self, person: activity.Person, document: msgspec.Struct) -> Character:
        return live(cast("Person", person), cast("Character", document))

    def rebased(
        self, was: activity.Person, now: activity.Person, document: msgspec.Struct
    ) -> Character:
        return carried(cast("Person", was), cast("Person", now), cast("Character", document))
