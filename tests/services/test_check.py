"""The check of a whole library names each thing that is damaged, and touches nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop.services.check import findings
from tests.services.kit import blow, duel, opened, refused
from tests.services.pictures import PNG
from tests.systems import TOY

STORED = Path(__file__).resolve().parents[1] / "data" / "libraries" / "version-1.sqlite3"


@pytest.fixture
def played(path: Path) -> Path:
    """A library with two characters, a portrait, a draft and a fight, closed."""
    with opened(path) as library:
        session, anne, _ = duel(library)
        blow(session)
        library.characters.set_portrait(anne, PNG)
        library.drafts.save(None, "toy", library.characters.get(anne).document)
    return path


def spoilt(path: Path, *statements: str) -> list[str]:
    """The keys found once the statements have run."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)
    before = path.read_bytes()
    found = [one.key for one in findings(path, TOY)]
    assert path.read_bytes() == before
    return found


def test_a_good_library_has_nothing(played: Path) -> None:
    assert spoilt(played) == []


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE character SET document = x'7b' WHERE name = 'Bruno'", "check.character"),
        ("UPDATE character SET live = x'5b5d' WHERE name = 'Bruno'", "check.character"),
        ("UPDATE revision SET document = x'00'", "check.revision"),
        ("UPDATE portrait SET data = x'89504e47'", "check.portrait"),
        ("DELETE FROM revision_move WHERE kind != 'follow'", ""),
        ("UPDATE revision_move SET kind = 'redo'", "check.history"),
        ("UPDATE draft SET document = x'ff'", "check.draft"),
        ("UPDATE entry SET events = '[1' WHERE ordinal = 2", "check.journal"),
        ("UPDATE character SET live = document WHERE name = 'Bruno'", "check.journal-sheet"),
        ("UPDATE character SET owner = NULL WHERE name = 'Bruno'", "check.journal-sheet"),
        ("UPDATE settings SET document = x'ff'", "services.settings-damaged"),
        ("INSERT INTO joint VALUES ('nothing', 's')", "check.references"),
    ],
)
def test_each_damage_is_named(played: Path, statement: str, key: str) -> None:
    found = spoilt(played, "PRAGMA foreign_keys = OFF", statement)
    assert (key in found) if key else (found == [])


def test_a_library_that_cannot_be_read_is_one_finding(played: Path) -> None:
    content = played.read_bytes()
    played.write_bytes(content[:8192])
    assert [one.key for one in findings(played, TOY)] == ["store.damaged"]


@pytest.mark.parametrize("left", [b"", bytes(8192)])
def test_a_library_of_which_nothing_is_left_is_one_finding(played: Path, left: bytes) -> None:
    with opened(played) as library:
        library.backups.daily()
    played.write_bytes(left)
    assert len(findings(played, TOY)) == 1
    assert played.read_bytes() == left


def test_an_empty_file_is_no_library(path: Path) -> None:
    path.touch()
    with refused("store.missing"):
        findings(path, TOY)


def test_an_older_library_is_checked_in_a_copy(path: Path) -> None:
    path.write_bytes(STORED.read_bytes())
    assert findings(path, TOY) == ()
    assert path.read_bytes() == STORED.read_bytes()
    assert [one.name for one in path.parent.iterdir()] == [path.name]
