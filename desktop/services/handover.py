"""What passes from one activity to another: people who are placed, who leave, who came.

What writes runs inside the caller's transaction; a session whose transaction fails afterwards is to
be thrown away.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError, known
from desktop.rules.fightview import FighterView, Stage
from desktop.rules.journal import Entry, EntryKind, Move, MoveKind
from desktop.rules.looks import Look
from desktop.rules.playerview import shown_name
from desktop.rules.system import FightRules, NeedDice, Struct, System
from desktop.rules.table.groups import Gather
from desktop.rules.table.reminders import Prepare, Settle
from desktop.rules.table.showing import SetLook
from desktop.rules.table.state import Cue, KeptNpc, Recruit, TableState, Wave
from desktop.services.changes import ChangeSet
from desktop.services.desk import read_document
from desktop.services.journal import Journal, Plan
from desktop.services.keeping import kept_in
from desktop.services.originals import kept, unknown_of

if TYPE_CHECKING:
    from desktop.services.session import FightSession


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is to be placed: `id` is the fighter that he becomes, `character` the one of the
    library that he is, "" for an NPC of this fight."""

    id: str
    side: int
    name: str
    document: Loaded[Struct]
    character: str = ""


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of a fight, with the sheet that he came with and the round in which he came."""

    fighter: FighterView
    document: Loaded[Struct]
    round: int


class Handover:
    """The hand that other activities have on one session."""

    def __init__(
        self, session: "FightSession", rules: FightRules, journal: Journal, system: System
    ) -> None:
        self._system = system
        self._session = session
        self._rules = rules
        self._journal = journal

    def plan_close(self) -> Plan | None:
        """The end of this activity, None when it has ended already.

        Raises `KnownError` when it cannot end now.
        """
        if self._session.view().stage is Stage.CLOSED:
            return None
        return self._session.without_dice(self._rules.close())

    def plan_leave(self, character: str, where: str) -> Plan:
        """A participant's leaving for another activity.

        Raises `KnownError` when the fight cannot let him go now.
        """
        fighter = self._session.fighter_of(character)
        if fighter is None:
            raise known("services.fight-busy", fight=self._session.name)
        return self._session.without_dice(self._rules.remove(fighter, where))

    def take_over(self, one: FighterView, sheet: Loaded[Struct], fighter: str) -> frozenset[str]:
        """Bring somebody of another activity in, one without a character as `fighter`; the
        characters that changed. Whom players do not see, or by another name, they see no better.

        Raises `KnownError` when he cannot join.
        """
        here = {each.id for each in self._session.view().fighters}
        if one.character:
            touched = self.take_character(one.character, one.side)
        else:
            joining = self._rules.join(fighter, one.side, sheet.value, one.name, "")
            touched = self._do((joining, *kept(((fighter, sheet),))))
        if one.look != Look():
            for new in self._session.view().fighters:
                if new.id not in here:
                    self.arrange(SetLook(new.id, _as_known(one)))
        return touched

    def sheet_of(self, fighter: str) -> Loaded[Struct] | None:
        """The document of a fighter as it stands here, with what this version does not know of the
        sheet that he was copied from; None when he is not, or no longer, here."""
        document = self._session.participant(fighter)
        if document is None:
            return None
        return Loaded(document, unknown_of(self._system, self._journal.state, fighter))

    def kept(self) -> dict[str, KeptNpc]:
        """The NPCs of this fight that were kept, by the characters that they became."""
        return kept_in(self._journal.state)

    def arrange(self, command: Struct) -> None:
        """Do a command of the table that no undo takes back.

        Raises `KnownError` when it is refused.
        """
        self._done(self._session.without_dice(command, EntryKind.EXTERNAL))

    def take_in(self, people: Sequence[Entrant]) -> frozenset[str]:
        """Place people in one step; the characters that changed.

        Raises `KnownError` when one of them cannot join.
        """
        join = self._rules.join
        joining = [
            join(one.id, one.side, one.document.value, one.name, one.character) for one in people
        ]
        copies = ((one.id, one.document) for one in people if not one.character)
        return self._do((*joining, *kept(copies)))

    def take_character(self, character: str, side: int) -> frozenset[str]:
        """Bring a character of the library in; the characters that changed.

        Raises `KnownError` when he cannot join.
        """
        return self._do((self._session.joining(character, side),))

    @property
    def path(self) -> tuple[Entry, ...]:
        """The entries that lead to the present, as far as they can be read."""
        return self._journal.path

    def take_path(self, path: tuple[Entry, ...]) -> frozenset[str]:
        """Begin with the journal of another activity, which no undo takes back; the characters
        that changed.

        Raises `KnownError` when one of them is in another fight.
        """
        move = Move(MoveKind.FOLLOW, None, path[-1].id if path else None)
        return self._done(self._journal.plan(path, move, path))

    def begin_if_ready(self, rolled: frozenset[str]) -> frozenset[str]:
        """Begin the first round, unless something has to be answered first or there are dice of
        others than `rolled`, for whom the program rolls; the characters that changed."""
        session, commands = self._session, (self._rules.begin(),)
        try:
            plan = session.planned(commands)
            if isinstance(plan, NeedDice):
                if any(spec.key.actor not in rolled for spec in plan.specs):
                    return frozenset()
                plan = session.planned(commands, session.roll(plan.specs))
        except KnownError:  # the window says what is missing once somebody asks for it
            return frozenset()
        return frozenset() if isinstance(plan, NeedDice) else self._done(plan)

    def arrivals(self) -> tuple[Arrival, ...]:
        """Those who are here, each with the sheet that he came with, in the order of the view."""
        here = self._session.view().fighters
        waiting = {one.id: one for one in here}
        found: dict[str, Arrival] = {}
        for state in self._journal.states_along(self._journal.path, 0):
            if not waiting:
                break
            for fighter in tuple(waiting):
                document = self._rules.participant(state, fighter)
                if document is not None:
                    one, when = waiting.pop(fighter), self._rules.muster(state).round
                    # What is unknown of him is told right after he came.
                    unknown = unknown_of(self._system, self._journal.state, fighter)
                    sheet = Loaded(document, unknown)
                    found[fighter] = Arrival(fighter=one, document=sheet, round=when)
        return tuple(found[one.id] for one in here if one.id in found)

    def prepare(
        self, groups: Mapping[str, tuple[str, ...]], waves: Sequence[Wave], cues: Sequence[Cue]
    ) -> frozenset[str]:
        """Gather those who were placed into groups by name, and keep waves and reminders for later;
        the characters that changed."""
        commands: list[Struct] = [Gather(name, members) for name, members in groups.items()]
        if waves or cues:
            commands.append(Prepare(tuple(waves), tuple(cues)))
        return self._do(commands) if commands else frozenset()

    def come(self, wave: str, initiator: str = "") -> ChangeSet | NeedDice:
        """Bring a wave in, as one step.

        Raises `KnownError` when there is none of that id, or somebody of it cannot come.
        """
        plans = cast("TableState", self._journal.state).table.plans
        held = plans.wave(wave)
        if held is None or not plans.open(wave):
            raise known("table.why.no-plan")
        commands = [command for one in held.people for command in self._joining(one)]
        return self._session.run_all((*commands, Settle(wave, came=True)), initiator=initiator)

    def settle(self, reminder: str, initiator: str = "") -> ChangeSet | NeedDice:
        """The GM has seen a reminder, or sends a wave away.

        Raises `KnownError` when it waits no longer.
        """
        return self._session.run(Settle(reminder), initiator=initiator)

    def _joining(self, one: Recruit) -> tuple[Struct, ...]:
        if one.character:
            return (self._session.joining(one.character, one.side, one.fighter),)
        sheet = read_document(self._system, msgspec.json.encode(one.document or {}))
        joining = self._rules.join(one.fighter, one.side, sheet.value, one.name, "")
        return (joining, *kept(((one.fighter, sheet),)))

    def _do(self, commands: Sequence[Struct]) -> frozenset[str]:
        plan = self._session.planned(commands)
        if isinstance(plan, NeedDice):
            raise known("services.fight-busy", fight=self._session.name)
        return self._done(plan)

    def _done(self, plan: Plan) -> frozenset[str]:
        """Put a plan on disk and make it the present."""
        touched = self._session.write(plan)
        self._session.adopt(plan)
        return touched


def _as_known(one: FighterView) -> Look:
    """A look that keeps the name by which players know somebody whom they have seen appear."""
    if one.look.shown and not one.look.alias:
        return msgspec.structs.replace(one.look, alias=shown_name(one))
    return one.look
