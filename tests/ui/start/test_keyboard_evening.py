"""A whole fight by keyboard, through the program's own windows: no step needs the mouse.

The `Hand` types where the keyboard is, and only there; after every step somebody must see where
that is, and no widget may have got anything from a mouse.
"""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.fightview import Stage
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from desktop.ui.player.window import PlayerWindow
from desktop.ui.windows import Windows
from tests.rules.nightprowler.fight.arena import swordsman

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
)
#: More presses of Tab than any window has stops.
STOPS = 80


class NoMouse(QObject):
    """Notes every widget that the mouse reaches."""

    def __init__(self) -> None:
        super().__init__()
        self.touched: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOUSE:
            self.touched.append(type(watched).__name__)
        return False


class Hand:
    """One hand on a keyboard."""

    def __init__(self, qtbot, spoken: Callable[[QWidget], tuple[str, str]]) -> None:
        self._qtbot = qtbot
        self._spoken = spoken
        self.steps: list[str] = []

    def at(self) -> QWidget:
        """Where the keyboard is, which can be seen and has a name."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        wall = QApplication.activeWindow()
        if isinstance(wall, PlayerWindow):
            # It has nothing to choose from: its keys are its own.
            return wall
        self._qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        here = QApplication.focusWidget()
        assert here.isVisible(), self.steps[-1]
        assert here.window() is QApplication.activeWindow(), self.steps[-1]
        assert shown_part(here).isValid(), f"{self.steps[-1:]}: {here} is scrolled away"
        name, _ = self._spoken(here)
        assert name, f"{self.steps[-1:]}: {here} has no name"
        return here

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE, then: QWidget | None = None
    ) -> None:
        """Press a key; where it closes a dialog the desktop gives the keyboard back to `then`."""
        here = self.at()
        self.steps.append(f"{key.name} on {type(here).__name__}")
        QTest.keyClick(here, key, modifier)
        QApplication.processEvents()
        if then is not None:
            then.activateWindow()
        self.at()

    def write(self, text: str) -> None:
        """Type letters; a line break is Enter."""
        for letter in text:
            if letter == "\n":
                self.press(Qt.Key.Key_Return)
            elif letter == " ":
                self.press(Qt.Key.Key_Space)
            else:
                here = self.at()
                self.steps.append(f"{letter} on {type(here).__name__}")
                QTest.keyClicks(here, letter)
                QApplication.processEvents()
                self.at()

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until the keyboard is on a widget."""
        for _ in range(STOPS):
            if self.at() is wanted:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {wanted.accessibleName()}: {self.steps[-12:]}")

    def window(self, kind: type[QWidget]) -> QWidget:
        """Wait until a window of that kind has the keyboard."""
        self._qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), kind))
        return QApplication.activeWindow()


def shown_part(widget: QWidget) -> QRect:
    """What its ancestors leave to be seen of a widget, in the coordinates of its window."""
    window = widget.window()
    part = QRect(widget.mapTo(window, QPoint()), widget.size())
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        part &= QRect(parent.mapTo(window, QPoint()), parent.size())
        parent = parent.parentWidget()
    return part & window.rect()


@pytest.fixture
def windows(context: Context, qapp: QApplication) -> Iterator[Windows]:
    """The running program, its library window open, and one character in it."""
    corvin = context.library.registry.get("nightprowler").renamed(
        swordsman(14, initiative=14), "Corvin"
    )
    context.library.characters.create("nightprowler", corvin)
    running = Windows(context.library, context.texts, context.dialogs, context.hub)
    running.show_library()
    running.open_windows()[0].activateWindow()
    yield running
    running.close_all()
    qapp.processEvents()


@pytest.fixture
def mouse(qapp: QApplication) -> Iterator[NoMouse]:
    watching = NoMouse()
    qapp.installEventFilter(watching)
    yield watching
    qapp.removeEventFilter(watching)


def phase(window: CombatWindow) -> str:
    return window.view().phase.key.rpartition(".")[2]


def ticked(window: CombatWindow, name: str) -> int:
    (found,) = [one for one in window.view().fighters if one.name == name]
    rows = [row for track in found.tracks for row in track.rows]
    return sum(box.state.value == "ticked" for row in rows for box in row.boxes)


