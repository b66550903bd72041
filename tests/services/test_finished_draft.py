"""A finished draft becomes a character, and is forgotten in the same transaction."""

import pytest

from desktop.services.library import Library
from desktop.store.shelves import Drafts
from tests.toy.document import ToyCharacter


def test_finished_draft_is_gone_and_the_character_is_there(library: Library) -> None:
    draft = library.drafts.save(None, "toy", ToyCharacter(name="Bo"))
    other = library.drafts.save(None, "toy", ToyCharacter(name="Al"))
    identity, change = library.characters.create(
        "toy", ToyCharacter(name="Bo", force=3), draft=draft
    )
    assert change.library
    assert library.characters.get(identity).document == ToyCharacter(name="Bo", force=3)
    assert [one.id for one in library.drafts.list()] == [other]


def test_draft_that_is_gone_does_not_stop_creation(library: Library) -> None:
    library.characters.create("toy", ToyCharacter(name="Bo"), draft="disparu")
    assert [card.name for card in library.characters.list()] == ["Bo"]


def test_draft_stays_when_the_character_cannot_be_stored(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = library.drafts.save(None, "toy", ToyCharacter(name="Bo"))

    def fail(_self: Drafts, _draft: str) -> None:
        raise RuntimeError("disk")

    monkeypatch.setattr(Drafts, "remove", fail)
    with pytest.raises(RuntimeError, match="disk"):
        library.characters.create("toy", ToyCharacter(name="Bo"), draft=draft)
    assert library.characters.list() == ()
    assert [one.id for one in library.drafts.list()] == [draft]
