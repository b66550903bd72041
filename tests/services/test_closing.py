"""Closing a fight with decisions about sheets: one step, undone by one undo."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import paths
from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.commands.play import TickBox
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.system import NeedDice
from desktop.rules.warhammer.document import Character as Struck
from desktop.rules.warhammer.fight.commands import Hurt
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from tests.services.kit import duel, toy
from tests.systems import SHIPPED, WARHAMMER


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Library]:
    library = Library(
        Store.open(tmp_path / "n.sqlite3"),
        SHIPPED,
        generator=random.Random(1),
        examples=paths.resources_root() / "demo",
    )
    library.example.install()
    yield library
    library.close()


def fought(library: Library) -> tuple[FightSession, str, str]:
    """A fight in which one character got two wounds; the fighter and the character."""
    character = library.characters.list()[0].id
    library.characters.edit(character, TickBox(Track.VITALITY, 0))
    encounter = library.encounters.create("nightprowler", "Ruelle")
    library.encounters.enter(encounter, "2 miliciens", 1)
    library.encounters.enter(encounter, library.characters.get(character).name, 0)
    session = library.fights.open(library.encounters.start(encounter).fight)
    fighter = session.fighter_of(character)
    assert fighter is not None
    for _ in range(2):
        session.correct_box(fighter, "vitalite", 0, True, "piège")
    return session, fighter, character


def sheet(library: Library, character: str) -> Character:
    document = library.characters.get(character).document
    assert isinstance(document, Character)
    return document


def test_what_the_fight_did_is_asked_and_lands_by_default(night: Library) -> None:
    session, fighter, character = fought(night)
    (asked,) = session.closing.sheets()
    assert asked.fighter == fighter
    assert [field.id for field in asked.fields] == ["wound:vitalite:0", "jetons", "rest"]
    session.closing.close({})
    assert session.view().stage is Stage.CLOSED
    assert sheet(night, character).health.vitality[0] == 3
    assert night.characters.card(character).owner is None


def test_what_is_decided_is_one_revision_and_one_undo(night: Library) -> None:
    session, fighter, character = fought(night)
    before = len(night.characters.history(character))
    jetons = sheet(night, character).pools.jetons
    answers = {fighter: {"wound:vitalite:0": "no", "jetons": "2"}}
    session.closing.close(answers)
    after = sheet(night, character)
    assert (after.health.vitality[0], after.pools.jetons) == (1, jetons + 2)
    assert len(night.characters.history(character)) == before + 1
    session.undo()
    assert session.view().stage is Stage.RUNNING
    assert sheet(night, character).health.vitality[0] == 3
    assert sheet(night, character).pools.jetons == jetons
    session.redo()
    assert sheet(night, character) == after


def test_a_system_that_asks_nothing_lets_everything_land(library: Library) -> None:
    session, anne, bruno = duel(library)
    assert [one.fields for one in session.closing.sheets()] == [(), ()]
    fighter = session.fighter_of(bruno)
    assert fighter is not None
    session.correct_box(fighter, "hits", 0, True, "piège")
    session.closing.close({})
    assert (toy(library, bruno).hits, library.characters.card(anne).owner) == (9, None)
    session.undo()
    assert library.characters.card(anne).owner == session.id


def test_warhammer_wounds_land_with_care_as_one_undo(tmp_path: Path) -> None:
    library = Library(Store.open(tmp_path / "w.sqlite3"), WARHAMMER, generator=random.Random(1))
    try:
        system = WARHAMMER.get("warhammer")
        militia = system.templates(system.default_settings())[0].document
        character = library.characters.create("warhammer", militia, "test")[0]
        session = library.fights.open(library.fights.create("warhammer", "Pont", "test"))
        session.join_character(character, 0)
        session.join_npc("Loup", system.templates(system.default_settings())[-1].document, 1)
        fighter = session.fighter_of(character)
        assert fighter is not None
        hurt = Hurt(fighter=fighter, kind="tranchantes", zone="bras", value=3)
        asked = session.run(hurt)
        if isinstance(asked, NeedDice):
            asked = session.run(hurt, session.roll(asked.specs))
        assert not isinstance(asked, NeedDice)
        (sheet_asked,) = session.closing.sheets()
        (wound,) = (field.id for field in sheet_asked.fields if field.id.startswith("wound:"))
        session.closing.close({fighter: {"care": "yes", "reward": "2"}})
        after = library.characters.get(character).document
        assert isinstance(after, Struck)
        assert [(one.id, one.cared) for one in after.wounds] == [
            (wound.removeprefix("wound:"), True)
        ]
        assert after.purse.sous == 30 + 24
        session.undo()
        still = library.characters.get(character).document
        assert isinstance(still, Struck)
        assert [one.cared for one in still.wounds] == [False]
    finally:
        library.close()