def play_round(hand: Hand, window: CombatWindow, chance: random.Random) -> None:
    """From the sealed choices to those of the next round."""
    begun = window.view().round
    for _ in range(STOPS):
        view = window.view()
        if view.round != begun or view.stage is Stage.CLOSED:
            return
        if phase(window) == "choice" and any(not one.locked for one in view.fighters):
            name = window.fighter().name
            # Their lances keep him at a distance: they attack, and he defends himself.
            hand.write("2\n" if name == "Corvin" else "1\n")
            assert any(one.locked for one in window.view().fighters), window.banner.text()
        elif phase(window) == "resolution" and window.centre.dice.lines():
            hand.write(f"{chance.randint(2, 19)}\n")
        elif (card := window.centre.asks.active()) is not None and not card.ask.optional:
            # The last answer that may be given lets it happen.
            offers = card.rows()[0].buttons()
            hand.write(str(max(n for n, one in enumerate(offers, start=1) if one.isEnabled())))
        else:
            hand.write(" ")
    raise AssertionError(f"the round does not end: {phase(window)} {window.banner.text()}")


# The platform without a screen has no keyboard for a menu to take.
@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_whole_fight_without_the_mouse(
    qtbot, windows: Windows, mouse: NoMouse, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    hand = Hand(qtbot, spoken)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is windows.open_windows()[0])
    hand.press(Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    if QApplication.activePopupWidget() is not None:
        hand.press(Qt.Key.Key_Down)
        hand.press(Qt.Key.Key_Return)
    window = hand.window(CombatWindow)
    window.resize(1280, 800)
    add = window.centre.add

    # Who takes part: a character by two letters, foes by a line of text.
    hand.tab_to(add.search)
    hand.write("co\n")
    hand.tab_to(add.side_buttons()[0])
    hand.press(Qt.Key.Key_Right)
    hand.tab_to(add.names)
    hand.write("2 miliciens\n")
    names = [one.name for one in window.view().fighters]
    assert names == ["Corvin", "Milicien 1", "Milicien 2"]
    hand.press(Qt.Key.Key_Escape)

    # Two rounds, and their bells.
    hand.write(" ")
    assert phase(window) == "choice"
    chance = random.Random(3)
    play_round(hand, window, chance)
    assert window.view().round == 2
    play_round(hand, window, chance)
    assert window.view().round == 3

    # A wound by W, another by the command bar; both are taken back and done again.
    for _ in names:
        if window.fighter().name == "Milicien 2":
            break
        hand.write("j")
    before = ticked(window, "Milicien 2")
    hand.write("w1")
    assert ticked(window, "Milicien 2") == before + 1
    hand.press(Qt.Key.Key_K, CONTROL)
    hand.write("milicien 2 -1 vitalite\n")
    assert ticked(window, "Milicien 2") == before + 2, window.commands.bar.hint.text()
    for expected in (before + 1, before):
        hand.press(Qt.Key.Key_Z, CONTROL)
        assert ticked(window, "Milicien 2") == expected
    for expected in (before + 1, before + 2):
        hand.press(Qt.Key.Key_Y, CONTROL)
        assert ticked(window, "Milicien 2") == expected

    # Back in the journal, and to the present again.
    hand.tab_to(window.journal.list)
    hand.press(Qt.Key.Key_Down)
    hand.press(Qt.Key.Key_Down)
    hand.press(Qt.Key.Key_Return)
    assert window.past.entry
    hand.press(Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_Escape)
    assert not window.past.entry

    # On a single screen the players' view covers the window, and goes by the key that opened it.
    hand.press(Qt.Key.Key_F11)
    hand.window(PlayerWindow)
    hand.press(Qt.Key.Key_F11)
    assert len(windows.open_windows()) == 2

    # The end, by its menu and the one Enter of its dialog.
    hand.window(CombatWindow)
    hand.press(Qt.Key.Key_F, ALT)
    hand.press(Qt.Key.Key_Up)
    hand.press(Qt.Key.Key_Return)
    dialog = hand.window(type(window.hands.closing))
    hand.tab_to(dialog.recap)
    hand.tab_to(dialog.finish)
    hand.press(Qt.Key.Key_Return, then=window)
    hand.window(CombatWindow)
    assert window.view().stage is Stage.CLOSED
    (corvin,) = [c for c in windows.context.library.characters.list() if c.name == "Corvin"]
    assert not corvin.owner
    assert mouse.touched == []
