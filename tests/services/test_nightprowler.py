"""The services with a real system: what the toy proves holds for Night Prowler."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from desktop import paths
from desktop.rules.nightprowler.commands_play import TickBox
from desktop.rules.nightprowler.document import Character, Track
from desktop.rules.nightprowler.edits import Rename
from desktop.rules.registry import Registry
from desktop.services.library import Library
from desktop.store.store import Store
from tests.services.kit import refused

SYSTEM = "nightprowler"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(Store.open(path), Registry(paths.tables_root()))
    yield library
    library.close()


def made(library: Library, name: str) -> str:
    return library.characters.create(SYSTEM, library.registry.get(SYSTEM).blank(name))[0]


def sheet(library: Library, character: str) -> Character:
    return cast("Character", library.characters.get(character).document)


def test_a_sheet_is_edited_exported_and_read_back(library: Library, tmp_path: Path) -> None:
    one = made(library, "Isabeau")
    library.characters.edit(one, Rename("Isabeau Vif-Argent"))
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    file = tmp_path / "isabeau.cassure"
    library.exchange.export_character(one, file)
    copy = library.exchange.import_file(file)
    assert sheet(library, copy) == sheet(library, one)
    library.characters.undo(one)
    assert sheet(library, one).health.vitality == (0, 0, 0, 0, 0)
    assert {card.name for card in library.characters.search("vif arg")} == {"Isabeau Vif-Argent"}


def test_a_wound_of_a_fight_is_undone_without_the_sheet_s_own_edits(library: Library) -> None:
    one = made(library, "Isabeau")
    session = library.fights.open(library.fights.create(SYSTEM, "Ruelle"))
    session.join_character(one, 1)
    fighter = session.view().fighters[0]
    session.correct_box(fighter.id, fighter.tracks[0].id, 0, True, "oubli")
    assert sheet(library, one).health.vitality[0] == 1
    library.characters.edit(one, Rename("Isabeau Vif-Argent"))
    session.undo()
    assert sheet(library, one).health.vitality[0] == 0
    assert library.characters.get(one).name == "Isabeau Vif-Argent"
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    assert session.view().fighters[0].tracks[0].rows[0].boxes[0].state.value == "ticked"
    library.characters.undo(one)
    assert session.view().fighters[0].tracks[0].rows[0].boxes[0].state.value == "free"
    session.close()
    assert library.characters.get(one).owner is None
    assert library.characters.history(one)[-1].label.key == "fight.closed-on-sheet"
    other = library.fights.open(library.fights.create(SYSTEM, "Autre"))
    other.join_character(one, 1)
    with refused("services.owned-by-other"):
        session.undo()
