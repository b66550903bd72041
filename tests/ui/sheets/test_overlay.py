"""Messages of the sheet lie over it: nothing moves under the hand."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from desktop.ui.sheets.nightprowler.window import SheetWindow


def test_a_message_moves_nothing_and_stays_inside(sheet: SheetWindow) -> None:
    row = next(iter(sheet.first.skills.rows().values()))
    before = row.mapTo(sheet, QPoint(0, 0))
    sheet.banner.show_error("Rien ne va plus. " * 30)
    QApplication.processEvents()
    assert sheet.banner.isVisible()
    assert row.mapTo(sheet, QPoint(0, 0)) == before
    place = sheet.banner.mapTo(sheet.form.tabs, QPoint(0, 0))
    assert sheet.form.tabs.rect().contains(place)
    assert sheet.banner.width() <= sheet.form.tabs.width()
    assert sheet.banner.height() >= sheet.banner.heightForWidth(sheet.banner.width())
    sheet.banner.hide()
    QApplication.processEvents()
    assert sheet.banner.parentWidget().height() == 0
