"""Moves of a fight's head that are decided and not yet on disk: new entries, undo and redo, a new
branch."""

from collections.abc import Sequence

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Entry, EntryKind, Move, MoveKind, to_carry
from desktop.rules.replay import Step, carried
from desktop.rules.system import FightRules, NeedDice, Refused, Struct
from desktop.rules.table.order import ActNow
from desktop.services.desk import Desk
from desktop.services.journal import Journal, Plan, used


class Planner:
    """Plans of one journal; ids and times come from the desk."""

    def __init__(self, desk: Desk, rules: FightRules, journal: Journal, begun: int) -> None:
        """`begun` is the version of the settings that the fight began with."""
        self._begun = begun
        self._desk = desk
        self._rules = rules
        self._journal = journal

    def done(
        self, commands: Sequence[Struct], dice: Sequence[Rolled], kind: EntryKind, settings: int
    ) -> Plan | NeedDice:
        """Commands (one or more) one after another as one move; `settings` is the version that the
        fight is played by.

        Raises `KnownError` when one of them is refused.
        """
        state, head = self._journal.state, self._journal.history.head
        entries: list[Entry] = []
        for command in commands:
            outcome = self._rules.decide(state, command, Dice(dice))
            if isinstance(outcome, NeedDice):
                return outcome
            if isinstance(outcome, Refused):
                raise KnownError(outcome.reason)
            entry = self._entry(head, command, used(dice), outcome.events, settings, kind)
            entries.append(entry)
            head = entry.id
            for event in outcome.events:
                state = self._rules.apply(state, event)
        move = MoveKind.DO if kind is EntryKind.COMMAND else MoveKind.FOLLOW
        return self._plan(move, self._journal.path, entries)

    def ruled(self, command: Struct, settings: int) -> Plan:
        """A command that needs no dice, from which on the settings of another version hold.

        Raises `KnownError` when it is refused.
        """
        plan = self.done((command,), (), EntryKind.COMMAND, settings)
        assert not isinstance(plan, NeedDice)
        return plan

    def moved(self, kind: MoveKind) -> Plan:
        """An undo or a redo, which carries along what came from outside.

        Raises `KnownError` when there is nothing to undo, or redo.
        """
        history = self._journal.history
        moves = history.undoable if kind is MoveKind.UNDO else history.redoable
        if not moves:
            raise known(
                "services.nothing-to-undo" if kind is MoveKind.UNDO else "services.nothing-to-redo"
            )
        target = moves[-1].origin if kind is MoveKind.UNDO else moves[-1].target
        kept = self._journal.path_to(target)
        return self._plan(kind, kept, self._taken_along(kept))

    def _taken_along(self, kept: Sequence[Entry]) -> tuple[Entry, ...]:
        """What came from outside since, decided again after the entries that are kept."""
        journal, rules = self._journal, self._rules
        entries = to_carry(journal.path, kept)
        if not entries:
            return ()
        state, path = journal.state_at(kept), list(kept)
        for entry in entries:
            before = journal.state_at(journal.path_to(entry.parent))
            step = carried(rules, before, state, entry, journal.events(entry))
            for event in step.events:
                state = rules.apply(state, event)
            path.append(self._carried(step, path))
        return tuple(path[len(kept) :])

    def branched(self, kept: Sequence[Entry], steps: Sequence[Step]) -> Plan:
        """A new branch after the entries that are kept, as one move."""
        path, applied = list(kept), applying(self._journal.path, self._begun)
        for step in steps:
            was = step.entry
            if was.kind is EntryKind.EXTERNAL:
                path.append(self._carried(step, path))
                continue
            head = path[-1].id if path else None
            here = was.settings_version if was.id in applied else played_by(path, self._begun)
            path.append(self._entry(head, step.command, step.dice, step.events, here))
        return self._plan(MoveKind.DO, kept, path[len(kept) :])

    def _plan(self, kind: MoveKind, kept: Sequence[Entry], written: Sequence[Entry]) -> Plan:
        path = (*kept, *written)
        move = Move(kind, self._journal.history.head, path[-1].id if path else None)
        return self._journal.plan(tuple(written), move, path)

    def _carried(self, step: Step, before: Sequence[Entry]) -> Entry:
        """The entry of something from outside, at its new place."""
        was, parent = step.entry, before[-1].id if before else None
        origin, settings = was.origin or was.id, played_by(before, self._begun)
        now = self._entry(parent, step.command, step.dice, step.events, settings, was.kind)
        told = (self._rules.read_command(was.raw_command), self._journal.events(was))
        if (step.command, step.events) == told:
            # To the letter, with what a newer program may have written into it.
            now = msgspec.structs.replace(was, id=now.id, parent=parent, settings_version=settings)
        return msgspec.structs.replace(now, origin=origin, at=was.at)

    def _entry(
        self,
        parent: str | None,
        command: Struct,
        dice: tuple[Rolled, ...],
        events: Sequence[Struct],
        settings: int,
        kind: EntryKind = EntryKind.COMMAND,
    ) -> Entry:
        return Entry(
            id=self._desk.new_id(),
            parent=parent,
            kind=kind,
            at=self._desk.now(),
            version=self._rules.event_version,
            settings_version=settings,
            command=msgspec.json.encode(command),
            dice=dice,
            events=msgspec.json.encode(events),
        )


def played_by(path: Sequence[Entry], begun: int) -> int:
    """The version of the settings at the end of a path; it `begun` with one.

    What comes from outside is carried along past an undo, and says nothing of it.
    """
    played = (one.settings_version for one in reversed(path) if one.kind is EntryKind.COMMAND)
    return next(played, begun)


def applying(path: Sequence[Entry], begun: int) -> frozenset[str]:
    """The entries of a path from which on the settings of another version hold; it `begun` with
    one."""
    found: set[str] = set()
    for entry in path:
        if entry.kind is EntryKind.COMMAND and entry.settings_version != begun:
            found.add(entry.id)
            begun = entry.settings_version
    return frozenset(found)


def legal(command: Struct | Refused) -> Struct:
    """A command that was built. Raises `KnownError` with the reason when it was refused."""
    if isinstance(command, Refused):
        raise KnownError(command.reason)
    return command


def acting(rules: FightRules, state: Struct, slot: str) -> tuple[Struct, ...]:
    """The commands, one step together, by which a slot acts now.

    Raises `KnownError` when its turn cannot be taken.
    """
    if rules.muster(state).turns:
        return ActNow(slot), legal(rules.take_turn(state, slot))
    return (ActNow(slot),)
