"""Opening a library: what is accepted, what is refused, and that a refusal changes nothing."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.rules.errors import KnownError
from desktop.store import database as database_module
from desktop.store import inspect as inspect_module
from desktop.store.backups import backups_of, check, newest_good, restore
from desktop.store.columns import COLUMNS
from desktop.store.errors import DamagedLibrary
from desktop.store.migrations import APPLICATION_ID, STEPS
from desktop.store.models import MODELS
from desktop.store.rows import CampaignRow
from desktop.store.store import Store, begin_anew, is_current, return_to, set_aside_and_restore

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
# Windows' names hold neither of these two.
ODD = "" if sys.platform == "win32" else "?*"
LIBRARIES = Path(__file__).resolve().parents[1] / "data" / "libraries"


def clock() -> datetime:
    return NOW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bibliotheque.sqlite3"


def made(path: Path, name: str = "Table") -> Path:
    """A library with one campaign in it, closed."""
    store = Store.open(path, clock=clock)
    store.campaigns.put(CampaignRow("c", name, "2026"))
    store.close()
    return path


def picture(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}


def refused(path: Path, **options: bool) -> KnownError:
    """The error of opening, once it is sure that nothing on disk changed."""
    before = picture(path.parent)
    with pytest.raises(KnownError) as caught:
        Store.open(path, clock=clock, **options)
    assert picture(path.parent) == before
    assert str(caught.value.message.params["path"]) == str(path)
    return caught.value


def key(error: KnownError) -> str:
    return error.message.key


def test_a_missing_library_is_made_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "new é folder" / f"a%20#b{ODD}.sqlite3"
    store = Store.open(path)
    pragma = {
        name: store._database.rows(f"PRAGMA {name}")[0][0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "application_id")
    }
    assert pragma == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "application_id": APPLICATION_ID,
    }
    assert store.notices == ()
    store.close()
    assert path.exists()


def test_models_and_migrations_agree(path: Path) -> None:
    store = Store.open(path)
    assert {
        model._meta.table_name: tuple(field.column_name for field in model._meta.sorted_fields)
        for model in MODELS
    } == COLUMNS
    for model in MODELS:
        table = model._meta.table_name
        columns = store._database.rows(f"PRAGMA table_info({table})")
        assert [row[1] for row in columns] == [
            field.column_name for field in model._meta.sorted_fields
        ]
        assert {row[1] for row in columns if not row[3] and not row[5]} == {
            field.column_name for field in model._meta.sorted_fields if field.null
        }
    store.close()


def test_half_a_backup_of_a_killed_program_goes_with_the_next_one(path: Path) -> None:
    store = Store.open(path, clock=clock)
    for half in (
        "sauvegarde-2020-01-01",
        "avant-migration-2020-01-01-120000-0",
        "copie-2020-01-01",
    ):
        for ending in (".part", ".part-journal"):
            (path.parent / f"{path.stem}.{half}{path.suffix}{ending}").write_bytes(b"half")
    mine = path.parent / "autre.sqlite3.part"
    mine.write_bytes(b"kept")
    made = store.back_up_daily()
    store.close()
    assert {one.name for one in path.parent.iterdir()} == {path.name, made.name, mine.name}


@pytest.mark.parametrize(
    ("left", "said"),
    [(b"", "store.emptied"), (bytes(40_960), "store.overwritten"), (None, "store.gone")],
    ids=["empty", "zeros", "gone"],
)
def test_what_is_no_library_is_damage_where_backups_tell_of_one(
    path: Path, left: bytes | None, said: str
) -> None:
    path.touch()
    store = Store.open(path, clock=clock)
    store.back_up_daily()
    store.close()
    path.unlink()
    if left is not None:
        path.write_bytes(left)
    for error in (refused(path), refused(path, readonly=True)):
        assert (key(error), isinstance(error, DamagedLibrary)) == (said, True)
    with pytest.raises(DamagedLibrary):
        is_current(path)
    assert path.exists() is (left is not None)
    aside = begin_anew(path, clock)
    Store.open(path, clock=clock).close()
    assert (aside.read_bytes() if aside.exists() else None) == left


def test_an_empty_file_without_backups_is_a_start(path: Path) -> None:
    path.touch()
    assert key(refused(path, readonly=True)) == "store.missing"
    Store.open(path, clock=clock).close()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert key(refused(tmp_path / "." / "")) == "store.is-folder"


@pytest.mark.parametrize("content", [b"GIF89a", b"SQLite format 2\0" + bytes(200), b"\xff" * 9000])
def test_another_kind_of_file_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert key(refused(path)) == "store.not-a-library"


def test_another_program_s_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE character (id TEXT)")
        other.commit()
    assert key(refused(path)) == "store.foreign"


@pytest.mark.parametrize("kept", [1, 50, 99, 4096, -4096])
def test_a_truncated_library_is_refused_as_damaged(path: Path, kept: int) -> None:
    content = made(path).read_bytes()
    path.write_bytes(content[:kept])
    error = refused(path)
    assert (key(error), isinstance(error, DamagedLibrary)) == ("store.damaged", True)


@pytest.mark.parametrize("seed", range(4))
def test_overwritten_pages_are_refused_as_damaged(path: Path, seed: int) -> None:
    content = bytearray(made(path).read_bytes())
    begin = 4096 * (1 + seed * 3)
    content[begin : begin + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    with pytest.raises(DamagedLibrary) as caught:
        Store.open(path)
    assert caught.value.path == path


def test_a_newer_library_is_refused(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE meta SET value = '99' WHERE key = 'schema_version'")
        other.commit()
    error = refused(path)
    assert key(error) == "store.newer"
    assert error.message.params["version"] == 99


def _second_step(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE campaign ADD COLUMN note TEXT NOT NULL DEFAULT ''")


def _failing_step(connection: sqlite3.Connection) -> None:
    _second_step(connection)
    connection.execute("INSERT INTO settings VALUES ('nobody', 'toy', 1, x'', '')")


def test_an_older_library_is_backed_up_then_migrated(path: Path) -> None:
    made(path)
    store = Store.open(path, clock=clock, steps=(*STEPS, _second_step))
    assert store._database.rows("SELECT name, note FROM campaign") == [("Table", "")]
    assert [notice.key for notice in store.notices] == ["store.migrated"]
    store.close()
    (backup,) = backups_of(path)
    assert "2026-03-01" in backup.name
    assert key(refused(path)) == "store.newer"
    old = Store.open(backup)
    assert old.lists.campaigns() == (CampaignRow("c", "Table", "2026"),)
    old.close()


def test_a_failing_migration_leaves_the_library_as_it_was(path: Path) -> None:
    made(path)
    with pytest.raises(sqlite3.IntegrityError):
        Store.open(path, clock=clock, steps=(*STEPS, _failing_step))
    store = Store.open(path)
    assert store.lists.campaigns() == (CampaignRow("c", "Table", "2026"),)
    store.close()


def test_a_reader_reads_and_cannot_write(path: Path) -> None:
    store = Store.open(made(path))
    reader = store.reader()
    store.campaigns.put(CampaignRow("d", "Autre", "2027"))
    assert [one.id for one in reader.lists.campaigns()] == ["c", "d"]
    with pytest.raises(KnownError) as caught:
        reader.campaigns.put(CampaignRow("e", "Non", "2028"))
    assert key(caught.value) == "store.read-only"
    reader.close()
    store.close()
    assert key(refused(path.with_name("none.sqlite3"), readonly=True)) == "store.missing"


def test_a_locked_library_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)
    monkeypatch.setattr(database_module, "BUSY_TIMEOUT_MS", 1)
    store = Store.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(KnownError) as caught:
            store.campaigns.put(CampaignRow("d", "Autre", "2027"))
        assert key(caught.value) == "store.busy"
        with pytest.raises(KnownError) as caught:
            Store.open(path)
        assert key(caught.value) == "store.busy"
    store.close()


def test_a_file_that_is_locked_for_long_is_waited_for_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(path)
    store = Store.open(path)

    def patience() -> object:
        return store._database.rows("PRAGMA busy_timeout")[0][0]

    assert patience() == database_module.BUSY_TIMEOUT_MS
    store._database.rows("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with pytest.raises(KnownError):
                store.campaigns.put(CampaignRow("d", "Autre", "2027"))
            assert patience() == database_module.AGAIN_TIMEOUT_MS
    store.campaigns.put(CampaignRow("d", "Autre", "2027"))
    assert patience() == database_module.BUSY_TIMEOUT_MS
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_written_to_a_library_that_was_taken_away(
    tmp_path: Path, replaced: bool
) -> None:
    folder, away = tmp_path / "table", tmp_path / "ailleurs"
    folder.mkdir()
    path = made(folder / "bibliotheque.sqlite3")
    store = Store.open(path)
    folder.rename(away)
    if replaced:
        folder.mkdir()
        made(path)
    for act in (
        lambda: store.campaigns.put(CampaignRow("d", "Autre", "2027")),
        lambda: store.preferences.put("a", 1),
    ):
        with pytest.raises(KnownError) as caught:
            act()
        assert key(caught.value) == "store.moved"
    # What was stored can still be read, and once the file is back it is written to again.
    assert [one.id for one in store.lists.campaigns()] == ["c"]
    if not replaced:
        away.rename(folder)
        store.campaigns.put(CampaignRow("d", "Autre", "2027"))
        assert [one.id for one in store.lists.campaigns()] == ["c", "d"]
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="SQLite's way of locking is another there")
def test_without_wal_the_library_works_and_says_so_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = inspect_module.uri
    # This file-locking method of SQLite has no shared memory, as some network disks.
    monkeypatch.setattr(
        database_module, "uri", lambda path, mode: plain(path, mode) + "&vfs=unix-dotfile"
    )
    store = Store.open(path)
    assert [notice.key for notice in store.notices] == ["store.no-wal"]
    assert store._database.rows("PRAGMA journal_mode") == [("delete",)]
    store.campaigns.put(CampaignRow("c", "Table", "2026"))
    store.close()
    again = Store.open(path)
    assert again.notices == ()
    assert len(again.lists.campaigns()) == 1
    again.close()


def _fill(store: Store) -> None:
    with store.transaction():
        for number in range(1000):
            store.campaigns.put(CampaignRow(str(number), "x" * 900, "2026"))


def _interrupted(store: Store) -> None:
    with store.transaction():
        store.campaigns.put(CampaignRow("c", "Table", "2026"))
        with store.transaction():
            store.campaigns.put(CampaignRow("d", "Table", "2026"))
        raise ZeroDivisionError


def test_a_full_disk_keeps_what_was_there(path: Path) -> None:
    store = Store.open(made(path))
    pages = store._database.rows("PRAGMA page_count")[0][0]
    store._database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(KnownError) as caught:
        _fill(store)
    assert key(caught.value) == "store.disk-full"
    assert [one.id for one in store.lists.campaigns()] == ["c"]
    store._database.rows("PRAGMA max_page_count = 100000")
    store.campaigns.put(CampaignRow("d", "Autre", "2027"))
    store.close()


def test_transactions_are_all_or_nothing(path: Path) -> None:
    store = Store.open(path)
    with pytest.raises(ZeroDivisionError):
        _interrupted(store)
    assert store.lists.campaigns() == ()
    store.close()


def test_daily_backups_rotate_and_a_damaged_library_is_replaced(path: Path) -> None:
    days: Iterator[int] = iter(range(1, 29))
    moment = [NOW]

    def passing() -> datetime:
        return moment[0]

    store = Store.open(made(path), clock=passing)
    for day in days:
        moment[0] = NOW.replace(day=day)
        assert store.back_up_daily() is not None
        assert store.back_up_daily() is None
    store.close()
    assert len(backups_of(path)) == 10
    newest = path.with_name("bibliotheque.sauvegarde-2026-03-28.sqlite3")
    newest.write_bytes(newest.read_bytes()[:5000])
    good = newest_good(path)
    assert good is not None
    assert good.name == "bibliotheque.sauvegarde-2026-03-27.sqlite3"
    path.write_bytes(b"\0" * 20_000)
    aside, backup = set_aside_and_restore(path, clock)
    assert (aside.read_bytes(), backup) == (b"\0" * 20_000, good)
    store = Store.open(path)
    assert store.lists.campaigns() == (CampaignRow("c", "Table", "2026"),)
    store.close()


@pytest.mark.parametrize("name", ["Bas-Quais [2026].sqlite3", f"a{ODD}b.sqlite3", "sans suffixe"])
def test_backups_are_found_whatever_the_library_is_called(tmp_path: Path, name: str) -> None:
    path = made(tmp_path / name)
    moment = [NOW]
    store = Store.open(path, clock=lambda: moment[0])
    for day in range(1, 13):
        moment[0] = NOW.replace(day=day)
        store.back_up_daily()
    store.close()
    assert len(backups_of(path)) == 10
    path.write_bytes(b"\0" * 20_000)
    _, backup = set_aside_and_restore(path, clock)
    assert "2026-03-12" in backup.name


@pytest.mark.parametrize(
    ("version", "statement"),
    [
        (len(STEPS), "ALTER TABLE portrait RENAME COLUMN mime TO kind"),
        (1, "ALTER TABLE portrait RENAME COLUMN mime TO kind"),
        (1, "DROP TABLE encounter"),
        (1, "UPDATE character SET campaign = 'nowhere'"),
    ],
)
def test_a_backup_that_would_not_open_is_not_chosen(
    path: Path, version: int, statement: str
) -> None:
    store = Store.open(made(path), clock=clock)
    good = store.back_up_daily()
    store.close()
    assert good is not None
    bad = path.with_name("bibliotheque.copie-2026.sqlite3")
    bad.write_bytes((LIBRARIES / f"version-{version}.sqlite3").read_bytes())
    check(bad)
    with closing(sqlite3.connect(bad, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = OFF")
        other.execute(statement)
    os.utime(bad, (4e9, 4e9))
    assert backups_of(path) == (bad, good)
    assert newest_good(path) == good
    before = picture(path.parent)
    with pytest.raises(KnownError) as caught:
        return_to(path, bad)
    assert key(caught.value) == "store.backup-bad"
    assert picture(path.parent) == before


def test_a_backup_with_a_log_of_its_own_is_restored_whole(path: Path) -> None:
    store = Store.open(made(path), clock=clock)
    backup = store.back_up_now()
    store.close()
    opened = Store.open(backup)
    opened.campaigns.put(CampaignRow("d", "Autre", "2027"))
    (again := path.with_name("again")).mkdir()
    for one in path.parent.glob(f"{backup.name}*"):
        (again / one.name).write_bytes(one.read_bytes())  # as a program that was killed leaves it
    opened.close()
    restore(again / path.name, again / backup.name)
    store = Store.open(again / path.name)
    assert [one.id for one in store.lists.campaigns()] == ["c", "d"]
    store.close()


@pytest.mark.parametrize("encoding", [2, 3, 184])
def test_a_header_that_says_another_encoding_is_damage(path: Path, encoding: int) -> None:
    content = bytearray(made(path).read_bytes())
    content[56:60] = encoding.to_bytes(4, "big")
    path.write_bytes(content)
    error = refused(path)
    assert (key(error), isinstance(error, DamagedLibrary)) == ("store.damaged", True)


def test_a_lost_column_of_the_version_is_damage(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("ALTER TABLE meta RENAME COLUMN value TO valve")
    error = refused(path)
    assert (key(error), isinstance(error, DamagedLibrary)) == ("store.damaged", True)


def test_without_a_good_backup_nothing_is_renamed(path: Path) -> None:
    path.write_bytes(b"\0" * 20_000)
    before = picture(path.parent)
    with pytest.raises(KnownError) as caught:
        set_aside_and_restore(path, clock)
    assert key(caught.value) == "store.no-good-backup"
    assert picture(path.parent) == before


_AS_NOBODY = """
import os, sys
from pathlib import Path
from desktop.rules.errors import KnownError
from desktop.store.store import Store
os.setgid(65534); os.setuid(65534)
for readonly in (False, True):
    try:
        store = Store.open(Path(sys.argv[1]), readonly=readonly)
        print("opened", len(store.lists.campaigns()))
        store.close()
    except KnownError as error:
        print(error.message.key)
"""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="needs root to become nobody")
@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "expected"),
    [
        (0o755, 0o644, ["store.read-only", "opened 1"]),
        (0o755, 0o600, ["store.file-failed", "store.file-failed"]),
        (0o777, 0o444, ["store.read-only", "opened 1"]),
        (0o755, None, ["store.cannot-open", "store.missing"]),
    ],
)
def test_what_the_system_forbids_is_a_known_error(
    open_folder: Path, folder_mode: int, file_mode: int | None, expected: list[str]
) -> None:
    folder = open_folder / "shared"
    folder.mkdir()
    path = folder / "bibliotheque.sqlite3"
    if file_mode is not None:
        made(path).chmod(file_mode)
    folder.chmod(folder_mode)
    done = subprocess.run(
        [sys.executable, "-c", _AS_NOBODY, str(path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.splitlines() == expected
