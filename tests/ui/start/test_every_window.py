"""Every window and dialog: names on what takes the keyboard, and Tab to all of it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QRadioButton,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from desktop.rules.message import say
from desktop.rules.system import NeedDice
from desktop.ui import theme
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from desktop.ui.library.about_dialog import AboutDialog
from desktop.ui.library.backups_dialog import BackupsDialog
from desktop.ui.library.encounter_window import EncounterWindow
from desktop.ui.library.preferences_dialog import PreferencesDialog
from desktop.ui.library.window import LibraryWindow
from desktop.ui.paper.party import PartyWindow
from desktop.ui.paper.window import PaperWindow
from desktop.ui.scenes.registry import scene_window
from desktop.ui.settings.registry import settings_window
from desktop.ui.sheets.registry import sheet_window
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.registry import wizard_window
from tests.rules.nightprowler.fight.arena import swordsman

SYSTEM, WARHAMMER, NEGATIVE, HARP = "nightprowler", "warhammer", "pv_negatifs", "harp"
#: A date has a day, a month and a year, which Tab goes through.
PARTS = 3


class House:
    """A library with a character, a prepared encounter and its fight."""

    def __init__(self, context: Context) -> None:
        self.context = context
        library = context.library
        corvin = library.registry.get(SYSTEM).renamed(swordsman(14), "Corvin")
        self.character, _ = library.characters.create(SYSTEM, corvin)
        self.encounter = library.encounters.create(SYSTEM, "La milice")
        library.encounters.enter(self.encounter, "3 miliciens", 1)
        library.encounters.enter(self.encounter, "corvin", 0)
        self.fight = library.encounters.start(self.encounter).fight

    def adversary(self, id: str = WARHAMMER) -> str:
        """A ready adversary of a system, as a character."""
        library = self.context.library
        system = library.registry.get(id)
        template = system.templates(system.default_settings())[0]
        return library.characters.create(id, template.document)[0]

    def brawl(self) -> str:
        """A Warhammer fight whose first turn is on."""
        fights = self.context.library.fights
        session = fights.open(fights.create(WARHAMMER, "La rixe"))
        for side in (0, 1):
            session.join_character(self.adversary(), side)
        rolled = session.begin()
        assert isinstance(rolled, NeedDice)
        session.advance(session.roll(rolled.specs))
        return session.id


def combat(house: House) -> CombatWindow:
    return CombatWindow(house.context, house.context.library.fights.open(house.fight))


def brawl(house: House) -> CombatWindow:
    return CombatWindow(house.context, house.context.library.fights.open(house.brawl()))


def closing(house: House) -> QWidget:
    window = combat(house)
    window.show()
    window.menu.close.trigger()
    dialog = window.hands.closing
    assert dialog is not None
    return dialog


def filled(house: House, system: str) -> QWidget:
    """A wizard with somebody in the making: lists have their rows."""
    window = wizard_window(system)(house.context)
    assert isinstance(window, Wizard)
    window.making.surprise(None, say("wizard.surprise-all"))
    return window


def scene(house: House, name: str, system: str = WARHAMMER) -> QWidget:
    return scene_window(system, name)(house.context, house.adversary(system))


WINDOWS: dict[str, Callable[[House], QWidget]] = {
    "library": lambda house: LibraryWindow(house.context),
    "sheet": lambda house: sheet_window(SYSTEM)(house.context, house.character),
    "wizard": lambda house: filled(house, SYSTEM),
    "combat": combat,
    "closing": closing,
    "encounter": lambda house: EncounterWindow(house.context, house.encounter),
    "settings": lambda house: settings_window(SYSTEM)(house.context),
    "warhammer sheet": lambda house: sheet_window(WARHAMMER)(house.context, house.adversary()),
    "warhammer wizard": lambda house: filled(house, WARHAMMER),
    "warhammer settings": lambda house: settings_window(WARHAMMER)(house.context),
    "warhammer combat": brawl,
    "pv sheet": lambda house: sheet_window(NEGATIVE)(house.context, house.adversary(NEGATIVE)),
    "pv wizard": lambda house: filled(house, NEGATIVE),
    "pv settings": lambda house: settings_window(NEGATIVE)(house.context),
    "harp sheet": lambda house: sheet_window(HARP)(house.context, house.adversary(HARP)),
    "harp wizard": lambda house: filled(house, HARP),
    "harp settings": lambda house: settings_window(HARP)(house.context),
    "catalogue": lambda house: scene(house, "catalogue"),
    "tests": lambda house: scene(house, "test"),
    "interrogation": lambda house: scene(house, "interrogation"),
    "jumps": lambda house: scene(house, "jump"),
    "tavern": lambda house: scene(house, "tavern"),
    "manoeuvre": lambda house: scene(house, "manoeuvre", HARP),
    "shared task": lambda house: scene(house, "task", HARP),
    "sight": lambda house: scene(house, "sight", HARP),
    "fall": lambda house: scene(house, "fall", NEGATIVE),
    "parachute": lambda house: scene(house, "parachute", NEGATIVE),
    "leap": lambda house: scene(house, "leap", NEGATIVE),
    "magic resistance": lambda house: scene(house, "magic-resistance", NEGATIVE),
    "essence": lambda house: scene(house, "essence", NEGATIVE),
    "paper": lambda house: PaperWindow(house.context, character=house.character),
    "party": lambda house: PartyWindow(house.context),
    "backups": lambda house: BackupsDialog(house.context),
    "about": lambda house: AboutDialog(),
    "preferences": lambda house: PreferencesDialog(house.context.library),
}


@pytest.fixture(params=WINDOWS)
def window(
    request: pytest.FixtureRequest, context: Context, qapp: QApplication
) -> Iterator[QWidget]:
    shown = WINDOWS[request.param](House(context))
    shown.resize(1280, 800)
    shown.show()
    shown.activateWindow()
    assert QTest.qWaitForWindowActive(shown)
    parent = shown.parentWidget()
    yield shown
    if isValid(shown):
        shown.close()
    if parent is not None:
        parent.close()
    qapp.processEvents()


def pages(window: QWidget) -> Iterator[None]:
    """Each page of the window's tabs or steps in turn, or the window as it is."""
    if isinstance(window, Wizard):
        for step in window.making.steps:
            window.open_step(step)
            QApplication.processEvents()
            yield
        return
    tabs = window.findChild(QTabWidget)
    for number in range(1 if tabs is None else tabs.count()):
        if tabs is not None:
            tabs.setCurrentIndex(number)
        QApplication.processEvents()
        yield


