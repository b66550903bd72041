"""What the shelves of the library keep, find and report."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop.rules.dice import DieKey, Rolled
from desktop.rules.errors import KnownError
from desktop.rules.journal import Entry, EntryKind, Move, MoveKind
from desktop.rules.message import say
from desktop.store.rows import (
    Among,
    CampaignRow,
    CharacterRow,
    DamagedEntry,
    DraftRow,
    EncounterRow,
    PortraitRow,
    RevisionRow,
    SettingsRow,
)
from desktop.store.store import Store

AT = "2026-03-01T12:00:00.000000+00:00"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path / "bibliotheque.sqlite3")
    store.campaigns.put(CampaignRow("c", "Table", AT))
    yield store
    store.close()


def character(name: str, at: str = AT) -> CharacterRow:
    return CharacterRow(
        id=name, system="toy", campaign="c", kind="pc", name=name, document=b"{}", updated=at
    )


def encounter(store: Store) -> str:
    store.encounters.put(
        EncounterRow(
            id="f",
            campaign="c",
            system="toy",
            name="Rixe",
            status="setup",
            round=0,
            settings_version=1,
            created=AT,
            updated=AT,
        )
    )
    return "f"


def entry(number: int) -> Entry:
    return Entry(
        id=f"e{number}",
        parent=f"e{number - 1}" if number else None,
        kind=EntryKind.EXTERNAL if number % 7 == 0 else EntryKind.COMMAND,
        at=AT,
        version=1,
        settings_version=1,
        command=msgspec.json.encode({"type": "resolve", "é": [None, 1.5, {"œ": "’"}]}),
        dice=(Rolled(DieKey("strike", "a", number), 6, 4),),
        events=msgspec.json.encode([{"type": "struck", "fighter": "a", "hits": number}]),
    )


def test_a_character_comes_back_as_it_went(store: Store) -> None:
    row = msgspec.structs.replace(character("Isabeau"), live=b"\0\xff", portrait="abc")
    store.characters.put(row)
    assert store.characters.get("Isabeau") == row
    store.characters.put(msgspec.structs.replace(row, live=None, name="Élise"))
    assert store.characters.get("Isabeau").live is None
    assert len(store.lists.characters("c")) == 1
    assert store.lists.characters("other") == ()


def test_deleting_hides_until_restored(store: Store) -> None:
    store.characters.put(character("Isabeau"))
    store.characters.delete("Isabeau", AT)
    assert store.lists.characters() == store.lists.search("isabeau") == ()
    assert [one.id for one in store.lists.characters(among=Among.DELETED)] == ["Isabeau"]
    store.characters.delete("Isabeau", None)
    assert [one.id for one in store.lists.search("isabeau")] == ["Isabeau"]


@pytest.mark.parametrize(
    "text",
    [
        "isa",
        "VIF argent",
        "élan coeur",
        "Cœur",
        "isabeau vif",
        "l’élan",
        "l'elan",
        "“Isabeau”",
        " ",
    ],
)
def test_search_ignores_case_accents_and_ligatures(store: Store, text: str) -> None:
    store.characters.put(character("Isabeau Vif-Argent"), "Cœur de l’Élan")
    store.characters.put(
        msgspec.structs.replace(character("Isabeau Vif-Argent"), name="Isabeau Vif-Argent"),
        "Cœur de l’Élan",
    )
    assert [one.id for one in store.lists.search(text)] == ["Isabeau Vif-Argent"]


@pytest.mark.parametrize("text", ["argentt", "sabeau", "isabeau NOT vif", "name:isabeau", "🗡"])
def test_search_finds_nothing_else(store: Store, text: str) -> None:
    store.characters.put(character("Isabeau Vif-Argent"))
    assert store.lists.search(text) == ()


def test_search_follows_a_new_name(store: Store) -> None:
    store.characters.put(character("Isabeau"))
    store.characters.put(msgspec.structs.replace(character("Isabeau"), name="Gaspard"))
    assert store.lists.search("isabeau") == ()
    assert [one.name for one in store.lists.search("gasp")] == ["Gaspard"]


@given(text=st.text())
@example(text='"')
@example(text="a AND (b OR NEAR(c")
@example(text="*^-+:{}\0'")
def test_no_text_breaks_a_search(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "search.sqlite3"
    store = Store.open(path)
    store.lists.search(text)
    store.close()


def test_revisions_and_moves_come_back_in_order(store: Store) -> None:
    store.characters.put(character("Isabeau"))
    label = say("a", n=1, who=say("b"), what=(say("c"), say("d", e="é")))
    first = RevisionRow(
        id="r1", character="Isabeau", parent=None, at=AT, label=label, document=b"1"
    )
    second = msgspec.structs.replace(first, id="r2", parent="r1", live=b"2")
    moves = (Move(MoveKind.DO, None, "r1"), Move(MoveKind.UNDO, "r1", None))
    for row, move in zip((first, second), moves, strict=True):
        store.revisions.add(row)
        store.revisions.add_move("Isabeau", move)
    assert store.revisions.get("r2") == second
    assert (first.shown, second.shown) == (b"1", b"2")
    assert [one.id for one in store.revisions.titles("Isabeau")] == ["r1", "r2"]
    assert store.revisions.titles("Isabeau")[0].label == store.revisions.label("r1") == label
    assert store.revisions.moves("Isabeau") == moves
    store._database.rows("UPDATE revision SET label = '{' WHERE id = 'r1'")
    assert store.revisions.get("r1").label == say("store.label-damaged")


def test_a_journal_comes_back_in_order_and_cheaply(store: Store) -> None:
    fight = encounter(store)
    written = tuple(entry(number) for number in range(2000))
    with store.transaction():
        for one in written:
            store.encounters.append(fight, one)
    asked: list[str] = []
    store._database.connection.set_trace_callback(asked.append)
    assert store.encounters.entries(fight) == written
    assert len(asked) == 1, "a query per row would make long fights slow to open"


@pytest.mark.parametrize("column", ["command", "dice", "events"])
@pytest.mark.parametrize("value", ["'{'", "'[1]'", "CAST(x'ff7b7d' AS TEXT)", "'null'"])
def test_a_damaged_row_hides_no_other(store: Store, column: str, value: str) -> None:
    fight = encounter(store)
    for number in range(3):
        store.encounters.append(fight, entry(number))
    store._database.rows(f"UPDATE entry SET {column} = {value} WHERE id = 'e1'")
    first, second, third = store.encounters.entries(fight)
    assert (first, third) == (entry(0), entry(2))
    assert (second.id, second.parent) == ("e1", "e0")
    if isinstance(second, DamagedEntry):
        assert (column, second.ordinal) == ("dice", 2)
        assert second.detail
    else:
        with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
            _ = second.raw_command, second.raw_events


def test_moves_of_a_fight_come_back_in_order(store: Store) -> None:
    fight = encounter(store)
    store.encounters.append(fight, entry(0))
    moves = (
        Move(MoveKind.DO, None, "e0"),
        Move(MoveKind.UNDO, "e0", None),
        Move(MoveKind.REDO, None, "e0"),
        Move(MoveKind.FOLLOW, "e0", "e0"),
    )
    for move in moves:
        store.encounters.add_move(fight, move)
    assert store.encounters.moves(fight) == moves
    assert [one.id for one in store.lists.encounters()] == ["f"]


def test_a_reference_to_nothing_is_a_bug_not_a_known_error(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        store.characters.put(msgspec.structs.replace(character("x"), campaign="none"))


def test_the_small_shelves(store: Store) -> None:
    for version in (1, 2):
        store.campaigns.add_settings(SettingsRow("c", "toy", version, b"%d" % version, AT))
    last, first = store.campaigns.settings("c", "toy"), store.campaigns.settings("c", "toy", 1)
    assert last is not None
    assert first is not None
    assert (last.version, last.document, first.document) == (2, b"2", b"1")
    assert store.campaigns.settings("c", "other") is None
    picture = PortraitRow("abc", "image/png", b"\x89PNG", AT)
    store.portraits.put(picture)
    store.portraits.put(msgspec.structs.replace(picture, data=b"other"))
    assert store.portraits.get("abc") == picture
    assert store.portraits.get("none") is None
    store.drafts.put(DraftRow("d", "toy", b"1", "name", AT))
    store.drafts.put(DraftRow("d", "toy", b"2", "origins", AT))
    assert [one.document for one in store.lists.drafts()] == [b"2"]
    assert store.drafts.get("d").step == "origins"
    store.drafts.remove("d")
    assert store.lists.drafts() == ()
    store.preferences.put("k", {"a": [1, "é"]})
    assert store.preferences.get("k") == {"a": [1, "é"]}
    assert store.preferences.get("none") is None


def test_what_is_not_there_is_a_known_error(store: Store) -> None:
    for get in (
        store.characters.get,
        store.revisions.get,
        store.encounters.get,
        store.drafts.get,
    ):
        with pytest.raises(KnownError):
            get("none")
