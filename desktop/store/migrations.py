"""The schema of the library, as a list of frozen steps.

Step n brings schema n to n + 1; step 0 lays out an empty file. A step that has shipped is never
edited and never imports the live models: a later change is a new step.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeAlias

Step: TypeAlias = Callable[[sqlite3.Connection], None]

APPLICATION_ID = 0x43415353  # "CASS", what `file` and other programs see

_SCHEMA_1 = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE campaign (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL) STRICT;
CREATE TABLE settings (
    campaign TEXT NOT NULL REFERENCES campaign (id), system TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0), document BLOB NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (campaign, system, version)) STRICT;
CREATE TABLE portrait (
    sha256 TEXT PRIMARY KEY, mime TEXT NOT NULL, data BLOB NOT NULL, at TEXT NOT NULL) STRICT;
CREATE TABLE encounter (
    id TEXT PRIMARY KEY, campaign TEXT NOT NULL REFERENCES campaign (id), system TEXT NOT NULL,
    name TEXT NOT NULL, status TEXT NOT NULL, round INTEGER NOT NULL DEFAULT 0,
    settings_version INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL) STRICT;
CREATE TABLE entry (
    id TEXT PRIMARY KEY, encounter TEXT NOT NULL REFERENCES encounter (id),
    parent TEXT REFERENCES entry (id), ordinal INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('command', 'external')), origin TEXT NOT NULL,
    at TEXT NOT NULL, version INTEGER NOT NULL, settings_version INTEGER NOT NULL,
    command TEXT NOT NULL, dice TEXT NOT NULL, events TEXT NOT NULL,
    UNIQUE (encounter, ordinal)) STRICT;
CREATE TABLE entry_move (
    ordinal INTEGER PRIMARY KEY, encounter TEXT NOT NULL REFERENCES encounter (id),
    kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'follow')),
    origin TEXT REFERENCES entry (id), target TEXT REFERENCES entry (id)) STRICT;
CREATE INDEX entry_move_encounter ON entry_move (encounter);
CREATE TABLE character (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, system TEXT NOT NULL,
    campaign TEXT NOT NULL REFERENCES campaign (id),
    kind TEXT NOT NULL CHECK (kind IN ('pc', 'npc')), name TEXT NOT NULL,
    folded TEXT NOT NULL, document BLOB NOT NULL, live BLOB,
    owner TEXT REFERENCES encounter (id), portrait TEXT NOT NULL, card TEXT NOT NULL,
    updated TEXT NOT NULL, deleted_at TEXT) STRICT;
CREATE INDEX character_campaign ON character (campaign);
CREATE INDEX character_owner ON character (owner);
CREATE TABLE revision (
    id TEXT PRIMARY KEY, character TEXT NOT NULL REFERENCES character (id),
    parent TEXT REFERENCES revision (id), at TEXT NOT NULL, label TEXT NOT NULL,
    document BLOB NOT NULL, live BLOB, portrait TEXT NOT NULL,
    fight TEXT REFERENCES encounter (id), entry TEXT REFERENCES entry (id)) STRICT;
CREATE INDEX revision_character ON revision (character);
CREATE TABLE revision_move (
    ordinal INTEGER PRIMARY KEY, character TEXT NOT NULL REFERENCES character (id),
    kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'follow')),
    origin TEXT REFERENCES revision (id), target TEXT REFERENCES revision (id)) STRICT;
CREATE INDEX revision_move_character ON revision_move (character);
CREATE TABLE draft (
    id TEXT PRIMARY KEY, system TEXT NOT NULL, document BLOB NOT NULL, step TEXT NOT NULL,
    updated TEXT NOT NULL) STRICT;
CREATE TABLE preference (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE character_search USING fts5 (
    folded, tokenize = "unicode61 remove_diacritics 2");
CREATE TRIGGER character_search_insert AFTER INSERT ON character BEGIN
    INSERT INTO character_search (rowid, folded) VALUES (new.number, new.folded);
END;
CREATE TRIGGER character_search_update AFTER UPDATE OF folded ON character BEGIN
    UPDATE character_search SET folded = new.folded WHERE rowid = new.number;
END;
CREATE TRIGGER character_search_delete AFTER DELETE ON character BEGIN
    DELETE FROM character_search WHERE rowid = old.number;
END;
"""


