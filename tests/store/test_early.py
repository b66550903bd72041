"""A check that runs while the program is imported: it may say "good" of a good library only."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop import app
from desktop.store import store as store_module
from desktop.store.early import EarlyCheck
from desktop.store.errors import DamagedLibrary
from desktop.store.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "bibliotheque.sqlite3"
    app.open_library(path).close()
    return path


def test_a_good_library_is_good_and_nothing_is_left_beside_it(path: Path) -> None:
    beside = sorted(path.parent.iterdir())
    assert EarlyCheck(path).found_nothing()
    assert sorted(path.parent.iterdir()) == beside


def test_what_was_found_good_is_not_checked_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = EarlyCheck(path)
    assert checked.found_nothing()
    monkeypatch.setattr(store_module, "quick_check", lambda connection: "looked")
    Store.open(path, checked=checked).close()
    with pytest.raises(DamagedLibrary):
        Store.open(path)


def test_a_library_that_lost_a_page_is_found_damaged_as_ever(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'campaign'"
        ).fetchone()[0]
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    checked = EarlyCheck(path)
    assert not checked.found_nothing()
    with pytest.raises(DamagedLibrary):
        Store.open(path, checked=checked)


def test_what_lies_in_the_log_is_checked_too(path: Path) -> None:
    store = Store.open(path)
    store.preferences.put("a", "b")
    assert path.with_name(path.name + "-wal").stat().st_size
    assert EarlyCheck(path).found_nothing()
    store.close()


@pytest.mark.parametrize("content", [None, b"no library at all", b"SQLite format 3\0"])
def test_it_says_nothing_good_of_what_is_none(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "none.sqlite3"
    if content is not None:
        path.write_bytes(content)
    assert not EarlyCheck(path).found_nothing()
    assert path.exists() == (content is not None)


def test_a_journal_to_be_rolled_back_is_for_who_opens_the_library(path: Path) -> None:
    path.with_name(path.name + "-journal").write_bytes(b"")
    assert not EarlyCheck(path).found_nothing()
