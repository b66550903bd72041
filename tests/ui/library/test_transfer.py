"""Files in and out: taken whole or refused whole, and said in the banner."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.library.folder_run import FolderRun
from desktop.ui.widgets.banner import Severity


def mime(*files: Path) -> QMimeData:
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return dragged


def drag(window, dragged: QMimeData) -> bool:
    """Whether the window would take what is dragged over it."""
    event = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        dragged,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def drop(window, dragged: QMimeData) -> None:
    assert drag(window, dragged)
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        dragged,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, event)


@pytest.fixture
def exported(context, gang, tmp_path: Path) -> Path:
    file = tmp_path / "Corvin.cassure"
    context.library.exchange.export_character(gang["Corvin"], file)
    return file


def broken(folder: Path) -> Path:
    file = folder / "abîmé.cassure"
    file.write_text('{"format": "cassure", "version": 1', "utf-8")
    return file


def test_a_broken_file_shows_why_and_changes_nothing(window, context, tmp_path) -> None:
    before = context.library.characters.list()
    context.dialogs.answers.append(broken(tmp_path))
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert window.banner.severity() is Severity.ERROR
    assert "abîmé.cassure" in window.banner.text()
    assert context.library.characters.list() == before
    assert window.model.count() == len(before)
    assert context.navigator.opened == []


def test_a_dropped_file_is_taken_in_and_opened(window, context, exported: Path) -> None:
    drop(window, mime(exported))
    assert window.model.count() == 5
    assert context.navigator.opened == [("sheet", window.selected())]


def test_of_several_files_the_good_ones_come_in(window, context, exported: Path, tmp_path) -> None:
    drop(window, mime(exported, broken(tmp_path), exported))
    assert window.model.count() == 6
    assert "abîmé.cassure" in window.banner.text()
    assert context.navigator.opened == []


def test_other_files_are_not_taken(window, tmp_path: Path) -> None:
    assert not drag(window, mime(tmp_path / "notes.txt"))
    text = QMimeData()
    text.setText("Corvin.cassure")
    assert not drag(window, text)


def test_the_search_field_leaves_files_to_the_window(window) -> None:
    assert not window.form.search_field.acceptDrops()


def test_export_writes_a_file_that_comes_back(window, context, gang, tmp_path: Path) -> None:
    target = tmp_path / "ailleurs" / "x.cassure"
    target.parent.mkdir()
    context.dialogs.answers.append(target)
    window.form.roster.select(gang["Élodie Cœur-d’Or"])
    window.form.export_file.trigger()
    assert context.dialogs.asked[-1].suggested.name == "Élodie Cœur-d’Or.cassure"
    assert str(target) in window.banner.text()
    assert context.library.exchange.read(target).document.value.name == "Élodie Cœur-d’Or"


def test_paper_has_windows_of_its_own(window, context, gang) -> None:
    window.form.roster.select(gang["Isabeau"])
    QTest.keyClick(window.form.roster, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    window.form.print_many.trigger()
    window.form.blank_sheet.trigger()
    assert context.navigator.opened[-3:] == [
        ("paper", gang["Isabeau"]),
        ("party",),
        ("blank", context.library.registry.ids()[0]),
    ]


def test_a_filled_form_is_opened_from_the_menu_or_dropped(window, context, tmp_path: Path) -> None:
    form = tmp_path / "reçu.pdf"
    form.write_bytes(b"%PDF")
    context.dialogs.answers.append(form)
    window.form.import_filled.trigger()
    assert context.navigator.opened[-1] == ("filled", str(form))
    window.acts.transfer.take_in((form,))
    assert len([one for one in context.navigator.opened if one[0] == "filled"]) == 2


def test_a_folder_that_cannot_be_written_is_named(window, context, gang, tmp_path: Path) -> None:
    context.dialogs.answers.append(tmp_path / "nulle part" / "x.cassure")
    window.form.roster.select(gang["Isabeau"])
    window.form.export_file.trigger()
    assert window.banner.severity() is Severity.ERROR
    assert "nulle part" in window.banner.text()


def test_a_party_is_written_and_comes_back_whole(window, context, tmp_path: Path) -> None:
    target = tmp_path / "bande.cassure"
    context.dialogs.answers.append(target)
    window.acts.exchanges.party.trigger()
    assert context.dialogs.asked[-1].suggested.name == "Bande.cassure"
    names = [one.document.value.name for one in context.library.exchange.read(target).characters]
    assert names == ["Corvin", "Isabeau", "Élodie Cœur-d’Or"]
    drop(window, mime(target))
    assert window.model.count() == 7
    assert context.navigator.opened == []


@pytest.fixture
def campaign(window, context, tmp_path: Path) -> Path:
    """The open campaign as a file: four people, a party, an encounter and settings."""
    library = context.library
    library.campaigns.rename(library.campaigns.current, "Les toits")
    library.parties.create("La bande", tuple(one.id for one in library.characters.list())[:2])
    library.encounters.create("nightprowler", "Le guet")
    target = tmp_path / "campagne.cassure"
    context.dialogs.answers.append(target)
    window.acts.exchanges.campaign.trigger()
    return target


def open_campaign(context) -> tuple[str, int]:
    """The name of the open campaign and how many people are in it."""
    library = context.library
    names = {row.id: row.name for row in library.campaigns.list()}
    return names[library.campaigns.current], len(library.characters.list())


def test_a_campaign_tells_what_it_brings_and_becomes_one_of_its_own(
    window, context, campaign: Path
) -> None:
    library = context.library
    version = library.campaigns.settings("nightprowler").version
    before = library.campaigns.current
    drop(window, mime(campaign))
    dialog = window.acts.transfer.arrival
    assert dialog.lines() == (
        ("Personnages : 3", "Corvin, Isabeau, Élodie Cœur-d’Or"),
        ("PNJ : 1", "Milicien"),
        ("Bandes : 1", "La bande"),
        ("Rencontres : 1", "Le guet"),
        ("Réglages : 1", "Night Prowler"),
    )
    assert dialog.name.text() == "Les toits 2"
    assert dialog.apart.isChecked()
    assert not dialog.warning.isVisible()
    assert len(library.campaigns.list()) == 1
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert window.acts.transfer.arrival is None
    assert open_campaign(context) == ("Les toits 2", 4)
    assert [card.name for card in library.parties.list()] == ["La bande"]
    assert [card.name for card in library.encounters.list()] == ["Le guet"]
    assert "Les toits 2" in window.banner.text()
    # The one that was open is as it was.
    library.campaigns.choose(before)
    assert open_campaign(context) == ("Les toits", 4)
    assert library.campaigns.settings("nightprowler").version == version


def test_a_campaign_is_added_to_the_open_one_when_that_is_asked_for(
    window, context, campaign: Path
) -> None:
    library = context.library
    version = library.campaigns.settings("nightprowler").version
    drop(window, mime(campaign))
    dialog = window.acts.transfer.arrival
    QTest.mouseClick(dialog.join, Qt.MouseButton.LeftButton)
    assert "Les toits" in dialog.join.text()
    assert not dialog.name.isEnabled()
    assert "réglages" in dialog.warning.text()
    assert dialog.warning.isVisible()
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    assert open_campaign(context) == ("Les toits", 8)
    assert library.campaigns.settings("nightprowler").version == version + 1
    assert len(library.campaigns.list()) == 1


def test_nothing_comes_of_a_campaign_that_is_not_wanted(window, context, campaign: Path) -> None:
    drop(window, mime(campaign, campaign))
    for _ in range(2):
        QTest.keyClick(window.acts.transfer.arrival, Qt.Key.Key_Escape)
    assert window.acts.transfer.arrival is None
    assert open_campaign(context) == ("Les toits", 4)
    assert len(context.library.campaigns.list()) == 1


def test_a_new_campaign_has_a_name(window, context, campaign: Path) -> None:
    drop(window, mime(campaign))
    dialog = window.acts.transfer.arrival
    dialog.name.setFocus()
    dialog.name.selectAll()
    QTest.keyClick(dialog.name, Qt.Key.Key_Backspace)
    assert not dialog.take.isEnabled()
    QTest.keyClicks(dialog.name, "  Le port ")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert open_campaign(context) == ("Le port", 4)


def test_settings_alone_ask_before_they_change_anything(window, context, tmp_path: Path) -> None:
    target = tmp_path / "réglages.cassure"
    context.library.exchange.export_settings("nightprowler", target)
    version = context.library.campaigns.settings("nightprowler").version
    drop(window, mime(target))
    asked = context.dialogs.asked[-1]
    assert (asked.kind, asked.accept_label) == ("confirm", "Importer")
    assert "réglages.cassure" in asked.text
    assert context.library.campaigns.settings("nightprowler").version == version
    context.dialogs.answers.append(True)
    drop(window, mime(target))
    assert context.library.campaigns.settings("nightprowler").version == version + 1


def folder(context, gang, place: Path) -> Path:
    place.mkdir()
    for number, character in enumerate(gang.values()):
        context.library.exchange.export_character(character, place / f"{number}.cassure")
    broken(place)
    return place


def test_a_dropped_folder_is_taken_in_and_reported(
    window, context, gang, qtbot, tmp_path: Path
) -> None:
    drop(window, mime(folder(context, gang, tmp_path / "dossier")))
    qtbot.waitUntil(lambda: window.banner.isVisible())
    assert window.model.count() == 8
    assert window.banner.severity() is Severity.WARNING
    assert "abîmé.cassure" in window.banner.text()
    assert "4" in window.banner.text()


def test_a_folder_can_be_stopped_and_says_what_is_left(
    window, context, gang, qtbot, tmp_path: Path
) -> None:
    context.dialogs.answers.append(folder(context, gang, tmp_path / "dossier"))
    window.acts.exchanges.folder.trigger()
    window.findChild(FolderRun).progress.cancel()
    qtbot.waitUntil(lambda: window.banner.isVisible())
    assert window.model.count() == 4
    assert "5" in window.banner.text()


def test_an_empty_folder_is_refused(window, context, tmp_path: Path) -> None:
    context.dialogs.answers.append(tmp_path / "parti")
    window.acts.exchanges.folder.trigger()
    assert window.banner.severity() is Severity.ERROR
    assert "parti" in window.banner.text()
