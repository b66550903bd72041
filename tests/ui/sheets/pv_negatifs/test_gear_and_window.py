"""The third page, and what surrounds the pages."""

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs.document import Armour
from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.pv_negatifs.gear_page import GearPage
from desktop.ui.sheets.pv_negatifs.health_page import HealthPage
from desktop.ui.sheets.pv_negatifs.notes_page import NotesPage
from desktop.ui.sheets.pv_negatifs.person_page import PersonPage
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from tests.ui.sheets.pv_negatifs.helps import Made, Opened, Stored, become, opened, press, write

MARKUP = "<b>Jo</b> & fils"


def test_gear_notes_and_undo(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    armour_class_counts_down_and_is_explained(qtbot, sheet, stored)
    weapons_are_written_in_place_with_their_sum(qtbot, sheet, stored)
    things(qtbot, sheet, stored)
    markup_is_shown_as_it_was_typed(qtbot, sheet, stored)
    undo_brings_everything_back(qtbot, sheet, stored)
    everything_that_takes_the_keyboard_has_a_name(sheet)


def armour_class_counts_down_and_is_explained(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    armour = opened(sheet, GearPage).armour
    for part, text in (("worn", "5"), ("dexterity", "1"), ("shield", "2"), ("by_class", "0")):
        write(qtbot, armour.fields[part], text)
    assert stored().armour == Armour(worn=5, dexterity=1, shield=2)
    assert armour.sums["ac"].value.text() == "2"
    assert armour.sums["ac:behind"].value.text() == "5"
    assert "bouclier" in armour.sums["ac"].value.accessibleDescription()


def weapons_are_written_in_place_with_their_sum(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    weapons = opened(sheet, GearPage).weapons
    assert [one.sum.value.text() for one in weapons.sums.widgets()] == ["+1"]
    press(qtbot, weapons.records.add)
    fields = weapons.records.lines()[-1].fields()
    write(qtbot, fields[0], "Arc")
    write(qtbot, fields[4], "-2")
    press(qtbot, fields[7])
    bow = stored().weapons[-1]
    assert (bow.name, bow.to_hit, bow.ranged) == ("Arc", -2, True)
    assert weapons.sums.widgets()[-1].sum.value.text() == "−2"
    weapons.records.removed.emit(bow.id)
    assert [one.name for one in stored().weapons] == ["Épée"]
    write(qtbot, weapons.sums.widgets()[0].note, "Prise sur un garde")
    assert stored().weapons[0].note == "Prise sur un garde"


def things(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    items = opened(sheet, GearPage).items
    press(qtbot, items.add)
    write(qtbot, items.lines()[-1].fields()[0], "Toile")
    items.lines()[-1].fields()[1].setFocus()
    qtbot.keyClicks(items.lines()[-1].fields()[1], "parachute")
    press(qtbot, items.lines()[-1].fields()[5])
    assert stored().wears("parachute")
    assert (stored().items[-1].weight, stored().items[-1].price) == (200, 200)


def markup_is_shown_as_it_was_typed(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    write(qtbot, sheet.page(PersonPage).header.name, MARKUP)
    assert stored().name == MARKUP
    assert sheet.windowTitle().startswith(MARKUP)
    notes = opened(sheet, NotesPage)
    write(qtbot, notes.lines["player"], MARKUP)
    assert stored().player == MARKUP


def undo_brings_everything_back(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    page = opened(sheet, HealthPage)
    write(qtbot, page.points.damage, "7")
    press(qtbot, page.points.suffer)
    assert stored().hp == 13
    sheet.form.undo.trigger()
    assert stored().hp == 20
    assert page.points.points.value() == 20
    assert sheet.page(HistoryPage) is not None


def test_a_sheet_of_nobody_is_refused(context: Context) -> None:
    with pytest.raises(KnownError):
        SheetWindow(context, "personne")


def test_what_was_done_is_there_after_a_new_start(
    qtbot: QtBot, create: Made, open_sheet: Opened
) -> None:
    id = create()
    first = open_sheet(id)
    field = first.person.numbers.fields["level"]
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "5")
    first.close()
    assert open_sheet(id).person.numbers.fields["level"].value() == 5


def everything_that_takes_the_keyboard_has_a_name(sheet: SheetWindow) -> None:
    become(sheet)
    for kind in (PersonPage, HealthPage, GearPage):
        page: QWidget = sheet.page(kind)
        for field in page.findChildren(QLineEdit):
            assert field.accessibleName() or field.placeholderText(), kind
