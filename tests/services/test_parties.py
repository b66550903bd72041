"""Several characters, a whole campaign and a folder of files: whole or refused whole."""

import json
import os
import random
from pathlib import Path

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.settingsplaces import put
from desktop.services.changes import ChangeSet
from desktop.services.encounter_plan import Reminder
from desktop.services.envelope import PARTY
from desktop.services.folder import FolderImport
from desktop.services.library import Library
from desktop.store.store import Store
from tests.services.kit import keys, made, opened, refused, toy
from tests.services.pictures import PNG
from tests.systems import SHIPPED
from tests.toy.document import ToyCharacter


def test_a_party_comes_back_in_its_order_with_portraits(library: Library, tmp_path: Path) -> None:
    gang = [made(library, name) for name in ("Zoé", "Anne", "Bruno")]
    library.characters.set_portrait(gang[1], PNG)
    file, again = tmp_path / "bande.cassure", tmp_path / "bande 2.cassure"
    library.exchange.export_party(gang, file)
    with opened(tmp_path / "other.sqlite3") as other:
        told: list[ChangeSet] = []
        other.observe(told.append)
        taken = other.exchange.take(other.exchange.read(file), file, "me")
        assert [toy(other, one).name for one in taken] == ["Zoé", "Anne", "Bruno"]
        assert other.characters.portrait(other.characters.get(taken[1]).portrait) == PNG
        (change,) = told
        assert (change.initiator, change.characters) == ("me", frozenset(taken))
        other.exchange.export_party(taken, again)
    assert file.read_bytes() == again.read_bytes()


@pytest.mark.parametrize(
    ("member", "inner"),
    [
        ({"system": "toy", "document": {"version": 99}}, "error.document-newer"),
        ({"system": "gurps", "document": {"version": 1}}, "error.system-unknown"),
        ({"system": "toy", "document": {"version": 2}, "role": "god"}, "services.exchange-role"),
    ],
)
def test_one_bad_member_refuses_the_party_and_is_named(
    library: Library, path: Path, member: dict[str, object], inner: str
) -> None:
    good = {"system": "toy", "document": {"version": 2, "name": "Anne"}}
    file = path.with_name("x.cassure")
    whole = {"format": "cassure", "version": 1, "kind": PARTY, "members": [good, member]}
    file.write_text(json.dumps(whole), "utf-8")
    with refused("services.exchange-refused-at") as params:
        library.exchange.read(file)
    assert params["place"].params["number"] == 2  # type: ignore[attr-defined]
    assert inner in keys(params["problem"])  # type: ignore[arg-type]
    assert library.characters.list() == ()


def night_library(path: Path) -> Library:
    return Library(Store.open(path), SHIPPED, generator=random.Random(1))


def test_a_campaign_takes_its_settings_name_and_people_along(tmp_path: Path) -> None:
    file = tmp_path / "campagne.cassure"
    first = night_library(tmp_path / "one.sqlite3")
    rules = first.registry.get("nightprowler")
    first.campaigns.rename(first.campaigns.current, "Les Bas-Quais")
    settings = first.campaigns.settings("nightprowler").value
    assert isinstance(settings, Settings)
    changed = put(settings, "heroism.maximum", 7) if False else settings
    changed = put(settings, ("creation", "couronnes"), 77)
    first.campaigns.change("nightprowler", changed)
    first.characters.create("nightprowler", rules.blank("Isabeau"))
    first.characters.create("nightprowler", rules.blank("Milicien"), kind="npc")
    first.exchange.export_campaign(file)
    first.close()
    second = night_library(tmp_path / "two.sqlite3")
    taken = second.exchange.take(second.exchange.read(file), file)
    assert {(c.name, c.kind) for c in second.characters.list()} == {
        ("Isabeau", "pc"),
        ("Milicien", "npc"),
    }
    assert len(taken) == 2
    assert [row.name for row in second.campaigns.list()] == ["Les Bas-Quais"]
    assert second.campaigns.settings("nightprowler").value == changed
    assert second.campaigns.can_undo("nightprowler") is not None
    second.campaigns.undo("nightprowler")
    again = tmp_path / "again.cassure"
    second.campaigns.redo("nightprowler")
    second.exchange.export_campaign(again)
    assert again.read_bytes() == file.read_bytes()
    second.close()


