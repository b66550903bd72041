"""Several campaigns in one library: each with its own people, fights and settings."""

from pathlib import Path

from desktop.services.library import Library
from tests.services.kit import duel, made, opened, refused
from tests.toy.document import SetGrit, ToySettings


def names(library: Library) -> set[str]:
    return {card.name for card in library.characters.list()}


def test_each_campaign_lists_its_own_people_and_fights(library: Library) -> None:
    first = library.campaigns.current
    made(library, "Anne")
    library.fights.create("toy", "Rixe")
    second = library.campaigns.create("Autre ville")
    assert (library.campaigns.current, names(library), library.fights.list()) == (second, set(), ())
    made(library, "Élodie")
    assert [card.name for card in library.characters.search("e")] == ["Élodie"]
    assert library.characters.search("anne") == ()
    library.campaigns.choose(first)
    assert names(library) == {"Anne"}
    assert [card.name for card in library.fights.list()] == ["Rixe"]
    assert {card.name for card in library.characters.everywhere()} == {"Anne", "Élodie"}


def test_the_choice_is_there_at_the_next_start(path: Path) -> None:
    with opened(path) as library:
        second = library.campaigns.create("Autre ville")
    with opened(path) as library:
        assert library.campaigns.current == second
        with refused("services.no-campaign"):
            library.campaigns.choose("nowhere")
        assert library.campaigns.current == second


def test_a_sheet_of_another_campaign_keeps_to_the_settings_of_its_own(library: Library) -> None:
    anne = made(library, "Anne")
    library.campaigns.change("toy", ToySettings(grit=6))
    library.campaigns.create("Autre ville")
    assert library.campaigns.settings("toy").value == ToySettings()
    assert library.characters.get(anne).settings == ToySettings(grit=6)
    library.characters.edit(anne, SetGrit(6))
    assert library.characters.card(anne).summary.pools[0][1:] == (6, 6)


def test_a_fight_of_another_campaign_keeps_to_the_settings_of_its_own(path: Path) -> None:
    with opened(path) as library:
        library.campaigns.change("toy", ToySettings(grit=6))
        session, *_ = duel(library)
        library.campaigns.create("Autre ville")
    with opened(path) as library:
        again = library.fights.open(session.id)
        assert again.view().fighters[0].pools[0].most == 6
        assert again.campaign != library.campaigns.current


def test_characters_move_to_another_campaign_unless_a_fight_has_them(library: Library) -> None:
    session, anne, bruno = duel(library)
    first = library.campaigns.current
    carla = made(library, "Carla")
    second = library.campaigns.create("Autre ville")
    with refused("services.move-owned") as params:
        library.characters.move((carla, anne), second)
    assert params == {"name": "Anne", "fight": "Rixe"}
    assert names(library) == set()
    session.close()
    library.characters.move((carla, bruno), second)
    assert names(library) == {"Carla", "Bruno"}
    library.characters.move((carla,), first)
    library.campaigns.choose(first)
    assert names(library) == {"Carla", "Anne"}


def test_a_campaign_is_put_away_with_all_that_is_in_it(path: Path) -> None:
    with opened(path) as library:
        first = library.campaigns.current
        made(library, "Anne")
        with refused("services.last-campaign"):
            library.campaigns.remove(first)
        second = library.campaigns.create("Autre ville")
        made(library, "Bruno")
        library.campaigns.remove(second)
        assert library.campaigns.current == first
        assert names(library) == {"Anne"}
        with refused("services.no-campaign"):
            library.campaigns.choose(second)
    with opened(path) as library:
        assert [row.id for row in library.campaigns.list()] == [first]
        assert [row.name for row in library.campaigns.removed()] == ["Autre ville"]
        library.campaigns.restore(second)
        assert library.campaigns.current == second
        assert names(library) == {"Bruno"}
        assert library.campaigns.removed() == ()


def test_one_that_is_not_open_goes_without_closing_the_open_one(library: Library) -> None:
    first = library.campaigns.current
    second = library.campaigns.create("Autre ville")
    library.campaigns.remove(first)
    assert library.campaigns.current == second
    assert [row.id for row in library.campaigns.list()] == [second]
