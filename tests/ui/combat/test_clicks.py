"""The acts that matter at the table, counted in clicks and keys in the program's own windows: none
may take more than paper does (the house's table of clicks)."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.fight.commands import SetBleeding
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from desktop.ui.library.encounter_window import EncounterWindow
from desktop.ui.library.sidebar_lines import Kind, start_rect
from desktop.ui.library.window import LibraryWindow
from desktop.ui.windows import Windows
from tests.rules.nightprowler.fight.arena import swordsman
from tests.ui.combat.conftest import Table

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)


class Effort(QObject):
    """What a hand did, as the windows got it: a click, a number or a text typed through, a key."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.acts: list[str] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key goes from widget to widget until one takes it, and a shortcut goes to none: both are
        # offered to the window first.
        if not watched.isWindowType():
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self.acts.append("click")
        elif event.type() == QEvent.Type.ShortcutOverride and event.key() not in MODIFIERS:
            typed = "" if event.modifiers() & CONTROL else event.text()
            self._add(typed, Qt.Key(event.key()))
        return False

    def _add(self, text: str, key: Qt.Key) -> None:
        kind = "number" if text.isdigit() else "text" if text.isprintable() and text else ""
        if not kind:
            self.acts.append(key.name.removeprefix("Key_"))
        elif kind == "text" and self.acts[-1:] == ["number"]:
            # "6 miliciens" is one thing to write.
            self.acts[-1] = kind
        elif self.acts[-1:] not in ([kind], ["text"]):
            self.acts.append(kind)

    def spent(self) -> list[str]:
        """What was done since this was asked last."""
        acts, self.acts = self.acts, []
        return acts


@pytest.fixture
def effort(qapp: QApplication) -> Iterator[Effort]:
    made = Effort(qapp)
    yield made
    qapp.removeEventFilter(made)


def click(widget: QWidget, at: QPoint | None = None, modifier=NONE) -> None:
    """Click a widget through its window, as a mouse does."""
    place = widget.rect().center() if at is None else at
    window = widget.window().windowHandle()
    QTest.mouseClick(
        window, Qt.MouseButton.LeftButton, modifier, widget.mapTo(widget.window(), place)
    )


def type_in(text: str, modifier=NONE) -> None:
    """Type into the window that has the keyboard; a line break is Enter."""
    for letter in text:
        window = QApplication.activeWindow().windowHandle()
        if letter == "\n":
            QTest.keyClick(window, Qt.Key.Key_Return)
        else:
            QTest.keyClick(window, letter, modifier)


def press(key: Qt.Key, modifier=NONE) -> None:
    QTest.keyClick(QApplication.activeWindow().windowHandle(), key, modifier)


@pytest.fixture
def start_program(qapp: QApplication, open_context) -> Iterator[Callable[[], Windows]]:
    """Starts the program on the library of the test; call again to start it another evening."""
    running: list[Windows] = []

    def start() -> Windows:
        for windows in running:
            windows.close_all()
        running.clear()
        context: Context = open_context()
        windows = Windows(context.library, context.texts, context.dialogs, context.hub)
        running.append(windows)
        windows.show_library()
        assert windows.library_window().acts  # as after its first paint
        windows.restore()
        return windows

    yield start
    for windows in running:
        windows.close_all()
    qapp.processEvents()


def shown(windows: Windows, kind: type[QWidget], qtbot) -> QWidget:
    """The window of that kind, once the keyboard is in it."""
    (window,) = [one for one in windows.open_windows() if isinstance(one, kind)]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def duel(context: Context, sit_down) -> Table:
    """Two swordsmen of Night Prowler before the first round."""
    library = context.library
    system = library.registry.get("nightprowler")
    fight = library.fights.create("nightprowler", "Les toits")
    for side, (name, value) in enumerate((("Corvin", 14), ("Isabeau", 9))):
        document = system.renamed(swordsman(value, initiative=value), name)
        made = library.characters.create("nightprowler", document)[0]
        library.fights.open(fight).join_character(made, side)
    return sit_down(context, fight)


