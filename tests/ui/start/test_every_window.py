"""Every window and dialog: names, Tab to all that takes the keyboard, room for longer words."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
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
from desktop.ui.scenes.registry import scene_window, scenes
from desktop.ui.settings.registry import settings_window
from desktop.ui.sheets.registry import sheet_window
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.registry import wizard_window
from tests.rules.nightprowler.fight.arena import swordsman
from tests.ui.scenes.harp.conftest import NYNYVE, ORC
from tests.ui.start.longer_words import LongerWords, cut, cut_off

SYSTEM, WARHAMMER, NEGATIVE, HARP = "nightprowler", "warhammer", "pv_negatifs", "harp"
#: How the keys of texts begin.
KEYS = ("np.", "wh.", "pv.", "harp.")
#: A date has a day, a month and a year, which Tab goes through.
PARTS = 3


class House:
    """A library; what a window wants of it is made once it does."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @cached_property
    def character(self) -> str:
        """Corvin, a swordsman."""
        library = self.context.library
        corvin = library.registry.get(SYSTEM).renamed(swordsman(14), "Corvin")
        return library.characters.create(SYSTEM, corvin)[0]

    @cached_property
    def encounter(self) -> str:
        """Corvin against three of the militia, prepared."""
        encounters = self.context.library.encounters
        made = encounters.create(SYSTEM, "La milice")
        encounters.enter(made, "3 miliciens", 1)
        assert self.character
        encounters.enter(made, "corvin", 0)
        return made

    @cached_property
    def fight(self) -> str:
        """The fight of that encounter."""
        return self.context.library.encounters.start(self.encounter).fight

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


def library(house: House) -> LibraryWindow:
    """It lists a character, an encounter and a fight."""
    assert house.fight
    return LibraryWindow.of(house.context)


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


def scene(house: House, system: str, name: str) -> QWidget:
    """The window of a scene; one of HARP has somebody to resist, and a skilled one to act."""
    if system != HARP:
        return scene_window(system, name)(house.context, house.adversary(system))
    create = house.context.library.characters.create
    create(HARP, ORC)
    return scene_window(HARP, name)(house.context, create(HARP, NYNYVE)[0])


WINDOWS: dict[str, Callable[[House], QWidget]] = {
    "library": library,
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
    **{
        f"{system} {name}": partial(scene, system=system, name=name)
        for system in (WARHAMMER, NEGATIVE, HARP)
        for name, _title in scenes(system)
    },
    "paper": lambda house: PaperWindow(house.context, character=house.character),
    "party": lambda house: PartyWindow(house.context),
    "backups": lambda house: BackupsDialog(house.context),
    "about": lambda house: AboutDialog(),
    "preferences": lambda house: PreferencesDialog(house.context.library),
}


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    """Texts are 40 % longer than French."""
    translator = LongerWords(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture(params=WINDOWS)
def window(
    request: pytest.FixtureRequest, longer: None, context: Context, qapp: QApplication
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


def test_every_window_is_named_walked_by_tab_has_room_is_dressed_and_closed(
    window: QWidget, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    # In one test: opening the windows takes longest. Words are longer than the French ones.
    for _ in pages(window):
        found = stops(window)
        assert found
        nameless = [one for one in found if not spoken(one)[0].strip()]
        assert nameless == []
        assert "\n".join(cut_off(window)) == ""
        assert [text for text in shown_texts(window) if text.startswith(KEYS)] == []
        # A message that nobody rendered.
        assert [text for text in shown_texts(window) if "Message(" in text] == []
        walked_by_tab(window, spoken)
    # What has a parent wears what that one's window wears.
    top = window.parentWidget() or window
    assert theme.style_sheet(theme.current()) in top.window().styleSheet()
    if isinstance(window, QDialog):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        assert window.close()
    assert not isValid(window) or not window.isVisible()


def shown_texts(window: QWidget) -> list[str]:
    """What labels, buttons and lists say."""
    found = [one.text() for one in window.findChildren(QLabel)]
    found += [one.text() for one in window.findChildren(QAbstractButton)]
    for one in window.findChildren(QComboBox):
        found += [one.itemText(row) for row in range(one.count())]
    return found


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


def test_a_label_that_is_cut_off_is_noticed(qapp: QApplication, longer: None) -> None:
    label = QLabel(qapp.translate("Test", "Un libellé de la fenêtre"))
    assert len(label.text()) >= 24 * 1.4
    label.resize(20, 20)
    assert "width" in cut(label)
    label.resize(label.sizeHint())
    assert cut(label) == ""
