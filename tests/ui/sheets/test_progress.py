"""The page of progression: jetons, Crasse, thefts, money and the ledger, by real clicks."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.document.character import (
    Armour,
    Kits,
    Origins,
    Pools,
    Skills,
    TraitPick,
)
from desktop.ui.context import Context
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.nightprowler.contacts_section import ContactLine
from desktop.ui.sheets.nightprowler.first_page import FirstPage
from desktop.ui.sheets.nightprowler.progress_page import ProgressPage
from desktop.ui.sheets.nightprowler.window import SheetWindow
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from tests.ui.doubles import RecordingDialogs
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
Made = Callable[..., str]
Opened = Callable[..., SheetWindow]
TEN = Pools(jetons=10, crasse=2, couronnes=50)


def click(qtbot: QtBot, widget: QWidget) -> None:
    # What was just shown has its place only once the page is laid out.
    QApplication.processEvents()
    assert widget.isEnabled()
    assert widget.isVisible()
    where = QPoint(8, widget.height() // 2) if isinstance(widget, QCheckBox) else QPoint()
    qtbot.mouseClick(widget, LEFT, pos=where)


def write(qtbot: QtBot, field: NumberField, number: int) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, str(number))
    qtbot.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.rule(
    "NP-PROGRESSION-TOKENS-EARN", "NP-PROGRESSION-TOKENS-MEANING", "NP-PROGRESSION-TOKENS-START"
)
def test_jetons_and_the_ledger(qtbot: QtBot, sheet: SheetWindow) -> None:
    an_award_is_a_line_that_a_key_takes_back(qtbot, sheet)
    a_skill_is_opened_and_raised_with_jetons_at_the_price_that_is_shown(qtbot, sheet)
    the_preview_names_what_falls_and_the_button_does_it(qtbot, sheet)
    hidden_influence_is_a_note_of_the_mj(qtbot, sheet)


def an_award_is_a_line_that_a_key_takes_back(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    write(qtbot, page.jetons.amount, 2)
    qtbot.keyClicks(page.jetons.scene, "<b>Le port</b>")
    click(qtbot, page.jetons.exceptional)
    click(qtbot, page.jetons.give)
    assert sheet.subject.character.pools.jetons == 12
    item = page.ledger.list.topLevelItem(0)
    assert item is not None
    assert "pleine scène" in item.text(0)
    assert item.text(1) == "<b>Le port</b>"
    assert item.text(2) == "+2"
    write(qtbot, page.jetons.amount, -3)
    click(qtbot, page.jetons.give)
    assert sheet.subject.character.pools.jetons == 9
    page.ledger.list.setCurrentItem(page.ledger.list.topLevelItem(1))
    page.ledger.list.setFocus()
    qtbot.keyClick(page.ledger.list, Qt.Key.Key_Delete)
    assert sheet.subject.character.pools.jetons == 7
    assert len(sheet.subject.character.ledger) == 1


def a_skill_is_opened_and_raised_with_jetons_at_the_price_that_is_shown(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    free = next(action for action in page.learn.open_skill.add.options() if action.data() == "soin")
    price = int(page.learn.opening_price.value.text())
    free.trigger()
    assert sheet.subject.character.pools.jetons == 10 - price
    page.learn.skill.setCurrentIndex(page.learn.skill.findData("soin"))
    write(qtbot, page.learn.points, 2)
    more = int(page.learn.skill_price.value.text())
    click(qtbot, page.learn.raise_skill)
    assert sheet.subject.character.pools.jetons == 10 - price - more
    view = sheet.subject.derived.skill("soin")
    assert view is not None
    assert view.value.total == 8


def the_preview_names_what_falls_and_the_button_does_it(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    before = sheet.subject.character
    next(
        action for action in page.learn.open_skill.add.options() if action.data() == "soin"
    ).trigger()
    page.learn.skill.setCurrentIndex(page.learn.skill.findData("soin"))
    click(qtbot, page.learn.raise_skill)
    page.ledger.list.setCurrentItem(page.ledger.list.topLevelItem(1))
    assert "Augmentation\u00a0: Soin" in page.ledger.preview.text()
    click(qtbot, page.ledger.strike)
    assert sheet.subject.character == before
    qtbot.keyClick(sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(sheet.subject.character.ledger) == 2


@pytest.mark.rule("NP-CRASSE-FLOW", "NP-CRASSE-MJ-USES", "NP-CRASSE-USES")
def test_crasse(qtbot: QtBot, sheet: SheetWindow) -> None:
    crasse_goes_to_the_mj_who_uses_it_up(qtbot, sheet)
    another_player_s_character_needs_his_agreement(qtbot, sheet)


def crasse_goes_to_the_mj_who_uses_it_up(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    assert not page.crasse.mj_spend.isEnabled()
    click(qtbot, page.crasse.spend)
    assert sheet.banner.isVisible()
    assert sheet.subject.character.pools.crasse == 2
    qtbot.keyClicks(page.crasse.means, "un chantage")
    click(qtbot, page.crasse.spend)
    assert sheet.subject.character.pools.crasse == 1
    assert page.crasse.mj_held.text().endswith("1")
    click(qtbot, page.crasse.mj_spend)
    assert page.crasse.mj_held.text().endswith("0")
    assert not page.crasse.mj_spend.isEnabled()
    click(qtbot, page.crasse.mj_undo)
    assert page.crasse.mj_held.text().endswith("1")
    qtbot.keyClick(sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sheet.subject.character.pools.crasse == 2
    assert page.crasse.mj_held.text().endswith("0")


def another_player_s_character_needs_his_agreement(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    QApplication.processEvents()
    assert not page.crasse.agreed.isVisible()
    place = page.crasse.use.findData("character")
    page.crasse.use.setCurrentIndex(place)
    page.crasse.use.activated.emit(place)
    assert page.crasse.agreed.isVisible()
    qtbot.keyClicks(page.crasse.means, "une lettre")
    click(qtbot, page.crasse.spend)
    assert sheet.subject.character.pools.crasse == 2
    click(qtbot, page.crasse.agreed)
    click(qtbot, page.crasse.spend)
    assert sheet.subject.character.pools.crasse == 1


@pytest.mark.rule(
    "NP-PROGRESSION-TOKENS-THEFT", "NP-HEROISM-RECOVERY-SCENE", "NP-PROGRESSION-PH-AWARD"
)
def test_two_sheets_change_together(qtbot: QtBot, create: Made, open_sheet: Opened) -> None:
    one = open_sheet(create(name="A", pools=Pools(jetons=4, heroism_spent=2)))
    two = open_sheet(create(name="B", pools=Pools(jetons=6, heroism_spent=2)))
    a_theft_changes_two_sheets_and_is_struck_from_both(qtbot, one, two)
    a_scene_ends_for_everybody(qtbot, one, two)


def a_theft_changes_two_sheets_and_is_struck_from_both(
    qtbot: QtBot, thief: SheetWindow, victim: SheetWindow
) -> None:
    page = thief.page(ProgressPage)
    page.refresh()
    write(qtbot, page.crasse.amount, 2)
    click(qtbot, page.crasse.steal)
    assert thief.subject.character.pools.jetons == 6
    assert victim.subject.character.pools.jetons == 4
    other = victim.page(ProgressPage)
    assert "A" in other.ledger.list.topLevelItem(0).text(0)
    write(qtbot, page.crasse.amount, 9)
    click(qtbot, page.crasse.steal)
    assert thief.banner.isVisible()
    assert thief.subject.character.pools.jetons == 6
    other.ledger.list.setCurrentItem(other.ledger.list.topLevelItem(0))
    click(qtbot, other.ledger.strike)
    assert thief.subject.character.pools.jetons == 4
    assert victim.subject.character.pools.jetons == 6
    assert thief.subject.character.ledger == ()


def a_scene_ends_for_everybody(qtbot: QtBot, one: SheetWindow, two: SheetWindow) -> None:
    before = one.subject.derived.heroism, two.subject.derived.heroism
    page = one.page(ProgressPage)
    click(qtbot, page.heroism.everybody)
    click(qtbot, page.heroism.end_scene)
    assert one.subject.derived.heroism == before[0] + 1
    assert two.subject.derived.heroism == before[1] + 1
    click(qtbot, page.heroism.award)
    assert one.subject.derived.heroism == before[0] + 2
    assert two.subject.derived.heroism == before[1] + 1


def money_is_shared_owed_and_due(qtbot: QtBot, sheet: SheetWindow) -> None:
    traits = tuple(TraitPick(one, one) for one in ("dette", "dependance", "faveur"))
    window = become(sheet, cassure="compromission", traits=traits, pools=TEN)
    money = window.page(ProgressPage).money
    write(qtbot, money.amount, 80)
    assert "40" in money.shared.text()
    click(qtbot, money.earn)
    assert window.subject.character.pools.couronnes == 90
    write(qtbot, money.weeks, 4)
    click(qtbot, money.pay_habit)
    assert window.subject.character.pools.couronnes == 50
    write(qtbot, money.months, 3)
    click(qtbot, money.grow)
    assert money.debt.value.text() == "160"
    write(qtbot, money.repaid, 50)
    click(qtbot, money.repay)
    assert money.debt.value.text() == "110"
    click(qtbot, money.use_favour)
    assert "1 rendues" in money.favours.text()
    assert not money.use_favour.isEnabled()


def an_armour_is_repaired_at_its_price(qtbot: QtBot, sheet: SheetWindow) -> None:
    worn = Armour("m", "Chemise de mailles", repair_percent=15, lost=2, price=200)
    window = become(sheet, armours=(worn,), pools=TEN)
    money = window.page(ProgressPage).money
    (line,) = money.repairs()
    assert "30" in line.price.text()
    click(qtbot, line.repair)
    assert window.subject.character.pools.couronnes == 20
    assert window.subject.character.armours[0].lost == 1


def a_bounty_is_recalled_and_printed_on_a_notice(
    qtbot: QtBot, context: Context, sheet: SheetWindow, tmp_path: Path
) -> None:
    window = become(sheet, cassure="fuite", name="Jo <b>")
    money = window.page(ProgressPage).money
    price = window.subject.derived.bounty.total
    assert price > 0
    assert money.bounty.value.text() == str(price)
    dialogs = context.dialogs
    assert isinstance(dialogs, RecordingDialogs)
    path = tmp_path / "avis.pdf"
    dialogs.answers.append(path)
    click(qtbot, money.notice)
    text = "".join(page.extract_text() for page in PdfReader(path).pages)
    assert f"{price} couronnes" in text
    assert "Jo <b>" in text


@pytest.mark.rule(
    "NP-REPUTATION-BOUNTY-USE",
    "NP-CASSURE-COMPROMISSION",
    "NP-TRAIT-DEPENDANCE",
    "NP-TRAIT-EVENT-DETTE",
    "NP-ARMOUR-REPAIR",
    "NP-TRAIT-NAIN-REBELLE",
    "NP-TRAIT-FELIS-AVERSION-EAU",
    "NP-SKILL-CONTACT-CONVERSION",
)
def test_money_races_and_contacts(
    sheet: SheetWindow, qtbot: QtBot, context: Context, tmp_path: Path
) -> None:
    rows_that_concern_nobody_are_hidden(sheet)
    money_is_shared_owed_and_due(qtbot, sheet)
    a_bounty_is_recalled_and_printed_on_a_notice(qtbot, context, sheet, tmp_path)
    an_armour_is_repaired_at_its_price(qtbot, sheet)
    races_have_their_own_rows(qtbot, sheet)
    a_contact_is_converted_and_back(qtbot, sheet)
    unopened_specialisations_are_one_row_until_asked_for(qtbot, sheet)


def rows_that_concern_nobody_are_hidden(sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(ProgressPage)
    assert not page.money.debt.isVisible()
    assert not page.money.pay_habit.isVisible()
    assert not page.learn.raise_surgery.isVisible()


def races_have_their_own_rows(qtbot: QtBot, sheet: SheetWindow) -> None:
    nain = become(sheet, origins=Origins(race="nain", culture="umelorien"))
    heroism = nain.page(ProgressPage).heroism
    before = nain.subject.derived.heroism
    click(qtbot, heroism.defy)
    assert nain.subject.derived.heroism == before + 2
    assert not heroism.rain.isVisible()
    felis = become(sheet, origins=Origins(race="felis", culture="umelorien"))
    heroism = felis.page(ProgressPage).heroism
    before = felis.subject.derived.heroism
    write(qtbot, heroism.minutes, 31)
    click(qtbot, heroism.rain)
    assert felis.subject.derived.heroism == before - 2


def a_contact_is_converted_and_back(qtbot: QtBot, sheet: SheetWindow) -> None:
    window = become(sheet, kits=Kits(professional={"commerce": 13}), skills=Skills())
    contacts = window.page(ProgressPage).contacts
    (line,) = contacts.lines()
    assert isinstance(line, ContactLine)
    click(qtbot, line.convert)
    assert [one.rank for one in window.subject.character.conversions] == ["influent"]
    minor, conversion = contacts.lines()
    assert "2 × mineur" in minor.findChildren(PlainLabel)[0].text()
    (back,) = conversion.findChildren(RemoveButton)
    click(qtbot, back)
    assert window.subject.character.conversions == ()


def hidden_influence_is_a_note_of_the_mj(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, pools=TEN)
    page = sheet.page(ProgressPage)
    qtbot.keyClicks(page.jetons.gm_notes, "parrain de la guilde")
    qtbot.keyClick(page.jetons.gm_notes, Qt.Key.Key_Return)
    assert sheet.subject.character.gm_notes == "parrain de la guilde"


def unopened_specialisations_are_one_row_until_asked_for(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    skills = sheet.page(FirstPage).skills
    fold = skills.folds()["Combat armé"]
    shut = [
        row
        for row in skills.rows().values()
        if row.line().group == fold.skill and not row.line().opened
    ]
    assert len(shut) > 1
    assert not any(row.isVisible() for row in shut)
    assert str(len(shut)) in fold.text()
    click(qtbot, fold)
    assert all(row.isVisible() for row in shut)
    qtbot.keyClick(fold, Qt.Key.Key_Return)
    assert not any(row.isVisible() for row in shut)
    assert fold.accessibleName().endswith("déplier")
