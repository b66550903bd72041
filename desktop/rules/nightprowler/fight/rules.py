"""Night Prowler's fights behind the protocol that every system shares."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.document import Json
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView, JournalLine
from desktop.rules.foresight import Foresight
from desktop.rules.message import say
from desktop.rules.muster import Muster
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.fight import answers, area, events, foreseen
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.commands import (
    AnyCommand,
    ApplySettings,
    Begin,
    Close,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
    Sweep,
)
from desktop.rules.nightprowler.fight.decide import decide
from desktop.rules.nightprowler.fight.events import AnyEvent
from desktop.rules.nightprowler.fight.foreseeing import NightProwlerForesight, undecided
from desktop.rules.nightprowler.fight.lines import lines
from desktop.rules.nightprowler.fight.live import carried, live
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.fight.view import muster, redacted, view
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.tagged import Stored

_STORED: Stored[AnyCommand, AnyEvent] = Stored(
    AnyCommand, AnyEvent, events.VERSION, events.UPCASTERS
)


class NightProwlerFights:
    """See `FightRules` for what each method promises."""

    event_version = events.VERSION

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def blank(self, settings: msgspec.Struct) -> State:
        return State(settings=cast("Settings", settings))

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, cast("State", state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> State:
        return apply(cast("State", state), cast("AnyEvent", event))

    def read_command(self, raw: Mapping[str, Json]) -> AnyCommand:
        return _STORED.command(raw)

    def read_events(
        self, version: int, raw: Sequence[Mapping[str, Json]]
    ) -> tuple[msgspec.Struct, ...]:
        return _STORED.events(version, raw)

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

    def apply_settings(self, settings: msgspec.Struct) -> ApplySettings:
        return ApplySettings(settings=cast("Settings", settings))

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

    def carried(
        self, before: msgspec.Struct, after: msgspec.Struct, command: msgspec.Struct
    ) -> msgspec.Struct:
        if not isinstance(command, DocumentEdited):
            return command
        was = cast("State", before).find(command.fighter)
        now = cast("State", after).find(command.fighter)
        if was is None or now is None:
            return command
        return msgspec.structs.replace(command, document=carried(was, now, command.document))

    def live_document(
        self, state: msgspec.Struct, fighter: str, document: msgspec.Struct
    ) -> Character:
        found = cast("State", state).find(fighter)
        character = cast("Character", document)
        return character if found is None else live(found, character)

    def participant(self, state: msgspec.Struct, fighter: str) -> Character | None:
        found = cast("State", state).find(fighter)
        return None if found is None or found.removed else live(found, found.document)

    def foresight(self, state: msgspec.Struct) -> tuple[Foresight, State]:
        return NightProwlerForesight(self._tables), undecided(redacted(cast("State", state)))
