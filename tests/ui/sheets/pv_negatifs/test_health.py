"""The second page: below zero, wounds, secret clocks, care, time, essence."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.document import (
    Body,
    Countdown,
    DeepWound,
    Essence,
    MortalWound,
    Standing,
    Unit,
    Until,
)
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from desktop.ui.context import Context
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.pv_negatifs.health_page import HealthPage
from desktop.ui.sheets.pv_negatifs.person_page import PersonPage
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from desktop.ui.widgets.box_painting import BoxState
from tests.ui.sheets.pv_negatifs.helps import (
    Made,
    Opened,
    Stored,
    become,
    opened,
    press,
    type_dice,
    write,
)

EYE = MortalWound(id="m", wound="tete-oeil-creve", total=5, open=True)
CLOCK = Countdown(until=Until.COMA, unit=Unit.HOUR, left=3)


def ticked(page: HealthPage) -> list[int]:
    """How many boxes of each row are ticked."""
    return [
        sum(box.state is BoxState.TICKED for box in row.boxes) for row in page.points.track.rows()
    ]


@pytest.mark.rule("PV-NEG-FLOOR", "PV-MORTAL-CHANCE", "PV-MORTAL-LOCATION")
def test_what_strikes_and_what_mends(sheet: SheetWindow, qtbot: QtBot, stored: Stored) -> None:
    the_track_goes_through_zero_to_twice_the_maximum(sheet)
    a_hit_below_zero_asks_for_its_dice_and_draws_a_wound(qtbot, sheet)
    dice_that_are_given_up_leave_everything_as_it_was(qtbot, sheet)
    the_program_rolls_every_die(qtbot, sheet)
    absurd_points_of_a_file_are_shown(sheet)
    a_box_strikes_and_another_click_mends(qtbot, sheet, stored)
    points_are_corrected_by_hand(qtbot, sheet, stored)
    the_keyboard_goes_back_to_where_dice_were_asked_from(qtbot, sheet)


def the_track_goes_through_zero_to_twice_the_maximum(sheet: SheetWindow) -> None:
    page = opened(become(sheet, hp=-9), HealthPage)
    rows = page.points.track.rows()
    # Two points a box: 20 above zero, 13 within Constitution, 27 beyond.
    assert [len(row.boxes) for row in rows] == [10, 7, 14]
    assert ticked(page) == [10, 5, 0]
    assert page.points.floor.value.text() == "−40"
    assert page.points.chance.value.text() == "9"


def a_hit_below_zero_asks_for_its_dice_and_draws_a_wound(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=2)
    page = opened(sheet, HealthPage)
    write(qtbot, page.points.damage, "12")
    press(qtbot, page.points.suffer)
    # Nothing is stored until the dice are there.
    assert sheet.subject.character.hp == 2
    type_dice(qtbot, page.points.asking, 10, 1, 2)
    one = sheet.subject.character
    assert one.hp == -10
    (wound,) = one.mortal
    assert wound.open
    assert page.points.asking.told.isVisible()
    (card,) = opened(sheet, HealthPage).mortal.cards.widgets()
    assert card.wisdom.isVisible()


def dice_that_are_given_up_leave_everything_as_it_was(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-1)
    steps = len(sheet.subject.history())
    page = opened(sheet, HealthPage)
    press(qtbot, page.points.suffer)
    assert page.points.asking.panel.isVisible()
    edit, _roll = page.points.asking.panel.dice[0].stops()
    qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert not page.points.asking.panel.isVisible()
    assert sheet.subject.character.hp == -1
    assert len(sheet.subject.history()) == steps


def the_program_rolls_every_die(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-18)
    page = opened(sheet, HealthPage)
    write(qtbot, page.points.damage, "1")
    press(qtbot, page.points.suffer)
    press(qtbot, page.points.asking.panel.all)
    assert sheet.subject.character.hp == -19
    assert not page.points.asking.panel.isVisible()


def absurd_points_of_a_file_are_shown(sheet: SheetWindow) -> None:
    page = opened(become(sheet, most=10**12, hp=5), HealthPage)
    assert "par case" in page.points.scale.text()


def a_box_strikes_and_another_click_mends(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    page = opened(sheet, HealthPage)
    line = page.points.track.lines()[0]
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_1)
    assert stored().hp == 18
    assert ticked(page) == [1, 0, 0]
    page.points.track.boxCleared.emit(0)
    assert stored().hp == 20


def points_are_corrected_by_hand(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    points = opened(sheet, HealthPage).points
    write(qtbot, points.points, "-3")
    write(qtbot, points.lost, "5")
    assert (stored().hp, stored().lost) == (-3, 5)
    write(qtbot, points.points, "-41")
    assert points.points.problem
    assert stored().hp == -3


@pytest.mark.rule(
    "PV-DEEP-CURE", "PV-DEEP-HOLD", "PV-WOUND-CHECK", "PV-REGEN-FLAG", "PV-WOUND-DEATH-ROUNDS"
)
def test_deep_and_mortal_wounds(qtbot: QtBot, sheet: SheetWindow) -> None:
    a_deep_wound_asks_for_one_single_heal(qtbot, sheet)
    deep_wounds_are_written_in_place_and_keep_their_order(qtbot, sheet)
    a_mortal_wound_is_checked_under_wisdom(qtbot, sheet)
    regeneration_and_disbelief(qtbot, sheet)
    a_marked_wound_brings_its_clock(qtbot, sheet)
    tab_reads_the_page_from_what_strikes_to_what_heals(sheet)


def a_deep_wound_asks_for_one_single_heal(qtbot: QtBot, sheet: SheetWindow) -> None:
    deep = (DeepWound(id="d", threshold=24, note="Flanc"),)
    become(sheet, hp=-24, most=30, deep=deep)
    points = opened(sheet, HealthPage).points
    assert points.wound.currentText() == "Flanc"
    write(qtbot, points.healing, "23")
    press(qtbot, points.heal)
    assert (sheet.subject.character.hp, len(sheet.subject.character.deep)) == (-24, 1)
    write(qtbot, points.healing, "24")
    press(qtbot, points.heal)
    assert (sheet.subject.character.hp, sheet.subject.character.deep) == (0, ())


def deep_wounds_are_written_in_place_and_keep_their_order(qtbot: QtBot, sheet: SheetWindow) -> None:
    deep = (DeepWound(id="a", threshold=4), DeepWound(id="b", threshold=6))
    become(sheet, hp=-7, deep=deep)
    records = opened(sheet, HealthPage).deep.records
    write(qtbot, records.lines()[0].fields()[0], "Épaule")
    assert [one.id for one in sheet.subject.character.deep] == ["a", "b"]
    press(qtbot, records.add)
    assert sheet.subject.character.deep[-1].threshold == 7


def a_mortal_wound_is_checked_under_wisdom(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-5, mortal=(EYE,))
    page = opened(sheet, HealthPage)
    (card,) = page.mortal.cards.widgets()
    assert card.title.text() == "Tête\u00a0: Œil crevé"
    assert "régénération" in card.effect.text()
    press(qtbot, card.wisdom)
    type_dice(qtbot, page.mortal.asking, 3)
    assert not sheet.subject.character.mortal[0].open
    assert not card.wisdom.isVisible()


def regeneration_and_disbelief(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-5, mortal=(EYE, MortalWound(id="n", wound="jambes-x")))
    page = opened(sheet, HealthPage)
    card, other = page.mortal.cards.widgets()
    press(qtbot, card.regenerate)
    assert sheet.subject.character.mortal[0].healed
    assert not card.regenerate.isVisible()
    press(qtbot, other.remove)
    assert len(sheet.subject.character.mortal) == 1


def a_marked_wound_brings_its_clock(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-5)
    page = opened(sheet, HealthPage)
    deadly = next(one.id for one in sheet.subject.tables.wounds if one.death == "rounds")
    page.mortal.add.button.chosen.emit(deadly)
    (card,) = opened(sheet, HealthPage).mortal.cards.widgets()
    assert card.rounds.isVisible()
    write(qtbot, card.rounds, "2")
    assert sheet.subject.character.mortal[0].rounds == 2
    page.mortal.add.button.chosen.emit("*")
    qtbot.keyClicks(page.mortal.add.words, "Nuque")
    qtbot.keyClick(page.mortal.add.words, Qt.Key.Key_Return)
    assert sheet.subject.character.mortal[-1].note == "Nuque"


def the_secret_clock_is_only_hinted_at(sheet: SheetWindow) -> None:
    for left in (37, 53):
        clock = Countdown(until=Until.COMA, unit=Unit.MINUTE, left=left)
        become(sheet, hp=-16, body=Body(standing=Standing.IMPOTENT, countdown=clock))
        page = opened(sheet, HealthPage)
        assert "plus pour très longtemps" in page.state.hint.text()
        assert page.care.pass_minutes.isVisible()
        assert not page.care.pass_hours.isVisible()
        assert str(left) not in everything_said(sheet)


@pytest.mark.rule("PV-COMA-SECRET")
def test_the_gm_looks_at_the_clock_on_purpose_for_as_long_as_he_looks(
    qtbot: QtBot, create: Made, open_sheet: Opened
) -> None:
    clock = Countdown(until=Until.COMA, unit=Unit.MINUTE, left=37)
    body = Body(standing=Standing.IMPOTENT, countdown=clock)
    other = open_sheet(create())
    assert not opened(other, HealthPage).state.look.isVisible()
    sheet = open_sheet(create(hp=-16, body=body))
    page = opened(sheet, HealthPage)
    press(qtbot, page.state.look)
    assert page.state.secret.text().startswith("37 minutes avant le coma")
    press(qtbot, page.state.look)
    assert "37" not in everything_said(sheet)
    leaving = (partial(sheet.page, PersonPage), other.activateWindow, sheet.hide)
    returning = (partial(sheet.page, HealthPage), sheet.activateWindow, sheet.show)
    for leave, come_back in zip(leaving, returning, strict=True):
        qtbot.waitUntil(sheet.isActiveWindow)
        press(qtbot, page.state.look)
        assert "37" in everything_said(sheet)
        leave()
        qtbot.waitUntil(partial(hidden_again, page))
        assert "37" not in everything_said(sheet)
        come_back()
        QApplication.processEvents()
        assert "37" not in everything_said(sheet)


def hidden_again(page: HealthPage) -> bool:
    return not page.state.look.isChecked()


def everything_said(window: QWidget) -> str:
    """What labels, names, descriptions and tips of a window say, hidden ones too."""
    return " ".join(
        f"{one.accessibleName()} {one.accessibleDescription()} {one.toolTip()} "
        f"{getattr(one, 'text', str)()}"
        for one in window.findChildren(QWidget)
    )


@pytest.mark.rule(
    "PV-DEEP-STABILISE",
    "PV-DEEP-FAIL",
    "PV-WISDOM-EXTEND",
    "PV-COMA-SECRET",
    "PV-DEEP-DAILY",
    "PV-STABLE-HEAL-BED",
    "PV-NONLETHAL-HEAL",
    "PV-CLOTHES",
    "PV-TABLE-A-SHOCK",
)
def test_care_time_and_death(qtbot: QtBot, sheet: SheetWindow) -> None:
    a_failed_attempt_starts_the_clock_unseen(qtbot, sheet)
    hours_pass_and_wisdom_puts_coma_off(qtbot, sheet)
    the_secret_clock_is_only_hinted_at(sheet)
    days_after_stabilising(qtbot, sheet)
    hours_of_rest(qtbot, sheet)
    states_and_clothes(qtbot, sheet)
    back_from_the_dead(qtbot, sheet)
    a_god_is_called(qtbot, sheet)


def a_failed_attempt_starts_the_clock_unseen(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-6, deep=(DeepWound(id="d", threshold=6),))
    page = opened(sheet, HealthPage)
    write(qtbot, page.care.skill, "9")
    press(qtbot, page.care.kit)
    assert int(page.care.need.value.text()) > 9
    press(qtbot, page.care.stabilise)
    # Only the d20 is asked for: the other one is the GM's secret.
    type_dice(qtbot, page.care.asking, 20)
    assert sheet.subject.character.body.countdown is not None
    assert page.state.hint.isVisible()
    assert not page.care.stabilise.isVisible()


def hours_pass_and_wisdom_puts_coma_off(qtbot: QtBot, sheet: SheetWindow) -> None:
    body = Body(standing=Standing.IMPOTENT, countdown=CLOCK)
    become(sheet, hp=-6, body=body)
    page = opened(sheet, HealthPage)
    write(qtbot, page.care.units, "3")
    press(qtbot, page.care.pass_hours)
    type_dice(qtbot, page.care.asking, 20)
    assert sheet.subject.character.body.standing is Standing.COMA
    assert page.state.standing.currentText() == "dans le coma"


def days_after_stabilising(qtbot: QtBot, sheet: SheetWindow) -> None:
    deep = (DeepWound(id="d", threshold=6),)
    watched = become(sheet, hp=-6, deep=deep, body=Body(stabilised=True))
    page = opened(watched, HealthPage)
    press(qtbot, page.care.daily)
    type_dice(qtbot, page.care.asking, 4, 5)
    assert watched.subject.character.body.days == 1
    resting = become(sheet, hp=-6, body=Body(stabilised=True))
    page = opened(resting, HealthPage)
    assert not page.care.daily.isVisible()
    page.care.care.setFocus()
    qtbot.keyClick(page.care.care, Qt.Key.Key_End)
    press(qtbot, page.care.day)
    type_dice(qtbot, page.care.asking, 1, 2, 20, 19)
    assert resting.subject.character.hp == -4


def hours_of_rest(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=10, lost=6)
    care = opened(sheet, HealthPage).care
    write(qtbot, care.hours, "2")
    press(qtbot, care.rest)
    assert sheet.subject.character.hp > 10


def states_and_clothes(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-6)
    state = opened(sheet, HealthPage).state
    press(qtbot, state.conditions["surpris"])
    write(qtbot, state.margin, "2")
    body = sheet.subject.character.body
    assert (body.conditions, body.margin) == (("surpris",), 2)
    assert state.ruin.value.text() == "6"
    state.cause.show_value("noyade")
    assert not state.check_clothes.isEnabled()
    state.cause.show_value("physique")
    press(qtbot, state.check_clothes)
    type_dice(qtbot, state.asking, 1)
    assert not state.cause.isVisible()
    press(qtbot, state.buy_clothes)
    assert not sheet.subject.character.body.clothes


def back_from_the_dead(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-40, body=Body(standing=Standing.DEAD))
    page = opened(sheet, HealthPage)
    assert not page.points.suffer.isEnabled()
    assert page.essence.restore.isVisible()
    write(qtbot, page.state.back, "5")
    press(qtbot, page.state.revive)
    type_dice(qtbot, page.state.asking, 1)
    assert (sheet.subject.character.hp, sheet.subject.character.dead) == (5, False)


def a_god_is_called(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-6)
    care = opened(sheet, HealthPage).care
    write(qtbot, care.chance, "30")
    qtbot.keyClicks(care.answer, "Une lueur")
    press(qtbot, care.call)
    type_dice(qtbot, care.asking, 30)
    assert sheet.subject.character.notes == "Une lueur"


@pytest.mark.rule("PV-ESS-TRAUMA", "PV-ESS-ROLL", "PV-ESS-OUBLI", "PV-ESS-END")
def test_essence_its_journal_and_its_end(
    qtbot: QtBot, context: Context, sheet: SheetWindow, stored: Stored
) -> None:
    essence_is_lost_and_regained_with_its_journal(qtbot, sheet, stored)
    an_oubli_gives_points_and_takes_them_back(qtbot, sheet)
    the_margin_is_written_and_given_back_to_the_tables(qtbot, sheet, stored)
    hidden_rules_stay_hidden_until_the_gm_wants_them(qtbot, context, sheet)


def essence_is_lost_and_regained_with_its_journal(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    section = opened(sheet, HealthPage).essence
    qtbot.keyClicks(section.date, "3 mai")
    press(qtbot, section.lose)
    assert (stored().essence.points, stored().essence.journal[-1].date) == (99, "3 mai")
    write(qtbot, section.count, "2")
    press(qtbot, section.roll)
    type_dice(qtbot, section.asking, 20, 3)
    assert stored().essence.points == 98
    press(qtbot, section.gain)
    assert sheet.banner.isVisible()
    qtbot.keyClicks(section.side_effect, "Tremblements")
    press(qtbot, section.gain)
    assert stored().essence.points == 99
    assert "Tremblements" in section.journal.texts()[0]


def an_oubli_gives_points_and_takes_them_back(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, essence=Essence(points=40))
    section = opened(sheet, HealthPage).essence
    assert not section.remember.isVisible()
    assert section.effects.isVisible()
    write(qtbot, section.hidden_points, "5")
    write(qtbot, section.paid, "100")
    press(qtbot, section.forget)
    assert (sheet.subject.character.essence.points, sheet.subject.character.xp) == (45, 3900)
    press(qtbot, section.remember)
    assert sheet.subject.character.essence.points == 40


def the_margin_is_written_and_given_back_to_the_tables(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    section = opened(sheet, HealthPage).essence
    write(qtbot, section.margin, "7")
    assert stored().essence.margin == 7
    press(qtbot, section.by_tables)
    assert stored().essence.margin is None


def hidden_rules_stay_hidden_until_the_gm_wants_them(
    qtbot: QtBot, context: Context, sheet: SheetWindow
) -> None:
    page = opened(become(sheet), HealthPage)
    assert not page.points.willing.isVisible()
    assert not page.essence.willing.isVisible()
    settings = Settings(hidden=Hidden(willing_damage=True))
    context.library.campaigns.change("pv_negatifs", settings)
    QApplication.processEvents()
    assert page.points.willing.isVisible()
    press(qtbot, page.essence.willing)
    assert page.essence.journal.texts()[0].startswith("−")


def the_keyboard_goes_back_to_where_dice_were_asked_from(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-30)
    points = opened(sheet, HealthPage).points
    write(qtbot, points.damage, "1")
    points.suffer.setFocus()
    qtbot.keyClick(points.suffer, Qt.Key.Key_Space)
    for face in ("1", "1", "1"):
        edit, _roll = points.asking.panel.dice[0].stops()
        qtbot.waitUntil(edit.hasFocus)
        qtbot.keyClicks(edit, face)
        qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert sheet.subject.character.hp == -31
    assert len(sheet.subject.character.mortal) == 1
    qtbot.waitUntil(points.suffer.hasFocus)


def tab_reads_the_page_from_what_strikes_to_what_heals(sheet: SheetWindow) -> None:
    become(sheet, hp=-5)
    page = opened(sheet, HealthPage)
    page.deep.records.addAsked.emit("")
    page.mortal.add.button.chosen.emit("tete-oeil-creve")
    chain = focus_chain(page)
    (card,) = page.mortal.cards.widgets()
    stops = (page.points.suffer, page.deep.records.lines()[0].fields()[0], card.wisdom)
    places = [chain.index(one) for one in (*stops, page.care.rest, page.essence.lose)]
    assert places == sorted(places)
