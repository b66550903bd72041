"""Night Prowler's fights behind the protocol that every system shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.activity import Activity, Person
from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView, JournalLine
from desktop.rules.foresight import Foresight
from desktop.rules.message import say
from desktop.rules.muster import Muster
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.fight import answers, area, events, foreseen
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.commands import (
    AnyCommand,
    CorrectBox,
    Sweep,
)
from desktop.rules.nightprowler.fight.decide import decide
from desktop.rules.nightprowler.fight.events import AnyEvent
from desktop.rules.nightprowler.fight.foreseeing import NightProwlerForesight, undecided
from desktop.rules.nightprowler.fight.lines import lines
from desktop.rules.nightprowler.fight.live import carried, live
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.view import muster, redacted, view
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.tagged import Stored

_STORED: Stored[AnyCommand, AnyEvent] = Stored(
    AnyCommand, AnyEvent, events.VERSION, events.UPCASTERS
)


class NightProwlerFights(Activity):
    """See `FightRules` for what each method promises."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(_STORED)
        self._tables = tables

    def blank(self, settings: msgspec.Struct) -> State:
        return State(settings=cast("Settings", settings))

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, cast("State", state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> State:
        return apply(cast("State", state), cast("AnyEvent", event))

    def redacted(self, state: msgspec.Struct) -> State:
        return redacted(cast("State", state))

    def view(self, state: msgspec.Struct) -> FightView:
        return view(self._tables, cast("State", state))

    def muster(self, state: msgspec.Struct) -> Muster:
        return muster(cast("State", state))

    def lines(
        self,
        before: msgspec.Struct,
        entry: str,
        command: msgspec.Struct,
        events: Sequence[msgspec.Struct],
        dice: Sequence[Rolled],
    ) -> tuple[JournalLine, ...]:
        told = cast("Sequence[AnyEvent]", events)
        return lines(
            self._tables, cast("State", before), entry, cast("AnyCommand", command), told, dice
        )

    def answer(
        self, state: msgspec.Struct, ask: str, values: Mapping[str, str]
    ) -> AnyCommand | Refused:
        return answers.answer(self._tables, cast("State", state), ask, values)

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> AnyCommand | Refused:
        return answers.advance(cast("State", state), skipped, adjusted)

    def take_turn(self, state: msgspec.Struct, slot: str) -> Refused:
        return Refused(say("table.why.no-turns"))  # all act together (IV.B)

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        return foreseen.consequences(self._tables, cast("State", state), dice, adjusted)

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return area.fields()

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> Sweep | Refused:
        return area.command(targets, values)

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> CorrectBox[Track]:
        return CorrectBox(
            fighter=fighter, track=Track(track), row=row, ticked=ticked, reason=reason
        )

    def foresight(self, state: msgspec.Struct) -> tuple[Foresight, State]:
        return NightProwlerForesight(self._tables), undecided(redacted(cast("State", state)))

    def live(self, person: Person, document: msgspec.Struct) -> Character:
        return live(cast("Fighter", person), cast("Character", document))

    def rebased(self, was: Person, now: Person, document: msgspec.Struct) -> Character:
        before, after = cast("Fighter", was), cast("Fighter", now)
        return carried(before, after, cast("Character", document))
