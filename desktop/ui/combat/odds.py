"""Keeps the panel of chances true to the fight: works them out beside the interface, and begins
anew when the fight or the selection moves on."""

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.rules.errors import KnownError
from desktop.rules.foresight import Foresight
from desktop.rules.odds import Cell, table
from desktop.rules.system import Struct
from desktop.ui.beside import Beside

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Odds(QObject):
    """Off until the GM asks; then it follows the selected fighter."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.centre.odds
        self._state: Struct | None = None
        self._pair = ("", "")
        self._foes: dict[str, str] = {}
        self.work = Beside(self)
        self.work.found.connect(self._add)
        self.work.failed.connect(self._fail)
        self._panel.foeChosen.connect(self._choose_foe)

    def show(self, shown: bool, /) -> None:
        """Show the chances, or put them away."""
        self._panel.setVisible(shown)
        self._state = None
        if shown:
            self.follow()
        else:
            self.work.drop()

    def follow(self) -> None:
        """The fight or the selection may have moved on."""
        if self._panel.isHidden():
            return
        fighter = self._window.fighter()
        source = self._window.session.foresight()
        foes: tuple[str, ...] = ()
        if source is not None and fighter is not None:
            foes = source[0].opponents(source[1], fighter.id)
        if source is None or fighter is None or not foes:
            self.work.drop()
            self._state = None
            self._panel.show_nothing("" if fighter is None else fighter.name)
            return
        foresight, state = source
        wanted = self._foes.get(fighter.id, "")
        pair = (fighter.id, wanted if wanted in foes else foes[0])
        # Who locks a choice changes nothing that chances may know.
        if pair != self._pair or state != self._state:
            self._state, self._pair = state, pair
            self._begin(foresight, state, foes)

    def _begin(self, foresight: Foresight, state: Struct, foes: tuple[str, ...]) -> None:
        duel = foresight.duel(state, *self._pair)
        self._panel.show_duel(duel, foresight.people(state), foes)
        # The same fight gives the same draws, so that looking twice shows one thing.
        self.work.begin(table(foresight, state, duel, random.Random(0)))

    def _add(self, cell: object) -> None:
        if isinstance(cell, Cell):
            self._panel.add_cell(cell)

    def _fail(self, error: object) -> None:
        if not isinstance(error, KnownError):
            self._panel.show_failure(self.tr("Les chances n’ont pas pu être comptées."))
            if isinstance(error, Exception):
                raise error
            return
        self._panel.show_failure(self._window.context.texts.render(error.message))

    def _choose_foe(self, foe: str) -> None:
        fighter = self._window.fighter()
        if fighter is not None:
            self._foes[fighter.id] = foe
            self.follow()
