"""What can be done with a line of the library's left side: open, start, name, menu."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.services.encounters import Started
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.removals import Removals
from desktop.ui.library.sidebar import Sidebar
from desktop.ui.library.sidebar_lines import NAME, Kind, Line
from desktop.ui.widgets.banner import Banner


class ShelfActs(QObject):
    """Acts on the lines of a sidebar, each at once."""

    #: The list of characters is to be narrowed to another party, or widened again.
    partyChosen = Signal()

    def __init__(
        self,
        context: Context,
        banner: Banner,
        sidebar: Sidebar,
        removals: Removals,
        initiator: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._banner = banner
        self._sidebar = sidebar
        self._removals = removals
        self._initiator = initiator
        self._window = parent
        sidebar.lineOpened.connect(self.open)
        sidebar.lineRenamed.connect(self.rename)
        sidebar.lineRemoved.connect(self.remove)
        sidebar.encounterStarted.connect(self.start)
        sidebar.menuRequested.connect(self._show_menu)

    def open(self, line: object) -> None:
        """Open what a line stands for."""
        if not isinstance(line, Line):
            return
        library, navigator = self._context.library, self._context.navigator
        with reported(self._banner, self._context.texts):
            match line.kind:
                case Kind.CAMPAIGN if line.id == library.campaigns.current:
                    self._sidebar.name(line.kind, line.id)
                case Kind.CAMPAIGN:
                    library.campaigns.choose(line.id, self._initiator)
                case Kind.PARTY:
                    narrowed = self._sidebar.narrowed
                    self._sidebar.narrowed = "" if line.id == narrowed else line.id
                    self.partyChosen.emit()
                case Kind.FIGHT:
                    navigator.open_fight(line.id)
                case Kind.PREPARED:
                    navigator.open_encounter(line.id)
                case Kind.DRAFT:
                    navigator.open_wizard(library.drafts.get(line.id).system, line.id)

    def rename(self, line: object, name: str) -> None:
        """Give what a line stands for another name."""
        if not isinstance(line, Line):
            return
        library = self._context.library
        with reported(self._banner, self._context.texts):
            match line.kind:
                case Kind.CAMPAIGN:
                    library.campaigns.rename(line.id, name, self._initiator)
                case Kind.PARTY:
                    library.parties.rename(line.id, name, self._initiator)
                case Kind.FIGHT:
                    library.fights.rename(line.id, name, self._initiator)
                case Kind.PREPARED:
                    library.encounters.rename(line.id, name, self._initiator)
                case Kind.DRAFT:
                    pass  # named in its wizard

    def remove(self, line: object) -> None:
        """Take out what a line stands for; it can be taken back."""
        if isinstance(line, Line):
            item = self._sidebar.item_of(line.kind, line.id)
            self._removals.remove_line(line, "" if item is None else str(item.data(NAME)))

    def start(self, encounter: str) -> None:
        """Begin a new fight from a prepared encounter, and show it."""
        with reported(self._banner, self._context.texts):
            self._show(self._context.library.encounters.start(encounter, self._initiator))

    def _show(self, started: Started) -> None:
        self._context.navigator.begin_fight(started.fight)

    def _show_menu(self, line: object, where: QPoint) -> None:
        if isinstance(line, Line):
            self.menu_for(line).popup(where)

    def menu_for(self, line: Line) -> QMenu:
        """What can be done with a line."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        acts = _LineActs(self, line, menu)
        match line.kind:
            case Kind.CAMPAIGN:
                if line.id != self._context.library.campaigns.current:
                    acts.add(self.tr("Ouvrir"), acts.open)
            case Kind.PARTY:
                acts.add(self.tr("Montrer seule, ou tout montrer"), acts.open)
            case Kind.FIGHT:
                acts.add(self.tr("Ouvrir"), acts.open)
                acts.add(self.tr("Rejouer"), acts.replay)
                acts.add(self.tr("Préparer à partir de ce combat"), acts.prepare)
            case Kind.PREPARED:
                acts.add(self.tr("Lancer (Ctrl+Entrée)"), acts.start)
                acts.add(self.tr("Modifier"), acts.open)
                acts.add(self.tr("Dupliquer"), acts.duplicate)
            case Kind.DRAFT:
                acts.add(self.tr("Continuer"), acts.open)
        if line.kind is not Kind.DRAFT:
            acts.add(self.tr("Renommer (F2)"), acts.rename)
        menu.addSeparator()
        acts.add(self.tr("Retirer (Suppr)"), acts.remove)
        return menu

    def replay(self, fight: str) -> None:
        """Begin a new fight with those who came into an old one, and show it."""
        with reported(self._banner, self._context.texts):
            self._show(self._context.library.encounters.replay(fight, self._initiator))

    def prepare(self, fight: str) -> None:
        """Prepare an encounter with those who came into a fight, and show it."""
        with reported(self._banner, self._context.texts):
            made = self._context.library.encounters.from_fight(fight, self._initiator)
            self._context.navigator.open_encounter(made)

    def duplicate(self, encounter: str) -> None:
        """Copy a prepared encounter, and let the copy be named."""
        with reported(self._banner, self._context.texts):
            copy = self._context.library.encounters.duplicate(encounter, self._initiator)
            self._sidebar.name(Kind.PREPARED, copy)

    def name(self, line: Line) -> None:
        """Let a line be named where it stands."""
        self._sidebar.name(line.kind, line.id)


class _LineActs(QObject):
    """The acts of one line's menu, and dies with it."""

    def __init__(self, shelf: ShelfActs, line: Line, menu: QMenu) -> None:
        super().__init__(menu)
        self._shelf = shelf
        self._line = line
        self._menu = menu

    def add(self, text: str, act: Callable[[], None]) -> None:
        """Offer an act."""
        action = self._menu.addAction(text)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(act)

    def open(self) -> None:
        """Open it."""
        self._shelf.open(self._line)

    def start(self) -> None:
        """Start it."""
        self._shelf.start(self._line.id)

    def replay(self) -> None:
        """Play it again."""
        self._shelf.replay(self._line.id)

    def prepare(self) -> None:
        """Prepare one like it."""
        self._shelf.prepare(self._line.id)

    def duplicate(self) -> None:
        """Copy it."""
        self._shelf.duplicate(self._line.id)

    def rename(self) -> None:
        """Name it."""
        self._shelf.name(self._line)

    def remove(self) -> None:
        """Take it out."""
        self._shelf.remove(self._line)
