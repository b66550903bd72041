"""What SQLite reads for a first look at a library (`desktop.services.glance`)."""

import sqlite3
from typing import NamedTuple

from desktop.store.migrations import STEPS, read_version

#: What separates units and records in ASCII; nobody types them into a name.
FIELD, ROW = "\x1f", "\x1e"


class Fetched(NamedTuple):
    """What SQLite reads for a glance; as much as can be in one statement, during which other
    threads run."""

    preferences: list[tuple[str, str]]
    campaigns: list[tuple[str, str]]
    settings: list[tuple[str, str, int]]
    #: By campaign: how many characters, and their fields, `FIELD` between them and `ROW` between
    #: characters.
    characters: list[tuple[str, int, str]]


def fetch(connection: sqlite3.Connection) -> Fetched | None:
    """Read what a glance shows; None of a library of another version."""
    if read_version(connection) != len(STEPS):
        return None
    fields = f" || char({ord(FIELD)}) || ".join(
        ("id", "name", "kind", "coalesce(owner, '')", "portrait", "system", "card")
    )
    return Fetched(
        connection.execute("SELECT key, value FROM preference").fetchall(),
        connection.execute("SELECT id, name FROM campaign ORDER BY created").fetchall(),
        connection.execute(
            "SELECT campaign, system, max(version) FROM settings GROUP BY campaign, system"
        ).fetchall(),
        connection.execute(
            f"SELECT campaign, count(*), group_concat({fields}, char({ord(ROW)})) FROM character"
            " WHERE deleted_at IS NULL GROUP BY campaign"
        ).fetchall(),
    )
