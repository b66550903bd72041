"""What stands on the library's left side beside campaigns and parties: its activities and what is
prepared, as lists show them.

Read without the services that play them, for a start shows these lists before anything is played.
"""

from datetime import datetime

import msgspec

from desktop.rules.errors import KnownError
from desktop.rules.listed import Stage
from desktop.services.campaigns import Campaigns
from desktop.services.desk import Desk, moment
from desktop.services.encounter_plan import EncounterPlan
from desktop.services.parties import Parties
from desktop.services.preparations import Preparations
from desktop.store.rows import Among, EncounterRow, PreparationRow


class FightCard(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in a list, or an activity of another `kind`; `round_word` is what its system calls a
    round, "" for an unknown system."""

    id: str
    name: str
    system: str
    kind: str
    round: int
    round_word: str = ""
    stage: Stage
    updated: datetime


class EncounterCard(msgspec.Struct, frozen=True, kw_only=True):
    """A prepared encounter in a list; `count` is how many it names, waves included."""

    id: str
    name: str
    system: str
    count: int


class Shelf:
    """The lists of the current campaign."""

    def __init__(self, desk: Desk, campaigns: Campaigns, parties: Parties) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._parties = parties
        self._plans = Preparations(desk, campaigns, "encounter", EncounterPlan)

    def fights(self, among: Among = Among.PRESENT) -> tuple[FightCard, ...]:
        """Fights and other activities, last touched first; deleted ones can be restored."""
        rows = self._desk.store.lists.encounters(self._campaigns.current, among)
        return tuple(map(self._fight_card, rows))

    def encounters(self, among: Among = Among.PRESENT) -> tuple[EncounterCard, ...]:
        """Prepared encounters, oldest first; deleted ones can be restored."""
        return tuple(map(self._encounter_card, self._plans.rows(among)))

    def _fight_card(self, row: EncounterRow) -> FightCard:
        registry = self._desk.registry
        return FightCard(
            id=row.id,
            name=row.name,
            system=row.system,
            kind=row.kind,
            round=row.round,
            round_word=registry.round_word(row.system) if row.system in registry.ids() else "",
            stage=_stage(row.status),
            updated=moment(row.updated),
        )

    def _encounter_card(self, row: PreparationRow) -> EncounterCard:
        try:
            plan = self._plans.read(row.document).value
        except KnownError:
            return EncounterCard(id=row.id, name=row.name, system="", count=0)
        count = sum(self._size(line.party) if line.party else line.count for line in plan.lines)
        return EncounterCard(id=row.id, name=row.name, system=plan.system, count=count)

    def _size(self, party: str) -> int:
        try:
            return len(self._parties.card(party).members)
        except KnownError:
            return 0


def _stage(status: str) -> Stage:
    """The stage that a row tells; one whose word is damaged is listed, to be opened and seen."""
    try:
        return Stage(status)
    except ValueError:
        return Stage.RUNNING
