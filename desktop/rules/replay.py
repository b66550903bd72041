"""An earlier step changed, and what follows it decided again.

Every later command is decided anew with the dice that it had, each by its key. The first that is
no longer legal, or lacks a die, ends the replay: it is for the GM to give the dice, to leave that
step out, or to end there. Nothing here writes anything.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.journal import Entry, EntryKind
from desktop.rules.sealed import Sealed
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused, Struct


class Change(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """What one step becomes: `dice` replace those of the same key, `values` answer `ask` instead
    of what was answered, `dropped` leaves the step out."""

    dice: tuple[Rolled, ...] = ()
    ask: str = ""
    values: dict[str, str] = {}
    dropped: bool = False


class Step(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """A step of the new branch: the entry that it comes from, and what it is now."""

    entry: Entry
    command: Struct
    dice: tuple[Rolled, ...]
    events: tuple[Struct, ...]


class Stop(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """Where a replay cannot go on, and why."""

    entry: Entry
    outcome: Refused | NeedDice


class Replayed(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """A new branch as far as it goes: its steps, the state after them, and the entries that are
    left out. `stop` is None when it goes to the end."""

    steps: tuple[Step, ...]
    state: Struct
    dropped: tuple[Entry, ...] = ()
    stop: Stop | None = None


class ReadEvents(Protocol):
    """Decodes the stored events of an entry."""

    def __call__(self, entry: Entry) -> tuple[Struct, ...]: ...


def decided(
    rules: FightRules, state: Struct, command: Struct, held: Dice
) -> tuple[Accepted, tuple[Rolled, ...]] | Refused | NeedDice:
    """Decide a command with those of the dice `held` that it asks for, in the order in which it
    asks; a die that it has no use for any more is left out."""
    given: list[Rolled] = []
    while True:
        outcome = rules.decide(state, command, Dice(given))
        if isinstance(outcome, Accepted):
            return outcome, tuple(given)
        if isinstance(outcome, Refused):
            return outcome
        lacking = held.missing(outcome.specs)
        if lacking:
            return NeedDice(lacking)
        given += [die for spec in outcome.specs if (die := held.get(spec.key)) is not None]


def specs_of(rules: FightRules, state: Struct, command: Struct, held: Dice) -> tuple[DieSpec, ...]:
    """The dice that a command asks for when it is given those of `held`."""
    asked: list[DieSpec] = []
    given: list[Rolled] = []
    while isinstance(outcome := rules.decide(state, command, Dice(given)), NeedDice):
        asked += outcome.specs
        found = [die for spec in outcome.specs if (die := held.get(spec.key)) is not None]
        if held.missing(outcome.specs):
            break
        given += found
    return tuple(asked)


def carried(
    rules: FightRules, before: Struct, after: Struct, entry: Entry, events: tuple[Struct, ...]
) -> Step:
    """What happened outside the journal, decided again on `after` instead of `before`: it is true
    there too, and its numbers are those of that state. Where it means nothing (whom it concerns
    is not there) it stays as it was."""
    was = rules.read_command(entry.raw_command)
    command = rules.carried(before, after, was)
    outcome = rules.decide(after, command, Dice(entry.dice))
    if not isinstance(outcome, Accepted):
        return Step(entry=entry, command=was, dice=entry.dice, events=events)
    return Step(entry=entry, command=command, dice=entry.dice, events=outcome.events)


def replay(
    rules: FightRules,
    state: Struct,
    entries: Sequence[Entry],
    changes: Mapping[str, Change],
    read_events: ReadEvents,
    *,
    until: str = "",
    secret: frozenset[str] = frozenset(),
) -> Replayed:
    """Decide `entries` anew from `state`, with the `changes` of some of them (by entry id).

    What happened outside the journal (external entries) stays true, see `carried`. `until` is the
    entry at which to end: it and every command after it are left out. Those that are `secret` are
    left out too, unless all is before them as it was.
    """
    was = state
    steps: list[Step] = []
    dropped: list[Entry] = []
    ended = False
    for entry in entries:
        before, events = was, read_events(entry)
        for event in events:
            was = rules.apply(was, event)
        if entry.kind is EntryKind.EXTERNAL:
            step = carried(rules, before, state, entry, events)
        else:
            change = changes.get(entry.id, Change())
            ended = ended or entry.id == until
            if ended or change.dropped or (entry.id in secret and state != before):
                dropped.append(entry)
                continue
            made = _redone(rules, state, entry, change)
            if isinstance(made, Refused | NeedDice):
                stop = Stop(entry=entry, outcome=made)
                return Replayed(steps=tuple(steps), state=state, dropped=tuple(dropped), stop=stop)
            step = made
        steps.append(step)
        for event in step.events:
            state = rules.apply(state, event)
    return Replayed(steps=tuple(steps), state=state, dropped=tuple(dropped))


def _redone(
    rules: FightRules, state: Struct, entry: Entry, change: Change
) -> Step | Refused | NeedDice:
    if change.ask:
        command = rules.answer(state, change.ask, change.values)
        if isinstance(command, Refused):
            return command
    else:
        command = rules.read_command(entry.raw_command)
    made = decided(rules, state, command, Dice(entry.dice).plus(change.dice))
    if isinstance(made, Refused | NeedDice):
        return made
    outcome, dice = made
    return Step(entry=entry, command=command, dice=dice, events=outcome.events)
