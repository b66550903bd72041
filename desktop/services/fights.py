"""Fights of the library, and its other activities: begin one, list them, open one."""

from collections.abc import Sequence

import msgspec

from desktop.rules.errors import known
from desktop.rules.fightview import Stage
from desktop.rules.looks import Showing
from desktop.rules.message import Message
from desktop.rules.system import FIGHT, Struct, Template
from desktop.rules.table.rules import TableRules
from desktop.rules.table.showing import SetShowing
from desktop.rules.table.state import Wave
from desktop.services.activity import activity
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.collecting import uncollected
from desktop.services.desk import Desk
from desktop.services.handover import Entrant
from desktop.services.journal import Plan
from desktop.services.rehearsal import Rehearsal, Rehearsing
from desktop.services.salvage import copied, released
from desktop.services.session import FightSession
from desktop.services.sheets import Sheets
from desktop.services.shelf import FightCard, Shelf
from desktop.services.showing import usual
from desktop.store.rows import Among, EncounterRow

__all__ = ["FightCard", "FightSession", "Fights"]


class Fights:
    """Each fight has one session however often it is opened, so that windows agree."""

    def __init__(self, desk: Desk, campaigns: Campaigns, sheets: Sheets, shelf: Shelf) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._sheets = sheets
        self._shelf = shelf
        self._open: dict[str, FightSession] = {}

    def create(self, system: str, name: str, initiator: str = "", kind: str = FIGHT) -> str:
        """Begin a fight, or an activity of another kind, with the settings of today; its id.

        Raises `KnownError` when the system has none of that kind.
        """
        desk = self._desk
        activity(desk.registry.get(system), kind)
        with desk.transaction():
            row = self._put(system, name, kind)
            session = self._begun(row, usual(desk, row.campaign))
        self.keep(session)
        self._listed(row.id, initiator)
        return row.id

    def _put(self, system: str, name: str, kind: str, campaign: str | None = None) -> EncounterRow:
        """Write a new activity, inside the caller's transaction."""
        desk = self._desk
        at = desk.now()
        campaign = campaign or self._campaigns.current
        row = EncounterRow(
            id=desk.new_id(),
            campaign=campaign,
            system=system,
            name=name,
            status=Stage.SETUP.value,
            round=0,
            settings_version=self._campaigns.settings(system, campaign=campaign).version,
            created=at,
            updated=at,
            kind=kind,
        )
        desk.store.encounters.put(row)
        return row

    def list(self) -> tuple[FightCard, ...]:
        """Every fight and other activity of the current campaign, last touched first."""
        return self._shelf.fights()

    def name(self, fight: str) -> str:
        """What a fight is called, whatever its campaign.

        Raises `KnownError` when there is no such fight.
        """
        return self._desk.store.encounters.get(fight).name

    def removed(self) -> tuple[FightCard, ...]:
        """Those of the current campaign that were put away and can be restored."""
        return self._shelf.fights(Among.DELETED)

    def rename(self, fight: str, name: str, initiator: str = "") -> ChangeSet:
        """Give a fight another name.

        Raises `KnownError` when there is no such fight.
        """
        if fight in self._open:
            self._open[fight].rename(name)
        else:
            row = self._desk.store.encounters.get(fight)
            self._desk.store.encounters.put(msgspec.structs.replace(row, name=name))
        return self._listed(fight, initiator)

    def remove(self, fight: str, initiator: str = "") -> ChangeSet:
        """Put a fight away; it can be restored.

        Raises `KnownError` naming the characters whose live state it keeps: they would be nowhere.
        """
        row = self._desk.store.encounters.get(fight)
        held = [
            one.name for one in self._desk.store.lists.cards(row.campaign) if one.owner == fight
        ]
        if held:
            names = ", ".join(sorted(held))
            raise known("services.remove-owner", fight=row.name, names=names)
        self._desk.store.encounters.delete(fight, self._desk.now())
        return self._listed(fight, initiator)

    def restore(self, fight: str, initiator: str = "") -> ChangeSet:
        """Bring a fight back that was put away."""
        self._desk.store.encounters.delete(fight, None)
        return self._listed(fight, initiator)

    def _listed(self, fight: str, initiator: str) -> ChangeSet:
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, fights=frozenset((fight,)), library=True)
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

    def _begun(self, row: EncounterRow, showing: Showing) -> FightSession:
        """A new activity that shows the players this, inside the caller's transaction."""
        session = self._session(row)
        if showing != Showing():
            session.handover.arrange(SetShowing(showing))
        return session

    def _session(self, row: EncounterRow) -> FightSession:
        system = self._desk.registry.get(row.system)
        settings = self._campaigns.settings(row.system, row.settings_version, row.campaign)
        with uncollected():
            return FightSession(self._desk, self._sheets, row, system, settings.value)

    def muster(
        self, system: str, name: str, campaign: str, people: Sequence[Entrant]
    ) -> tuple[FightSession, frozenset[str]]:
        """Write a new fight with these people placed, inside the caller's transaction, which has to
        `keep` the session once it is over; the characters that changed.

        Raises `KnownError` when somebody cannot join.
        """
        row = self._put(system, name, FIGHT, campaign)
        session = self._begun(row, usual(self._desk, row.campaign))
        return session, session.handover.take_in(people)

    def rehearse(
        self,
        system: str,
        campaign: str,
        people: Sequence[Entrant],
        waves: Sequence[Wave],
        missing: tuple[Message, ...],
    ) -> Rehearsal | None:
        """What a fight that would begin with these people is simulated from, None where its system
        offers nothing for it; `missing` tells who could not come.

        Raises `KnownError` when somebody cannot join.
        """
        rules = TableRules(activity(self._desk.registry.get(system), FIGHT))
        settings = self._campaigns.settings(system, campaign=campaign).value
        rehearsing = Rehearsing(self._desk, self._sheets, rules, system)
        return rehearsing.begun(settings, people, waves, missing)

    def keep(self, session: FightSession) -> None:
        """Have the session of a new fight be the one that is opened."""
        self._open[session.id] = session

    def settings_of(self, fight: str) -> Struct:
        """The settings that a fight is played by."""
        row, version = self._desk.store.encounters.get(fight), self.open(fight).settings_version
        return self._campaigns.settings(row.system, version, row.campaign).value

    def templates(self, fight: str) -> tuple[Template, ...]:
        """Ready adversaries, with the gear of the settings that a fight is played by."""
        settings = self.settings_of(fight)
        return self._desk.registry.get(self.open(fight).system).templates(settings)

    def newer_settings(self, fight: str) -> int | None:
        """The version of its campaign's settings when they have changed since those that the fight
        is played by; None when they are the same, or it can no longer change."""
        row, session = self._desk.store.encounters.get(fight), self.open(fight)
        last = self._campaigns.version(row.system, row.campaign)
        over = session.damage is not None or row.status == Stage.CLOSED.value
        return None if over or last == session.settings_version else last

    def apply_settings(self, fight: str, initiator: str = "") -> ChangeSet:
        """Have a fight go on by the settings that its campaign has now; undone like any act.

        Raises `KnownError` when they cannot be read or the fight has ended.
        """
        row, session = self._desk.store.encounters.get(fight), self.open(fight)
        last = self._campaigns.settings(row.system, campaign=row.campaign)
        return session.play_by(last.value, last.version, initiator)

    def reclaim(self, fight: str, character: str, side: int, initiator: str = "") -> ChangeSet:
        """Take a character out of the fight that has him, with what it has done to him, and bring
        him into another, all or nothing.

        Raises `KnownError` when one of the two refuses; nothing has changed then.
        """
        session = self.open(fight)
        row = self._desk.store.characters.get(character)
        plans: list[tuple[FightSession, Plan]] = []
        if row.owner is not None and row.owner != fight:
            former = self.open(row.owner)
            plans.append((former, former.handover.plan_leave(character, session.name)))
        touched: set[str] = set()
        with self._desk.transaction():
            for former, leaving in plans:
                touched |= former.write(leaving)
            # Only now is he free to come.
            joining = session.without_dice(session.joining(character, side))
            touched |= session.write(joining)
        plans.append((session, joining))
        for one, plan in plans:
            one.adopt(plan)
        return self._desk.changes.publish(
            ChangeSet(
                initiator=initiator,
                characters=frozenset(touched),
                fights=frozenset(one.id for one, _ in plans),
                library=True,
            )
        )

    def follow(self, fight: str, kind: str, name: str, initiator: str = "") -> str:
        """End an activity and begin another with those who still take part in it, all or nothing;
        its id.

        Characters come with what the first has left them, the others as copies of what they are
        now. Raises `KnownError` when the system has none of that kind; nothing has changed then.
        """
        first = self.open(fight)
        activity(self._desk.registry.get(first.system), kind)
        present = [
            (one, sheet)
            for one in first.view().fighters
            if (sheet := first.handover.sheet_of(one.id)) is not None
        ]
        end = first.handover.plan_close()
        touched: set[str] = set()
        with self._desk.transaction():
            if end is not None:
                touched |= first.write(end)
            row = self._put(first.system, name, kind, first.campaign)
            second = self._begun(row, first.view().showing)
            for one, sheet in present:
                touched |= second.handover.take_over(one, sheet, self._desk.new_id())
        if end is not None:
            first.adopt(end)
        self.keep(second)
        self._desk.changes.publish(
            ChangeSet(
                initiator=initiator,
                characters=frozenset(touched),
                fights=frozenset((first.id, second.id)),
                library=True,
            )
        )
        return second.id

    def salvage(self, fight: str, name: str, initiator: str = "") -> str:
        """Go on in a new fight from the last moment that can be read of a damaged one; its id.

        The damaged fight stays as it is; its characters go over with what they were then, and what
        they were when it broke is a revision of each. Undo does not go back beyond that moment.
        Raises `KnownError` when one of them is in another fight; nothing has changed then.
        """
        first, desk = self.open(fight), self._desk
        row = desk.store.encounters.get(fight)
        with desk.transaction():
            begun = self._put(row.system, name, row.kind, row.campaign)
            begun = msgspec.structs.replace(begun, settings_version=row.settings_version)
            desk.store.encounters.put(begun)
            touched = released(desk, self._sheets, fight, row.name, row.campaign)
            second = self._session(begun)
            touched |= second.handover.take_path(copied(desk, first.handover.path))
        self.keep(second)
        desk.changes.publish(
            ChangeSet(
                initiator=initiator,
                characters=touched,
                fights=frozenset((fight, second.id)),
                library=True,
            )
        )
        return second.id
