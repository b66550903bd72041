"""Fights of the library: begin one, list them, open one."""

from datetime import datetime

import msgspec

from desktop.rules.errors import known
from desktop.rules.fightview import Stage
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, moment
from desktop.services.session import FightSession
from desktop.services.sheets import Sheets
from desktop.store.rows import EncounterRow

__all__ = ["FightCard", "FightSession", "Fights"]


class FightCard(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in a list."""

    id: str
    name: str
    system: str
    round: int
    stage: Stage
    updated: datetime


class Fights:
    """Each fight has one session however often it is opened, so that windows agree."""

    def __init__(self, desk: Desk, campaigns: Campaigns, sheets: Sheets) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._sheets = sheets
        self._open: dict[str, FightSession] = {}

    def create(self, system: str, name: str, initiator: str = "") -> str:
        """Begin a fight with the settings of today; its id.

        Raises `KnownError` when the system has no fights.
        """
        desk = self._desk
        rules = desk.registry.get(system)
        if rules.fights is None:
            raise known("services.no-fights", system=rules.title)
        at, identity = desk.now(), desk.new_id()
        with desk.transaction():
            desk.store.encounters.put(
                EncounterRow(
                    id=identity,
                    campaign=self._campaigns.current,
                    system=system,
                    name=name,
                    status=Stage.SETUP.value,
                    round=0,
                    settings_version=self._campaigns.settings(system).version,
                    created=at,
                    updated=at,
                )
            )
        desk.changes.publish(
            ChangeSet(initiator=initiator, fights=frozenset((identity,)), library=True)
        )
        return identity

    def list(self) -> tuple[FightCard, ...]:
        """Every fight, last touched first."""
        return tuple(
            FightCard(
                id=row.id,
                name=row.name,
                system=row.system,
                round=row.round,
                stage=Stage(row.status),
                updated=moment(row.updated),
            )
            for row in self._desk.store.encounters.list()
        )

    def open(self, fight: str) -> FightSession:
        """The session of a fight.

        Raises `KnownError` when there is none or its system or settings are missing; a damaged
        journal opens read-only and says so (`FightSession.damage`).
        """
        if fight not in self._open:
            row = self._desk.store.encounters.get(fight)
            system = self._desk.registry.get(row.system)
            settings = self._campaigns.settings(row.system, row.settings_version)
            self._open[fight] = FightSession(self._desk, self._sheets, row, system, settings.value)
        return self._open[fight]
