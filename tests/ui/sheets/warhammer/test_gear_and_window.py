"""Purse, things, and what surrounds the pages of a Warhammer sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.rules.errors import KnownError
from desktop.rules.warhammer.commands.person import Rename
from desktop.rules.warhammer.document import (
    Character,
    PieceHeld,
    Purse,
    SkillHeld,
    TalentHeld,
    WeaponHeld,
)
from desktop.ui.context import Context
from desktop.ui.scenes.button import SceneButton
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.paper import Desk
from desktop.ui.sheets.warhammer.combat_page import CombatPage
from desktop.ui.sheets.warhammer.gear_page import GearPage
from desktop.ui.sheets.warhammer.health_page import HealthPage
from desktop.ui.sheets.warhammer.notes_page import NotesPage
from desktop.ui.sheets.warhammer.person_page import PersonPage
from desktop.ui.sheets.warhammer.window import SheetWindow
from tests.ui.doubles import RecordingDialogs, RecordingNavigator
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
MARKUP = "<b>Jo</b> & fils"
Stored = Callable[[], Character]
Made = Callable[..., str]
Opened = Callable[..., SheetWindow]


def write(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.rule("WH-MONEY-CONVERSION")
def test_purse_things_and_burden(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    coins_are_one_sum_and_change_by_themselves(qtbot, sheet, stored)
    paying_more_than_there_is_is_refused(qtbot, sheet, stored)
    things_and_ammunition_are_written_in_place(qtbot, sheet, stored)
    burden_is_told_by_layer_and_zone(sheet)


def coins_are_one_sum_and_change_by_themselves(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    purse = sheet.page(GearPage).purse
    assert (purse.co.value(), purse.pa.value(), purse.s.value()) == (0, 18, 0)
    write(qtbot, purse.s, "30")
    assert stored().purse == Purse(sous=246)
    assert (purse.co.value(), purse.pa.value(), purse.s.value()) == (1, 0, 6)


def paying_more_than_there_is_is_refused(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    purse = sheet.page(GearPage).purse
    write(qtbot, purse.moved_co, "1")
    qtbot.mouseClick(purse.pay, LEFT)
    assert stored().purse.sous == 216
    assert sheet.banner.isVisible()
    qtbot.keyClicks(purse.what, "solde")
    qtbot.mouseClick(purse.earn, LEFT)
    assert stored().purse.sous == 456
    assert purse.moved_co.value() == 0
    assert purse.what.text() == ""


def things_and_ammunition_are_written_in_place(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = sheet.page(GearPage)
    qtbot.mouseClick(page.items.add, LEFT)
    name = page.items.lines()[-1].fields()[0]
    assert isinstance(name, InlineText)
    write(qtbot, name, "Torche")
    assert [one.name for one in stored().items] == ["Corde", "Torche"]
    page.ammunition.add.chosen.emit("bodkin")
    (arrows,) = stored().ammunition
    assert arrows.ammunition == "bodkin"
    assert arrows.count > 0


def burden_is_told_by_layer_and_zone(sheet: SheetWindow) -> None:
    become(sheet, armour=(PieceHeld(id="c", piece="maille-gilet"),))
    heads, mail = sheet.page(GearPage).burden.texts()
    assert heads[3] == "Corps"
    assert mail == ("Maille", "–", "–", "entier, Ag −5", "–", "3 h")


def test_a_character_that_is_not_there_is_a_known_error(context: Context) -> None:
    with pytest.raises(KnownError):
        SheetWindow(context, "nobody")


def test_what_surrounds_the_pages(
    sheet: SheetWindow, qtbot: QtBot, context: Context, stored: Stored
) -> None:
    the_title_names_the_system(sheet)
    paper_files_and_undo(qtbot, context, sheet, stored)
    another_window_is_followed(context, sheet)
    markup_is_shown_as_it_was_typed(sheet)
    the_catalogue_and_the_scenes_open_from_here(qtbot, context, sheet)
    closing_commits_what_is_typed(qtbot, sheet, stored)


def the_title_names_the_system(sheet: SheetWindow) -> None:
    become(sheet)
    assert sheet.windowTitle() == "Otto Brenner — Warhammer rénové"


def paper_files_and_undo(
    qtbot: QtBot, context: Context, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    sheet.form.pdf.trigger()
    assert isinstance(context.navigator, RecordingNavigator)
    assert context.navigator.opened[-1] == ("paper", sheet.subject.id)
    assert isinstance(context.dialogs, RecordingDialogs)
    write(qtbot, sheet.person.header.name, "Ludwig")
    assert stored().name == "Ludwig"
    qtbot.keyClick(sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stored().name == "Otto Brenner"
    qtbot.keyClick(sheet, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert stored().name == "Ludwig"
    history = sheet.page(HistoryPage)
    assert history.list.topLevelItemCount() == 2


def another_window_is_followed(context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(PersonPage)
    context.library.characters.edit(sheet.subject.id, Rename("Autre"), "elsewhere")
    assert page.header.name.text() == "Autre"


def markup_is_shown_as_it_was_typed(sheet: SheetWindow) -> None:
    become(sheet, name=MARKUP, notes=MARKUP, sex=MARKUP)
    assert MARKUP in sheet.windowTitle()
    assert sheet.person.identity.sex.text() == MARKUP
    assert sheet.page(NotesPage).areas["notes"].toPlainText() == MARKUP


def closing_commits_what_is_typed(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    field = sheet.page(PersonPage).header.name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Ludwig")
    sheet.close()
    assert stored().name == "Ludwig"


def test_an_empty_character_is_shown_on_every_page(
    qtbot: QtBot, context: Context, open_sheet: Opened
) -> None:
    character, _ = context.library.characters.create("warhammer", Character())
    sheet = open_sheet(character)
    for kind in (CombatPage, HealthPage, GearPage, NotesPage, HistoryPage):
        qtbot.waitUntil(sheet.page(kind).isVisible)
    assert sheet.problems.conflicts()


def the_catalogue_and_the_scenes_open_from_here(
    qtbot: QtBot, context: Context, sheet: SheetWindow
) -> None:
    become(sheet)
    qtbot.mouseClick(sheet.page(GearPage).catalogue, LEFT)
    assert isinstance(context.navigator, RecordingNavigator)
    assert context.navigator.opened[-1] == ("scene", "catalogue", sheet.subject.id)
    assert sheet.form.toolbar.findChild(SceneButton) is not None


def test_endless_words_keep_the_window_as_wide_as_it_was(qtbot: QtBot, sheet: SheetWindow) -> None:
    word = "x" * 300
    skills = (SkillHeld(id="s", skill=word),)
    talents = (TalentHeld(id="t", talent=word, text=word),)
    weapons = (WeaponHeld(id="w", name=word, attributes=(word,)),)
    armour = (PieceHeld(id="p", piece=word),)
    plain = become(sheet, sex="x").minimumSizeHint().width()
    become(sheet, name=word, skills=skills, talents=talents, weapons=weapons, armour=armour)
    for kind in (CombatPage, HealthPage, GearPage):
        page = sheet.page(kind)
        qtbot.waitUntil(page.isVisible)
        assert sheet.minimumSizeHint().width() <= plain
        desk = page.findChild(Desk)
        assert isinstance(desk, Desk)
        assert desk.horizontalScrollBar().maximum() == 0
