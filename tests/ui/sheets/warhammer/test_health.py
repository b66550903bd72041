"""The third page: wounds with their clocks, infections, days, states."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.warhammer.document import (
    Character,
    Doom,
    Hand,
    Infection,
    Injury,
    Ongoing,
    Pending,
    Wound,
)
from desktop.ui.sheets.warhammer.combat_page import CombatPage
from desktop.ui.sheets.warhammer.health_page import HealthPage
from desktop.ui.sheets.warhammer.person_page import PersonPage
from desktop.ui.sheets.warhammer.window import SheetWindow
from desktop.ui.widgets.die_field import DieField
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
Stored = Callable[[], Character]
Made = Callable[..., str]
Opened = Callable[..., SheetWindow]


def cut(**changes: object) -> Wound:
    wound = {"id": "w", "kind": "tranchantes", "location": "bras", "value": 6, **changes}
    return Wound(**wound)  # type: ignore[arg-type]


def type_into(qtbot: QtBot, widget: QWidget, text: str) -> None:
    field = widget.stops()[0] if isinstance(widget, DieField) else widget
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_wounds_are_suffered(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    a_wound_is_added_with_typed_dice(qtbot, sheet, stored)
    the_value_is_read_from_damage_and_a_die_and_the_rest_is_rolled(qtbot, sheet, stored)
    every_effect_can_be_inflicted(sheet, qtbot)
    escape_leaves_the_panel_and_marks_nothing(qtbot, sheet, stored)
    what_runs_is_listed_and_struck_one_by_one(qtbot, sheet)
    a_clock_is_shown_changed_and_stopped_by_destiny(qtbot, sheet)
    states_are_ticked_and_undone(qtbot, sheet, stored)


def a_wound_is_added_with_typed_dice(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    qtbot.mouseClick(page.wounds.add, LEFT)
    panel = page.wounds.suffer
    assert QApplication.focusWidget() is panel.zone
    type_into(qtbot, panel.value, "10")
    assert panel.effect.text()
    # Whatever dice the effect wants, one after another.
    for _ in range(6):
        if panel.isHidden():
            break
        for line in panel.dice.lines():
            if line.field.value() is None:
                type_into(qtbot, line.field, "4")
        if not panel.isHidden():
            qtbot.mouseClick(panel.apply, LEFT)
    (wound,) = stored().wounds
    assert (wound.kind, wound.location, wound.value) == ("tranchantes", "bras", 10)
    (card,) = page.wounds.cards.widgets()
    assert card.title.text().startswith("Bras 10")


def the_value_is_read_from_damage_and_a_die_and_the_rest_is_rolled(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    qtbot.mouseClick(page.wounds.add, LEFT)
    panel = page.wounds.suffer
    type_into(qtbot, panel.damage, "12")
    type_into(qtbot, panel.die, "50")
    value = panel.value.value()
    assert panel.read.value.text() == str(value)
    assert value > 1
    if panel.roll_all.isVisible():
        qtbot.mouseClick(panel.roll_all, LEFT)
        assert not panel.roll_all.isVisible()
    qtbot.mouseClick(panel.apply, LEFT)
    assert panel.isHidden()
    assert stored().wounds[0].value == value


def every_effect_can_be_inflicted(sheet: SheetWindow, qtbot: QtBot) -> None:
    become(sheet)
    panel = sheet.page(HealthPage).wounds.suffer
    qtbot.mouseClick(sheet.page(HealthPage).wounds.add, LEFT)
    for kind, location, value in sheet.subject.tables.criticals:
        if value not in (1, 15):
            continue
        panel.zone.picked.emit(location)
        panel.kind.picked.emit(kind)
        panel.value.set_value(value)
        panel.refresh()
        assert panel.effect.text(), (kind, location, value)


def escape_leaves_the_panel_and_marks_nothing(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    qtbot.mouseClick(page.wounds.add, LEFT)
    qtbot.keyClick(page.wounds.suffer.zone, Qt.Key.Key_Escape)
    assert page.wounds.suffer.isHidden()
    assert stored().wounds == ()


def what_runs_is_listed_and_struck_one_by_one(qtbot: QtBot, sheet: SheetWindow) -> None:
    penalty = Ongoing(stat="cc", amount=-10, until="guerison")
    become(sheet, wounds=(cut(bleeding=True, penalties=(penalty,)),))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    assert [one.label.text() for one in card.threads] == ["saigne", "CC −10 (jusqu’à guérison)"]
    assert sheet.page(PersonPage).characteristics["cc"].text() == "25°"
    sheet.page(HealthPage)
    qtbot.mouseClick(card.threads[1].end, LEFT)
    (wound,) = sheet.subject.character.wounds
    assert (wound.bleeding, wound.penalties) == (True, ())
    qtbot.mouseClick(card.care, LEFT)
    assert card.threads == []


def a_clock_is_shown_changed_and_stopped_by_destiny(qtbot: QtBot, sheet: SheetWindow) -> None:
    doom = Doom(left=24, unit="heures", curable=False)
    become(sheet, wounds=(cut(doom=doom),))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    type_into(qtbot, card.clock, "12")
    assert sheet.subject.character.wounds[0].doom == Doom(left=12, unit="heures", curable=False)
    qtbot.mouseClick(card.destiny, LEFT)
    assert sheet.subject.character.wounds[0].doom is None
    assert sheet.subject.character.destiny_spent == 1


@pytest.mark.rule("WH-INFECT-WHEN", "WH-WPN-TWOHANDED")
def test_wounds_heal_or_kill(qtbot: QtBot, sheet: SheetWindow) -> None:
    the_test_of_the_day_after_brings_its_infection(qtbot, sheet)
    days_pass_and_a_gangrene_kills_unless_the_limb_goes(qtbot, sheet)
    healed_wounds_leave_their_injuries(qtbot, sheet)
    a_test_to_come_is_made_from_its_line(qtbot, sheet)
    the_side_of_a_lost_hand_is_told_and_that_hand_lets_go(qtbot, sheet)
    rounds_go_by_outside_a_fight(qtbot, sheet)


def the_test_of_the_day_after_brings_its_infection(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, wounds=(cut(),))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    qtbot.mouseClick(card.test, LEFT)
    panel = page.wounds.infection
    before = int(panel.target.value.text())
    qtbot.keyClick(panel.washed, Qt.Key.Key_Space)
    assert int(panel.target.value.text()) == before + 10
    type_into(qtbot, panel.die, "99")
    infection = sheet.subject.character.wounds[0].infection
    assert infection is not None
    assert infection.day == 1
    qtbot.waitUntil(card.course.isVisible)
    assert "▸" in card.course.text() or "finie" in card.course.text()
    assert not card.test.isVisible()
    assert "s’infecte" in panel.told.text()


def days_pass_and_a_gangrene_kills_unless_the_limb_goes(qtbot: QtBot, sheet: SheetWindow) -> None:
    wound = cut(tested=True, cared=True, infection=Infection(course="gangrene", day=1))
    become(sheet, wounds=(wound,))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    assert "mort sans amputation" in card.course.text()
    type_into(qtbot, page.days, "2")
    qtbot.mouseClick(page.passing, LEFT)
    infection = sheet.subject.character.wounds[0].infection
    assert infection is not None
    assert infection.day == 3
    qtbot.mouseClick(card.amputate, LEFT)
    type_into(qtbot, page.wounds.amputation.die, "1")
    wound = sheet.subject.character.wounds[0]
    assert wound.infection is not None
    assert wound.infection.over
    assert wound.injuries == (Injury(what="amputation", count=1),)
    assert page.wounds.amputation.isHidden()


def states_are_ticked_and_undone(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    state = sheet.page(HealthPage).state
    state.prone.setFocus()
    qtbot.keyClick(state.prone, Qt.Key.Key_Space)
    state.left.setFocus()
    qtbot.keyClick(state.left, Qt.Key.Key_Space)
    type_into(qtbot, state.stunned, "3")
    body = stored().state
    assert body.prone
    assert body.paralysed == ("jambe-gauche",)
    assert body.stunned == 3
    qtbot.keyClick(sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stored().state.stunned == 0


def healed_wounds_leave_their_injuries(qtbot: QtBot, sheet: SheetWindow) -> None:
    wound = cut(cared=True, injuries=(Injury(stat="soc", amount=-5),))
    become(sheet, wounds=(wound,))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    qtbot.mouseClick(card.heal, LEFT)
    assert sheet.subject.character.wounds[0].healed
    assert page.injuries.texts()[0] == "Soc −5"
    assert not card.care.isVisible()


def a_test_to_come_is_made_from_its_line(qtbot: QtBot, sheet: SheetWindow) -> None:
    test = Pending(characteristic="e", modifier=-20, fails=("paralysie",))
    become(sheet, wounds=(cut(cared=True, pending=(test,)),))
    page = sheet.page(HealthPage)
    (card,) = page.wounds.cards.widgets()
    (line,) = card.threads
    qtbot.mouseClick(line.test, LEFT)
    panel = page.wounds.pending
    assert panel.target.value.text() == "14"
    type_into(qtbot, panel.die, "90")
    qtbot.waitUntil(panel.legs.isVisible)
    type_into(qtbot, panel.legs, "1")
    assert panel.isHidden()
    assert sheet.subject.character.state.paralysed == ("jambe-droite",)
    assert sheet.subject.character.wounds[0].pending == ()


def the_side_of_a_lost_hand_is_told_and_that_hand_lets_go(qtbot: QtBot, sheet: SheetWindow) -> None:
    lost = cut(value=12, injuries=(Injury(what="main", count=1),))
    teeth = cut(id="d", location="tete", injuries=(Injury(what="dents", count=2),))
    become(
        sheet,
        wounds=(
            lost,
            teeth,
        ),
    )
    cards = sheet.page(HealthPage).wounds.cards.widgets()
    hand, other = cards
    qtbot.waitUntil(hand.side.isVisible)
    assert not other.side.isVisible()
    hand.side.setFocus()
    qtbot.keyClick(hand.side, Qt.Key.Key_Down)
    character = sheet.subject.character
    assert character.wounds[0].side == "droite"
    assert character.weapons[0].hand is Hand.NONE
    (sword,) = sheet.page(CombatPage).weapons.lines.widgets()
    sword.hand.setFocus()
    qtbot.keyClick(sword.hand, Qt.Key.Key_Down)
    assert sheet.subject.character.weapons[0].hand is Hand.NONE
    qtbot.waitUntil(sheet.banner.isVisible)
    assert "main droite" in sheet.banner.text()
    assert sword.hand.value() == "rangee"


def rounds_go_by_outside_a_fight(qtbot: QtBot, sheet: SheetWindow) -> None:
    running = cut(penalties=(Ongoing(stat="cc", amount=-10, rounds=2),))
    become(sheet, wounds=(running,))
    page = sheet.page(HealthPage)
    qtbot.waitUntil(page.rounding.isVisible)
    qtbot.mouseClick(page.rounding, LEFT)
    assert sheet.subject.character.wounds[0].penalties[0].rounds == 1
    type_into(qtbot, page.rounds, "5")
    qtbot.mouseClick(page.rounding, LEFT)
    assert sheet.subject.character.wounds[0].penalties == ()
    # Nothing counts rounds any more.
    assert not page.rounding.isVisible()
