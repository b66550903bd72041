"""The catalogue: what is bought, sold and earned moves the purse, and nothing else is possible."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.warhammer.commands.gear import SetPurse
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


def take_back(window: SceneWindow, times: int = 1) -> None:
    """Undo what was bought, sold or earned, from the keyboard."""
    for _ in range(times):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.rule("WH-PRICE-REPAIR")
@pytest.mark.rule("WH-PRICE-GOODS")
def test_what_is_found_says_what_it_costs_and_what_lacks(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    # A span names its other end.
    page = window.buying
    repair = "Réparation d’armure par PA"
    key = next(key for key, one in page._options.items() if one.title == repair)
    choose(page.found, key)
    page.count.set_value(2)
    page.count.valueCommitted.emit(2)
    assert page.price.value() == 10
    assert "8 pa, 4 s" in page.total.text()
    # What the purse cannot pay says what lacks.
    page = window.buying
    choose(page.found, "weapon:pistolet")
    assert not page.do.isEnabled()
    assert "Il manque 1 co, 5 pa" in page.total.text()
    QTest.keyClick(page.count, Qt.Key.Key_Return)  # the rules refuse it too
    assert window.banner.isVisible()
    assert stored(rich).weapons == ()
    # Search and shelf find without accents.
    page = window.buying
    write(page.found.search, "medec")
    assert [one.title for one in page.found.list.options()] == ["Médecin"]
    page.found.search.clear()
    page.group.show_value("Armures")
    assert all(one.detail.startswith("Armures") for one in page.found.list.options())


@pytest.mark.rule("WH-INCOME-TABLE")
def test_what_is_owned_is_sold_income_taken_in_and_the_sheet_followed(
    context: Context, window: SceneWindow, rich: str, stored: Stored
) -> None:
    # At an agreed price.
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
    # The income of a level is taken in.
    take_back(window, 2)
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
    # The window follows the sheet, and goes with it.
    context.library.characters.edit(rich, SetPurse(24), "sheet")
    assert "2 pa" in window.purse.text()
    context.library.characters.remove(rich)
    assert not window.isVisible()


@pytest.mark.rule("WH-PRICE-MELEE")
@pytest.mark.rule("WH-PRICE-AMMO")
@pytest.mark.rule("WH-PRICE-TRAVEL")
@pytest.mark.rule("WH-PRICE-RANGED")
def test_what_is_bought_moves_the_purse_and_is_taken_back(
    window: SceneWindow, rich: str, stored: Stored
) -> None:
    # By the keyboard alone.
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
    # Sword and shield leave nineteen pistoles.
    page.found.search.clear()
    page = window.buying
    for row in ("epee", "bouclier"):
        choose(page.found, f"weapon:{row}")
        click(page.do)
    assert [one.weapon for one in stored(rich).weapons] == ["epee", "bouclier"]
    assert stored(rich).purse.sous == 19 * 12
    assert "19 pa" in window.purse.text()
    # Bolts are dearer than arrows.
    take_back(window, 2)
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
    # A leg of a journey that was started is paid whole.
    take_back(window, 2)
    page = window.buying
    key = next(key for key, one in page._options.items() if one.title == "Chariot (5 km)")
    choose(page.found, key)
    write(page.count, "12")
    click(page.do)
    assert stored(rich).purse.sous == 480 - 6
    assert stored(rich).items == ()
    # What has no price waits for the GM’s.
    take_back(window)
    page = window.buying
    choose(page.found, "weapon:arc-elfique")
    assert not page.do.isEnabled()
    write(page.price.fields[0], "1")
    assert page.do.isEnabled()
    click(page.do)
    assert stored(rich).purse.sous == 240
