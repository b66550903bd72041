"""The rules of a system's activity with the table around them, behind the same protocol.

Commands and events whose tag starts with `table.` belong to a subject of the table; all others go
to the system's rules untouched, so that journals older than the table read as ever. After a
command of the system each subject may add events of its own to the same entry.
"""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.document import Json, raw
from desktop.rules.errors import known
from desktop.rules.fightview import (
    Adjustment,
    AskField,
    Consequence,
    FightView,
    JournalLine,
    Stage,
)
from desktop.rules.foresight import Foresight
from desktop.rules.message import say
from desktop.rules.muster import Muster
from desktop.rules.sealed import Sealed
from desktop.rules.system import Accepted, FightRules, NeedDice, Outcome, Refused, Struct
from desktop.rules.table import (
    clocks,
    groups,
    keeping,
    landing,
    notes,
    order,
    originals,
    reminders,
    showing,
)
from desktop.rules.table.placing import next_slot
from desktop.rules.table.state import TableState
from desktop.rules.table.subject import Scene, Subject, by_tag, replace

SUBJECTS: tuple[Subject, ...] = (
    order,
    clocks,
    notes,
    groups,
    showing,
    reminders,
    landing,
    keeping,
    originals,
)
"""Every subject, in the order in which they follow a command and add to a view."""


class Without(Sealed, msgspec.Struct, frozen=True, tag="table.without"):
    """A command of the system, as stored, while these clocks do not ring."""

    command: dict[str, Json]
    clocks: tuple[str, ...]


_COMMANDS = by_tag((Without, *(kind for subject in SUBJECTS for kind in subject.COMMANDS)))
_EVENTS = by_tag(kind for subject in SUBJECTS for kind in subject.EVENTS)
_SUBJECT_OF: dict[type[Struct], Subject] = {
    kind: subject for subject in SUBJECTS for kind in (*subject.COMMANDS, *subject.EVENTS)
}


