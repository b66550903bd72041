"""The menu of what a game master prepares: campaigns, parties, encounters, NPCs."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.rules.listed import FIGHT
from desktop.services.names import distinct
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.removals import Removals
from desktop.ui.library.sidebar import Sidebar
from desktop.ui.library.sidebar_lines import Kind, Line
from desktop.ui.library.system_menu import SystemMenu
from desktop.ui.widgets.banner import Banner

#: How many that were put away the menu offers, of each kind.
_REMOVED_SHOWN = 20


class PreparingMenu(QObject):
    """What the menu « Préparer » offers; `selected` gives the selected character or ""."""

    def __init__(
        self,
        menu: QMenu,
        context: Context,
        banner: Banner,
        sidebar: Sidebar,
        removals: Removals,
        selected: Callable[[], str],
        where: Callable[[], QPoint],
        initiator: str,
        parent: QMainWindow,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._banner = banner
        self._sidebar = sidebar
        self._removals = removals
        self._selected = selected
        self._where = where
        self._initiator = initiator
        self._systems = SystemMenu(context.library.registry, parent)
        self._systems.systemChosen.connect(self._prepare)
        self.menu = menu
        self.encounter = self._act(self.tr("Préparer une rencontre"), self.prepare, "Ctrl+Alt+R")
        self.party = self._act(self.tr("Nouvelle bande"), self.found, "Ctrl+Alt+B")
        self.npcs = self._sub(self.tr("Nouveau PNJ d’après"))
        self.npcs.aboutToShow.connect(self._list_templates)
        self.npcs.triggered.connect(self._add_template)
        self.copy = self._act(self.tr("Copier le personnage comme PNJ"), self.copy_npc)
        self.menu.addSeparator()
        self.join = self._sub(self.tr("Bandes du personnage"))
        self.join.aboutToShow.connect(self._list_parties)
        self.join.triggered.connect(self._toggle)
        self.move = self._sub(self.tr("Déplacer vers"))
        self.move.aboutToShow.connect(self._list_campaigns)
        self.move.triggered.connect(self._move)
        self.menu.addSeparator()
        self.campaign = self._act(self.tr("Nouvelle campagne"), self.begin_campaign)
        self.removed = self._sub(self.tr("Campagnes, rencontres et bandes retirées"))
        self.removed.aboutToShow.connect(self._list_removed)
        self.removed.triggered.connect(self._restore)

    def follow_selection(self, character: str) -> None:
        """Another character is selected, or none."""
        self.copy.setEnabled(bool(character))
        self.join.setEnabled(bool(character))
        self.move.setEnabled(bool(character) and len(self._context.library.campaigns.list()) > 1)

    def prepare(self) -> None:
        """Ask for the system, where there are several, and begin to prepare an encounter."""
        with reported(self._banner, self._context.texts):
            self._systems.ask(self._where(), activity=FIGHT)

    def found(self) -> None:
        """Found a party, with the selected character in it, and let it be named."""
        parties = self._context.library.parties
        with reported(self._banner, self._context.texts):
            name = distinct(self.tr("Bande"), {card.name for card in parties.list()})
            members = (self._selected(),) if self._selected() else ()
            made = parties.create(name, members, self._initiator)
            self._sidebar.name(Kind.PARTY, made)

    def begin_campaign(self) -> None:
        """Begin a campaign, and let it be named."""
        campaigns = self._context.library.campaigns
        with reported(self._banner, self._context.texts):
            name = distinct(self.tr("Nouvelle campagne"), {row.name for row in campaigns.list()})
            self._sidebar.name(Kind.CAMPAIGN, campaigns.create(name, self._initiator))

    def copy_npc(self) -> None:
        """Make an NPC as the selected character is now."""
        if self._selected():
            with reported(self._banner, self._context.texts):
                self._context.library.bestiary.add_character(self._selected(), self._initiator)

    def _prepare(self, system: str) -> None:
        encounters = self._context.library.encounters
        with reported(self._banner, self._context.texts):
            taken = {card.name for card in encounters.list()}
            made = encounters.create(system, distinct(self.tr("Rencontre"), taken), self._initiator)
            self._context.navigator.open_encounter(made)

    def _list_templates(self) -> None:
        self.npcs.clear()
        with reported(self._banner, self._context.texts):
            systems = self._context.library.registry.ids()
            for system in systems:
                title = self._context.library.registry.get(system).title
                into = self.npcs if len(systems) == 1 else self.npcs.addMenu(title)
                for card in self._context.library.bestiary.templates(system):
                    _entry(into, card.name, (card.system, card.name))

    def _add_template(self, action: QAction) -> None:
        system, name = action.data()
        with reported(self._banner, self._context.texts):
            made = self._context.library.bestiary.add_template(system, name, self._initiator)
            self._context.navigator.open_sheet(made)

    def _list_parties(self) -> None:
        self.join.clear()
        parties = self._context.library.parties
        held = parties.of(self._selected())
        for card in parties.list():
            action = _entry(self.join, card.name, card.id)
            action.setCheckable(True)
            action.setChecked(card.id in held)
        if self.join.isEmpty():
            _entry(self.join, self.tr("aucune"), "").setEnabled(False)

    def _toggle(self, action: QAction) -> None:
        parties, character = self._context.library.parties, self._selected()
        with reported(self._banner, self._context.texts):
            if action.isChecked():
                parties.add(str(action.data()), character, self._initiator)
            else:
                parties.drop(str(action.data()), character, self._initiator)

    def _list_campaigns(self) -> None:
        self.move.clear()
        campaigns = self._context.library.campaigns
        for row in campaigns.list():
            if row.id != campaigns.current:
                _entry(self.move, row.name or self.tr("Ma campagne"), row.id)

    def _move(self, action: QAction) -> None:
        with reported(self._banner, self._context.texts):
            self._context.library.characters.move(
                (self._selected(),), str(action.data()), self._initiator
            )

    def _list_removed(self) -> None:
        self.removed.clear()
        library = self._context.library
        for row in library.campaigns.removed()[:_REMOVED_SHOWN]:
            name = row.name or self.tr("Ma campagne")
            _entry(self.removed, name, Line(Kind.CAMPAIGN, row.id))
        lists = (
            (Kind.FIGHT, library.fights.removed()),
            (Kind.PREPARED, library.encounters.removed()),
            (Kind.PARTY, library.parties.removed()),
        )
        for kind, cards in lists:
            for card in cards[:_REMOVED_SHOWN]:
                _entry(self.removed, card.name, Line(kind, card.id))
        if self.removed.isEmpty():
            _entry(self.removed, self.tr("aucune"), None).setEnabled(False)

    def _restore(self, action: QAction) -> None:
        line = action.data()
        if isinstance(line, Line):
            self._removals.restore_line(line)

    def _act(self, text: str, act: Callable[[], None], keys: str = "") -> QAction:
        action = self.menu.addAction(text)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(act)
        return action

    def _sub(self, text: str) -> QMenu:
        menu = self.menu.addMenu(text)
        menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)
        return menu


def _entry(menu: QMenu, text: str, data: object) -> QAction:
    action = menu.addAction(text.replace("&", "&&"))
    action.setMenuRole(QAction.MenuRole.NoRole)
    action.setData(data)
    return action
