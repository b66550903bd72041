"""Campaigns and their settings, versioned so that a fight keeps those that it began with.

No version is ever changed: undoing a change stores the content of an earlier version anew, so that
the last version always is the present one.
"""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import cast

import msgspec
from msgspec import Struct

from desktop.rules.document import Json
from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Move, MoveKind
from desktop.rules.message import Message, say
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.services.marks import CAMPAIGNS_AWAY, CURRENT_CAMPAIGN
from desktop.services.settings_log import SettingsLog, Step
from desktop.store.rows import CampaignRow, SettingsRow


class Settings(msgspec.Struct, frozen=True):
    """Settings of one system and their version (1 is what Cassure ships)."""

    version: int
    value: Struct


class Campaigns:
    """The library's campaigns; the first is made when the library is first opened.

    One is `current`: lists show what is in it and new things go there. What belongs to another one
    (a sheet that is still open) keeps to that one's settings.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[tuple[str, str, int], Struct] = {}
        # Asked for at every card of a list; nobody else writes to the library meanwhile.
        self._last: dict[tuple[str, str], Settings] = {}
        self._log = SettingsLog(desk.store.preferences)
        self._versions: dict[tuple[str, str], int] = {}
        desk.on_failure(self._last.clear)
        desk.on_failure(self._versions.clear)
        held = [row.id for row in self.list()]
        if held:
            chosen = desk.store.preferences.get(CURRENT_CAMPAIGN)
            self.current = str(chosen) if chosen in held else held[0]
        else:
            self.current = desk.new_id()
            if not desk.store.readonly:
                desk.store.campaigns.put(CampaignRow(self.current, "", desk.now()))

    def list(self) -> tuple[CampaignRow, ...]:
        """Every campaign that is not put away, oldest first; an empty name is the one that nobody
        named yet."""
        away = self._away()
        return tuple(row for row in self._desk.store.lists.campaigns() if row.id not in away)

    def removed(self) -> tuple[CampaignRow, ...]:
        """Those that were put away and can be restored."""
        away = self._away()
        return tuple(row for row in self._desk.store.lists.campaigns() if row.id in away)

    def remove(self, campaign: str, initiator: str = "") -> ChangeSet:
        """Put a campaign away with all that is in it; another becomes the current one if it was.

        Raises `KnownError` when there is no other.
        """
        others = [row.id for row in self.list() if row.id != campaign]
        if not others:
            raise known("services.last-campaign")
        chosen = others[0] if campaign == self.current else self.current
        return self._put_away([*self._away(), campaign], chosen, initiator)

    def restore(self, campaign: str, initiator: str = "") -> ChangeSet:
        """Bring a campaign back that was put away, as the current one."""
        away = [one for one in self._away() if one != campaign]
        return self._put_away(away, campaign, initiator)

    def _away(self) -> tuple[str, ...]:
        stored = self._desk.store.preferences.get(CAMPAIGNS_AWAY)
        return tuple(map(str, stored)) if isinstance(stored, list) else ()

    def _put_away(self, away: Sequence[str], current: str, initiator: str) -> ChangeSet:
        with self._desk.transaction():
            self._desk.store.preferences.put(CAMPAIGNS_AWAY, list(away))
            self._desk.store.preferences.put(CURRENT_CAMPAIGN, current)
        self.current = current
        return self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))

    def create(self, name: str, initiator: str = "") -> str:
        """Begin a campaign and make it the current one; its id."""
        with self.begun(name) as campaign:
            pass
        self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))
        return campaign

    @contextmanager
    def begun(self, name: str) -> Generator[str]:
        """A transaction in which a new campaign is the current one, and stays so after it."""
        before, campaign = self.current, self._desk.new_id()
        try:
            with self._desk.transaction():
                self.put_name(campaign, name)
                self._desk.store.preferences.put(CURRENT_CAMPAIGN, campaign)
                self.current = campaign
                yield campaign
        except BaseException:
            self.current = before
            raise

    def is_untouched(self) -> bool:
        """Whether the current campaign is one that nobody named or put anything into."""
        store, current = self._desk.store, self.current
        if any(row.name for row in self.list() if row.id == current):
            return False
        if store.lists.cards(current) or store.lists.encounters(current):
            return False
        if any(store.lists.preparations(kind, current) for kind in ("party", "encounter")):
            return False
        return all(self.version(each, current) == 1 for each in self._desk.registry.ids())

    def choose(self, campaign: str, initiator: str = "") -> ChangeSet:
        """Make a campaign the current one, at the next start too.

        Raises `KnownError` when there is no such campaign.
        """
        if campaign not in {row.id for row in self.list()}:
            raise known("services.no-campaign")
        if not self._desk.store.readonly:
            self._desk.store.preferences.put(CURRENT_CAMPAIGN, campaign)
        self.current = campaign
        return self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))

    def rename(self, campaign: str, name: str, initiator: str = "") -> ChangeSet:
        """Give a campaign a name."""
        self.put_name(campaign, name)
        return self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))

    def put_name(self, campaign: str, name: str) -> None:
        """Give a campaign a name; the caller tells of it."""
        self._desk.store.campaigns.put(CampaignRow(campaign, name, self._desk.now()))

    def settings(
        self, system: str, version: int | None = None, campaign: str | None = None
    ) -> Settings:
        """The settings of a campaign (the current one) for a system: the last ones, or those of a
        version.

        The shipped ones are stored as version 1 when a system is first used. Raises `KnownError`
        when the stored ones cannot be read, or the version that is asked for is gone.
        """
        place = (campaign or self.current, system)
        if version is None:
            if place not in self._last:
                self._last[place] = self._settings(*place, None)
            return self._last[place]
        return self._settings(*place, version)

    def version(self, system: str, campaign: str) -> int:
        """Which settings of a campaign are the last ones, without reading them: lists of many
        characters ask, before any rule system is loaded."""
        place = (campaign, system)
        if place in self._last:
            return self._last[place].version
        if place not in self._versions:
            row = self._desk.store.campaigns.settings(campaign, system, None)
            self._versions[place] = 1 if row is None else row.version
        return self._versions[place]

    def _settings(self, campaign: str, system: str, version: int | None) -> Settings:
        store = self._desk.store
        row = store.campaigns.settings(campaign, system, version)
        if row is not None:
            return Settings(row.version, self._value(row))
        if version not in (None, 1):
            # A fight began with settings that are gone: others would play it by other rules.
            raise known("services.settings-missing", system=system, version=version)
        shipped = self._desk.registry.get(system).default_settings()
        if not store.readonly:
            document = msgspec.json.encode(shipped)
            store.campaigns.add_settings(
                SettingsRow(campaign, system, 1, document, self._desk.now())
            )
        return Settings(1, shipped)

    def change(
        self, system: str, settings: Struct, initiator: str = "", label: Message | None = None
    ) -> ChangeSet:
        """Store new settings; running fights keep theirs. `label` names the change in a history.

        Raises `KnownError` when the rules cannot work with them; nothing is stored then.
        """
        with self._desk.transaction():
            self.put(system, settings, label or say("services.settings-changed"))
        return self._told(system, initiator)

    def put(self, system: str, settings: Struct, label: Message) -> None:
        """Store new settings inside a transaction of the caller, who tells of them.

        Raises `KnownError` when the rules cannot work with them.
        """
        self._desk.registry.get(system).check_settings(settings)
        last = self.settings(system).version
        history = self._log.history(self.current, system, last)
        move = Move(MoveKind.DO, history.head, str(last + 1))
        self._put(system, msgspec.json.encode(settings), Step(move, label))

    def touched(self, system: str) -> frozenset[str]:
        """The characters whose sheets a change of settings concerns."""
        rows = self._desk.store.lists.cards(self.current)
        return frozenset(row.id for row in rows if row.system == system)

    def can_undo(self, system: str) -> Message | None:
        """What undoing would take back, None when there is nothing."""
        return self._log.label(self.current, system, self.settings(system).version, MoveKind.UNDO)

    def can_redo(self, system: str) -> Message | None:
        """What redoing would do again, None when there is nothing."""
        return self._log.label(self.current, system, self.settings(system).version, MoveKind.REDO)

    def undo(self, system: str, initiator: str = "") -> ChangeSet:
        """Take the last change of settings back.

        Raises `KnownError` when there is none.
        """
        history = self._log.history(self.current, system, self.settings(system).version)
        if not history.undoable:
            raise known("services.nothing-to-undo")
        return self._return(system, MoveKind.UNDO, history.undoable[-1].origin, initiator)

    def redo(self, system: str, initiator: str = "") -> ChangeSet:
        """Do again the change of settings that was undone last.

        Raises `KnownError` when there is none.
        """
        history = self._log.history(self.current, system, self.settings(system).version)
        if not history.redoable:
            raise known("services.nothing-to-redo")
        return self._return(system, MoveKind.REDO, history.redoable[-1].target, initiator)

    def read(self, system: str, document: bytes) -> Struct:
        """Settings from outside, checked; what they do not hold is as shipped.

        Raises `KnownError` when they are damaged or the rules cannot work with them.
        """
        rules = self._desk.registry.get(system)
        try:
            value = self._understood(system, document)
        except msgspec.DecodeError as error:
            raise known("error.document-invalid", detail=str(error)) from error
        rules.check_settings(value)
        return value

    def _return(self, system: str, kind: MoveKind, target: str | None, initiator: str) -> ChangeSet:
        """Make the content of an earlier version the present one."""
        head = self._log.history(self.current, system, self.settings(system).version).head
        row = self._desk.store.campaigns.settings(self.current, system, int(target or 0))
        if row is None:
            raise KnownError(say("services.nothing-to-undo"))
        step = Step(Move(kind, head, target), say("services.settings-changed"))
        with self._desk.transaction():
            self._put(system, row.document, step)
        return self._told(system, initiator)

    def _put(self, system: str, document: bytes, step: Step) -> None:
        version = self.settings(system).version + 1
        self._desk.store.campaigns.add_settings(
            SettingsRow(self.current, system, version, document, self._desk.now())
        )
        self._log.add(self.current, system, version, step)
        for known_of in (self._last, self._versions):
            known_of.pop((self.current, system), None)

    def _told(self, system: str, initiator: str) -> ChangeSet:
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=self.touched(system), library=True)
        )

    def _value(self, row: SettingsRow) -> Struct:
        place = (row.campaign, row.system, row.version)
        if place not in self._read:
            self._read[place] = self._decoded(row)
        return self._read[place]

    def _decoded(self, row: SettingsRow) -> Struct:
        try:
            return self._understood(row.system, row.document)
        except msgspec.DecodeError as error:
            raise known(
                "services.settings-damaged",
                system=self._desk.registry.get(row.system).title,
                version=row.version,
                detail=str(error),
            ) from error

    def _understood(self, system: str, document: bytes) -> Struct:
        rules = self._desk.registry.get(system)
        try:
            return msgspec.json.decode(document, type=rules.settings_type)
        except msgspec.DecodeError:
            pass  # perhaps from before this version knew a setting: that one takes its default
        stored = cast("Json", msgspec.json.decode(document))
        shipped = cast("Json", msgspec.to_builtins(rules.default_settings()))
        return msgspec.convert(_over(shipped, stored), rules.settings_type)


def _over(shipped: Json, stored: Json) -> Json:
    """Stored settings over the shipped ones, member by member."""
    if not isinstance(shipped, dict) or not isinstance(stored, dict):
        return stored
    return {**shipped, **{key: _over(shipped.get(key), value) for key, value in stored.items()}}