class TableRules:
    """See `FightRules` for what each method promises; states are `TableState`s."""

    def __init__(self, inner: FightRules) -> None:
        self._inner = inner
        self.event_version = inner.event_version

    def blank(self, settings: Struct) -> TableState:
        return TableState(self._inner.blank(settings))

    def decide(self, state: Struct, command: Struct, dice: Dice) -> Outcome:
        here = cast("TableState", state)
        subject = _SUBJECT_OF.get(type(command))
        if subject is not None:
            scene = Scene(self._inner, here)
            if scene.muster.stage is Stage.CLOSED:
                return Refused(say("table.why.closed"))
            return subject.decide(scene, command)
        held: tuple[Struct, ...] = ()
        if isinstance(command, Without):
            held = tuple(clocks.Held(c) for c in command.clocks if here.table.clocks.find(c))
        outcome = self._inner.decide(here.fight, self._of_system(command), dice)
        if not isinstance(outcome, Accepted):
            return outcome
        events = (*held, *outcome.events)
        return Accepted((*events, *self._followed(here, events)))

    def _of_system(self, command: Struct) -> Struct:
        """The system's command, taken out of what the table put around it."""
        if isinstance(command, Without):
            return self._inner.read_command(command.command)
        return command

    def _followed(self, state: TableState, events: Sequence[Struct]) -> tuple[Struct, ...]:
        """What the subjects add to events of the system."""
        before, after = Scene(self._inner, state), self._after(state, events)
        added: list[Struct] = []
        for subject in SUBJECTS:
            more = subject.follow(before, Scene(self._inner, after))
            for event in more:
                after = self.apply(after, event)
            added.extend(more)
        return tuple(added)

    def _after(self, state: TableState, events: Sequence[Struct]) -> TableState:
        for event in events:
            state = self.apply(state, event)
        return state

    def apply(self, state: Struct, event: Struct) -> TableState:
        here = cast("TableState", state)
        subject = _SUBJECT_OF.get(type(event))
        if subject is None:
            return TableState(self._inner.apply(here.fight, event), here.table)
        return TableState(here.fight, subject.apply(here.table, event))

    def read_command(self, raw: Mapping[str, Json]) -> Struct:
        if not _ours(raw):
            return self._inner.read_command(raw)
        return _read(raw, _COMMANDS)

    def read_events(self, version: int, raw: Sequence[Mapping[str, Json]]) -> tuple[Struct, ...]:
        if not any(map(_ours, raw)):
            return self._inner.read_events(version, raw)
        theirs = iter(
            self._inner.read_events(version, [event for event in raw if not _ours(event)])
        )
        return tuple(_read(event, _EVENTS) if _ours(event) else next(theirs) for event in raw)

    def redacted(self, state: Struct) -> TableState:
        here = cast("TableState", state)
        return replace(here, fight=self._inner.redacted(here.fight))

    def view(self, state: Struct) -> FightView:
        here = cast("TableState", state)
        scene, view = Scene(self._inner, here), self._inner.view(here.fight)
        for subject in SUBJECTS:
            view = subject.show(scene, view)
        return view

    def muster(self, state: Struct) -> Muster:
        return self._inner.muster(cast("TableState", state).fight)

    def lines(
        self,
        before: Struct,
        entry: str,
        command: Struct,
        events: Sequence[Struct],
        dice: Sequence[Rolled],
    ) -> tuple[JournalLine, ...]:
        here = cast("TableState", before)
        told: tuple[JournalLine, ...] = ()
        if type(command) not in _SUBJECT_OF:
            theirs = [event for event in events if type(event) not in _SUBJECT_OF]
            told = self._inner.lines(here.fight, entry, self._of_system(command), theirs, dice)
        scene = Scene(self._inner, here)
        ours = [(_SUBJECT_OF[type(event)], event) for event in events if type(event) in _SUBJECT_OF]
        if not ours:
            return told
        number = scene.muster.round
        last = told[-1].round if told else number
        # What ends a round is told before the next one begins, all else after it.
        ending: list[JournalLine] = []
        other: list[JournalLine] = []
        for subject, event in ours:
            text = subject.line(scene, event)
            if text is not None and last != number and clocks.ends(scene, event):
                ending.append(JournalLine(entry, number, text))
            elif text is not None:
                other.append(JournalLine(entry, last, text))
        begun = sum(line.round <= number for line in told) if ending else len(told)
        return (*told[:begun], *ending, *told[begun:], *other)

    # What every system has, built by its own rules.

    def join(self, fighter: str, side: int, document: Struct, name: str, character: str) -> Struct:
        return self._inner.join(fighter, side, document, name, character)

    def begin(self) -> Struct:
        return self._inner.begin()

    def answer(self, state: Struct, ask: str, values: Mapping[str, str]) -> Struct | Refused:
        return self._inner.answer(cast("TableState", state).fight, ask, values)

    def advance(
        self,
        state: Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> Struct | Refused:
        here = cast("TableState", state)
        scene = Scene(self._inner, here)
        upcoming = next_slot(scene) if scene.muster.turns else ""
        kept = tuple(clock for each in sorted(skipped) if (clock := clocks.clock_of(each)))
        if upcoming:
            command = self._inner.take_turn(here.fight, upcoming)
        else:
            theirs = frozenset(each for each in skipped if not clocks.clock_of(each))
            command = self._inner.advance(here.fight, theirs, adjusted)
        if kept and not isinstance(command, Refused):
            return Without(raw(command), kept)
        return command

    def take_turn(self, state: Struct, slot: str) -> Struct | Refused:
        return self._inner.take_turn(cast("TableState", state).fight, slot)

    def consequences(
        self, state: Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        here = cast("TableState", state)
        found = self._inner.consequences(here.fight, dice, adjusted)
        if isinstance(found, NeedDice) or not here.table.clocks.clocks:
            return found
        command = self.advance(state, adjusted=adjusted)
        if isinstance(command, Refused):
            return found
        outcome = self._inner.decide(here.fight, command, dice)
        if isinstance(outcome, NeedDice):
            return outcome
        if isinstance(outcome, Refused):
            return found
        # Turns pass before clocks count.
        after = self._after(here, outcome.events)
        turned = order.follow(Scene(self._inner, here), Scene(self._inner, after))
        after = self._after(after, turned)
        return (*found, *clocks.consequences(Scene(self._inner, here), Scene(self._inner, after)))

    def area_fields(self, state: Struct) -> tuple[AskField, ...]:
        return self._inner.area_fields(cast("TableState", state).fight)

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> Struct | Refused:
        return self._inner.area(targets, values)

    def apply_settings(self, settings: Struct) -> Struct:
        return self._inner.apply_settings(settings)

    def correct_box(self, fighter: str, track: str, row: int, ticked: bool, reason: str) -> Struct:
        return self._inner.correct_box(fighter, track, row, ticked, reason)

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> Struct:
        return self._inner.correct_pool(fighter, pool, value, reason)

    def remove(self, fighter: str, reason: str) -> Struct:
        return self._inner.remove(fighter, reason)

    def close(self) -> Struct:
        return self._inner.close()

    def document_edited(self, fighter: str, document: Struct) -> Struct:
        return self._inner.document_edited(fighter, document)

    def carried(self, before: Struct, after: Struct, command: Struct) -> Struct:
        was, now = cast("TableState", before).fight, cast("TableState", after).fight
        return self._inner.carried(was, now, command)

    def live_document(self, state: Struct, fighter: str, document: Struct) -> Struct:
        return self._inner.live_document(cast("TableState", state).fight, fighter, document)

    def participant(self, state: Struct, fighter: str) -> Struct | None:
        return self._inner.participant(cast("TableState", state).fight, fighter)

    def foresight(self, state: Struct) -> tuple[Foresight, Struct] | None:
        return self._inner.foresight(cast("TableState", state).fight)


def _ours(raw: Mapping[str, Json]) -> bool:
    tag = raw.get("type")
    return isinstance(tag, str) and tag.startswith("table.")


def _read(raw: Mapping[str, Json], kinds: Mapping[str, type[Struct]]) -> Struct:
    """Decode a command or event of the table.

    Raises `KnownError` when this version knows none of that tag and shape.
    """
    kind = kinds.get(str(raw.get("type")))
    if kind is None:
        raise known("table.error.unknown", tag=str(raw.get("type")))
    try:
        return msgspec.convert(dict(raw), kind)
    except msgspec.ValidationError as error:
        raise known("table.error.damaged", detail=str(error)) from error
