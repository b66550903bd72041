"""A fight, or another activity, that is open: commands in, views and journal lines out, one
transaction each."""

from collections.abc import Mapping, Sequence

import msgspec

from desktop.rules.dice import DieSpec, Rolled, roll
from desktop.rules.errors import known
from desktop.rules.fightview import Adjustment, AskField, FightView, JournalLine, Preview
from desktop.rules.foresight import Foresight
from desktop.rules.journal import EntryKind, MoveKind
from desktop.rules.message import Message
from desktop.rules.system import FightRules, NeedDice, Struct, System
from desktop.rules.table.groups import crowds
from desktop.rules.table.rules import TableRules
from desktop.services import crossing
from desktop.services.activity import activity
from desktop.services.changes import ChangeSet
from desktop.services.closing import Closing
from desktop.services.desk import Desk
from desktop.services.handover import Handover
from desktop.services.journal import Journal, Plan
from desktop.services.keeping import listed
from desktop.services.originals import Sheet, as_loaded, kept
from desktop.services.ownership import Ownership
from desktop.services.planning import Planner, acting, legal, played_by
from desktop.services.rehearsal import Rehearsing, Remainder
from desktop.services.replay import Replays, Rewrite
from desktop.services.sheets import Sheets
from desktop.services.trying import previewed, suited
from desktop.services.views import Views
from desktop.store.rows import EncounterRow


