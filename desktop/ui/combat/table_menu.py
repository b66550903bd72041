"""The menu of the table: the order, notes, clocks and groups, for whoever is selected."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


class TableMenu(QMenu):
    """The actions, which the owner connects; the same menu opens beside a row of the order."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Table"))
        self.up = self._action(self.tr("Monter dans l’ordre"), "Alt+Up")
        self.down = self._action(self.tr("Descendre dans l’ordre"), "Alt+Down")
        self.by_score = self._action(self.tr("Reprendre l’ordre des scores"))
        self.addSeparator()
        self.hold = self._action(self.tr("Attendre"), "Ctrl+H")
        self.delay = self._action(self.tr("Retarder"), "Ctrl+Shift+H")
        self.act = self._action(self.tr("Agir maintenant"), "Ctrl+G")
        self.addSeparator()
        self.note = self._action(self.tr("Écrire une note (N)"))
        self.condition = self._action(self.tr("Donner un état (E)"))
        self.clock = self._action(self.tr("Poser une horloge (H)"))
        self.addSeparator()
        self.keep = self._action(self.tr("Garder comme PNJ…"), "Ctrl+Shift+P")
        self.addSeparator()
        self.gather = self._action(self.tr("Grouper les semblables"), "Ctrl+L")
        self.leave = self._action(self.tr("Sortir du groupe"))
        self.disband = self._action(self.tr("Dissoudre le groupe"))
        self.fold = self._action(self.tr("Ouvrir ou fermer le groupe (→ ←)"))
        self.addSeparator()
        self.gone = self._action(self.tr("Montrer morts et partis"))
        self.gone.setCheckable(True)
        self.gone.setChecked(True)

    def writing(self) -> tuple[QAction, ...]:
        """Those that change the fight."""
        order = (self.up, self.down, self.by_score, self.hold, self.delay, self.act)
        words = (self.note, self.condition, self.clock)
        return (*order, *words, self.keep, self.gather, self.leave, self.disband)

    def open_at(self, place: QPoint) -> None:
        """Open beside a row."""
        self.popup(place)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        return action
