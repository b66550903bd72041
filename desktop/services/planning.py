"""Moves of a fight's head that are decided and not yet on disk: new entries, undo and redo, a new
branch."""

from collections.abc import Sequence

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.document import raw
from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Entry, EntryKind, Move, MoveKind, to_carry
from desktop.rules.replay import Step
from desktop.rules.system import FightRules, NeedDice, Refused, Struct
from desktop.rules.table.order import ActNow
from desktop.services.desk import Desk
from desktop.services.journal import Journal, Plan, used


class Planner:
    """Plans of one journal; ids and times come from the desk."""

    def __init__(self, desk: Desk, rules: FightRules, journal: Journal) -> None:
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
        carried: list[Entry] = []
        for entry in to_carry(self._journal.path, kept):
            carried.append(self._carried(entry, carried or kept))
        return self._plan(kind, kept, carried)

    def branched(self, kept: Sequence[Entry], steps: Sequence[Step]) -> Plan:
        """A new branch after the entries that are kept, as one move."""
        written: list[Entry] = []
        for step in steps:
            was, before = step.entry, written or kept
            if was.kind is EntryKind.EXTERNAL:
                written.append(self._carried(was, before))
                continue
            head = before[-1].id if before else None
            settings = was.settings_version
            written.append(self._entry(head, step.command, step.dice, step.events, settings))
        return self._plan(MoveKind.DO, kept, written)

    def _plan(self, kind: MoveKind, kept: Sequence[Entry], written: Sequence[Entry]) -> Plan:
        path = (*kept, *written)
        move = Move(kind, self._journal.history.head, path[-1].id if path else None)
        return self._journal.plan(tuple(written), move, path)

    def _carried(self, entry: Entry, before: Sequence[Entry]) -> Entry:
        return msgspec.structs.replace(
            entry,
            id=self._desk.new_id(),
            parent=before[-1].id if before else None,
            origin=entry.origin or entry.id,
        )

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
            command=raw(command),
            dice=dice,
            events=tuple(raw(event) for event in events),
        )


def played_by(path: Sequence[Entry], begun: int) -> int:
    """The version of the settings at the end of a path; it `begun` with one.

    What comes from outside is carried along past an undo, and says nothing of it.
    """
    played = (one.settings_version for one in reversed(path) if one.kind is EntryKind.COMMAND)
    return next(played, begun)


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
