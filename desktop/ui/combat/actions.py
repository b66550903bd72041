"""The menus of the combat window; what cannot be taken lightly has a menu of its own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.text import Catalogue
from desktop.ui.combat.players_menu import PlayersMenu
from desktop.ui.combat.table_menu import TableMenu
from desktop.ui.widgets.icons import IconName, set_icon


class CombatActions(QObject):
    """The actions, in their menus; the window connects them."""

    def __init__(self, window: QMainWindow, texts: Catalogue) -> None:
        super().__init__(window)
        self._window = window
        fight = self._menu(self.tr("&Partie"))
        self.next = self._action(fight, self.tr("Suivant"))
        self.command = self._action(fight, self.tr("Commande"), "Ctrl+K")
        self.adding = self._action(fight, self.tr("Ajouter des participants"), "Ctrl+N")
        self.adding.setCheckable(True)
        self.sheet = self._action(fight, self.tr("Ouvrir la fiche"), "Ctrl+I")
        self.sequel = self._action(fight, self.tr("Engager la suite"), "Ctrl+E")
        self.wound = self._action(fight, self.tr("Blesser (W)"))
        self.area = self._action(fight, self.tr("Dégâts de zone"), "Ctrl+D")
        self.acts = self._action(fight, self.tr("Autres actes (A)"))
        self.roll = self._action(fight, self.tr("Lancer les dés qui manquent"), "Ctrl+T")
        self.odds = self._action(fight, self.tr("Chances du duel"), "F7")
        self.odds.setCheckable(True)
        self.simulation = self._action(fight, self.tr("Simuler le combat…"), "Shift+F7")
        self.adjust = self._action(fight, self.tr("Modifier un maillon"), "Ctrl+M")
        self.settings = self._action(fight, self.tr("Appliquer les réglages de la campagne"))
        fight.addSeparator()
        self.library = self._action(fight, self.tr("Bibliothèque"), "Ctrl+B")
        self.leave = self._action(fight, self.tr("Fermer la fenêtre"), "Ctrl+W")
        edit = self._menu(self.tr("É&dition"))
        self.undo = self._action(edit, self.tr("Annuler"), "Ctrl+Z")
        self.redo = self._action(edit, self.tr("Rétablir"), "Ctrl+Y", "Ctrl+Shift+Z")
        edit.addSeparator()
        self.filter = self._action(edit, self.tr("Filtrer le journal"), "Ctrl+F")
        self.table = TableMenu(window)
        window.menuBar().addMenu(self.table)
        journal = self._menu(self.tr("&Journal"))
        self.journal = self._action(journal, self.tr("Afficher le journal"), "Ctrl+J")
        self.correct = self._action(journal, self.tr("Corriger le dernier jet"), "Ctrl+R")
        journal.addSeparator()
        self.text = self._action(journal, self.tr("Exporter en texte…"))
        self.markdown = self._action(journal, self.tr("Exporter en Markdown…"))
        self.spoken = self._action(journal, self.tr("Exporter à lire à voix haute…"))
        self.players = PlayersMenu(window, texts)
        end = self._menu(self.tr("&Fin"))
        self.remove = self._action(end, self.tr("Retirer le participant"))
        end.addSeparator()
        self.close = self._action(end, self.tr("Terminer"))
        set_icon(self.undo, IconName.UNDO)
        set_icon(self.redo, IconName.REDO)
        set_icon(self.wound, IconName.WOUND)
        set_icon(self.sheet, IconName.SHEET)

    def writing(self) -> tuple[QAction, ...]:
        """Those that change the fight, beside undo and redo."""
        fight = (self.next, self.adding, self.wound, self.area, self.acts, self.adjust, self.roll)
        asides = (*self.table.writing(), *self.players.writing())
        return (*fight, *asides, self.remove, self.close)

    def _menu(self, title: str) -> QMenu:
        return self._window.menuBar().addMenu(title)

    def _action(self, menu: QMenu, text: str, *keys: str) -> QAction:
        action = QAction(text, self._window)
        # macOS would move some of these by the words in them.
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setShortcuts([QKeySequence(key) for key in keys])
        menu.addAction(action)
        return action
