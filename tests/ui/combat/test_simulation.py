"""The simulation of a fight: it plays beside the interface, says what it assumes, and stops when it
is told to, when the fight moves on, and when its window goes."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.simulation import Run
from desktop.ui.combat import simulation_dialog
from desktop.ui.combat.shares_table import SharesTable, Told
from desktop.ui.combat.simulation_dialog import SimulationDialog
from desktop.ui.context import Context
from desktop.ui.library.encounter_window import EncounterWindow
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table

SHIFT = Qt.KeyboardModifier.ShiftModifier


def simulated(table: Table) -> SimulationDialog:
    """The dialog that the keys open."""
    table.press(Qt.Key.Key_F7, SHIFT)
    dialog = table.window.simulation.simulating.dialog
    assert dialog is not None
    return dialog


def texts(grid) -> list[list[str]]:
    return [
        [grid.item(row, column).text() for column in range(grid.columnCount())]
        for row in range(grid.rowCount())
    ]


@pytest.fixture
def ended(qtbot) -> Callable[[SimulationDialog], None]:
    def wait(dialog: SimulationDialog) -> None:
        qtbot.waitUntil(lambda: not dialog.work.busy(), timeout=20_000)

    return wait


def test_one_key_plays_what_is_left_of_a_fight(table: Table, ended, qtbot) -> None:
    dialog = simulated(table)
    assert dialog.isVisible()
    ended(dialog)
    found = dialog.found()
    assert found is not None
    assert found.runs == dialog.progress.value() == dialog.progress.maximum() == 100
    sides = texts(dialog.sides)
    assert [row[0] for row in sides][:2] == ["Camp A\u00a0: Ada", "Camp B\u00a0: Ben"]
    assert sides[0][1] == f"{found.wins[0]}\u00a0%"
    people = texts(dialog.people)
    assert [row[:2] for row in people] == [["Ada", "A"], ["Ben", "B"]]
    falls = found.tolls[table.fighter("Ada").id].falls
    assert people[0][2] == f"{falls}\u00a0%\u00a0: mort {falls}\u00a0%"
    assert "toy.habits" in dialog.assumed.text()
    assert "après 60 tours" in dialog.assumed.text()
    assert dialog.start.text() == "Depuis le début du combat."
    # Nothing of it happened.
    assert table.phase() == "setup"
    assert not table.session.can_redo
    # Another number plays so many.
    dialog.runs.setFocus()
    dialog.runs.selectAll()
    QTest.keyClicks(dialog.runs, "30")
    QTest.keyClick(dialog.runs, Qt.Key.Key_Return)
    ended(dialog)
    assert dialog.found().runs == 30
    assert dialog.counted.text().startswith("30 combat")
    # Looking twice shows one thing.
    before = texts(dialog.people)
    table.click(dialog.act)
    ended(dialog)
    assert texts(dialog.people) == before
    # A second opening shows the first.
    table.window.menu.simulation.trigger()
    assert table.window.simulation.simulating.dialog is dialog
    # Escape closes it, and it opens again.
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert table.window.simulation.simulating.dialog is None
    table.window.activateWindow()
    qtbot.waitUntil(table.window.isActiveWindow)
    assert simulated(table) is not dialog


class Slow:
    """Runs that come once they are let go, the first at once."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.begun = 0

    def simulate(self, foresight, state, runs, generator, arrivals) -> Iterator[Run | None]:
        self.begun += 1
        people = foresight.people(state)
        for number in range(runs):
            while number and not self.released.wait(0.005):
                yield None
            yield Run(
                winner=0,
                rounds=2,
                harm={one: foresight.harm(state, state, one) for one in people},
                sides=foresight.standing(state),
                spent={one: {} for one in people},
            )


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    monkeypatch.setattr(simulation_dialog, "simulate", made.simulate)
    yield made
    made.released.set()


def test_it_is_stopped_by_hand_and_when_the_fight_moves_on(table: Table, slow: Slow, qtbot) -> None:
    dialog = simulated(table)
    qtbot.waitUntil(lambda: dialog.found() is not None)
    assert dialog.act.text() == "Arrêter"
    QTest.keyClick(dialog.act, Qt.Key.Key_Return)
    assert not dialog.work.busy()
    assert dialog.act.text() == "Recommencer"
    assert dialog.found().runs == 1
    assert texts(dialog.sides)[0][1] == "100\u00a0%"
    # It stops when the fight moves on.
    dialog = simulated(table)
    qtbot.waitUntil(lambda: slow.begun == 1)
    table.window.activateWindow()
    table.window.conductor.correct_box(table.fighter("Ben").id, "hits", 0, True, "chute")
    assert not dialog.work.busy()
    assert "La situation a changé" in dialog.banner.text()
    slow.released.set()
    table.click(dialog.act)
    qtbot.waitUntil(lambda: slow.begun == 2)
    assert not dialog.banner.isVisible()
    qtbot.waitUntil(lambda: not dialog.work.busy())


