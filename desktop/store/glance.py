"""What SQLite reads for a first look at a library (`desktop.services.glance`)."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from desktop.store.address import reading_mode, uri
from desktop.store.migrations import STEPS, read_version

#: What separates units and records in ASCII; nobody types them into a name.
FIELD, ROW = "\x1f", "\x1e"
#: Where a card says the concept, and where what comes after it; quotes within texts are escaped.
CONCEPT, STATE = '"concept":', ',"pools":'


class Fetched(NamedTuple):
    """What SQLite reads for a glance; as much as can be in one statement, during which other
    threads run."""

    preferences: list[tuple[str, str]]
    campaigns: list[tuple[str, str]]
    settings: list[tuple[str, str, int]]
    #: By campaign: how many characters, and their fields, `FIELD` between them and `ROW` between
    #: characters: id, name, kind, owner or "", portrait, system; then the card in three, what it
    #: was made with and the name, the concept, and all that follows it.
    characters: list[tuple[str, int, str]]


def fetch(connection: sqlite3.Connection) -> Fetched | None:
    """Read what a glance shows; None of a library of another version."""
    if read_version(connection) != len(STEPS):
        return None
    concept = f"instr(card, '{CONCEPT}')"
    state = f"instr(card, '{STATE}')"
    fields = f" || char({ord(FIELD)}) || ".join(
        (
            *("id", "name", "kind", "coalesce(owner, '')", "portrait", "system"),
            f"substr(card, 1, {concept} - 1)",
            f"substr(card, {concept} + {len(CONCEPT)}, {state} - {concept} - {len(CONCEPT)})",
            f"substr(card, {state} + 1)",
        )
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


def picture(path: Path, sha256: str) -> bytes | None:
    """A portrait of the library at `path` by its hash; None where it cannot be read."""
    with suppress(OSError, sqlite3.Error):
        address = uri(path, reading_mode(path))
        # Asked for while it is painted: a file that is locked is not waited for.
        with closing(sqlite3.connect(address, uri=True, timeout=0)) as connection:
            sql = "SELECT data FROM portrait WHERE sha256 = ?"
            row = connection.execute(sql, (sha256,)).fetchone()
            return None if row is None else bytes(row[0])
    return None