def stops(window: QWidget) -> set[QWidget]:
    """Whatever Tab should reach now."""
    return {
        one
        for one in window.findChildren(QWidget)
        if one.isVisible()
        and one.isEnabled()
        and one.window() is window
        and one.focusProxy() is None
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    }


def fellows(widget: QWidget) -> set[QWidget]:
    """The buttons that arrows go to from this one, where only one of them can be chosen."""
    if not isinstance(widget, QAbstractButton):
        return {widget}
    group = widget.group()
    if group is not None and group.exclusive():
        return {widget, *group.buttons()}
    if widget.autoExclusive() and (parent := widget.parentWidget()) is not None:
        return {widget, *parent.findChildren(QRadioButton)}
    return {widget}


def test_every_window_is_named_walked_by_tab_dressed_and_closed(
    window: QWidget, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    # In one test: opening the windows takes longest.
    for _ in pages(window):
        found = stops(window)
        assert found
        nameless = [one for one in found if not spoken(one)[0].strip()]
        assert nameless == []
        walked_by_tab(window, spoken)
    # What has a parent wears what that one's window wears.
    top = window.parentWidget() or window
    assert theme.style_sheet(theme.current()) in top.window().styleSheet()
    if isinstance(window, QDialog):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        assert window.close()
    assert not isValid(window) or not window.isVisible()


def walked_by_tab(window: QWidget, spoken: Callable[[QWidget], tuple[str, str]]) -> None:
    """Tab goes everywhere, and back to where it began."""
    wanted, seen = stops(window), []
    window.focusNextChild()
    while (here := QApplication.focusWidget()) not in seen:
        assert here is not None
        assert here.window() is window
        seen.append(here)
        for _ in range(PARTS):
            QTest.keyClick(here, Qt.Key.Key_Tab)
            if QApplication.focusWidget() is not here:
                break
    reached = set[QWidget]().union(*map(fellows, seen))
    missed = [f"{type(one).__name__} {spoken(one)[0]}" for one in wanted - reached]
    assert missed == []
    assert seen.index(here) <= 1
