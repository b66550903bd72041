"""Night Prowler's chases behind the protocol that every activity shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import Adjustment, FightView, JournalLine
from desktop.rules.muster import Muster
from desktop.rules.nightprowler.chase import asks, events
from desktop.rules.nightprowler.chase.apply import apply
from desktop.rules.nightprowler.chase.commands import AnyCommand
from desktop.rules.nightprowler.chase.decide import decide
from desktop.rules.nightprowler.chase.events import AnyEvent
from desktop.rules.nightprowler.chase.lines import lines
from desktop.rules.nightprowler.chase.state import State
from desktop.rules.nightprowler.chase.view import muster, redacted, view
from desktop.rules.nightprowler.scene.protocol import SceneRules
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Outcome, Refused
from desktop.rules.tagged import Stored

_STORED: Stored[AnyCommand, AnyEvent] = Stored(
    AnyCommand, AnyEvent, events.VERSION, events.UPCASTERS
)


class NightProwlerChases(SceneRules):
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
        return lines(self._tables, cast("State", before), entry, told, dice)

    def answer(
        self, state: msgspec.Struct, ask: str, values: Mapping[str, str]
    ) -> AnyCommand | Refused:
        return asks.answer(cast("State", state), ask, values)

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> AnyCommand | Refused:
        return asks.advance(cast("State", state))