class FightSession:
    """One fight, chase or contract. Every reader gets what `FightRules.redacted` leaves.

    Commands raise `KnownError` when refused, and return `NeedDice` when the caller has to roll
    first; nothing has changed then. `initiator` is passed on in change sets.
    """

    def __init__(
        self, desk: Desk, sheets: Sheets, row: EncounterRow, system: System, settings: Struct
    ) -> None:
        self.id = row.id
        self.name = row.name
        self.system = row.system
        self.kind = row.kind
        self.campaign = row.campaign
        self._desk = desk
        self._sheets = sheets
        self._row = row
        self._rules: FightRules = TableRules(activity(system, row.kind))
        self._views = Views(self._rules)
        self._ownership = Ownership(desk, sheets, self._rules, self._views, row.id, row.name)
        store = desk.store.encounters
        self._journal = Journal(self._rules, settings, store.entries(row.id), store.moves(row.id))
        self._planner = Planner(desk, self._rules, self._journal, row.settings_version)
        self.replays = Replays(self._rules, self._views, self._journal, self._planner, row.name)
        self.handover = Handover(self, self._rules, self._journal, system)
        self.closing = Closing(self, desk, sheets)
        self.remainder = Remainder(Rehearsing(desk, sheets, self._rules, row.system), self._journal)

    @property
    def damage(self) -> Message | None:
        """What of the journal cannot be read; the fight is then shown up to it and read-only."""
        return self._journal.damage

    @property
    def rules(self) -> FightRules:
        """What makes commands of this activity; they are done by `run`."""
        return self._rules

    @property
    def head(self) -> str | None:
        """The id of the last entry, None before the first."""
        return self._journal.history.head

    @property
    def settings_version(self) -> int:
        """The version of the campaign's settings that it is played by now."""
        return played_by(self._journal.path, self._row.settings_version)

    def play_by(self, settings: Struct, version: int, initiator: str = "") -> ChangeSet:
        """Go on by other settings of the campaign."""
        self._check_writable()
        command = self._rules.apply_settings(settings)
        return self._commit(self._planner.ruled(command, version), initiator)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return self.damage is None and bool(self._journal.history.undoable)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo."""
        return self.damage is None and bool(self._journal.history.redoable)

    def rename(self, name: str) -> None:
        """Call the fight otherwise; the caller tells of it."""
        self._row = msgspec.structs.replace(self._row, name=name)
        self._desk.store.encounters.put(self._row)
        self.name = self._ownership.name = name

    def view(self) -> FightView:
        """What a window may show now."""
        return self._views.of(self._journal.state)

    def view_at(self, entry: str) -> FightView:
        """What a window might have shown after an entry; raises `KnownError` for an unknown one."""
        if not self._journal.holds(entry):
            raise known("services.no-entry", fight=self.name)
        return self._views.of(self._journal.state_at(self._journal.path_to(entry)))

    def foresight(self) -> tuple[Foresight, Struct] | None:
        """What chances are worked out from, fit for another thread; None where there are none."""
        return self._rules.foresight(self._journal.state)

    @property
    def entries(self) -> tuple[str, ...]:
        """The ids of the journal's entries up to now, oldest first."""
        return tuple(entry.id for entry in self._journal.path)

    def lines(self, begin: int = 0) -> tuple[JournalLine, ...]:
        """The journal up to now, oldest first, without what its first `begin` entries tell."""
        return self._journal.lines(begin)

    def rewrite(self, rewrite: Rewrite, initiator: str = "") -> ChangeSet:
        """Make a rewrite (of `replays`) the present: one move, which undo takes back.

        Raises `KnownError` when the fight has moved on since it was worked out, or it is halted.
        """
        self._check_writable()
        return self._commit(self.replays.checked(rewrite), initiator)

    def roll(self, specs: Sequence[DieSpec]) -> tuple[Rolled, ...]:
        """Roll dice with the library's generator."""
        return roll(specs, self._desk.generator)

    def run(
        self, command: Struct, dice: Sequence[Rolled] = (), initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Do a command of the system."""
        return self.run_all((command,), dice, initiator)

    def run_all(
        self, commands: Sequence[Struct], dice: Sequence[Rolled] = (), initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Do commands (one or more) one after another as one step, kept where it causes anything:
        all or none, one undo."""
        plan = self.planned(commands, dice)
        if isinstance(plan, NeedDice):
            return plan
        happened = any(entry.events for entry in plan.entries)
        return self._commit(plan, initiator) if happened else ChangeSet(initiator=initiator)

    def answer(
        self,
        ask: str,
        values: Mapping[str, str],
        dice: Sequence[Rolled] = (),
        initiator: str = "",
    ) -> ChangeSet | NeedDice:
        """Answer an ask of the view."""
        command = self._rules.answer(self._journal.state, ask, values)
        return self.run(legal(command), dice, initiator)

    def advance(
        self,
        dice: Sequence[Rolled] = (),
        initiator: str = "",
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> ChangeSet | NeedDice:
        """Go on to what this phase expects next, without the consequences `skipped`, and with what
        the GM has `adjusted`."""
        command = self._rules.advance(self._journal.state, skipped, adjusted)
        return self.run(legal(command), dice, initiator)

    def act_now(
        self, slot: str, dice: Sequence[Rolled] = (), initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Have a slot that waits act now: it cuts in where turns are taken one by one."""
        return self.run_all(self.acting(slot), dice, initiator)

    def acting(self, slot: str) -> tuple[Struct, ...]:
        """The commands by which a slot acts now; raises `KnownError` when it cannot."""
        return acting(self._rules, self._journal.state, slot)

    def answer_all(
        self,
        asks: Sequence[str],
        values: Mapping[str, str],
        dice: Sequence[Rolled] = (),
        initiator: str = "",
    ) -> ChangeSet | NeedDice:
        """Give several asks one answer, as one step; those that it is not legal for stay open.

        Raises `KnownError`, with the reason of the first, when it is legal for none.
        """
        found = suited(self._rules, self._journal.state, asks, values, dice)
        return found if isinstance(found, NeedDice) else self.run_all(found, dice, initiator)

    def preview(
        self,
        dice: Sequence[Rolled] = (),
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> Preview | NeedDice:
        """What `advance` would lead to; nothing is changed. See `previewed`."""
        return previewed(self._rules, self._journal.state, dice, skipped, adjusted)

    def foreseen(self, commands: Sequence[Struct]) -> FightView | NeedDice:
        """What a window would show after commands; nothing is changed.

        Raises `KnownError` when one of them is refused.
        """
        plan = self.planned(commands)
        if isinstance(plan, NeedDice):
            return plan
        return self._rules.view(self._rules.redacted(plan.state))

    def area_fields(self) -> tuple[AskField, ...]:
        """What has to be said of damage to several at once; () where there is none."""
        return self._rules.area_fields(self._journal.state)

    def area(
        self,
        targets: Sequence[tuple[str, bool]],
        values: Mapping[str, str],
        initiator: str = "",
    ) -> ChangeSet | NeedDice:
        """Do damage to several fighters at once (id, and whether by half only): one step."""
        return self.run(legal(self._rules.area(targets, values)), initiator=initiator)

    def begin(self, initiator: str = "") -> ChangeSet | NeedDice:
        """Begin the first round."""
        return self.run(self._rules.begin(), initiator=initiator)

    def join_character(
        self, character: str, side: int, initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Bring a character of the library in; the fight owns its live state from now on.

        Raises `KnownError` when it is of another system, here already, or in another fight (which
        is named).
        """
        return self.run(self.joining(character, side), initiator=initiator)

    def joining(self, character: str, side: int, fighter: str = "") -> Struct:
        """The command that brings a character of the library in (as `fighter`, if named)."""
        row = self._desk.store.characters.get(character)
        if row.system != self.system:
            raise known("services.other-system", name=row.name, fight=self.name)
        if row.owner == self.id:
            raise known("services.already-in", name=row.name, fight=self.name)
        document = self._sheets.base(row).value
        who = fighter or self._desk.new_id()
        return self._rules.join(who, side, document, row.name, character)

    def join_npc(
        self, name: str, sheet: Sheet, side: int, initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Bring in a copy of a sheet that lives in this fight only."""
        return self.join_npcs(((name, sheet),), side, initiator)

    def join_npcs(
        self,
        people: Sequence[tuple[str, Sheet]],
        side: int,
        initiator: str = "",
        groups: Sequence[tuple[str, int]] = (),
    ) -> ChangeSet | NeedDice:
        """Bring in several at once, each a name and a sheet: one step, all of them or none.

        `groups` names them in turn, so many for each: those who are many become one row.
        """
        comers = [(self._desk.new_id(), name, as_loaded(sheet)) for name, sheet in people]
        commands: list[Struct] = [
            self._rules.join(one, side, sheet.value, name, "") for one, name, sheet in comers
        ]
        commands += kept((one, sheet) for one, _, sheet in comers)
        commands += crowds(groups, [one for one, _, _ in comers])
        return self.run_all(commands, initiator=initiator)

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str, initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Tick or clear a box by the GM's word."""
        command = self._rules.correct_box(fighter, track, row, ticked, reason)
        return self.run(command, initiator=initiator)

    def correct_pool(
        self, fighter: str, pool: str, value: int, reason: str, initiator: str = ""
    ) -> ChangeSet | NeedDice:
        """Set a pool by the GM's word."""
        return self.run(self._rules.correct_pool(fighter, pool, value, reason), initiator=initiator)

    def remove(self, fighter: str, reason: str, initiator: str = "") -> ChangeSet | NeedDice:
        """Take a fighter out; a character keeps its state on its sheet."""
        return self.run(self._rules.remove(fighter, reason), initiator=initiator)

    def close(self, initiator: str = "") -> ChangeSet | NeedDice:
        """End the fight: one revision per character, which are free again."""
        return self.run(self._rules.close(), initiator=initiator)

    def undo(self, initiator: str = "") -> ChangeSet:
        """Take back the last step; edits of sheets made since stay.

        Raises `KnownError` when there is none, or when it let go of a character that has changed
        since.
        """
        return self._commit(self._moved(MoveKind.UNDO), initiator)

    def redo(self, initiator: str = "") -> ChangeSet:
        """Do again what was undone last; raises `KnownError` when there is nothing."""
        return self._commit(self._moved(MoveKind.REDO), initiator)

    def participant(self, fighter: str) -> Struct | None:
        """The document of a fighter as it stands here; None when he is not, or no longer, here."""
        return self._rules.participant(self._journal.state, fighter)

    def without_dice(self, command: Struct, kind: EntryKind = EntryKind.COMMAND) -> Plan:
        """The plan of a command; raises `KnownError` when it is refused or needs dice."""
        plan = self.planned((command,), (), kind)
        if isinstance(plan, NeedDice):
            raise known("services.fight-busy", fight=self.name)
        return plan

    # What the sheet of a participant and other activities need; the rest has no use for these.

    def fighter_of(self, character: str) -> str | None:
        """The fighter that a character is in this fight, while the fight owns it."""
        return self._ownership.owned(self._journal.state).get(character)

    def with_live(self, fighter: str, document: Struct, plan: Plan | None = None) -> Struct:
        """A document with what the fight owns written on, now or after a plan."""
        state = self._journal.state if plan is None else plan.state
        return self._rules.live_document(state, fighter, document)

    def plan_sheet(self, fighter: str, document: Struct) -> Plan:
        """Tell the fight that a participant's sheet changed: no undo here will revert it.

        Raises `KnownError` when the fight cannot take it.
        """
        return self.without_dice(self._rules.document_edited(fighter, document), EntryKind.EXTERNAL)

    def write(self, plan: Plan) -> frozenset[str]:
        """Put a plan on disk, inside the caller's transaction; the characters it changed."""
        store = self._desk.store.encounters
        for entry in plan.entries:
            store.append(self.id, entry)
        store.add_move(self.id, plan.move)
        touched: frozenset[str] = frozenset()
        at, hand = self._journal, self._ownership
        for step in crossing.steps(plan, at.path, at.state, at.states_along, hand.owned):
            touched |= hand.follow(step)
        store.put(self._row_after(plan))
        return touched

    def adopt(self, plan: Plan) -> None:
        """Make a plan the present, once its transaction is over."""
        self._row = self._row_after(plan)
        self._journal.adopt(plan)

    def _commit(self, plan: Plan, initiator: str) -> ChangeSet:
        before = listed(self._row, self._journal.state)
        with self._desk.transaction():
            touched = self.write(plan)
        self.adopt(plan)
        fights, library = frozenset((self.id,)), before != listed(self._row, self._journal.state)
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=touched, fights=fights, library=library)
        )

    def planned(
        self,
        commands: Sequence[Struct],
        dice: Sequence[Rolled] = (),
        kind: EntryKind = EntryKind.COMMAND,
    ) -> Plan | NeedDice:
        """What commands would lead to as one step; raises `KnownError` when one is refused."""
        self._check_writable()
        return self._planner.done(commands, dice, kind, self.settings_version)

    def _moved(self, kind: MoveKind) -> Plan:
        self._check_writable()
        return self._planner.moved(kind)

    def _row_after(self, plan: Plan) -> EncounterRow:
        view = self._views.of(plan.state)
        return msgspec.structs.replace(
            self._row, status=view.stage.value, round=view.round, updated=self._desk.now()
        )

    def _check_writable(self) -> None:
        if self.damage is not None:
            raise known("services.fight-read-only", fight=self.name, problem=self.damage)
