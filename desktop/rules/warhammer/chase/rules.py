"""Warhammer's chases behind the protocol that every activity shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.activity import Activity
from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView, JournalLine
from desktop.rules.message import say
from desktop.rules.muster import Muster
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.tagged import Stored
from desktop.rules.warhammer.chase import decide as deciding
from desktop.rules.warhammer.chase.state import (
    AnyCommand,
    AnyEvent,
    Avoid,
    Begin,
    Breathe,
    Entered,
    Fate,
    Judge,
    Move,
    Phase,
    Refuse,
    Run,
    SetLead,
    State,
    apply,
)
from desktop.rules.warhammer.chase.view import LEAD, YES, muster, view
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Said

VERSION = 1

_STORED: Stored[AnyCommand, AnyEvent] = Stored(AnyCommand, AnyEvent, VERSION)


class WarhammerChases(Activity):
    """See `FightRules` for what each method promises.

    A chase owns nothing of a document.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(_STORED)
        self._tables = tables

    def blank(self, settings: msgspec.Struct) -> State:
        return State(settings=cast("Settings", settings))

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        here, asked = cast("State", state), cast("AnyCommand", command)
        return deciding.decide(self._tables, here, asked, dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> State:
        return apply(cast("State", state), cast("AnyEvent", event))

    def redacted(self, state: msgspec.Struct) -> State:
        """The state itself: everything is said aloud at this table."""
        return cast("State", state)

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
        number = cast("State", before).round
        told: list[JournalLine] = []
        for event in cast("Sequence[AnyEvent]", events):
            if isinstance(event, Entered) and event.round:
                number = event.round
            if isinstance(event, Said):
                told.append(JournalLine(entry, number, event.text, event.detail))
        return tuple(told)

    def answer(
        self, state: msgspec.Struct, ask: str, values: Mapping[str, str]
    ) -> AnyCommand | Refused:
        what, _, fighter = ask.partition(":")
        match what:
            case "move" | "breath":
                return self.advance(state)
            case "lead":
                metres = values.get("metres", "")
                if not metres.isdecimal():
                    return Refused(say("wh.chase.why.value"))
                quarry = values.get("quarry", "")
                return SetLead(fighter=fighter, quarry=quarry, metres=int(metres))
            case "avoid":
                return Avoid(fighter=fighter, tries=values.get("tries") == YES)
            case "judge":
                fate = next((each for each in Fate if each.value == values.get("fate")), None)
                if fate is None:
                    return Refused(say("wh.chase.why.value"))
                return Judge(fighter=fighter, fate=fate, reason=values.get("reason", ""))
            case _:
                return Refused(say("wh.chase.why.value"))

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> AnyCommand | Refused:
        match cast("State", state).phase:
            case Phase.SETUP:
                return Begin()
            case Phase.MOVE:
                return Move()
            case Phase.OBSTACLE:
                return Run(skip=tuple(sorted(skipped)))
            case Phase.BREATH:
                return Breathe()
            case Phase.CLOSED:
                return Refused(say("wh.chase.why.closed"))

    def take_turn(self, state: msgspec.Struct, slot: str) -> Refused:
        return Refused(say("table.why.no-turns"))

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        return deciding.consequences(self._tables, cast("State", state), dice)

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return ()

    def area(self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Refused:
        return Refused(say("wh.chase.why.no-area"))

    def correct_box(self, fighter: str, track: str, row: int, ticked: bool, reason: str) -> Refuse:
        return Refuse(fighter=fighter)

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> SetLead | Refuse:
        """A lead is the only pool; the quarry is the one that the pursuer has."""
        return (
            Refuse(fighter=fighter)
            if pool != LEAD
            else SetLead(fighter=fighter, quarry="", metres=value, reason=reason)
        )

    def foresight(self, state: msgspec.Struct) -> None:
        """Chances are worked out for duels alone."""
