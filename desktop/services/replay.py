"""Changing an earlier step of a fight: what may be changed, what would follow, and the one move
that does it.

A `Rewrite` is worked out in memory; nothing is written before `FightSession.rewrite` puts it on
disk, as a new branch, in one transaction. The old branch stays, and undo goes back to it.
"""

from collections.abc import Mapping, Sequence

import msgspec

from desktop.rules.answered import answered
from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.errors import known
from desktop.rules.fightview import Ask, JournalLine
from desktop.rules.journal import EntryKind
from desktop.rules.message import Message, say
from desktop.rules.replay import Change, Replayed, replay, specs_of
from desktop.rules.sealed import Sealed
from desktop.rules.system import FightRules, Refused, Struct
from desktop.rules.viewdiff import Difference, differences
from desktop.services.journal import Journal, Plan
from desktop.services.planning import Planner
from desktop.services.views import Views


class Asked(msgspec.Struct, frozen=True):
    """A die that an entry asked for; `die` is None while it is lacking."""

    spec: DieSpec
    die: Rolled | None


class Editable(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """What of an entry can be changed: its dice, the answer to an ask (None: it was none), and
    whether it happened at all. `why_not` is the reason why nothing of it can."""

    entry: str
    dice: tuple[Asked, ...] = ()
    ask: Ask | None = None
    values: dict[str, str] = {}
    why_not: Message | None = None


class Halt(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """The step at which a rewrite cannot go on: its lines as they were, and either the reason or
    the dice that it lacks."""

    entry: str
    lines: tuple[JournalLine, ...]
    reason: Message | None = None
    dice: tuple[Asked, ...] = ()


class Rewrite(Sealed, msgspec.Struct, frozen=True, kw_only=True):
    """What a change of an earlier entry leads to. It can be written when `halt` is None.

    `differences` are those between the present and what it would be (up to the halt); `dropped` are
    the lines of the entries that would be left out, oldest first; `redone` counts the entries that
    are decided anew.
    """

    plan: Plan
    halt: Halt | None
    differences: tuple[Difference, ...]
    dropped: tuple[JournalLine, ...]
    redone: int


class Replays:
    """What one journal holds beside the present, and what it would hold otherwise."""

    def __init__(
        self, rules: FightRules, views: Views, journal: Journal, planner: Planner, fight: str
    ) -> None:
        """`fight` is what the fight is called in errors."""
        self._fight = fight
        self._rules = rules
        self._views = views
        self._journal = journal
        self._planner = planner

    def editable(self, entry: str) -> Editable:
        """What of an entry of the present path can be changed.

        Raises `KnownError` when the entry is not on the path.
        """
        place = self._place(entry)
        found = self._journal.path[place]
        if found.kind is EntryKind.EXTERNAL:
            return Editable(entry=entry, why_not=say("replay.external"))
        before = self._before(place)
        command = self._rules.read_command(found.raw_command)
        view = self._views.of(before)
        told = answered(self._rules, before, command, (*view.asks, *view.extras))
        if told is not None and self._is_secret(place, told.ask):
            return Editable(entry=entry, why_not=say("replay.sealed"))
        dice = Dice(found.dice)
        return Editable(
            entry=entry,
            dice=_asked(specs_of(self._rules, before, command, dice), dice),
            # What was sealed lies open by now.
            ask=None if told is None else msgspec.structs.replace(told.ask, sealed=False),
            values={} if told is None else told.values,
        )

    def lines_at(self, entry: str) -> tuple[JournalLine, ...]:
        """What the journal tells of one entry, on this branch or another; nothing when it does not
        hold it."""
        return self._journal.lines_at(entry)

    def all_lines(self) -> tuple[tuple[JournalLine, ...], frozenset[str]]:
        """The journal with what was undone, as it was written, and the entries that are undone."""
        return self._journal.all_lines()

    def checked(self, rewrite: Rewrite) -> Plan:
        """The plan of a rewrite that can be written.

        Raises `KnownError` when the fight has moved on since it was worked out, or it is halted.
        """
        if rewrite.halt is not None or rewrite.plan.move.origin != self._journal.history.head:
            raise known("services.rewrite-stale", fight=self._fight)
        return rewrite.plan

    def last_roll(self) -> str:
        """The last entry of the present path that has dice; "" when there is none."""
        return next((entry.id for entry in reversed(self._journal.path) if entry.dice), "")

    def rewritten(self, entry: str, changes: Mapping[str, Change], until: str = "") -> Rewrite:
        """What the fight would be with `changes` (entry id -> what it becomes) from `entry` on, and
        nothing from `until` on. Nothing is written.

        Where anything before them changes, choices that are still sealed are left out, whatever
        they are: one that stayed or went by what it holds would betray it (law 10).

        Raises `KnownError` when the entry is not on the path.
        """
        place = self._place(entry)
        kept = self._journal.path[:place]
        done = replay(
            self._rules,
            self._before(place),
            self._journal.path[place:],
            changes,
            self._journal.events,
            until=until,
            secret=self._secrets(place + 1),
        )
        plan = self._planner.branched(kept, done.steps)
        return Rewrite(
            plan=plan,
            halt=self._halt(done),
            differences=differences(
                self._views.of(self._journal.state), self._views.of(plan.state)
            ),
            dropped=self._journal.lines_of(done.dropped),
            redone=sum(step.entry.kind is EntryKind.COMMAND for step in done.steps),
        )

    def _place(self, entry: str) -> int:
        for place, each in enumerate(self._journal.path):
            if each.id == entry:
                return place
        raise known("services.no-entry", fight=self._fight)

    def _before(self, place: int) -> Struct:
        return self._journal.state_at(self._journal.path[:place])

    def _is_secret(self, place: int, ask: Ask) -> bool:
        """Whether the answer that was given at a place is still sealed."""
        return ask.sealed and not self._lies_open(place, ask.actor)

    def _secrets(self, begin: int) -> frozenset[str]:
        """The entries from a place on that made a choice which is still sealed."""
        now, path = self._journal.state, self._journal.path
        if self._rules.redacted(now) == now:
            return frozenset()
        # Before the last moment at which nothing was sealed, every choice lies open.
        states = list(self._journal.states_along(path, begin))
        open_ = [place for place, one in enumerate(states) if self._rules.redacted(one) == one]
        found: set[str] = set()
        for place in range(begin + open_[-1] if open_ else begin, len(path)):
            before = states[place - begin]
            view = self._views.of(before)
            command = self._rules.read_command(path[place].raw_command)
            told = answered(self._rules, before, command, view.asks)
            if told is not None and self._is_secret(place, told.ask):
                found.add(path[place].id)
        return frozenset(found)

    def _lies_open(self, place: int, actor: str) -> bool:
        """Whether the choice that was sealed at a place was shown to all since: it stayed locked
        until nothing was sealed any more."""
        states = self._journal.states_along(self._journal.path, place + 1)
        for state in states:
            if self._rules.redacted(state) == state:
                return True
            view = self._views.of(state)
            if not any(one.id == actor and one.locked for one in view.fighters):
                return False
        return False

    def _halt(self, done: Replayed) -> Halt | None:
        stop = done.stop
        if stop is None:
            return None
        lines = self._journal.lines_of((stop.entry,))
        if isinstance(stop.outcome, Refused):
            # The reason may betray a choice that is still sealed.
            hidden = self._rules.redacted(done.state) != done.state
            reason = say("replay.refused") if hidden else stop.outcome.reason
            return Halt(entry=stop.entry.id, lines=lines, reason=reason)
        return Halt(
            entry=stop.entry.id,
            lines=lines,
            dice=_asked(stop.outcome.specs, Dice(stop.entry.dice)),
        )


def _asked(specs: Sequence[DieSpec], dice: Dice) -> tuple[Asked, ...]:
    lacking = set(dice.missing(specs))
    return tuple(Asked(spec, None if spec in lacking else dice.get(spec.key)) for spec in specs)
