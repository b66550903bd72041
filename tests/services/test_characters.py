"""Characters through the library: edits, undo that survives a restart, portraits, lists."""

import json
from pathlib import Path

import pytest

from desktop.rules.message import say
from desktop.services.changes import ChangeSet
from desktop.services.library import Library
from tests.services.kit import made, open_library, opened, refused, toy
from tests.services.pictures import GIF, JPEG, PNG, WEBP
from tests.toy.document import Rename, SetForce, SetHits, SetNotes


def test_a_new_character_has_one_revision_and_nothing_to_undo(library: Library) -> None:
    anne = made(library, "Anne")
    view = library.characters.get(anne)
    assert (view.name, view.system, view.owner, view.portrait) == ("Anne", "toy", None, "")
    assert (view.can_undo, view.can_redo) == (None, None)
    assert [line.label.key for line in library.characters.history(anne)] == ["services.created"]
    with refused("services.nothing-to-undo"):
        library.characters.undo(anne)
    with refused("services.nothing-to-redo"):
        library.characters.redo(anne)


def test_each_edit_is_a_revision_and_a_step(library: Library) -> None:
    anne = made(library, "Anne")
    for force in (3, 4, 5):
        library.characters.edit(anne, SetForce(force))
    assert library.characters.get(anne).can_undo == say("toy.edit.force", value=5)
    assert len(library.characters.history(anne)) == 4
    library.characters.undo(anne)
    library.characters.undo(anne)
    view = library.characters.get(anne)
    assert toy(library, anne).force == 3
    assert view.can_redo == say("toy.edit.force", value=4)
    library.characters.redo(anne)
    assert toy(library, anne).force == 4


def test_undo_survives_a_restart_and_an_edit_after_it_branches(path: Path) -> None:
    with opened(path) as library:
        anne = made(library, "Anne")
        library.characters.edit(anne, SetForce(3))
        library.characters.edit(anne, Rename("Élise"))
        library.characters.undo(anne)
    with opened(path) as library:
        assert library.characters.get(anne).can_redo == say("toy.edit.name", name="Élise")
        library.characters.edit(anne, SetNotes("autre branche"))
        assert library.characters.get(anne).can_redo is None
        lines = library.characters.history(anne)
        assert [line.parent for line in lines] == [None, lines[0].id, lines[1].id, lines[1].id]
        assert [line.current for line in lines] == [False, False, False, True]
        library.characters.undo(anne)
        library.characters.undo(anne)
        assert toy(library, anne).force == 2
    with opened(path) as library:
        library.characters.redo(anne)
        library.characters.redo(anne)
        assert (toy(library, anne).name, toy(library, anne).notes) == ("Anne", "autre branche")


def test_a_refused_edit_gives_the_system_s_reason_and_changes_nothing(library: Library) -> None:
    anne = made(library, "Anne")
    with refused("toy.edit.out-of-range"):
        library.characters.edit(anne, SetForce(9))
    assert len(library.characters.history(anne)) == 1


def test_an_edit_that_changes_nothing_leaves_no_trace(library: Library) -> None:
    anne = made(library, "Anne")
    told: list[ChangeSet] = []
    library.observe(told.append)
    assert library.characters.edit(anne, Rename("Anne"), "me") == ChangeSet(initiator="me")
    assert (told, len(library.characters.history(anne))) == ([], 1)


def test_going_back_to_a_revision_is_one_step(library: Library) -> None:
    anne = made(library, "Anne")
    for force in (3, 4, 5):
        library.characters.edit(anne, SetForce(force))
    second = library.characters.history(anne)[1].id
    assert library.characters.as_of(anne, second) == toy(library, anne).__class__(
        name="Anne", force=3
    )
    library.characters.revert(anne, second)
    assert toy(library, anne).force == 3
    library.characters.undo(anne)
    assert toy(library, anne).force == 5
    with refused("store.no-revision"):
        library.characters.revert(made(library, "Bruno"), second)


def test_observers_hear_what_changed_and_who_asked(library: Library) -> None:
    told: list[ChangeSet] = []
    library.observe(told.append)
    anne, change = library.characters.create("toy", library.registry.get("toy").blank("A"), "me")
    assert change == ChangeSet(initiator="me", characters=frozenset({anne}), library=True)
    library.characters.edit(anne, SetForce(3), "sheet-1")
    assert told[1] == ChangeSet(initiator="sheet-1", characters=frozenset({anne}))
    library.changes.forget(told.append)
    library.characters.edit(anne, SetForce(4))
    assert len(told) == 2


def test_unknown_fields_survive_edits_undo_and_copies(path: Path) -> None:
    with opened(path) as library:
        anne = made(library, "Anne")
        source = path.with_name("anne.cassure")
        library.exchange.export_character(anne, source)
        raw = json.loads(source.read_bytes())
        raw["document"]["future"] = {"é": [1, {"œ": None}]}
        source.write_text(json.dumps(raw), "utf-8")
        copy = library.exchange.import_file(source)
        library.characters.edit(copy, SetForce(4))
        library.characters.edit(copy, SetForce(5))
        library.characters.undo(copy)
        again, _ = library.characters.duplicate(copy)
        target = path.with_name("again.cassure")
        library.exchange.export_character(again, target)
    document = json.loads(target.read_bytes())["document"]
    assert document["future"] == {"é": [1, {"œ": None}]}
    assert (document["force"], document["name"]) == (4, "Anne 2")


