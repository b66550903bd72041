"""Settings of the campaign that change while a fight is on: kept out, taken over, taken back."""

from pathlib import Path

from desktop.services.changes import ChangeSet
from desktop.services.library import Library
from tests.services.kit import made, opened, refused, toy
from tests.toy.document import Rename, SetGrit, ToyCharacter, ToySettings


def grit(library: Library, fight: str) -> int:
    """The most grit that the fight allows."""
    return library.fights.open(fight).view().fighters[0].pools[0].most


def begun(library: Library) -> str:
    fight = library.fights.create("toy", "Pont")
    session = library.fights.open(fight)
    session.join_character(made(library, "Anne"), 0)
    session.join_npc("Bo", ToyCharacter(name="Bo"), 1)
    return fight


def test_a_fight_keeps_its_settings_until_they_are_applied(path: Path) -> None:
    with opened(path) as library:
        fight = begun(library)
        assert library.fights.newer_settings(fight) is None
        library.campaigns.change("toy", ToySettings(grit=5))
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (3, 2)
        told: list[ChangeSet] = []
        library.observe(told.append)
        library.fights.apply_settings(fight, "me")
        assert (told[-1].initiator, told[-1].fights) == ("me", {fight})
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (5, None)
        assert library.fights.settings_of(fight) == ToySettings(grit=5)
    with opened(path) as library:
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (5, None)
        session = library.fights.open(fight)
        session.begin()
        session.undo()
        assert grit(library, fight) == 5
        session.undo()
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (3, 2)
    with opened(path) as library:
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (3, 2)
        library.fights.open(fight).redo()
        assert (grit(library, fight), library.fights.newer_settings(fight)) == (5, None)


def test_what_comes_from_outside_does_not_bring_the_settings_back(library: Library) -> None:
    fight = begun(library)
    session = library.fights.open(fight)
    library.campaigns.change("toy", ToySettings(grit=5))
    library.fights.apply_settings(fight)
    character = session.view().fighters[0].character
    library.characters.edit(character, Rename("Annette"))
    session.undo()
    assert session.view().fighters[0].name == "Annette"
    assert (grit(library, fight), library.fights.newer_settings(fight)) == (3, 2)


def test_a_sheet_in_a_fight_is_edited_by_what_the_fight_is_played_by(library: Library) -> None:
    fight = begun(library)
    session = library.fights.open(fight)
    character = session.view().fighters[0].character
    library.campaigns.change("toy", ToySettings(grit=5))
    with refused("toy.edit.out-of-range"):
        library.characters.edit(character, SetGrit(5))
    library.fights.apply_settings(fight)
    library.characters.edit(character, SetGrit(5))
    assert toy(library, character).grit == 5


def test_a_fight_that_has_ended_takes_none(library: Library) -> None:
    fight = begun(library)
    library.campaigns.change("toy", ToySettings(grit=5))
    library.fights.open(fight).close()
    assert library.fights.newer_settings(fight) is None
    with refused("toy.why.closed"):
        library.fights.apply_settings(fight)
