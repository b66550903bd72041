"""As it was: what differs from an earlier state, by line and by day, and one click back."""

from PySide6.QtCore import QDate

from desktop.rules.nightprowler.commands.creation import Rename
from desktop.rules.nightprowler.document.character import Track
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.nightprowler.window import SheetWindow


def rows(page: HistoryPage) -> list[tuple[str, str, str]]:
    found = [page.changes.topLevelItem(n) for n in range(page.changes.topLevelItemCount())]
    return [(one.text(0), one.text(1), one.text(2)) for one in found if one is not None]


def test_what_differs_by_line_and_by_day(sheet: SheetWindow) -> None:
    each_line_that_differs_is_shown_as_it_was_and_is(sheet)
    the_present_state_differs_in_nothing(sheet)
    a_day_leads_to_its_last_state(sheet)


def each_line_that_differs_is_shown_as_it_was_and_is(sheet: SheetWindow) -> None:
    sheet.subject.run(Rename("<b>Jo</b>"))
    sheet.subject.tick(Track.VITALITY, 0)
    page = sheet.page(HistoryPage)
    assert rows(page) == []
    assert not page.go.isEnabled()
    first = page.list.topLevelItem(page.list.topLevelItemCount() - 1)
    page.list.setCurrentItem(first)
    names = [one for one in rows(page) if one[0] == "nom"]
    assert names == [("nom", names[0][1], "<b>Jo</b>")]
    wounds = [one for one in rows(page) if one[1].startswith("0 sur ")]
    assert [one[2][:6] for one in wounds] == ["1 sur "]
    page.go.click()
    assert rows(page) == []
    assert not page.go.isEnabled()
    sheet.form.undo.trigger()
    assert ("nom", names[0][1], "<b>Jo</b>") in rows(page)


def the_present_state_differs_in_nothing(sheet: SheetWindow) -> None:
    sheet.subject.tick(Track.VITALITY, 0)
    page = sheet.page(HistoryPage)
    page.list.setCurrentItem(page.list.topLevelItem(0))
    assert rows(page) == []
    assert not page.go.isEnabled()


def a_day_leads_to_its_last_state(sheet: SheetWindow) -> None:
    sheet.subject.tick(Track.VITALITY, 0)
    sheet.subject.tick(Track.VITALITY, 1)
    page = sheet.page(HistoryPage)
    today = QDate.currentDate()
    assert page.day.maximumDate() == today
    page.day.dateChanged.emit(today)
    assert page.list.currentItem() is page.list.topLevelItem(0)