def ticked(table: Table, name: str) -> int:
    rows = [row for track in table.fighter(name).tracks for row in track.rows]
    return sum(box.state.value == "ticked" for row in rows for box in row.boxes)


def to_dice(table: Table) -> None:
    """Both have chosen; the dice of their exchange are asked for."""
    table.keys(" ")
    for name, option in (("Corvin", "1"), ("Isabeau", "2")):
        table.window.order.select(table.fighter(name).id)
        table.keys(f"{option}\n")
    while not table.window.centre.dice.lines():
        table.keys(" ")


def test_a_wound_and_an_exchange_take_no_more_than_on_paper(duel: Table, effort: Effort) -> None:
    # A wound is one click, or one key and a number.
    before = duel.session.head
    chosen = duel.window.centre.fighter.fighter()
    line = duel.window.centre.fighter.track(chosen.tracks[0].id).lines()[0]
    effort.spent()
    click(line, line.box_rect(0).center())
    assert effort.spent() == ["click"]
    assert ticked(duel, chosen.name) == 1
    duel.window.order.setFocus()
    type_in("w1")
    assert effort.spent() == ["text"], "a letter and a digit"
    assert ticked(duel, chosen.name) == 2
    # An exchange is two numbers and Enter.
    duel.rewind(before)
    to_dice(duel)
    effort.spent()
    faces = {duel.fighter("Corvin").id: "14", duel.fighter("Isabeau").id: "20"}
    for line in duel.window.centre.dice.lines():
        type_in(faces[line.spec.key.actor] + "\n")
    # Enter parts the numbers; the last one applies.
    assert effort.spent() == ["number", "Return", "number", "Return"]
    assert duel.phase() != "resolution"
    assert ticked(duel, "Isabeau") == 1


def test_a_prepared_fight_is_one_click_and_six_alike_one_line(
    start_program, qtbot, effort: Effort
) -> None:
    windows = start_program()
    library = windows.context.library
    made = library.encounters.create("nightprowler", "La milice")
    for text, side in (("1 sergent", 0), ("3 miliciens", 1)):
        library.encounters.enter(made, text, side)
    window = shown(windows, LibraryWindow, qtbot)
    side = window.sidebar
    effort.spent()
    click(
        side.viewport(), start_rect(side.visualItemRect(side.item_of(Kind.PREPARED, made))).center()
    )
    assert effort.spent() == ["click"]
    fight = shown(windows, CombatWindow, qtbot)
    assert len(fight.view().fighters) == 4
    assert fight.view().stage is Stage.RUNNING
    fight.close()
    # Where the beginning wants dice they are asked for at once: the keyboard is at the first.
    made = library.encounters.create("harp", "Le gué")
    for text, side in (("1 brigand", 0), ("2 miliciens", 1)):
        library.encounters.enter(made, text, side)
    side = shown(windows, LibraryWindow, qtbot).sidebar
    effort.spent()
    click(
        side.viewport(), start_rect(side.visualItemRect(side.item_of(Kind.PREPARED, made))).center()
    )
    assert effort.spent() == ["click"]
    fight = shown(windows, CombatWindow, qtbot)
    assert len(fight.centre.dice.lines()) == 3
    type_in("7\n5\n3\n")
    assert fight.view().stage is Stage.RUNNING
    # Six alike are one line of text.
    fight.close()
    made = library.encounters.create("nightprowler", "Le guet")
    windows.open_encounter(made)
    shown(windows, EncounterWindow, qtbot)
    effort.spent()
    type_in("6 miliciens\n")
    assert effort.spent() == ["text", "Return"]
    library.encounters.enter(made, "1 sergent", 0)
    windows.open_fight(library.encounters.start(made).fight)
    order = shown(windows, CombatWindow, qtbot).order
    group = next(row for row in order.rows() if row.is_group)
    assert len(group.members) == 6
    assert len(order.rows()) == 2
    order.select_row(group.id)
    effort.spent()
    press(Qt.Key.Key_Right)
    assert effort.spent() == ["Right"]
    assert len(order.rows()) == 8


