"""What surrounds the pages: files, portrait, problems, history, and the fight of a character."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from pytestqt.qtbot import QtBot

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.document.character import Identity, Override, Track, TraitPick
from desktop.rules.nightprowler.edits.apply import Rename
from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.paper import Desk, Paper
from desktop.ui.sheets.nightprowler.window import SheetWindow
from desktop.ui.sheets.registry import sheet_window
from desktop.ui.widgets.banner import Severity
from desktop.ui.windows import Windows
from tests.ui.doubles import RecordingDialogs, RecordingNavigator
from tests.ui.sheets.helps import become

Made = Callable[..., str]
Opened = Callable[..., SheetWindow]


def dialogs(context: Context) -> RecordingDialogs:
    assert isinstance(context.dialogs, RecordingDialogs)
    return context.dialogs


def test_registry_gives_the_window_of_the_system() -> None:
    assert sheet_window("nightprowler") is SheetWindow
    with pytest.raises(KnownError):
        sheet_window("unknown")


def test_a_character_that_is_not_there_is_a_known_error(context: Context) -> None:
    with pytest.raises(KnownError):
        SheetWindow(context, "nobody")


def paper_has_a_window_of_its_own(context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    sheet.form.pdf.trigger()
    assert isinstance(context.navigator, RecordingNavigator)
    assert context.navigator.opened[-1] == ("paper", sheet.subject.id)


def a_file_that_cannot_be_written_says_so(
    context: Context, sheet: SheetWindow, tmp_path: Path
) -> None:
    become(sheet)
    dialogs(context).answers.append(tmp_path / "missing" / "isabeau.cassure")
    sheet.form.export_file.trigger()
    assert sheet.banner.isVisible()
    assert sheet.banner.severity() is Severity.ERROR


def exchange_file_can_be_taken_in_again(
    context: Context, sheet: SheetWindow, tmp_path: Path
) -> None:
    become(sheet)
    target = tmp_path / "isabeau.cassure"
    dialogs(context).answers.append(target)
    sheet.form.export_file.trigger()
    again = context.library.exchange.import_file(target)
    assert context.library.characters.get(again).document == sheet.subject.character


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    image = QImage(60, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkRed)
    path = tmp_path / "portrait.png"
    assert image.save(str(path))
    return path


def test_portrait(
    qtbot: QtBot, context: Context, sheet: SheetWindow, picture: Path, tmp_path: Path
) -> None:
    portrait_is_chosen_shown_and_undone(qtbot, context, sheet, picture)
    broken_image_is_refused_by_name(sheet, tmp_path)
    portrait_can_be_dropped(sheet, picture)


def portrait_is_chosen_shown_and_undone(
    qtbot: QtBot, context: Context, sheet: SheetWindow, picture: Path
) -> None:
    become(sheet)
    portrait = sheet.first.header.portrait
    dialogs(context).answers.append(picture)
    qtbot.mouseClick(portrait, Qt.MouseButton.LeftButton)
    assert portrait.has_picture()
    assert context.library.characters.get(sheet.subject.id).portrait
    sheet.form.undo.trigger()
    assert not portrait.has_picture()


def portrait_can_be_dropped(sheet: SheetWindow, picture: Path) -> None:
    become(sheet)
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(picture))])
    event = QDropEvent(
        QPoint(10, 10),
        Qt.DropAction.CopyAction,
        carried,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    # Qt delivers drops only inside a drag of its own.
    sheet.first.header.portrait.dropEvent(event)
    assert sheet.first.header.portrait.has_picture()


def broken_image_is_refused_by_name(sheet: SheetWindow, tmp_path: Path) -> None:
    become(sheet)
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\nrubbish")
    sheet.outbox.take_portrait(broken)
    assert "broken.png" in sheet.banner.text()
    sheet.outbox.take_portrait(tmp_path / "missing.png")
    assert "missing.png" in sheet.banner.text()
    assert not sheet.first.header.portrait.has_picture()


def test_impossible_character_opens_with_its_conflicts(create: Made, open_sheet: Opened) -> None:
    sheet = open_sheet(
        create(
            identity=Identity("nowhere", "no-branch", "no-specialty"),
            traits=(TraitPick("one", "no-such-trait"), TraitPick("two", "contact")),
            cassure="no-cassure",
        )
    )
    assert sheet.problems.isVisible()
    assert sheet.problems.conflicts()
    assert len(sheet.problems.texts()) == sheet.problems.count() > 0
    sheet.marks.click()
    assert not sheet.problems.isVisible()
    assert sheet.marks.isVisible()


def a_sound_character_opens_without_its_remarks(sheet: SheetWindow) -> None:
    become(sheet)
    assert not sheet.problems.conflicts()
    assert not sheet.problems.isVisible()


def what_the_gm_waived_is_listed_with_its_reason(sheet: SheetWindow) -> None:
    waived = Override("NP-STYLE-BRANCHES", "un frère adoptif")
    become(sheet, overrides=(waived,))
    assert any("un frère adoptif" in text for text in sheet.problems.texts())


def test_history_tells_each_step_and_leads_back(sheet: SheetWindow) -> None:
    start = sheet.subject.character
    sheet.subject.tick(Track.VITALITY, 0)
    sheet.subject.tick(Track.VITALITY, 1)
    page = sheet.page(HistoryPage)
    assert page.list.topLevelItemCount() == 3
    newest, oldest = page.list.topLevelItem(0), page.list.topLevelItem(2)
    assert newest is not None
    assert oldest is not None
    assert "Blessures légères" in newest.text(1)
    page.list.setCurrentItem(oldest)
    page.go.click()
    assert sheet.subject.character == start
    sheet.form.undo.trigger()
    assert sheet.subject.character.health.vitality == (1, 1, 0, 0, 0)


def test_undo_files_and_problems(sheet: SheetWindow, context: Context, tmp_path: Path) -> None:
    undo_is_named_after_what_it_takes_back(sheet)
    a_sound_character_opens_without_its_remarks(sheet)
    what_the_gm_waived_is_listed_with_its_reason(sheet)
    paper_has_a_window_of_its_own(context, sheet)
    a_file_that_cannot_be_written_says_so(context, sheet, tmp_path)
    exchange_file_can_be_taken_in_again(context, sheet, tmp_path)


def undo_is_named_after_what_it_takes_back(sheet: SheetWindow) -> None:
    become(sheet)
    assert not sheet.form.undo.isEnabled()
    sheet.subject.tick(Track.VITALITY, 1)
    assert sheet.form.undo.text() == "Annuler : Blessure : Blessures légères"
    sheet.form.undo.trigger()
    assert sheet.form.redo.text() == "Rétablir : Blessure : Blessures légères"


def test_character_in_a_fight_says_so_and_is_still_edited(
    context: Context, create: Made, open_sheet: Opened
) -> None:
    character = create()
    sheet = open_sheet(character)
    assert not sheet.form.fight.isVisible()
    fight = context.library.fights.create("nightprowler", "Les toits")
    context.library.fights.open(fight).join_character(character, 0)
    assert sheet.form.fight.isVisible()
    assert "Les toits" in sheet.form.fight.text()
    # So it does while another campaign is open.
    campaigns = context.library.campaigns
    first = campaigns.current
    campaigns.create("Les Bas-Quais", "elsewhere")
    sheet.refresh()
    assert "Les toits" in sheet.form.fight.text()
    campaigns.choose(first, "elsewhere")
    sheet.subject.tick(Track.VITALITY, 0)
    assert sheet.subject.character.health.vitality == (1, 0, 0, 0, 0)
    context.library.fights.rename(fight, "Les caves")
    assert "Les caves" in sheet.form.fight.text()
    sheet.form.fight.actions()[0].click()
    assert isinstance(context.navigator, RecordingNavigator)
    assert fight in context.navigator.opened[-1]


def window_closes_when_its_character_is_put_away(context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    context.library.characters.remove(sheet.subject.id, "elsewhere")
    assert not sheet.isVisible()


def test_the_window_follows_its_character(context: Context, sheet: SheetWindow) -> None:
    window_stays_with_a_character_who_is_moved(context, sheet)
    window_closes_when_its_character_is_put_away(context, sheet)


def window_stays_with_a_character_who_is_moved(context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    campaigns = context.library.campaigns
    first, second = campaigns.current, campaigns.create("Les Bas-Quais", "elsewhere")
    campaigns.choose(first, "elsewhere")
    context.library.characters.move((sheet.subject.id,), second, "elsewhere")
    assert sheet.isVisible()
    assert sheet.subject.campaign == second


def test_refresh_touches_only_what_changed(sheet: SheetWindow) -> None:
    def cost(change: Callable[[], None]) -> float:
        change()
        start = perf_counter()
        sheet.refresh()
        return perf_counter() - start

    rows = dict(sheet.first.skills.rows())
    nothing = min(cost(lambda: None) for _ in range(5))
    assert sheet.first.skills.rows() == rows
    opening = perf_counter()
    SheetWindow(sheet.context, sheet.subject.id).close()
    assert nothing * 5 < perf_counter() - opening


def test_pages_are_as_long_as_a4_and_as_what_they_hold(qtbot: QtBot, sheet: SheetWindow) -> None:
    for size in ((1280, 800), (1920, 1080)):
        sheet.resize(*size)
        look_at_every_page(qtbot, sheet)


def look_at_every_page(qtbot: QtBot, sheet: SheetWindow) -> None:
    for place in range(sheet.form.tabs.count()):
        sheet.form.tabs.setCurrentIndex(place)
        page = sheet.form.tabs.currentWidget().findChild(Paper)
        assert page is not None
        desk = sheet.form.tabs.currentWidget().findChild(Desk)
        assert desk is not None
        qtbot.waitUntil(lambda page=page: page.height() >= page.heightForWidth(page.width()) > 0)
        assert page.height() / page.width() >= 297 / 210 - 0.01
        qtbot.waitUntil(lambda desk=desk: not desk.horizontalScrollBar().isVisible())


def test_closed_window_is_forgotten_and_hears_nothing_more(
    qtbot: QtBot, context: Context, create: Made
) -> None:
    character = create()
    windows = Windows(context.library, context.texts, context.dialogs, context.hub)
    windows.open_sheet(character)
    (window,) = windows.open_windows()
    windows.open_sheet(character)
    assert windows.open_windows() == (window,)
    with qtbot.waitSignal(window.destroyed):
        window.close()
    assert windows.open_windows() == ()
    context.library.characters.edit(character, Rename("Corvin"), "elsewhere")
