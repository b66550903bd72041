"""New fights, chases and contracts: which system, a name that nothing bears yet, and its window."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.rules.listed import CHASE, CONTRACT, FIGHT
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.system_menu import SystemMenu
from desktop.ui.strip import ErrorStrip


class ActivityAction(QAction):
    """Begins an activity of one kind."""

    def __init__(self, text: str, key: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        # macOS would move some of these by the words in them.
        self.setMenuRole(QAction.MenuRole.NoRole)
        self.setShortcut(QKeySequence(key))


class Activities(QObject):
    """The actions "new chase" and "new contract" beside "new fight", and what all three do."""

    def __init__(
        self,
        context: Context,
        strip: ErrorStrip,
        initiator: str,
        where: Callable[[], QPoint],
        parent: QWidget,
    ) -> None:
        """`where` is the place of the screen at which the menu of systems opens."""
        super().__init__(parent)
        self._context = context
        self._where = where
        self._strip = strip
        self._initiator = initiator
        self._kind = FIGHT
        self._systems = SystemMenu(context.library.registry, parent)
        self._systems.systemChosen.connect(self._create)
        self.chase = ActivityAction(self.tr("Nouvelle poursuite"), "Ctrl+Alt+P", parent)
        self.contract = ActivityAction(self.tr("Nouveau contrat"), "Ctrl+Alt+C", parent)
        self.chase.triggered.connect(self._ask_chase)
        self.contract.triggered.connect(self._ask_contract)

    def offer(self, fight: QAction, menu: QMenu, more: QMenu) -> None:
        """Stand after "new fight" in its menu, and in that of its button."""
        after = menu.actions()[menu.actions().index(fight) + 1]
        menu.insertActions(after, [self.chase, self.contract])
        more.addActions([self.chase, self.contract])

    def ask(self, kind: str) -> None:
        """Ask for the system, where there are several, and begin an activity of that kind."""
        self._kind = kind
        with reported(self._strip, self._context.texts):
            self._systems.ask(self._where(), activity=kind)

    def ask_fight(self) -> None:
        """Begin a fight."""
        self.ask(FIGHT)

    def _ask_chase(self) -> None:
        self.ask(CHASE)

    def _ask_contract(self) -> None:
        self.ask(CONTRACT)

    def _create(self, system: str) -> None:
        fights = self._context.library.fights
        with reported(self._strip, self._context.texts):
            taken = {card.name for card in fights.list()}
            titles = {
                FIGHT: self.tr("Rencontre {number}"),
                CHASE: self.tr("Poursuite {number}"),
                CONTRACT: self.tr("Contrat {number}"),
            }
            names = (
                titles[self._kind].format(number=number) for number in range(1, len(taken) + 2)
            )
            name = next(one for one in names if one not in taken)
            opened = fights.create(system, name, self._initiator, self._kind)
            self._context.navigator.open_fight(opened)
