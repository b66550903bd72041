"""Fights of HARP | TdM behind the protocol that every system shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.aloud import FightAloud
from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView
from desktop.rules.foresight import Foresight
from desktop.rules.harp.fight import answers, events, extras, rounds
from desktop.rules.harp.fight.commands import AnyCommand, Sweep
from desktop.rules.harp.fight.decide import decide
from desktop.rules.harp.fight.events import OWNED, AnyEvent
from desktop.rules.harp.fight.foreseeing import HarpForesight
from desktop.rules.harp.fight.parts import Phase
from desktop.rules.harp.fight.state import State
from desktop.rules.harp.fight.story import Story
from desktop.rules.harp.fight.view import muster, view
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.muster import Muster
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.tagged import Stored
from desktop.rules.telling import Missing

_STORED: Stored[AnyCommand, AnyEvent] = Stored(AnyCommand, AnyEvent, events.VERSION)


class HarpFights(FightAloud):
    """See `FightRules` for what each method promises."""

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
        return answers.answer(cast("State", state), ask, values)

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> AnyCommand | Refused:
        return answers.advance(cast("State", state), skipped)

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        here = cast("State", state)
        story = Story(self._tables, here, dice)
        try:
            if here.phase is Phase.BELL:
                rounds.count(story)
        except Missing as missing:
            return missing.outcome()
        except KnownError:
            return ()
        return tuple(story.items)

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return extras.area_fields()

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> Sweep | Refused:
        return extras.area(targets, values)

    def foresight(self, state: msgspec.Struct) -> tuple[Foresight, State]:
        return HarpForesight(self._tables), cast("State", state)
