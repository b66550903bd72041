"""The menu of what the players see of a fight."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow

from desktop.rules.looks import Showing
from desktop.rules.table.subject import replace
from desktop.text import Catalogue
from desktop.ui.widgets.icons import IconName, set_icon


@dataclass(frozen=True)
class _Choice:
    """A box of the menu: the field of `Showing` that it stands for."""

    field: str
    action: QAction


class PlayersMenu(QObject):
    """The actions; what is ticked is asked of the owner, who shows it once it is so."""

    #: What the fight shows is to be this `Showing`.
    showingAsked = Signal(object)

    def __init__(self, window: QMainWindow, texts: Catalogue) -> None:
        super().__init__(window)
        self._window = window
        self._showing = Showing()
        self._menu = window.menuBar().addMenu(self.tr("&Joueurs"))
        self.open = self._action(self.tr("Vue des joueurs"), "F11")
        self.thumbnail = self._checkable(self.tr("Vignette de la vue des joueurs"))
        self.light = self._checkable(self.tr("Vue claire"))
        self._menu.addSeparator()
        # One letter is a key of the window, which leaves it to whoever types a text.
        self.shown = self._action(self.tr("Montrer ou cacher le participant (V)"))
        self.look = self._action(self.tr("Nom et image du participant (Maj+V)…"))
        self.show_all = self._action(self.tr("Montrer tout le monde"))
        self.hide_npcs = self._action(self.tr("Cacher tous les PNJ"))
        self._menu.addSeparator()
        self._choices = tuple(
            _Choice(field, self._checkable(text))
            for field, text in (
                ("hide_npcs", self.tr("PNJ cachés jusqu’à leur premier acte")),
                ("reveal_acts", self.tr("Qui agit à découvert se montre")),
                ("order", self.tr("Ordre")),
                ("round", texts.round.capitalize()),
                ("step", self.tr("Phase")),
                ("bands", self.tr("Blessures en mots")),
                ("numbers", self.tr("Cases et points des personnages-joueurs")),
                ("states", self.tr("États")),
            )
        )
        self._group = QActionGroup(self)
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for choice in self._choices:
            self._group.addAction(choice.action)
        self._group.triggered.connect(self._ask)
        self._menu.addSeparator()
        self.usual = self._action(self.tr("Prendre ces choix pour les prochains combats"))
        set_icon(self.open, IconName.SCREEN)
        set_icon(self.shown, IconName.EYE)

    def writing(self) -> tuple[QAction, ...]:
        """Those that change the fight."""
        boxes = (choice.action for choice in self._choices)
        return self.shown, self.look, self.show_all, self.hide_npcs, *boxes

    def box(self, field: str) -> QAction:
        """The box that stands for a field of `Showing`."""
        return next(choice.action for choice in self._choices if choice.field == field)

    def show_showing(self, showing: Showing) -> None:
        """Tick what the fight shows."""
        self._showing = showing
        for choice in self._choices:
            choice.action.setChecked(getattr(showing, choice.field) is True)

    def _ask(self, action: QAction) -> None:
        wanted = self._showing
        for choice in self._choices:
            if choice.action is action:
                wanted = replace(wanted, **{choice.field: action.isChecked()})
        # What is shown follows the fight, not the click: a refusal leaves the tick as it was.
        self.show_showing(self._showing)
        self.showingAsked.emit(wanted)

    def _checkable(self, text: str) -> QAction:
        action = self._action(text)
        action.setCheckable(True)
        return action

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self._window)
        # macOS would move some of these by the words in them.
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._menu.addAction(action)
        return action