def test_all_that_is_due_at_the_bell_is_one_enter(duel: Table, effort: Effort) -> None:
    for name in ("Corvin", "Isabeau"):
        one = duel.fighter(name).id
        duel.session.run(SetBleeding(fighter=one, count=1, reason="plaie"))
    to_dice(duel)
    for line in list(duel.window.centre.dice.lines()):
        duel.keys("20\n" if line.spec else "")
    while duel.phase() != "bell":
        duel.keys(" ")
    assert len(duel.window.centre.due.rows()) >= 2
    before = {name: ticked(duel, name) for name in ("Corvin", "Isabeau")}
    effort.spent()
    type_in("\n")
    assert effort.spent() == ["Return"]
    assert {name: ticked(duel, name) - was for name, was in before.items()} == {
        "Corvin": 1,
        "Isabeau": 1,
    }
    assert duel.window.view().round == 2


def test_wait_i_had_parried_is_one_key_or_one_number(table: Table, effort: Effort) -> None:
    table.keys(" 111\n210\n 6\n")
    struck = [line for line in table.session.lines() if line.text.key == "toy.line.struck"]
    hits = table.session.participant(table.fighter("Ben").id).hits
    effort.spent()
    press(Qt.Key.Key_Z, CONTROL)
    assert effort.spent() == ["Z"]
    assert table.session.participant(table.fighter("Ben").id).hits > hits
    press(Qt.Key.Key_Y, CONTROL)
    journal = table.window.journal.list
    model = journal.lines
    row = model.row_of(struck[-1].entry)
    effort.spent()
    for _ in range(2):
        # The first shows that moment, the second goes to its die.
        click(journal.viewport(), journal.visualRect(model.index(row)).center())
    type_in("1\n\n")
    assert effort.spent() == ["click", "click", "number", "Return", "Return"]
    assert table.session.participant(table.fighter("Ben").id).hits > hits


def test_five_struck_and_two_by_half_is_a_click_each_and_a_number(
    context: Context, sit_down, effort: Effort
) -> None:
    library = context.library
    fight = library.fights.create("nightprowler", "La cave")
    made = library.encounters.create("nightprowler", "La cave")
    library.encounters.enter(made, "5 miliciens", 1)
    library.fights.open(fight)
    table = sit_down(context, library.encounters.start(made).fight)
    table.window.order.setFocus()
    effort.spent()
    press(Qt.Key.Key_D, CONTROL)
    assert effort.spent() == ["D"]
    targets = table.window.area.panel.targets
    struck = {one for one, _ in targets.targets()}
    for place in range(targets.count()):
        half = SHIFT if place < 2 else NONE
        if half or targets.fighter_of(place) not in struck:
            click(targets.viewport(), targets.visualItemRect(targets.item(place)).center(), half)
    assert sorted(half for _, half in targets.targets()) == [False, False, False, True, True]
    assert effort.acts.count("click") <= 5
    effort.spent()
    type_in("4\n")
    assert effort.spent() == ["number", "Return"]
    assert not table.window.area.panel.isVisible()


def test_next_month_it_is_the_same_turn_without_a_click(
    start_program, qtbot, effort: Effort
) -> None:
    windows = start_program()
    library = windows.context.library
    made = library.encounters.create("nightprowler", "La milice")
    for text, side in (("1 sergent", 0), ("3 miliciens", 1)):
        library.encounters.enter(made, text, side)
    windows.open_fight(library.encounters.start(made).fight)
    window = shown(windows, CombatWindow, qtbot)
    one = window.view().fighters[0].id
    window.conductor.correct_box(one, window.view().fighters[0].tracks[0].id, 0, True, "chute")
    view, lines = window.view(), window.session.lines()
    effort.spent()
    again = shown(start_program(), CombatWindow, qtbot)
    assert effort.spent() == []
    assert again.view() == view
    assert again.session.lines() == lines