def test_copies_get_names_that_no_other_has(library: Library) -> None:
    anne = made(library, "Anne")
    names = [
        toy(library, library.characters.duplicate(anne)[0]).name,
        toy(library, library.characters.duplicate(anne)[0]).name,
    ]
    assert names == ["Anne 2", "Anne 3"]


def test_putting_away_and_restoring(library: Library) -> None:
    anne = made(library, "Anne")
    library.characters.remove(anne)
    assert library.characters.list() == ()
    assert [card.id for card in library.characters.removed()] == [anne]
    library.characters.restore(anne)
    assert [card.name for card in library.characters.search("ann")] == ["Anne"]


def test_a_character_is_found_by_id_or_by_its_only_name(library: Library) -> None:
    anne = made(library, "Anne")
    assert library.characters.find("anne") == library.characters.find(anne) == anne
    made(library, "Anne")
    with refused("services.character-several"):
        library.characters.find("Anne")
    with refused("services.character-none"):
        library.characters.find("Zoé")
    with refused("store.no-character"):
        library.characters.get("Zoé")


def test_cards_show_summaries_and_outlive_a_broken_document(library: Library) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    library.characters.edit(anne, SetHits(4))
    database = library._store._database
    database.rows("UPDATE character SET document = x'7b', card = '{' WHERE id = ?", (bruno,))
    cards = {card.id: card.summary for card in library.characters.list()}
    assert cards[anne].tracks == (("vitality", ((6, 10),)),)
    assert cards[bruno].state[0].key == "error.document-damaged"
    with refused("error.document-damaged"):
        library.characters.get(bruno)


def test_a_stale_card_is_made_again(library: Library) -> None:
    anne = made(library, "Anne")
    database = library._store._database
    database.rows("UPDATE character SET card = replace(card, 'made_with\":\"', 'made_with\":\"9')")
    (card,) = library.characters.list()
    assert (card.id, card.summary.name) == (anne, "Anne")


def test_portraits_are_known_by_content_and_undone_like_edits(library: Library) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    library.characters.set_portrait(anne, PNG)
    library.characters.set_portrait(bruno, PNG)
    sha256 = library.characters.get(anne).portrait
    assert library.characters.get(bruno).portrait == sha256
    assert library.characters.portrait(sha256) == PNG
    library.characters.undo(anne)
    assert library.characters.get(anne).portrait == ""
    library.characters.redo(anne)
    library.characters.set_portrait(anne, b"")
    assert library.characters.get(anne).portrait == ""
    assert library.characters.portrait("none") is None


@pytest.mark.parametrize(
    "data",
    [JPEG, GIF, WEBP],
)
def test_other_pictures_are_taken(library: Library, data: bytes) -> None:
    anne = made(library, "Anne")
    library.characters.set_portrait(anne, data)
    assert library.characters.portrait(library.characters.get(anne).portrait) == data


@pytest.mark.parametrize("data", [b"<svg/>", b"BM....", b"RIFF\0\0\0\0WAVE", b"%PDF"])
def test_anything_else_is_refused(library: Library, data: bytes) -> None:
    anne = made(library, "Anne")
    with refused("services.portrait-kind"):
        library.characters.set_portrait(anne, data)
    with refused("services.portrait-too-large"):
        library.characters.set_portrait(anne, PNG + bytes(40 * 1024 * 1024))
    assert library.characters.get(anne).portrait == ""


@pytest.mark.parametrize(
    "data",
    [
        PNG[:-1],
        PNG[:40] + bytes((PNG[40] ^ 1,)) + PNG[41:],
        PNG[:8] + bytes(40),
        JPEG[:-2],
        JPEG[:4],
        GIF[:-1],
        WEBP[:-1],
    ],
)
def test_a_picture_that_is_not_whole_is_refused(library: Library, data: bytes) -> None:
    anne = made(library, "Anne")
    with refused("services.portrait-damaged"):
        library.characters.set_portrait(anne, data)
    assert library.characters.get(anne).portrait == ""


def test_a_failed_write_leaves_memory_as_true_as_the_disk(library: Library) -> None:
    anne = made(library, "Anne")
    database = library._store._database
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    library.characters.edit(anne, SetForce(3))
    with refused("store.disk-full"):
        library.characters.edit(anne, SetNotes("x" * 200_000))
    database.rows("PRAGMA max_page_count = 100000")
    assert toy(library, anne).notes == ""
    library.characters.edit(anne, SetForce(4))
    library.characters.undo(anne)
    library.characters.undo(anne)
    assert toy(library, anne).force == 2


def test_a_reading_library_shows_and_refuses(path: Path) -> None:
    with opened(path) as library:
        anne = made(library, "Anne")
    library = open_library(path, readonly=True)
    assert toy(library, anne).name == "Anne"
    with refused("store.read-only"):
        library.characters.edit(anne, SetForce(3))
    library.close()