def _lay_out(connection: sqlite3.Connection) -> None:
    strict = sqlite3.sqlite_version_info >= (3, 37)
    script = _SCHEMA_1 if strict else _SCHEMA_1.replace(") STRICT;", ");")
    statement = ""
    # One statement at a time: executescript() would commit the transaction around it.
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _tell_activities_apart(connection: sqlite3.Connection) -> None:
    """Encounters say what they are; all those of schema 1 were fights."""
    connection.execute("ALTER TABLE encounter ADD COLUMN kind TEXT NOT NULL DEFAULT 'fight'")


def _hold_reserves(connection: sqlite3.Connection) -> None:
    """Pools of a campaign as logs of moves, and steps that several characters make together."""
    strict = " STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
    connection.execute(
        "CREATE TABLE reserve_move ("
        " ordinal INTEGER PRIMARY KEY, campaign TEXT NOT NULL REFERENCES campaign (id),"
        " system TEXT NOT NULL, name TEXT NOT NULL, amount INTEGER NOT NULL,"
        " at TEXT NOT NULL, label TEXT NOT NULL, step TEXT,"
        f" reverses INTEGER REFERENCES reserve_move (ordinal)){strict}"
    )
    connection.execute("CREATE INDEX reserve_move_name ON reserve_move (campaign, system, name)")
    connection.execute(
        "CREATE TABLE joint ("
        " revision TEXT PRIMARY KEY REFERENCES revision (id), step TEXT NOT NULL"
        f"){strict}"
    )
    connection.execute("CREATE INDEX joint_step ON joint (step)")


def _hold_preparations(connection: sqlite3.Connection) -> None:
    """Parties and prepared encounters with their histories; encounters can be put away."""
    strict = " STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
    connection.execute("ALTER TABLE encounter ADD COLUMN deleted_at TEXT")
    connection.execute(
        "CREATE TABLE preparation ("
        " id TEXT PRIMARY KEY, campaign TEXT NOT NULL REFERENCES campaign (id),"
        " kind TEXT NOT NULL CHECK (kind IN ('party', 'encounter')), name TEXT NOT NULL,"
        " document BLOB NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL,"
        f" deleted_at TEXT){strict}"
    )
    connection.execute("CREATE INDEX preparation_campaign ON preparation (campaign)")
    connection.execute(
        "CREATE TABLE preparation_revision ("
        " id TEXT PRIMARY KEY, preparation TEXT NOT NULL REFERENCES preparation (id),"
        f" at TEXT NOT NULL, label TEXT NOT NULL, document BLOB NOT NULL){strict}"
    )
    connection.execute(
        "CREATE TABLE preparation_move ("
        " ordinal INTEGER PRIMARY KEY, preparation TEXT NOT NULL REFERENCES preparation (id),"
        " kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'follow')),"
        " origin TEXT REFERENCES preparation_revision (id),"
        f" target TEXT REFERENCES preparation_revision (id)){strict}"
    )
    for table in ("revision", "move"):
        connection.execute(
            f"CREATE INDEX preparation_{table}_of ON preparation_{table} (preparation)"
        )


STEPS: tuple[Step, ...] = (
    _lay_out,
    _tell_activities_apart,
    _hold_reserves,
    _hold_preparations,
)


def read_version(connection: sqlite3.Connection) -> int:
    """The schema version of an open file; 0 when nothing was laid out yet."""
    held = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    if held is None:
        return 0
    row = connection.execute("SELECT value FROM meta WHERE key = 'schema_version'").fetchone()
    return int(row[0]) if row is not None and str(row[0]).isdecimal() else 0


def migrate(
    connection: sqlite3.Connection,
    steps: Sequence[Step] = STEPS,
    check: Step | None = None,
) -> None:
    """Bring an open file to the last schema, all steps in one transaction.

    Foreign keys are off meanwhile (a rebuilt table would cascade) and are checked before the
    commit, as is what `check` raises for; an exception leaves the file as it was.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Read inside the lock: another process may have migrated in between.
        for step in steps[read_version(connection) :]:
            step(connection)
        connection.execute(
            "INSERT INTO meta (key, value) VALUES ('schema_version', ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (str(len(steps)),),
        )
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise sqlite3.IntegrityError("a migration left a broken reference")
        if check is not None:
            check(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA foreign_keys = ON")
