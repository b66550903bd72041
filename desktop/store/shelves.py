"""The smaller shelves of the library: campaigns, settings, portraits, drafts, preferences.

Their SQL is written by hand: a start reads most of them (see `desktop.store.lists`).
"""

from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.store.database import Database
from desktop.store.rows import CampaignRow, DraftRow, PortraitRow, SettingsRow


class Campaigns:
    """Campaigns, and every version of their settings per system."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: CampaignRow) -> None:
        """Insert a campaign, or rename it."""
        self._database.write(
            "INSERT INTO campaign (id, name, created) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            msgspec.structs.astuple(row),
        )

    def add_settings(self, row: SettingsRow) -> None:
        """Store a new version; an older one is never changed."""
        self._database.insert("settings", msgspec.structs.asdict(row))

    def settings(
        self, campaign: str, system: str, version: int | None = None
    ) -> SettingsRow | None:
        """One version of the settings, or the last one; None when there is none."""
        rows = self._database.rows(
            "SELECT campaign, system, version, document, at FROM settings"
            " WHERE campaign = ? AND system = ? AND version = coalesce(?, version)"
            " ORDER BY version DESC LIMIT 1",
            (campaign, system, version),
        )
        names = SettingsRow.__struct_fields__
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return msgspec.convert(found[0], SettingsRow) if found else None


class Portraits:
    """Pictures by the hash of their content, so that the same one is kept once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: PortraitRow) -> None:
        """Store a picture; one that is already there stays."""
        self._database.write(
            "INSERT OR IGNORE INTO portrait (sha256, mime, data, at) VALUES (?, ?, ?, ?)",
            msgspec.structs.astuple(row),
        )

    def get(self, sha256: str) -> PortraitRow | None:
        """The picture of that hash, or None."""
        sql = "SELECT sha256, mime, data, at FROM portrait WHERE sha256 = ?"
        rows = self._database.listed(sql, (sha256,), PortraitRow)
        return rows[0] if rows else None


class Drafts:
    """Characters in the making; these are really removed when finished or given up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: DraftRow) -> None:
        """Insert or replace a draft."""
        self._database.write(
            "INSERT OR REPLACE INTO draft (id, system, document, step, updated)"
            " VALUES (?, ?, ?, ?, ?)",
            msgspec.structs.astuple(row),
        )

    def get(self, draft: str) -> DraftRow:
        """One draft.

        Raises `KnownError` when the library does not hold it.
        """
        found = self.find(draft)
        if found is None:
            raise known("store.no-draft", path=str(self._database.path))
        return found

    def find(self, draft: str) -> DraftRow | None:
        """One draft, or None when the library does not hold it."""
        sql = "SELECT id, system, document, step, updated FROM draft WHERE id = ?"
        rows = self._database.listed(sql, (draft,), DraftRow)
        return rows[0] if rows else None

    def remove(self, draft: str) -> None:
        """Forget a draft."""
        self._database.write("DELETE FROM draft WHERE id = ?", (draft,))


class Preferences:
    """What must live with the library rather than with the machine, as JSON by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str) -> Json:
        """The value of that key, or None; a damaged value counts as none."""
        rows = self._database.rows("SELECT value FROM preference WHERE key = ?", (key,))
        try:
            return cast("Json", msgspec.json.decode(str(rows[0][0]))) if rows else None
        except msgspec.DecodeError:
            return None

    def put(self, key: str, value: Json) -> None:
        """Store a value."""
        encoded = msgspec.json.encode(value).decode()
        self._database.write(
            "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", (key, encoded)
        )
