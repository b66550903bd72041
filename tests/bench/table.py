"""A hundred participants and ten thousand entries, as ratios to a duel that has just begun."""

import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.rules.nightprowler.fight.commands import Choose
from desktop.rules.odds import table
from desktop.rules.simulation import simulate
from desktop.services.library import Library
from desktop.ui.combat.window import CombatWindow
from desktop.ui.start import application_for, build_windows
from tests.bench.crowd import REASON, fight_of
from tests.bench.measure import Ratio, compare

SIZES = ((100, 0), (2, 10_000), (100, 10_000))


@dataclass
class Sitting:
    """A fight that is open in a window."""

    library: Library
    window: CombatWindow
    ticked: bool = False

    def act(self) -> None:
        """A wound is ticked, or cleared, up to the painted window."""
        one = self.window.session.view().fighters[0]
        self.ticked = not self.ticked
        self.window.conductor.correct_box(one.id, one.tracks[0].id, 0, self.ticked, REASON)
        QApplication.processEvents()

    def reveal(self) -> None:
        """Everybody chooses to defend, the choices are revealed, and both are taken back, each up
        to the painted window."""
        waiting = [ask.actor for ask in self.window.session.view().asks if ask.sealed]
        self.window.conductor.run_all(tuple(Choose(fighter=one, option=2) for one in waiting))
        QApplication.processEvents()
        self.window.conductor.advance()
        QApplication.processEvents()
        self.undo()
        self.undo()

    def undo(self) -> None:
        """The last act taken back, up to the painted window."""
        self.window.conductor.undo()
        QApplication.processEvents()

    def close(self) -> None:
        self.window.close()
        self.library.close()


def measures() -> Iterator[Ratio]:
    application_for("fr")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        small = _sit(folder, 2, 0)
        for people, entries in SIZES:
            large = _sit(folder, people, entries)
            what = f"{people} participants, {entries} entries"
            for name, act, bare in (
                ("act", large.act, small.act),
                ("undo", large.undo, small.undo),
                ("choices, next, two undone", large.reveal, small.reveal),
            ):
                yield compare(f"{name}: {what}", act, "duel", bare, runs=9)
            yield compare(
                f"open: {what}",
                _opening(folder, people, entries),
                "duel",
                _opening(folder, 2, 0),
                runs=3,
            )
            large.close()
        yield _odds(small)
        small.close()


def _path(folder: Path, people: int, entries: int) -> Path:
    return folder / f"{people}-{entries}.sqlite3"


def _sit(folder: Path, people: int, entries: int) -> Sitting:
    library, fight = fight_of(_path(folder, people, entries), people, entries)
    windows = build_windows(library, "fr")
    window = CombatWindow(windows.context, library.fights.open(fight))
    window.show()
    QApplication.processEvents()
    sitting = Sitting(library, window)
    for _ in range(20):
        sitting.act()
    return sitting


def _opening(folder: Path, people: int, entries: int) -> Callable[[], None]:
    """A start of the program that goes back to the fight."""

    def work() -> None:
        library = app.open_library(_path(folder, people, entries))
        (fight,) = [card.id for card in library.fights.list()]
        windows = build_windows(library, "fr")
        window = CombatWindow(windows.context, library.fights.open(fight))
        window.show()
        QApplication.processEvents()
        window.close()
        library.close()

    return work


def _odds(sitting: Sitting) -> Ratio:
    """The whole table of a duel against one fight played out."""
    source = sitting.window.session.foresight()
    if source is None:
        raise TypeError("this system has odds")
    foresight, state = source
    left = next(iter(foresight.people(state)))
    duel = foresight.duel(state, left, foresight.opponents(state, left)[0])

    def work() -> None:
        for _ in table(foresight, state, duel, random.Random(0)):
            pass

    def baseline() -> None:
        for _ in simulate(foresight, state, 1, random.Random(0)):
            pass

    return compare("chances of a duel", work, "one fight played out", baseline, runs=3)