def test_a_secret_choice_changes_nothing_in_it_and_closing_ends_its_thread(
    table: Table, slow: Slow, qtbot
) -> None:
    # Law 10: a simulation may know nothing of what, or that, somebody chose.
    table.keys(" ")
    dialog = simulated(table)
    table.session.answer(f"choose:{table.fighter('Ben').id}", {"action": "guard"})
    assert table.fighter("Ben").locked
    assert dialog.work.busy()
    assert not dialog.banner.isVisible()
    # Closing the window ends the thread.
    dialog = simulated(table)
    qtbot.waitUntil(lambda: slow.begun == 1)
    work = dialog.work
    table.window.close()
    assert not work.busy()
    assert table.window.simulation.simulating.dialog is None


def test_a_fight_that_is_over_is_not_simulated(table: Table) -> None:
    table.keys(" ")
    table.window.conductor.close()
    dialog = simulated(table)
    assert "terminé" in dialog.banner.text()
    assert not dialog.act.isEnabled()
    assert not dialog.work.busy()


def test_one_side_alone_has_nothing_to_simulate(context: Context, sit_down) -> None:
    session = context.library.fights.open(context.library.fights.create("toy", "Les toits"))
    session.join_npc("Ada", ToyCharacter(name="Ada"), 0)
    session.join_npc("Ben", ToyCharacter(name="Ben", hits=1), 1)
    table = sit_down(context, session.id)
    ben = table.fighter("Ben").id
    table.window.conductor.correct_box(ben, "hits", 9, True, "chute")
    assert table.fighter("Ben").out
    dialog = simulated(table)
    assert "Un seul camp" in dialog.banner.text()
    assert not dialog.work.busy()
    # Once there is somebody to fight, it begins.
    table.session.join_npc("Garde", ToyCharacter(name="Garde"), 1)
    assert dialog.work.busy()
    assert dialog.act.isEnabled()


def test_a_prepared_encounter_is_played_with_those_who_come_later(
    context: Context, ended, qtbot
) -> None:
    library = context.library
    for name in ("Ada", "Bo"):
        library.characters.create("toy", ToyCharacter(name=name))
    busy = library.fights.create("toy", "Ailleurs")
    taken = next(card.id for card in library.characters.list() if card.name == "Bo")
    library.fights.open(busy).join_character(taken, 0)
    made = library.encounters.create("toy", "Le pont")
    library.characters.create("toy", ToyCharacter(name="Brute"), kind="npc")
    for text, side in (("Ada, Bo", 0), ("Brute", 1), ("tour 2 : 2 brutes", 1)):
        library.encounters.enter(made, text, side)
    window = EncounterWindow(context, made)
    window.show()
    qtbot.waitUntil(window.isVisible)
    QTest.mouseClick(window.simulate, Qt.MouseButton.LeftButton)
    dialog = window.simulating.dialog
    ended(dialog)
    assert [row[0] for row in texts(dialog.people)] == ["Ada", "Brute", "Brute 1", "Brute 2"]
    assert "tour 2" in dialog.assumed.text()
    assert "Bo" in dialog.assumed.text()
    # Nothing was begun.
    assert [card.name for card in library.fights.list()] == ["Ailleurs"]
    library.encounters.enter(made, "Brute", 1)
    assert "La situation a changé" in dialog.banner.text()
    window.close()
    assert window.simulating.dialog is None
    window.deleteLater()
    QApplication.processEvents()


def test_a_crowd_is_shown_at_once_not_cell_by_cell(qtbot) -> None:
    """Columns as wide as their contents are measured at each change that the table tells of."""
    window = QWidget()
    qtbot.addWidget(window)
    shown = SharesTable("Participants", window)
    shown.lay_out(("Qui", "Tombe"), 0)
    told: list[QModelIndex] = []

    def tell(first: QModelIndex) -> None:
        told.append(first)

    shown.model().dataChanged.connect(tell)
    for text in ("mort", "assommé"):
        shown.show_rows([(Told(f"Milicien {n}"), Told(f"{text} {n}")) for n in range(100)])
    assert len(told) == 2
    cell = shown.item(99, 1)
    assert cell is not None
    assert cell.text() == "assommé 99"
