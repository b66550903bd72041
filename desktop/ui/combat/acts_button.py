"""A button that opens the list of what a fighter may do beside what is asked."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget


class ActsButton(QPushButton):
    """Offers acts by title; the owner shows the one that is chosen."""

    #: The id of the act's ask.
    actChosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("Actes ▾"))
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(self.tr("Ce que ce combattant peut faire d’autre, et vos corrections (A)"))
        self.setAccessibleName(self.tr("Autres actes"))
        self._offered: list[tuple[str, str]] = []
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._choose)
        self.clicked.connect(self.open)

    def menu_of_acts(self) -> QMenu:
        """The list."""
        return self._menu

    def offer(self, acts: list[tuple[str, str]]) -> None:
        """Offer acts, each with the id of its ask and its title."""
        self.setVisible(bool(acts))
        if acts == self._offered:
            return
        self._offered = acts
        self._menu.clear()
        for ask, title in acts:
            action = QAction(title.replace("&", "&&"), self._menu)
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setData(ask)
            self._menu.addAction(action)

    def open(self) -> None:
        """Show the list above the button, where there is room for it."""
        if self._offered:
            height = self._menu.sizeHint().height()
            self._menu.popup(self.mapToGlobal(QPoint(0, -height)))

    def _choose(self, action: QAction) -> None:
        self.actChosen.emit(str(action.data()))
