"""Campaign settings, drafts, preferences and backups through the library."""

from pathlib import Path

import pytest

from desktop.rules.errors import KnownError, StorageError
from desktop.rules.message import say
from desktop.services.backups import Kind
from desktop.services.changes import ChangeSet
from desktop.services.library import Library
from tests.services.kit import made, opened, refused
from tests.toy.document import ToyCharacter, ToySettings


def test_the_default_campaign_is_made_once_with_the_shipped_settings(path: Path) -> None:
    with opened(path) as library:
        first = library.campaigns.current
        assert library._store.campaigns.settings(first, "toy") is None
        assert library.campaigns.settings("toy").version == 1
        assert library._store.campaigns.settings(first, "toy") is not None
    with opened(path) as library:
        assert library.campaigns.current == first
        assert library.campaigns.settings("toy").value == ToySettings()
        library.campaigns.rename(first, "La bande")
        assert [one.name for one in library.campaigns.list()] == ["La bande"]


def test_settings_have_versions(library: Library) -> None:
    anne = made(library, "Anne")
    change = library.campaigns.change("toy", ToySettings(grit=5), "me")
    assert change == ChangeSet(initiator="me", characters=frozenset({anne}), library=True)
    assert library.campaigns.settings("toy").version == 2
    assert library.campaigns.settings("toy").value == ToySettings(grit=5)
    assert library.campaigns.settings("toy", 1).value == ToySettings()
    assert library.characters.list()[0].summary.pools[0][2] == 5


def _stored_settings(path: Path, text: str) -> None:
    """A library whose settings of the toy system are that text."""
    with opened(path) as library:
        library.campaigns.settings("toy")
        database = library._store._database
        database.rows("UPDATE settings SET document = CAST(? AS BLOB)", (text,))


def test_settings_from_before_a_setting_existed_take_its_default(path: Path) -> None:
    _stored_settings(path, '{"version": 1}')
    with opened(path) as library:
        assert library.campaigns.settings("toy").value == ToySettings()


def test_damaged_settings_are_a_known_error(path: Path) -> None:
    _stored_settings(path, '{"grit": "x"}')
    with opened(path) as library, refused("services.settings-damaged"):
        library.campaigns.settings("toy")


def test_drafts_are_kept_and_given_up(path: Path) -> None:
    with opened(path) as library:
        told: list[ChangeSet] = []
        library.observe(told.append)
        draft = library.drafts.save(None, "toy", ToyCharacter(name="A"), "style", "wizard")
        assert library.drafts.save(draft, "toy", ToyCharacter(name="B"), "skills") == draft
        assert told[0] == ChangeSet(initiator="wizard", library=True)
    with opened(path) as library:
        view = library.drafts.get(draft)
        assert (view.document, view.step) == (ToyCharacter(name="B"), "skills")
        assert [card.name for card in library.drafts.list()] == ["B"]
        library._store._database.rows("UPDATE draft SET document = x'7b'")
        assert library.drafts.list()[0].name.key == "error.document-damaged"  # type: ignore[union-attr]
        library.drafts.remove(draft)
        assert library.drafts.list() == ()
        with refused("store.no-draft"):
            library.drafts.get(draft)


def test_preferences_live_with_the_library(path: Path) -> None:
    with opened(path) as library:
        assert library.preferences.get("language", "fr") == "fr"
        library.preferences.set("language", "en")
    with opened(path) as library:
        assert library.preferences.get("language", "fr") == "en"


@pytest.mark.parametrize("is_readonly", [True, False])
def test_a_preference_that_cannot_be_stored_stops_nothing(
    path: Path, is_readonly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(path) as library:
        assert library.preferences.set("language", "en")
    with opened(path) as library:
        if is_readonly:
            library._store.readonly = True
        else:
            monkeypatch.setattr(library._store.preferences, "put", full_disk)
        assert not library.preferences.set("language", "fr")
        assert library.preferences.get("language") == "fr"
        monkeypatch.setattr(library._store.preferences, "get", full_disk)
        assert library.preferences.get("language") == "fr"
        assert library.preferences.get("scheme", "light") == "light"
        monkeypatch.undo()
    with opened(path) as library:
        assert library.preferences.get("language") == "en"


def full_disk(*_: object) -> None:
    raise StorageError(say("store.disk-full", path="", detail=""))


def test_today_s_backup_is_made_once(library: Library) -> None:
    made(library, "Anne")
    backup = library.backups.daily()
    assert backup is not None
    assert library.backups.daily() is None
    assert [card.path for card in library.backups.list()] == [backup]
    with opened(backup) as copy:
        assert [card.name for card in copy.characters.list()] == ["Anne"]


def test_backups_are_listed_by_why_they_are_there(library: Library) -> None:
    made(library, "Anne")
    daily, asked = library.backups.daily(), library.backups.make()
    assert library.backups.make() != asked
    cards = {card.path: card for card in library.backups.list()}
    assert len(cards) == 3
    assert daily is not None
    assert (cards[daily].kind, cards[asked].kind) == (Kind.DAILY, Kind.ASKED)
    assert cards[asked].size == asked.stat().st_size > 0


def test_a_bad_backup_is_not_returned_to(library: Library) -> None:
    backup = library.backups.make()
    backup.write_bytes(backup.read_bytes()[:8_000])
    with pytest.raises(KnownError):
        library.backups.go_back(backup)
    backup.unlink()
    with pytest.raises(KnownError):
        library.backups.go_back(backup)
    assert library.backups.wanted is None
