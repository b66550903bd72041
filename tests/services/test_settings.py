"""Settings of a campaign: versions, undo that survives a restart, and files in and out."""

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from desktop.rules.message import say
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.settingsplaces import put
from desktop.services.library import Library
from desktop.store.store import Store
from tests.services.kit import duel, made, opened, refused, toy
from tests.systems import SHIPPED
from tests.toy.document import SetGrit, ToySettings


def grits(library: Library) -> tuple[int, int]:
    """The present version, and its only value."""
    now = library.campaigns.settings("toy")
    assert isinstance(now.value, ToySettings)
    return now.version, now.value.grit


def test_undo_and_redo_store_further_versions(library: Library) -> None:
    campaigns = library.campaigns
    assert campaigns.can_undo("toy") is None
    campaigns.change("toy", ToySettings(grit=5), label=say("toy.grit"))
    campaigns.change("toy", ToySettings(grit=6))
    campaigns.undo("toy")
    campaigns.undo("toy", "me")
    assert grits(library) == (5, 3)
    assert campaigns.can_undo("toy") is None
    assert campaigns.can_redo("toy") == say("toy.grit")
    campaigns.redo("toy")
    assert grits(library) == (6, 5)
    assert campaigns.settings("toy", 3).value == ToySettings(grit=6)


def test_a_change_after_an_undo_begins_a_branch(library: Library) -> None:
    campaigns = library.campaigns
    campaigns.change("toy", ToySettings(grit=5))
    campaigns.undo("toy")
    campaigns.change("toy", ToySettings(grit=7))
    assert campaigns.can_redo("toy") is None
    with refused("services.nothing-to-redo"):
        campaigns.redo("toy")
    campaigns.undo("toy")
    assert grits(library)[1] == 3
    with refused("services.nothing-to-undo"):
        campaigns.undo("toy")


def test_undo_survives_a_restart(path: Path) -> None:
    with opened(path) as library:
        library.campaigns.change("toy", ToySettings(grit=5), label=say("toy.grit"))
        library.campaigns.change("toy", ToySettings(grit=6))
        library.campaigns.undo("toy")
    with opened(path) as library:
        assert library.campaigns.can_undo("toy") == say("toy.grit")
        library.campaigns.redo("toy")
        assert grits(library)[1] == 6


def test_a_log_that_does_not_fit_begins_anew(path: Path) -> None:
    with opened(path) as library:
        library.campaigns.change("toy", ToySettings(grit=5))
        key = f"settings.log.{library.campaigns.current}.toy"
        library.preferences.set(key, {"version": 1, "steps": "?"})
    with opened(path) as library:
        assert library.campaigns.can_undo("toy") is None
        library.campaigns.change("toy", ToySettings(grit=8))
        library.campaigns.undo("toy")
        assert grits(library)[1] == 5


def test_settings_that_the_rules_refuse_are_not_stored(library: Library) -> None:
    told: list[object] = []
    library.observe(told.append)
    with refused("toy.problem.grit"):
        library.campaigns.change("toy", ToySettings(grit=-1))
    assert grits(library) == (1, 3)
    assert told == []


def test_a_failed_write_leaves_versions_and_log_alone(library: Library) -> None:
    made(library, "Anne")
    library.campaigns.settings("toy")
    database = library._store._database
    database.rows(
        "CREATE TRIGGER no_log BEFORE INSERT ON preference WHEN NEW.key LIKE 'settings.log.%'"
        " BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(sqlite3.IntegrityError):
        library.campaigns.change("toy", ToySettings(grit=5))
    assert grits(library) == (1, 3)
    assert library.campaigns.can_undo("toy") is None


def test_export_then_import_gives_the_same_settings(library: Library, tmp_path: Path) -> None:
    library.campaigns.change("toy", ToySettings(grit=5))
    file = tmp_path / "reglages.cassure"
    library.exchange.export_settings("toy", file)
    assert json.loads(file.read_text("utf-8"))["kind"] == "settings"
    library.campaigns.change("toy", ToySettings(grit=9))
    change = library.exchange.import_settings("toy", file, "me")
    assert change.initiator == "me"
    assert grits(library)[1] == 5
    assert library.campaigns.can_undo("toy") == say("services.imported", path=file.name)
    library.campaigns.undo("toy")
    assert grits(library)[1] == 9
    with refused("services.exchange-is-settings"):
        library.exchange.import_file(file)


def test_a_wrong_file_changes_nothing(library: Library, tmp_path: Path) -> None:
    anne = tmp_path / "anne.cassure"
    library.exchange.export_character(made(library, "Anne"), anne)
    good = {"format": "cassure", "version": 1, "kind": "settings", "system": "toy"}
    for change, key in (
        ({"document": {"grit": -2}}, "services.exchange-refused"),
        ({"document": {"grit": "x"}}, "services.exchange-refused"),
        ({"document": []}, "services.exchange-refused"),
        ({"system": "other"}, "services.exchange-other-system"),
        ({"version": 2}, "services.exchange-newer"),
    ):
        file = tmp_path / "x.cassure"
        file.write_text(json.dumps({**good, **change}), "utf-8")
        with refused(key):
            library.exchange.import_settings("toy", file)
    with refused("services.exchange-no-settings"):
        library.exchange.import_settings("toy", anne)
    assert grits(library) == (1, 3)


def test_night_prowler_refuses_a_prison_table_with_a_hole(path: Path) -> None:
    library = Library(Store.open(path), SHIPPED)
    try:
        settings = library.campaigns.settings("nightprowler").value
        assert isinstance(settings, Settings)
        holed = put(settings, ("prison", "argot", "max"), 10)
        with refused("np.settings.refused"):
            library.campaigns.change("nightprowler", holed)
        older = msgspec.to_builtins(settings)
        older.pop("gear")
        read = library.campaigns.read("nightprowler", msgspec.json.encode(older))
        assert read == settings
    finally:
        library.close()


def test_what_a_fight_owns_is_edited_by_the_settings_of_the_fight(library: Library) -> None:
    session, anne, _ = duel(library)
    library.campaigns.change("toy", ToySettings(grit=5))
    with refused("toy.edit.out-of-range"):
        library.characters.edit(anne, SetGrit(4))
    session.close()
    library.characters.edit(anne, SetGrit(4))
    assert toy(library, anne).grit == 4


def test_a_version_that_is_gone_is_not_replaced_by_another(library: Library) -> None:
    with refused("services.settings-missing"):
        library.campaigns.settings("toy", 9)
