"""Which game? Asked only when the program knows more than one."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.rules.registry import Registry


class SystemMenu(QMenu):
    """Says which rule system was chosen; with a single one it is chosen at once."""

    systemChosen = Signal(str)

    def __init__(self, registry: Registry, parent: QWidget) -> None:
        super().__init__(parent)
        self._registry = registry
        self.triggered.connect(self._choose)

    def ask(self, where: QPoint, *, activity: str = "") -> None:
        """Ask at a place of the screen, among the systems that have an activity if one is meant.

        Raises `KnownError` when the tables of a system are damaged.
        """
        ids = self._registry.ids()
        if len(ids) == 1:
            self.systemChosen.emit(ids[0])
            return
        self.clear()
        for system in map(self._registry.get, ids):
            if not activity or activity in system.activities:
                action = self.addAction(system.title.replace("&", "&&"))
                action.setMenuRole(QAction.MenuRole.NoRole)
                action.setData(system.id)
        self.popup(where)

    def _choose(self, action: QAction) -> None:
        self.systemChosen.emit(str(action.data()))
