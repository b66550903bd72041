"""Edits of a sheet that a move of the fight's head carries along: true there too, with the numbers
of where they land."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from desktop.rules.nightprowler.commands.play import TickBox
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.edits.apply import Rename
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.replay import Change
from desktop.rules.system import CHASE, FIGHT
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from tests.rules.nightprowler.fight.arena import swordsman
from tests.systems import SHIPPED

SYSTEM = "nightprowler"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    store = Store.open(path)
    library = Library(store, SHIPPED, generator=random.Random(7))
    yield library
    library.close()


def begun(library: Library, kind: str = FIGHT) -> tuple[FightSession, str]:
    """A fight with one character of the library."""
    one = library.characters.create(SYSTEM, swordsman(12, ph=4, name="Anne"))[0]
    session = library.fights.open(library.fights.create(SYSTEM, "Pont", kind=kind))
    session.join_character(one, 0)
    return session, one


def heroism_of_campaign(library: Library, value: int) -> None:
    """Change the PH that everybody of the campaign begins with."""
    settings = cast("Settings", library.campaigns.settings(SYSTEM).value)
    creation = msgspec.structs.replace(settings.creation, heroism=value)
    library.campaigns.change(SYSTEM, msgspec.structs.replace(settings, creation=creation))


def heroism(session: FightSession) -> tuple[int, int | None]:
    """The PH left and the most of them."""
    pool = next(one for one in session.view().fighters[0].pools if one.id == "heroism")
    return pool.value, pool.most


def sheet(library: Library, character: str) -> Character:
    return cast("Character", library.characters.get(character).document)


def test_adversaries_that_come_later_have_the_gear_of_the_settings_applied(
    library: Library,
) -> None:
    session, _ = begun(library)
    settings = cast("Settings", library.campaigns.settings(SYSTEM).value)
    longer = tuple(
        msgspec.structs.replace(one, allonge=4) if one.id == "lance" else one
        for one in settings.weapons
    )
    library.campaigns.change(SYSTEM, msgspec.structs.replace(settings, weapons=longer))
    assert _reach(library, session.id) != 4
    library.fights.apply_settings(session.id)
    assert _reach(library, session.id) == 4
    session.undo()
    assert _reach(library, session.id) != 4


def _reach(library: Library, fight: str) -> int:
    """The allonge of the lance of a militiaman who would join a fight now."""
    militia = cast("Character", library.fights.templates(fight)[0].document)
    return militia.weapons[0].allonge


@pytest.mark.parametrize("kind", [FIGHT, CHASE])
def test_an_edit_lands_with_the_settings_of_where_it_lands(library: Library, kind: str) -> None:
    session, one = begun(library, kind)
    heroism_of_campaign(library, 9)
    library.fights.apply_settings(session.id)
    assert heroism(session) == (4, 9)
    library.characters.edit(one, Rename("Annette"))
    session.undo()
    assert (heroism(session), session.view().fighters[0].name) == ((4, 4), "Annette")
    library.characters.edit(one, Rename("Anna"))
    session.redo()
    assert (heroism(session), session.view().fighters[0].name) == ((4, 9), "Anna")
    session.undo()
    assert (heroism(session), session.view().fighters[0].name) == ((4, 4), "Anna")
    assert session.settings_version == 1


@pytest.mark.parametrize("kind", [FIGHT, CHASE])
def test_an_edit_does_not_bring_back_what_the_fight_had_done(library: Library, kind: str) -> None:
    session, one = begun(library, kind)
    fighter = session.view().fighters[0].id
    session.correct_pool(fighter, "heroism", 2, "oubli")
    session.correct_box(fighter, Track.VITALITY.value, 0, True, "oubli")
    heroism_of_campaign(library, 6)
    library.fights.apply_settings(session.id)
    library.characters.edit(one, Rename("Annette"))
    for left in (4, 3, 2):
        assert heroism(session)[0] == (2 if left > 1 else 4)
        session.undo()
    assert (heroism(session), sheet(library, one).health.vitality[0]) == ((4, 4), 0)
    assert sheet(library, one).name == "Annette"
    for _ in range(3):
        session.redo()
    assert (heroism(session), sheet(library, one).health.vitality[0]) == ((2, 6), 1)


def test_a_wound_marked_on_the_sheet_is_carried(library: Library) -> None:
    session, one = begun(library)
    session.correct_pool(session.view().fighters[0].id, "heroism", 2, "oubli")
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    session.undo()
    assert (heroism(session), sheet(library, one).health.vitality[0]) == ((4, 4), 1)


def test_a_replay_decides_edits_of_sheets_again(library: Library) -> None:
    session, one = begun(library)
    heroism_of_campaign(library, 9)
    library.fights.apply_settings(session.id)
    entry = session.head
    assert entry is not None
    library.characters.edit(one, Rename("Annette"))
    session.correct_pool(session.view().fighters[0].id, "heroism", 3, "oubli")
    session.rewrite(session.replays.rewritten(entry, {entry: Change(dropped=True)}))
    assert (heroism(session), session.view().fighters[0].name) == ((3, 4), "Annette")
    assert session.settings_version == 1
    session.undo()
    assert heroism(session) == (3, 9)


def test_an_edit_of_somebody_who_is_not_there_says_nothing(library: Library) -> None:
    session, one = begun(library)
    library.characters.edit(one, Rename("Annette"))
    session.undo()
    assert session.view().fighters == ()
    session.redo()
    assert session.view().fighters[0].name == "Annette"


def test_what_is_decided_again_keeps_the_settings_that_it_had(library: Library) -> None:
    session, one = begun(library)
    session.correct_pool(session.view().fighters[0].id, "heroism", 3, "oubli")
    first = session.head
    heroism_of_campaign(library, 9)
    library.fights.apply_settings(session.id)
    second = session.head
    assert first is not None
    assert second is not None
    library.characters.edit(one, Rename("Annette"))
    session.correct_pool(session.view().fighters[0].id, "heroism", 2, "oubli")
    last = session.head
    assert last is not None
    session.rewrite(session.replays.rewritten(first, {first: Change(dropped=True)}))
    assert (heroism(session), session.settings_version) == ((2, 9), 2)
    session.undo()
    session.rewrite(session.replays.rewritten(last, {last: Change(dropped=True)}))
    assert (heroism(session), session.settings_version) == ((3, 9), 2)
