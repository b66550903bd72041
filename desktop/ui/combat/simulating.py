"""Opens the simulation of a fight beside its window, and keeps it true to the fight."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.services.rehearsal import Rehearsal
from desktop.text import Catalogue
from desktop.ui.combat.simulation_dialog import SimulationDialog

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Simulating(QObject):
    """One dialog at most; `moment` gives a value that differs once the fight has moved on."""

    def __init__(
        self,
        texts: Catalogue,
        rehearse: Callable[[], Rehearsal | None],
        moment: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._rehearse = rehearse
        self._moment = moment
        self._window = parent
        self._simulated: object = None
        #: The dialog while it is open.
        self.dialog: SimulationDialog | None = None

    def open(self, name: str) -> None:
        """Simulate, or show the simulation that is open."""
        if self.dialog is None:
            self.dialog = SimulationDialog(self._texts, name, self._begin, self._window)
            self.dialog.finished.connect(self._forget)
            self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def follow(self) -> None:
        """The fight may have moved on."""
        if self.dialog is not None and self._moment() != self._simulated:
            self.dialog.outdate()

    def finish(self) -> None:
        """The window goes: no thread is left behind."""
        if self.dialog is not None:
            self.dialog.close()

    def _begin(self) -> Rehearsal | None:
        self._simulated = self._moment()
        return self._rehearse()

    def _forget(self, _: int) -> None:
        self.dialog = None


class FightSimulation(QObject):
    """The simulation of what is left of a fight."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        session = window.session
        self.simulating = Simulating(
            window.context.texts, session.remainder.rehearsal, self._moment, window
        )

    def open(self) -> None:
        """Simulate what is left from now on."""
        self.simulating.open(self._window.session.name)

    def _moment(self) -> object:
        """Who chose what in secret changes nothing that a simulation may know."""
        session = self._window.session
        found = session.foresight()
        waves = tuple(one.id for one in session.view().reminders if one.wave)
        return None if found is None else (found[1], waves)
