"""A sheet whose character a fight owns: what is done here is done there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.warhammer.document import Character, Wound
from desktop.services.fights import FightSession
from desktop.ui.context import Context
from desktop.ui.sheets.warhammer.combat_page import CombatPage
from desktop.ui.sheets.warhammer.health_page import HealthPage
from desktop.ui.sheets.warhammer.window import SheetWindow
from tests.ui.doubles import RecordingNavigator

LEFT = Qt.MouseButton.LeftButton
CUT = Wound(id="w", kind="tranchantes", location="bras", value=6, bleeding=True)


@pytest.fixture
def fought(
    context: Context, create: Callable[..., str], open_sheet: Callable[..., SheetWindow]
) -> tuple[SheetWindow, FightSession]:
    """The sheet of a wounded man in a fight, and the fight."""
    character = create(wounds=(CUT,))
    sheet = open_sheet(character)
    session = context.library.fights.open(context.library.fights.create("warhammer", "Le pont"))
    session.join_character(character, 0)
    return sheet, session


def there(session: FightSession) -> Character:
    """The man as the fight has him."""
    (fighter,) = session.view().fighters
    found = session.participant(fighter.id)
    assert isinstance(found, Character)
    return found


def test_a_sheet_and_its_fight_are_one(
    qtbot: QtBot, context: Context, fought: tuple[SheetWindow, FightSession]
) -> None:
    the_sheet_says_which_fight_and_opens_it(context, fought)
    what_is_done_on_the_sheet_is_done_in_the_fight(qtbot, fought)
    what_the_fight_does_is_on_the_sheet(fought)


def the_sheet_says_which_fight_and_opens_it(
    context: Context, fought: tuple[SheetWindow, FightSession]
) -> None:
    sheet, session = fought
    assert sheet.form.fight.isVisible()
    assert "Le pont" in sheet.form.fight.text()
    sheet.form.fight.actions()[0].click()
    assert isinstance(context.navigator, RecordingNavigator)
    assert session.id in context.navigator.opened[-1]


def what_is_done_on_the_sheet_is_done_in_the_fight(
    qtbot: QtBot, fought: tuple[SheetWindow, FightSession]
) -> None:
    sheet, session = fought
    (card,) = sheet.page(HealthPage).wounds.cards.widgets()
    qtbot.mouseClick(card.care, LEFT)
    assert not there(session).wounds[0].bleeding
    (sword,) = sheet.page(CombatPage).weapons.lines.widgets()
    sword.broken.setFocus()
    qtbot.keyClick(sword.broken, Qt.Key.Key_Space)
    assert there(session).weapons[0].broken
    pips = sheet.person.header.fortune
    sheet.form.tabs.setCurrentIndex(0)
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(0).center())
    assert there(session).fortune_spent == 1


def what_the_fight_does_is_on_the_sheet(
    fought: tuple[SheetWindow, FightSession],
) -> None:
    sheet, session = fought
    (fighter,) = session.view().fighters
    session.correct_pool(fighter.id, "fortune", 0, "jour sombre")
    assert sheet.person.header.fortune.value() == 0
