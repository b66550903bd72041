"""Fights of the library, and its other activities: begin one, list them, open one."""

from datetime import datetime

import msgspec

from desktop.rules.fightview import Stage
from desktop.rules.playerview import PlayerView, player_view
from desktop.rules.system import FIGHT
from desktop.services.activity import activity
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, moment
from desktop.services.faces import Faces
from desktop.services.session import FightSession
from desktop.services.sheets import Sheets
from desktop.store.rows import EncounterRow

__all__ = ["FightCard", "FightSession", "Fights"]


class FightCard(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in a list, or an activity of another `kind`."""

    id: str
    name: str
    system: str
    kind: str
    round: int
    stage: Stage
    updated: datetime


class Fights:
    """Each fight has one session however often it is opened, so that windows agree."""

    def __init__(self, desk: Desk, campaigns: Campaigns, sheets: Sheets) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._sheets = sheets
        self._faces = Faces(desk)
        self._open: dict[str, FightSession] = {}

    def create(self, system: str, name: str, initiator: str = "", kind: str = FIGHT) -> str:
        """Begin a fight, or an activity of another kind, with the settings of today; its id.

        Raises `KnownError` when the system has none of that kind.
        """
        desk = self._desk
        activity(desk.registry.get(system), kind)
        with desk.transaction():
            identity = self._put(system, name, kind).id
        desk.changes.publish(
            ChangeSet(initiator=initiator, fights=frozenset((identity,)), library=True)
        )
        return identity

    def _put(self, system: str, name: str, kind: str) -> EncounterRow:
        """Write a new activity, inside the caller's transaction."""
        desk = self._desk
        at = desk.now()
        row = EncounterRow(
            id=desk.new_id(),
            campaign=self._campaigns.current,
            system=system,
            name=name,
            status=Stage.SETUP.value,
            round=0,
            settings_version=self._campaigns.settings(system).version,
            created=at,
            updated=at,
            kind=kind,
        )
        desk.store.encounters.put(row)
        return row

    def list(self) -> tuple[FightCard, ...]:
        """Every fight and other activity, last touched first."""
        return tuple(
            FightCard(
                id=row.id,
                name=row.name,
                system=row.system,
                kind=row.kind,
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
            self._open[fight] = self._session(row)
        return self._open[fight]

    def player_view(self, fight: str) -> PlayerView:
        """What players may see of a fight as it is now, whatever anybody looks at.

        Raises `KnownError` as `open` does.
        """
        view = self.open(fight).view()
        return player_view(view, self._faces.of(view.fighters))

    def _session(self, row: EncounterRow) -> FightSession:
        system = self._desk.registry.get(row.system)
        settings = self._campaigns.settings(row.system, row.settings_version)
        return FightSession(self._desk, self._sheets, row, system, settings.value)

    def follow(self, fight: str, kind: str, name: str, initiator: str = "") -> str:
        """End an activity and begin another with those who still take part in it, all or nothing;
        its id.

        Characters come with what the first has left them, the others as copies of what they are
        now. Raises `KnownError` when the system has none of that kind; nothing has changed then.
        """
        first = self.open(fight)
        activity(self._desk.registry.get(first.system), kind)
        present = [
            (one, document)
            for one in first.view().fighters
            if (document := first.participant(one.id)) is not None
        ]
        end = first.plan_close()
        touched: set[str] = set()
        with self._desk.transaction():
            if end is not None:
                touched |= first.write(end)
            second = self._session(self._put(first.system, name, kind))
            for one, document in present:
                touched |= second.take_over(one, document)
        if end is not None:
            first.adopt(end)
        self._open[second.id] = second
        self._desk.changes.publish(
            ChangeSet(
                initiator=initiator,
                characters=frozenset(touched),
                fights=frozenset((first.id, second.id)),
                library=True,
            )
        )
        return second.id
