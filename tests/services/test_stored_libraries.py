"""A stored library of every schema opens in this version, whole, with a backup before."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from desktop.rules.fightview import Stage
from desktop.services.check import findings
from desktop.services.library import Library
from desktop.store.backups import backups_of
from desktop.store.migrations import STEPS, read_version
from desktop.store.store import Store
from tests.data.keep_library import (
    FOLDER,
    HAS_PREPARATIONS,
    HAS_RESERVES,
    PNG,
    make,
)
from tests.services import pictures
from tests.services.kit import blow, refused
from tests.systems import WITH_TOY
from tests.toy.document import ToyCharacter, ToySettings

VERSIONS = range(1, len(STEPS) + 1)
RICH = 2
"""From this schema on the stored library holds everything that `keep_library` makes."""


@contextmanager
def opened(path: Path) -> Iterator[Library]:
    library = Library(Store.open(path), WITH_TOY)
    try:
        yield library
    finally:
        library.close()


def stored_version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return read_version(connection)


def by_name(library: Library) -> dict[str, str]:
    return {card.name: card.id for card in library.characters.list()}


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> int:
    assert isinstance(request.param, int)
    return request.param


@pytest.fixture
def copy(version: int, tmp_path: Path) -> Path:
    stored = FOLDER / f"version-{version}.sqlite3"
    assert stored.exists(), f"run python -m tests.data.keep_library {version} and keep its file"
    return Path(shutil.copyfile(stored, tmp_path / "ancienne é.sqlite3"))


def test_it_is_of_the_schema_it_says(copy: Path, version: int) -> None:
    assert stored_version(copy) == version


def test_it_is_migrated_after_a_backup_and_found_sound(copy: Path, version: int) -> None:
    before = copy.read_bytes()
    with opened(copy) as library:
        migrated = [notice.key for notice in library.notices]
    backups = backups_of(copy)
    if version < len(STEPS):
        assert migrated == ["store.migrated"]
        (backup,) = backups
        assert stored_version(backup) == version
        assert findings(backup, WITH_TOY) == ()
    else:
        assert (migrated, backups) == ([], ())
        assert stored_version(copy) == version
    assert stored_version(copy) == len(STEPS)
    assert findings(copy, WITH_TOY) == ()
    with opened(copy) as library:
        assert library.notices == ()
    assert (FOLDER / f"version-{version}.sqlite3").read_bytes() == before


def test_its_fight_goes_on_and_back(copy: Path) -> None:
    with opened(copy) as library:
        (card,) = library.fights.list()
        assert (card.name, card.stage) == ("Rixe", Stage.RUNNING)
        session = library.fights.open(card.id)
        assert session.damage is None
        session.redo()
        blow(session)
        assert library.characters.card(by_name(library)["Bruno"]).owner == card.id
        while session.can_undo:
            session.undo()
        assert session.view().fighters == ()


def test_its_people_settings_and_draft_are_there(copy: Path, version: int) -> None:
    with opened(copy) as library:
        people = by_name(library)
        if version < RICH:
            assert set(people) == {"Anne", "Bruno"}
            return
        assert set(people) == {"Anne", "Bruno", "Carla", "Isabeau"}
        carla = library.characters.get(people["Carla"])
        assert isinstance(carla.document, ToyCharacter)
        assert carla.document.notes == "Boit. œ ’ 🗡"
        assert carla.document.force == (5 if version >= HAS_RESERVES else 3)
        assert library.characters.portrait(carla.portrait) in (PNG, pictures.PNG)
        assert [card.name for card in library.characters.search("cárla")] == ["Carla"]
        assert [card.name for card in library.characters.removed()] == ["Partie"]
        assert library.campaigns.list()[0].name == "Les Bas-Quais"
        assert library.campaigns.settings("toy").value == ToySettings(grit=4)
        assert [draft.step for draft in library.drafts.list()] == ["traits"]
        assert library.preferences.get("language") == "fr"


def test_its_sheets_undo_to_the_beginning(copy: Path, version: int) -> None:
    if version < RICH:
        return
    with opened(copy) as library:
        carla = by_name(library)["Carla"]
        first = library.characters.history(carla)[0].id
        while library.characters.get(carla).can_undo is not None:
            library.characters.undo(carla)
        assert library.characters.difference(carla, first) == ()
        if version >= HAS_RESERVES:
            assert library.reserves.total("toy", "pot") == 0


def test_what_was_prepared_is_there_and_starts(copy: Path, version: int) -> None:
    if version < HAS_PREPARATIONS:
        return
    with opened(copy) as library:
        assert [card.name for card in library.parties.list()] == ["Les nôtres"]
        (card,) = library.encounters.list()
        assert (card.name, card.count) == ("La ruelle", 4)
        assert [one.name for one in library.encounters.removed()] == ["La ruelle 2"]
        assert [one.name for one in library.fights.removed()] == ["Oubliée"]
        assert [row.name for row in library.campaigns.list()] == ["Les Bas-Quais", "Ailleurs"]
        library.encounters.redo(card.id)
        (reminder,) = library.encounters.document(card.id).reminders
        assert reminder.text == "Fuit à la moitié"
        session = library.fights.open(library.encounters.start(card.id).fight)
        assert [one.name for one in session.view().fighters] == ["Carla", "Brute 1", "Brute 2"]


def test_a_version_from_before_refuses_it(copy: Path, version: int) -> None:
    before = copy.read_bytes()
    if version == 1:
        return
    with refused("store.newer"):
        Store.open(copy, steps=STEPS[: version - 1])
    assert copy.read_bytes() == before


def test_the_next_library_can_be_made(tmp_path: Path) -> None:
    make(tmp_path / "next.sqlite3", len(STEPS))
    assert findings(tmp_path / "next.sqlite3", WITH_TOY) == ()
