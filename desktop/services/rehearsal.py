"""What a whole fight is simulated from: a running one as it stands, or a prepared one as it would
begin. Nothing of it is stored, and it holds plain values, fit for another thread."""

from collections.abc import Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.fightview import FighterView, Stage
from desktop.rules.foresight import Foresight
from desktop.rules.message import Message
from desktop.rules.simulation import Arrival
from desktop.rules.system import Accepted, FightRules, Refused, Struct
from desktop.rules.table.state import Recruit, TableState, Wave
from desktop.services.desk import Desk, read_document
from desktop.services.handover import Entrant
from desktop.services.journal import Journal
from desktop.services.sheets import Sheets


class Rehearsal(msgspec.Struct, frozen=True, kw_only=True):
    """`round` is the one that it begins in, 0 before the first. `people` are all who take part,
    those included who come later; `sides` are the names of side 0, side 1… where they have any;
    `missing` tells who could not come, and why."""

    foresight: Foresight
    state: Struct
    round: int
    people: tuple[FighterView, ...]
    arrivals: tuple[Arrival, ...] = ()
    sides: tuple[Message, ...] = ()
    missing: tuple[Message, ...] = ()


class Rehearsing:
    """Builds rehearsals."""

    def __init__(self, desk: Desk, sheets: Sheets, rules: FightRules, system: str) -> None:
        self._desk = desk
        self._sheets = sheets
        self._rules = rules
        self._system = desk.registry.get(system)

    def begun(
        self,
        settings: Struct,
        people: Sequence[Entrant],
        waves: Sequence[Wave],
        missing: tuple[Message, ...],
    ) -> Rehearsal | None:
        """A fight that would begin with these people, `missing` those who could not come.

        Raises `KnownError` when somebody cannot join.
        """
        state = self._rules.blank(settings)
        for one in people:
            document = one.document.value
            command = self._rules.join(one.id, one.side, document, one.name, one.character)
            state = self._joined(state, command)
        return self.built(state, waves, missing)

    def built(
        self, state: Struct, waves: Sequence[Wave], missing: tuple[Message, ...]
    ) -> Rehearsal | None:
        """What a fight in this state is simulated from, None when it is over, or where its system
        does not say how people play who are left to themselves.

        Raises `KnownError` when somebody who is to come later cannot.
        """
        found, view = self._rules.foresight(state), self._rules.view(self._rules.redacted(state))
        if found is None or view.stage is Stage.CLOSED:
            return None
        foresight, start = found
        everybody = state
        here = {one.character for one in view.fighters if one.character}
        arrivals: list[Arrival] = []
        for wave in sorted(waves, key=_when):
            # Somebody may have come already by the GM's hand.
            comers = [one for one in wave.people if one.character not in here]
            commands = tuple(map(self._joining, comers))
            for command in commands:
                everybody = self._joined(everybody, command)
            arrivals.append(Arrival(wave.round, commands))
        people = self._rules.view(self._rules.redacted(everybody)).fighters
        return Rehearsal(
            foresight=foresight,
            state=start,
            round=view.round,
            people=people,
            arrivals=tuple(arrivals),
            sides=view.words.sides,
            missing=missing,
        )

    def _joining(self, one: Recruit) -> Struct:
        if one.character:
            document = self._sheets.base(self._desk.store.characters.get(one.character)).value
        else:
            document = read_document(self._system, msgspec.json.encode(one.document or {})).value
        return self._rules.join(one.fighter, one.side, document, one.name, one.character)

    def _joined(self, state: Struct, command: Struct) -> Struct:
        outcome = self._rules.decide(state, command, Dice())
        if isinstance(outcome, Refused):
            raise KnownError(outcome.reason)
        # To come is no matter of dice.
        for event in cast("Accepted", outcome).events:
            state = self._rules.apply(state, event)
        return state


class Remainder:
    """What is left of one session."""

    def __init__(self, rehearsing: Rehearsing, journal: Journal) -> None:
        self._rehearsing = rehearsing
        self._journal = journal

    def rehearsal(self) -> Rehearsal | None:
        """The fight as it stands, with the waves that have not come; see `Rehearsing.built`."""
        state = cast("TableState", self._journal.state)
        plans = state.table.plans
        waves = [wave for wave in plans.waves if plans.open(wave.id)]
        return self._rehearsing.built(state, waves, ())


def _when(wave: Wave) -> int:
    return wave.round
