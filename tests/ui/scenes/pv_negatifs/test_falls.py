"""Falls and parachutes in their windows, and what they leave on the sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.pv_negatifs.commands.person import SetAbility
from desktop.rules.pv_negatifs.document import Body, Character, Item, Standing
from desktop.ui.context import Context
from desktop.ui.scenes.pv_negatifs.falling import SceneWindow as FallWindow
from desktop.ui.scenes.pv_negatifs.parachuting import SceneWindow as ParachuteWindow
from desktop.ui.sheets.common.tab_order import focus_chain
from tests.ui.scenes.hands import click, write
from tests.ui.scenes.pv_negatifs.conftest import Open, throw

Stored = Callable[[str], Character]


@pytest.mark.rule("PV-FALL-MULT")
def test_the_fall_times_five_is_played_stored_and_undone(
    qtbot: QtBot, opened: Open, stored: Stored
) -> None:
    window = opened(FallWindow)
    page, identity = window.page, window.subject.id
    write(page.metres, "12")
    throw(page, 20, 15, 14, 19)
    assert page.told.text().count("Raté") == 4
    throw(page, 9, 14)
    assert page.landing.damage.isHidden()
    throw(page, 5)
    assert page.landing.height_.value.text() == "9 m"
    assert page.landing.damage.value.text() == "70"
    assert "× 5" in page.landing.damage.value.accessibleDescription()
    assert stored(identity).hp == 20
    click(page.landing.suffer)
    # 50 below zero is beyond the floor: she dies without a die more.
    assert stored(identity).body.standing is Standing.DEAD
    assert "70" in page.landing.asking.told.text()
    assert page.landing.suffer.isHidden()
    assert page.told.isHidden()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stored(identity).hp == 20
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert stored(identity).dead


@pytest.mark.rule("PV-MORTAL-CHANCE")
def test_damage_below_zero_asks_for_its_own_dice(opened: Open, stored: Stored) -> None:
    window = opened(FallWindow, hp=5)
    page, identity = window.page, window.subject.id
    write(page.metres, "7")
    click(page.acts)
    throw(page, 13, 6)
    click(page.landing.suffer)
    assert stored(identity).hp == 5
    panel = page.landing.asking.panel
    assert panel.isVisible()
    QTest.keyClick(panel.dice[0].stops()[0], Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert page.landing.suffer.isVisible()
    click(page.landing.suffer)
    write(panel.dice[0].stops()[0], "90")
    assert stored(identity).hp == -8


@pytest.mark.rule("PV-FALL-WATER")
@pytest.mark.rule("PV-FALL-FOREST")
def test_the_surface_asks_for_other_dice(opened: Open) -> None:
    page = opened(FallWindow).page
    write(page.metres, "12")
    throw(page, 20)
    page.surface.show_value("eau")
    assert page.told.isHidden()
    assert "1 jet" in page.swims.text()
    throw(page, 13, 13, 20, 20, 1)
    assert page.landing.height_.value.text() == "0 m"
    assert page.told.text().endswith("Sans mal.")
    page.surface.show_value("foret-noire")
    throw(page, 1, 1, 1)
    click(page.all)
    assert page.landing.damage.isVisible()
    click(page.anew)
    assert page.told.isHidden()


def test_who_is_helpless_cannot_soften_a_fall(opened: Open) -> None:
    page = opened(FallWindow, body=Body(conditions=("sans-defense",))).page
    assert not page.acts.isChecked()


def test_a_change_elsewhere_plays_the_same_throws_again(context: Context, opened: Open) -> None:
    window = opened(FallWindow)
    page = window.page
    write(page.metres, "12")
    throw(page, 12)
    assert page.landing.damage.isHidden()
    context.library.characters.edit(window.subject.id, SetAbility("dex", 11), "elsewhere")
    assert "Raté (12 sous 11)" in page.told.text()


@pytest.mark.rule("PV-PARA-DAMAGE")
@pytest.mark.rule("PV-PARA-LOWER")
@pytest.mark.rule("PV-PARA-VENTRAL")
def test_a_parachute_that_opens_late(opened: Open, stored: Stored) -> None:
    worn = Item(id="p", name="Ventral", kind="parachute-ventral", worn=True)
    window = opened(ParachuteWindow, items=(worn,), most=200, hp=200)
    page, identity = window.page, window.subject.id
    assert not page.missed.isVisible()
    write(page.metres, "150")
    assert "malus de 3" in page.notes.text()
    assert "5\u00a0%" in page.notes.text()
    write(page.missed, "3")
    # A ventral one takes 2 off Dextérité, the opening die included: 10 × 5 = 50, missed by 2.
    throw(page, 50, 10, 52)
    throw(page, 100, 5)
    assert page.landing.height_.value.text() == "18 m"
    assert page.landing.damage.value.text() == "100"
    click(page.landing.suffer)
    assert stored(identity).hp == 100


@pytest.mark.rule("PV-PARA-OPEN")
def test_an_open_parachute_brings_one_down(opened: Open) -> None:
    page = opened(ParachuteWindow).page
    assert "aucun parachute" in page.notes.text()
    click(page.by_hand)
    assert not page.riding.isVisible()
    throw(page, 2)
    assert page.safe.text() == "On arrive au sol sans mal."
    assert page.landing.damage.isHidden()


def test_nonsense_is_refused_and_tab_reads_the_page(opened: Open, stored: Stored) -> None:
    # Tab reads the page from its settings to its outcome.
    window = opened(FallWindow)
    page = window.page
    edit, roll = page.die.stops()
    wanted = [page.metres, page.tenths, page.surface, page.acts, edit, roll, page.all]
    chain = focus_chain(page)
    places = [chain.index(one) for one in wanted]
    assert places == sorted(places)
    write(page.metres, "9")
    throw(page, 20)
    edit, roll = page.die.stops()
    chain = focus_chain(page)
    stops = [chain.index(one) for one in (page.acts, edit, roll, page.all, page.landing.suffer)]
    assert stops == sorted(stops)
    assert edit.hasFocus()
    # Nonsense is refused where it is typed.
    click(page.anew)
    throw(page, 21)
    assert page.die.problem
    write(page.metres, "beaucoup")
    assert page.metres.problem
    click(page.all)
    assert page.landing.damage.isHidden()
    write(page.metres, "9")
    throw(page, 3)
    assert page.told.text().startswith("Réussi")
    # Closing while something is typed loses nothing of the sheet.
    QTest.keyClicks(page.metres, "4")
    window.close()
    assert stored(window.subject.id).hp == 20
