"""The third page, and what surrounds the pages."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.errors import KnownError
from desktop.rules.harp.document import Ailment, Guard, Prepared, Skill, Task, Wound
from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.paper import Paper
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.harp.gear_page import GearPage
from desktop.ui.sheets.harp.health_page import HealthPage
from desktop.ui.sheets.harp.notes_page import NotesPage
from desktop.ui.sheets.harp.person_page import PersonPage
from desktop.ui.sheets.harp.window import SheetWindow
from tests.ui.sheets.harp.helps import Opened, Stored
from tests.ui.sheets.helps import Made, become, opened, press, write

MARKUP = "<b>Jo</b> & fils"


def test_gear_notes_and_names(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    defence_adds_up_until_a_total_is_written(qtbot, sheet, stored)
    weapons_things_and_tasks(qtbot, sheet, stored)
    everything_that_takes_the_keyboard_has_a_name(sheet, spoken)


def defence_adds_up_until_a_total_is_written(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    part = opened(sheet, GearPage).guard
    for field, text in (("armour", "20"), ("shield", "15"), ("other", "5")):
        write(qtbot, part.parts[field], text)
    assert part.total.value() == 44
    assert "bouclier +15" in part.total.accessibleDescription()
    write(qtbot, part.total, "30")
    assert stored().guard == Guard(armour=20, shield=15, other=5, total=30)
    press(qtbot, part.own)
    assert part.total.value() == 44
    assert part.initiative.value.text() == "+8"


def weapons_things_and_tasks(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    page = opened(sheet, GearPage)
    press(qtbot, page.weapons.add)
    fields = page.weapons.lines()[-1].fields()
    for place, text in ((0, "Arc"), (1, "65"), (3, "5"), (4, "Perforant"), (5, "en if")):
        write(qtbot, fields[place], text)
    fields[2].setFocus()
    qtbot.keyClick(fields[2], Qt.Key.Key_Down)
    bow = stored().weapons[-1]
    assert (bow.name, bow.bonus, bow.size, bow.fumble) == ("Arc", 65, "grande", 5)
    assert (bow.critical, bow.note) == ("Perforant", "en if")
    write(qtbot, fields[3], "51")
    assert stored().weapons[-1].fumble == 5
    page.weapons.removed.emit(bow.id)
    press(qtbot, page.items.add)
    write(qtbot, page.items.lines()[-1].fields()[1], "3")
    assert stored().items[-1].quantity == 3
    press(qtbot, page.tasks.add)
    line = page.tasks.lines()[0].fields()
    write(qtbot, line[0], "Luth")
    write(qtbot, line[2], "40")
    press(qtbot, line[4])
    (task,) = stored().tasks
    assert (task.name, task.done, task.ingredients) == ("Luth", 40, True)
    write(qtbot, line[2], "101")
    assert stored().tasks[0].done == 40


def test_markup_and_ampersands_are_shown_as_typed(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    write(qtbot, sheet.person.header.name, MARKUP)
    assert stored().name == MARKUP
    assert sheet.windowTitle().startswith(MARKUP)
    # An ampersand would be a mnemonic of the action.
    assert "<b>Jo</b> && fils" in sheet.form.undo.text()
    notes = opened(sheet, NotesPage)
    write(qtbot, notes.lines["player"], MARKUP)
    assert stored().player == MARKUP
    assert sheet.page(HistoryPage).list.topLevelItemCount() == 3


def test_long_names_widen_nothing(qtbot: QtBot, create: Made, open_sheet: Opened) -> None:
    long = "W" * 300
    changes: dict[str, object] = {
        "name": "Anne " * 60,
        "race": long,
        "skills": (Skill(id="c", name=long), Skill(id="d", name=long)),
        "ailments": (Ailment(id="a", name=long), Ailment(id="b", disease="allergie")),
        "wounds": (Wound(id="w", name=long),),
        "tasks": (Task(id="t", name=long),),
        "prepared": (Prepared(id="p", skill="c", amount=5),),
    }
    sheet = open_sheet(create(**changes))
    header = sheet.person.header
    assert header.name.geometry().right() < header.portrait.geometry().left()
    for kind in (PersonPage, HealthPage, GearPage):
        paper = opened(sheet, kind).findChild(Paper)
        assert paper is not None
        assert paper.minimumSizeHint().width() <= paper.minimumWidth(), kind
    sheet.check.open_roll("skill", "c")
    edit, _roll = sheet.check.die.stops()
    qtbot.keyClicks(edit, "50")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert sheet.check.result.text().startswith("30\N{NO-BREAK SPACE}; échec")
    assert sheet.minimumSizeHint().width() < sheet.width()


def test_what_is_being_typed_is_kept_when_the_window_closes(
    qtbot: QtBot, create: Made, open_sheet: Opened
) -> None:
    id = create()
    first = open_sheet(id)
    line = first.person.skills.lines.widgets()[0]
    line.numbers["ranks"].setFocus()
    line.numbers["ranks"].selectAll()
    qtbot.keyClicks(line.numbers["ranks"], "9")
    first.close()
    assert open_sheet(id).person.skills.lines.widgets()[0].numbers["ranks"].value() == 9


def test_a_sheet_of_nobody_is_refused(context: Context) -> None:
    with pytest.raises(KnownError):
        SheetWindow(context, "personne")


def everything_that_takes_the_keyboard_has_a_name(
    sheet: SheetWindow, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    become(sheet)
    sheet.check.open_roll("characteristic", "force")
    for kind in (PersonPage, HealthPage, GearPage, NotesPage, HistoryPage):
        page: QWidget = opened(sheet, kind)
        chain = focus_chain(page)
        assert chain
        for field in chain:
            if field.isVisible():
                assert spoken(field)[0], (kind, field)
