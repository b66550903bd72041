"""Fights of PV négatifs behind the protocol that every system shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.aloud import FightAloud
from desktop.rules.dice import Dice
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView
from desktop.rules.foresight import Foresight
from desktop.rules.muster import Muster
from desktop.rules.pv_negatifs.fight import answers, events, extras, rounds
from desktop.rules.pv_negatifs.fight.commands import (
    AnyCommand,
    Sweep,
)
from desktop.rules.pv_negatifs.fight.decide import decide, settle
from desktop.rules.pv_negatifs.fight.events import OWNED, AnyEvent
from desktop.rules.pv_negatifs.fight.foreseeing import PvNegatifsForesight
from desktop.rules.pv_negatifs.fight.parts import Phase
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.fight.view import muster, view
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.tagged import Stored
from desktop.rules.telling import Missing

_STORED: Stored[AnyCommand, AnyEvent] = Stored(AnyCommand, AnyEvent, events.VERSION)


class PvNegatifsFights(FightAloud):
    """See `FightRules` for what each method promises; secret clocks are told to the GM alone (see
    `extras`)."""

    parts = OWNED

    def __init__(self, tables: Tables) -> None:
        super().__init__(_STORED)
        self._tables = tables

    def blank(self, settings: msgspec.Struct) -> State:
        return State(settings=cast("Settings", settings))

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, cast("State", state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> State:
        return events.apply(cast("State", state), cast("AnyEvent", event))

    def view(self, state: msgspec.Struct) -> FightView:
        return view(self._tables, cast("State", state))

    def muster(self, state: msgspec.Struct) -> Muster:
        return muster(cast("State", state))

    def answer(
        self, state: msgspec.Struct, ask: str, values: Mapping[str, str]
    ) -> AnyCommand | Refused:
        return answers.answer(ask, values)

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> AnyCommand | Refused:
        return answers.advance(cast("State", state), skipped, adjusted)

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        here = cast("State", state)
        story = Story(here, dice)
        try:
            if here.phase is Phase.BELL:
                rounds.count(self._tables, story)
            elif here.blow is not None:
                settle(self._tables, story)
        except Missing as missing:
            return missing.outcome()
        return tuple(story.items)

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return extras.area_fields()

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> Sweep | Refused:
        return extras.area(targets, values)

    def foresight(self, state: msgspec.Struct) -> tuple[Foresight, State]:
        return PvNegatifsForesight(self._tables), cast("State", state)
