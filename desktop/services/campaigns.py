"""Campaigns and their settings, versioned so that a fight keeps those that it began with."""

from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.rules.system import Struct
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.store.rows import CampaignRow, SettingsRow


class Settings(msgspec.Struct, frozen=True):
    """Settings of one system and their version (1 is what Cassure ships)."""

    version: int
    value: Struct


class Campaigns:
    """The library's campaign; it is made when the library is first opened."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[tuple[str, int], Struct] = {}
        # Asked for at every card of a list; nobody else writes to the library meanwhile.
        self._last: dict[str, Settings] = {}
        desk.on_failure(self._last.clear)
        held = desk.store.campaigns.list()
        if held:
            self.current = held[0].id
        else:
            self.current = desk.new_id()
            if not desk.store.readonly:
                desk.store.campaigns.put(CampaignRow(self.current, "", desk.now()))

    def list(self) -> tuple[CampaignRow, ...]:
        """Every campaign, oldest first; an empty name is the one that nobody named yet."""
        return self._desk.store.campaigns.list()

    def rename(self, campaign: str, name: str, initiator: str = "") -> ChangeSet:
        """Give a campaign a name."""
        self._desk.store.campaigns.put(CampaignRow(campaign, name, self._desk.now()))
        return self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))

    def settings(self, system: str, version: int | None = None) -> Settings:
        """The settings of the campaign for a system: the last ones, or those of a version.

        The shipped ones are stored as version 1 when a system is first used. Raises `KnownError`
        when the stored ones cannot be read.
        """
        if version is None:
            if system not in self._last:
                self._last[system] = self._settings(system, None)
            return self._last[system]
        return self._settings(system, version)

    def _settings(self, system: str, version: int | None) -> Settings:
        store = self._desk.store
        row = store.campaigns.settings(self.current, system, version)
        if row is not None:
            return Settings(row.version, self._value(row))
        shipped = self._desk.registry.get(system).default_settings()
        if not store.readonly:
            document = msgspec.json.encode(shipped)
            store.campaigns.add_settings(
                SettingsRow(self.current, system, 1, document, self._desk.now())
            )
        return Settings(1, shipped)

    def change(self, system: str, settings: Struct, initiator: str = "") -> ChangeSet:
        """Store new settings; running fights keep theirs."""
        store = self._desk.store
        with self._desk.transaction():
            version = self.settings(system).version + 1
            document = msgspec.json.encode(settings)
            store.campaigns.add_settings(
                SettingsRow(self.current, system, version, document, self._desk.now())
            )
        self._last.pop(system, None)
        characters = frozenset(
            row.id for row in store.characters.list(self.current) if row.system == system
        )
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=characters, library=True)
        )

    def _value(self, row: SettingsRow) -> Struct:
        place = (row.system, row.version)
        if place not in self._read:
            self._read[place] = self._decoded(row)
        return self._read[place]

    def _decoded(self, row: SettingsRow) -> Struct:
        system = self._desk.registry.get(row.system)
        try:
            return msgspec.json.decode(row.document, type=system.settings_type)
        except msgspec.DecodeError:
            pass  # perhaps from before this version knew a setting: that one takes its default
        try:
            stored = cast("Json", msgspec.json.decode(row.document))
            shipped = cast("Json", msgspec.to_builtins(system.default_settings()))
            return msgspec.convert(_over(shipped, stored), system.settings_type)
        except msgspec.DecodeError as error:
            raise known(
                "services.settings-damaged",
                system=system.title,
                version=row.version,
                detail=str(error),
            ) from error


def _over(shipped: Json, stored: Json) -> Json:
    """Stored settings over the shipped ones, member by member."""
    if not isinstance(shipped, dict) or not isinstance(stored, dict):
        return stored
    return {**shipped, **{key: _over(shipped.get(key), value) for key, value in stored.items()}}
