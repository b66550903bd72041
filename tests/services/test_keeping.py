"""NPCs of a fight who are kept: the library holds those whom the journal keeps, wherever its head
goes."""

import pytest

from desktop.rules.errors import KnownError
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import refused, toy
from tests.toy.document import SetForce, ToyCharacter


@pytest.fixture
def session(library: Library) -> FightSession:
    """A fight with a guard in it."""
    made = library.fights.open(library.fights.create("toy", "Le pont"))
    made.join_npc("Garde", ToyCharacter(name="Garde"), 1)
    return made


def guard(session: FightSession) -> str:
    return session.view().fighters[0].id


def kept(library: Library) -> list[str]:
    return sorted(card.name for card in library.bestiary.list())


def test_he_is_kept_as_he_was_at_that_moment(library: Library, session: FightSession) -> None:
    session.correct_box(guard(session), "hits", 0, True, "chute")
    one = library.bestiary.keep(session.id, guard(session), "Bréval")
    session.correct_box(guard(session), "hits", 1, True, "chute")
    assert (toy(library, one).name, toy(library, one).hits) == ("Bréval", 9)
    # To undo a wound that came after leaves him; to redo both brings back the same one.
    session.undo()
    assert kept(library) == ["Bréval"]
    session.undo()
    assert kept(library) == []
    session.redo()
    session.redo()
    assert (kept(library), toy(library, one).hits) == (["Bréval"], 9)


def test_a_new_branch_without_him_lets_him_go(library: Library, session: FightSession) -> None:
    library.bestiary.keep(session.id, guard(session))
    session.undo()
    session.correct_box(guard(session), "hits", 0, True, "chute")
    assert kept(library) == []
    assert not session.can_redo
    assert library.characters.removed()[0].name == "Garde"


def test_who_is_in_another_fight_stays(library: Library, session: FightSession) -> None:
    one = library.bestiary.keep(session.id, guard(session))
    other = library.fights.open(library.fights.create("toy", "La cave"))
    other.join_character(one, 0)
    session.undo()
    assert kept(library) == ["Garde"]
    session.redo()
    assert library.characters.card(one).owner == other.id


def test_the_end_keeps_in_the_same_step(library: Library, session: FightSession) -> None:
    session.begin()
    session.closing.close({}, "", library.bestiary.keeping(session.id, (guard(session),)))
    assert kept(library) == ["Garde"]
    session.undo()
    assert kept(library) == []
    session.redo()
    (card,) = library.bestiary.list()
    library.characters.edit(card.id, SetForce(5))
    session.undo()
    assert toy(library, card.id).force == 5


def test_nobody_is_kept_once_the_fight_is_over_or_he_has_left(
    library: Library, session: FightSession
) -> None:
    gone = guard(session)
    session.remove(gone, "fuit")
    with refused("preparing.gone"):
        library.bestiary.keep(session.id, gone)
    session.undo()
    session.begin()
    session.close()
    with pytest.raises(KnownError):
        library.bestiary.keep(session.id, gone)
    assert kept(library) == []


def test_a_name_is_not_borne_twice_in_the_campaign_of_the_fight(
    library: Library, session: FightSession
) -> None:
    here = library.campaigns.current
    library.campaigns.create("Ailleurs")
    for _ in range(2):
        library.bestiary.keep(session.id, guard(session))
    assert kept(library) == []
    library.campaigns.choose(here)
    assert kept(library) == ["Garde", "Garde 2"]
