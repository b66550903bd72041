"""The catalogue: what is bought, sold and earned moves the purse, and nothing else is possible."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.warhammer.document import Character, Purse
from desktop.ui.context import Context
from desktop.ui.scenes.warhammer.catalogue.window import SceneWindow
from tests.rules.warhammer.people import person
from tests.ui.scenes.hands import click, write
from tests.ui.scenes.warhammer.conftest import choose

replace = msgspec.structs.replace
Stored = Callable[[str], Character]


@pytest.fixture
def rich(keep: Callable[[Character], str]) -> str:
    """Otto with two couronnes."""
    return keep(replace(person(), purse=Purse(sous=480)))


@pytest.fixture
def window(context: Context, rich: str, shown) -> SceneWindow:
    return shown(SceneWindow(context, rich))


@pytest.mark.rule("WH-PRICE-MELEE")
def test_sword_and_shield_leave_nineteen_pistoles(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    page = window.buying
    for row in ("epee", "bouclier"):
        choose(page.found, f"weapon:{row}")
        click(page.do)
    assert [one.weapon for one in stored(rich).weapons] == ["epee", "bouclier"]
    assert stored(rich).purse.sous == 19 * 12
    assert "19 pa" in window.purse.text()


@pytest.mark.rule("WH-PRICE-AMMO")
def test_bolts_are_dearer_than_arrows(window: SceneWindow, rich: str, stored: Stored) -> None:
    page = window.buying
    choose(page.found, "ammunition:bodkin")
    assert page.count.value() == 5
    write(page.count, "10")
    QTest.keyClick(page.count, Qt.Key.Key_Return)  # the first ends typing, this one buys
    assert stored(rich).purse.sous == 480 - 12
    choose(page.found, "ammunition:bodkin")
    click(page.bolts)
    write(page.count, "10")
    click(page.do)
    assert stored(rich).purse.sous == 480 - 12 - 16
    assert [(one.bolts, one.count) for one in stored(rich).ammunition] == [(False, 10), (True, 10)]


@pytest.mark.rule("WH-PRICE-GOODS")
def test_search_and_shelf_find_without_accents(window: SceneWindow) -> None:
    page = window.buying
    write(page.found.search, "medec")
    assert [one.title for one in page.found.list.options()] == ["Médecin"]
    page.found.search.clear()
    page.group.show_value("Armures")
    assert all(one.detail.startswith("Armures") for one in page.found.list.options())


@pytest.mark.rule("WH-PRICE-TRAVEL")
def test_a_started_leg_of_a_journey_is_paid_whole(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    page = window.buying
    key = next(key for key, one in page._options.items() if one.title == "Chariot (5 km)")
    choose(page.found, key)
    write(page.count, "12")
    click(page.do)
    assert stored(rich).purse.sous == 480 - 6
    assert stored(rich).items == ()


def test_what_the_purse_cannot_pay_says_what_lacks(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    page = window.buying
    choose(page.found, "weapon:pistolet")
    assert not page.do.isEnabled()
    assert "Il manque 1 co, 5 pa" in page.total.text()
    QTest.keyClick(page.count, Qt.Key.Key_Return)  # the rules refuse it too
    assert window.banner.isVisible()
    assert stored(rich).weapons == ()


@pytest.mark.rule("WH-PRICE-RANGED")
def test_what_has_no_price_waits_for_the_gms(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    page = window.buying
    choose(page.found, "weapon:arc-elfique")
    assert not page.do.isEnabled()
    write(page.price.fields[0], "1")
    assert page.do.isEnabled()
    click(page.do)
    assert stored(rich).purse.sous == 240


@pytest.mark.rule("WH-PRICE-REPAIR")
def test_a_span_names_its_other_end(window: SceneWindow) -> None:
    page = window.buying
    repair = "Réparation d’armure par PA"
    key = next(key for key, one in page._options.items() if one.title == repair)
    choose(page.found, key)
    page.count.set_value(2)
    page.count.valueCommitted.emit(2)
    assert page.price.value() == 10
    assert "8 pa, 4 s" in page.total.text()


def test_what_is_owned_is_sold_at_an_agreed_price(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    choose(window.buying.found, "weapon:epee")
    click(window.buying.do)
    window.tabs.setCurrentWidget(window.selling)
    page = window.selling
    assert page.price.value() == 144
    write(page.price.fields[1], "5")
    click(page.do)
    assert stored(rich).weapons == ()
    assert stored(rich).purse.sous == 480 - 144 + 60
    assert page.nothing.isVisible()


@pytest.mark.rule("WH-INCOME-TABLE")
def test_income_of_a_level_is_taken_in(window: SceneWindow, rich: str, stored: Stored) -> None:
    window.tabs.setCurrentWidget(window.earning)
    page = window.earning
    write(page.found.search, "scribe")
    assert [one.title for one in page.found.list.options()] == ["Honnête"]
    choose(page.found, "honnete")
    page.period.show_value("month")
    assert page.amount.value() == 240
    assert "Mois : 1 co à 5 co, 15 pa" in page.spans.text()
    click(page.do)
    assert stored(rich).purse.sous == 720


def test_keyboard_alone_buys_and_takes_it_back(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    page = window.buying
    page.found.search.setFocus()
    write(page.found.search, "gourdin clou")  # Enter goes into what was found
    assert QApplication.focusWidget() is page.found.list
    QTest.keyClick(page.found.list, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is page.count
    QTest.keyClick(page.count, Qt.Key.Key_Return)
    assert [one.weapon for one in stored(rich).weapons] == ["gourdin-cloute"]
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (stored(rich).weapons, stored(rich).purse.sous) == ((), 480)


def test_window_follows_the_sheet_and_goes_with_it(
    context: Context, window: SceneWindow, rich: str
) -> None:
    from desktop.rules.warhammer.commands.gear import SetPurse

    context.library.characters.edit(rich, SetPurse(24), "sheet")
    assert "2 pa" in window.purse.text()
    context.library.characters.remove(rich)
    assert not window.isVisible()