def test_a_campaign_keeps_the_name_it_has(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "c.cassure"
    library.campaigns.rename(library.campaigns.current, "La mienne")
    made(library, "Anne")
    library.exchange.export_campaign(file)
    library.campaigns.rename(library.campaigns.current, "La nôtre")
    library.exchange.take(library.exchange.read(file), file)
    assert [row.name for row in library.campaigns.list()] == ["La nôtre"]


def test_a_failure_half_way_takes_nothing(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "c.cassure"
    library.exchange.export_party([made(library, "Anne"), made(library, "Bruno")], file)
    version = library.campaigns.settings("toy").version
    before = library.characters.list()
    parcel = library.exchange.read(file)
    put_one = library.characters.put

    def failing(one, label):
        if one.document.value.name == "Bruno":
            raise ValueError("no")
        return put_one(one, label)

    monkeypatch.setattr(library.characters, "put", failing)
    with pytest.raises(ValueError, match="no"):
        library.exchange.take(parcel, file)
    assert library.characters.list() == before
    assert library.campaigns.settings("toy").version == version


def test_a_file_that_could_not_be_read_again_is_not_written(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.services.envelope.MOST_BYTES", 100)
    with refused("services.exchange-too-large"):
        library.exchange.export_party([made(library, "Anne")], tmp_path / "x.cassure")
    assert list(tmp_path.glob("*cassure*")) == []


def folder(library: Library, path: Path) -> Path:
    """Two good files, a broken one, settings, and what is not ours."""
    place = path.parent / "dossier é"
    (place / "dedans").mkdir(parents=True)
    library.exchange.export_character(made(library, "Anne"), place / "a.cassure")
    library.exchange.export_party([made(library, "Bruno")], place / "dedans" / "B.CASSURE")
    library.exchange.export_settings("toy", place / "reglages.cassure")
    (place / "broken.cassure").write_bytes(b"{")
    (place / "notes.txt").write_bytes(b"{")
    return place


def test_a_folder_gives_what_is_good_and_names_the_rest(library: Library, path: Path) -> None:
    place = folder(library, path)
    before = len(library.characters.list())
    run = FolderImport(library.exchange, place)
    assert run.count == 4
    while run.waiting:
        run.step()
    assert len(library.characters.list()) == before + len(run.taken) == before + 2
    assert {one.path.name: one.reason.key for one in run.refused} == {
        "broken.cassure": "services.exchange-damaged",
        "reglages.cassure": "services.folder-settings",
    }


def test_stopping_keeps_what_was_taken(library: Library, path: Path) -> None:
    run = FolderImport(library.exchange, folder(library, path))
    before = len(library.characters.list())
    run.step()
    assert (run.done, len(library.characters.list())) == (1, before + 1)


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_links_are_not_followed(library: Library, path: Path) -> None:
    place = folder(library, path)
    links = path.parent / "links"
    links.mkdir()
    (links / "away.cassure").symlink_to(place / "a.cassure")
    (links / "round").symlink_to(place, target_is_directory=True)
    run = FolderImport(library.exchange, links)
    assert run.count == 1
    run.step()
    assert [one.reason.key for one in run.refused] == ["services.folder-link"]


def test_a_folder_that_is_empty_or_gone_says_so(library: Library, tmp_path: Path) -> None:
    (tmp_path / "vide").mkdir()
    with refused("services.folder-empty"):
        FolderImport(library.exchange, tmp_path / "vide")
    with refused("services.folder-unreadable"):
        FolderImport(library.exchange, tmp_path / "parti")


def prepared_library(library: Library) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    guard = library.bestiary.add_template("toy", "Brute")
    library.parties.create("Les nôtres", (anne, bruno))
    fight = library.fights.open(library.fights.create("toy", "Rixe"))
    fight.join_npc("Garde", ToyCharacter(name="Garde", force=5), 1)
    encounter = library.encounters.from_fight(fight.id)
    library.encounters.rename(encounter, "La ruelle")
    library.encounters.enter(encounter, "les nôtres, bruno", 0)
    library.encounters.enter(encounter, "tour 3 : 2 brute", 1)
    line = library.encounters.document(encounter).lines[-1]
    assert line.copy == guard
    library.encounters.put_reminder(
        encounter, Reminder(id="", text="fuient", line=line.id, when="half")
    )


def test_a_campaign_takes_what_was_prepared_along(library: Library, tmp_path: Path) -> None:
    file, again = tmp_path / "c.cassure", tmp_path / "again.cassure"
    prepared_library(library)
    library.exchange.export_campaign(file)
    with opened(tmp_path / "two.sqlite3") as second:
        second.exchange.take(second.exchange.read(file), file)
        people = {card.name: card.id for card in second.characters.list()}
        (party,) = second.parties.list()
        assert (party.name, party.members) == ("Les nôtres", (people["Anne"], people["Bruno"]))
        (card,) = second.encounters.list()
        plan = second.encounters.document(card.id)
        assert [(one.party, one.character, one.copy) for one in plan.lines[1:]] == [
            (party.id, "", ""),
            ("", people["Bruno"], ""),
            ("", "", people["Brute"]),
        ]
        session = second.fights.open(second.encounters.start(card.id).fight)
        assert [one.name for one in session.view().fighters] == ["Garde", "Anne", "Bruno"]
        session.undo()
        session.close()
        second.exchange.export_campaign(again)
    with opened(tmp_path / "three.sqlite3") as third:
        third.exchange.take(third.exchange.read(file), file)
        third.exchange.export_campaign(again)
    assert again.read_bytes() == file.read_bytes()


@pytest.mark.parametrize(
    ("where", "old", "new", "place"),
    [
        ("parties", "character-1", "character-9", "services.exchange-party"),
        ("encounters", "party-1", "party-9", "services.exchange-encounter"),
        ("encounters", '"version": 1', '"version": 9', "services.exchange-encounter"),
        ("encounters", '"force": 5', '"force": "x"', "services.exchange-encounter"),
    ],
)
def test_a_campaign_with_a_bad_preparation_is_refused_whole(
    library: Library, tmp_path: Path, where: str, old: str, new: str, place: str
) -> None:
    file = tmp_path / "c.cassure"
    prepared_library(library)
    library.exchange.export_campaign(file)
    before = (library.characters.list(), library.parties.list(), library.encounters.list())
    raw = json.loads(file.read_text("utf-8"))
    text = json.dumps(raw[where])
    assert old in text
    raw[where] = json.loads(text.replace(old, new))
    file.write_text(json.dumps(raw), "utf-8")
    with pytest.raises(KnownError) as caught:
        library.exchange.take(library.exchange.read(file), file)
    assert place in keys(caught.value.message)
    assert before == (library.characters.list(), library.parties.list(), library.encounters.list())


def test_what_is_unknown_in_a_preparation_travels(library: Library, tmp_path: Path) -> None:
    file, again = tmp_path / "c.cassure", tmp_path / "again.cassure"
    prepared_library(library)
    library.exchange.export_campaign(file)
    raw = json.loads(file.read_text("utf-8"))
    raw["parties"][0]["document"]["banner"] = "rouge"
    raw["encounters"][0]["document"]["lines"][0]["mood"] = "sombre"
    file.write_text(json.dumps(raw), "utf-8")
    with opened(tmp_path / "two.sqlite3") as second:
        second.exchange.take(second.exchange.read(file), file)
        second.exchange.export_campaign(again)
    written = json.loads(again.read_text("utf-8"))
    assert written["parties"][0]["document"]["banner"] == "rouge"
    assert written["encounters"][0]["document"]["lines"][0]["mood"] == "sombre"


@pytest.mark.parametrize("kind", ["parties", "encounters", "settings"])
def test_a_part_that_is_far_too_large_is_refused(library: Library, path: Path, kind: str) -> None:
    document = {"version": 1, "name": "Rixe", "system": "toy", "later": "x" * 4 * 1024 * 1024}
    part = {"document": document, **({"system": "toy"} if kind == "settings" else {"id": "a"})}
    whole = {"format": "cassure", "version": 1, "kind": "campaign", kind: [part]}
    file = path.parent / "x.cassure"
    file.write_text(json.dumps(whole), "utf-8")
    with refused("services.exchange-refused-at") as params:
        library.exchange.read(file)
    assert "services.exchange-document-large" in str(params["problem"])


def test_a_campaign_that_comes_apart_uses_one_that_nobody_touched(
    library: Library, tmp_path: Path
) -> None:
    made(library, "Anne")
    file = tmp_path / "campagne.cassure"
    library.exchange.export_campaign(file)
    with opened(tmp_path / "other.sqlite3") as other:
        first = other.campaigns.current
        for name in ("Un", "Deux"):
            other.exchange.take_apart(other.exchange.read(file), file, name)
        assert [row.name for row in other.campaigns.list()] == ["Un", "Deux"]
        assert other.campaigns.current != first
        assert [toy(other, card.id).name for card in other.characters.list()] == ["Anne"]
        assert [row.name for row in other.characters.list(first)] == ["Anne"]


def test_a_campaign_that_fails_on_its_way_leaves_the_open_one_open(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(library, "Anne")
    file = tmp_path / "campagne.cassure"
    library.exchange.export_campaign(file)
    parcel, before = library.exchange.read(file), library.campaigns.current

    def full(*_: object) -> str:
        raise OSError("disk full")

    monkeypatch.setattr(library.characters, "put", full)
    with refused("store.file-failed"):
        library.exchange.take_apart(parcel, file, "Autre")
    assert library.campaigns.current == before
    assert [row.id for row in library.campaigns.list()] == [before]
    assert [card.name for card in library.characters.list()] == ["Anne"]
