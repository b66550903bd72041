"""What the GM lets the players see: the eye in the order, the menu, the strip and the thumbnail.

The thumbnail follows the fight itself, as the players' window does, whatever moment the GM's window
shows.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from desktop.rules.fightview import FighterView, FightView
from desktop.rules.looks import Look, Showing
from desktop.rules.playerview import NOBODY, Face, PlayerView, is_shown, shows_numbers
from desktop.rules.table.showing import SetLook, SetShowing, SetShown
from desktop.rules.table.subject import replace
from desktop.ui import preferences, theme
from desktop.ui.combat.order_rows import Row
from desktop.ui.combat.players_corner import PlayersCorner
from desktop.ui.errors import reported
from desktop.ui.player.feed import PlayerFeed
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.portraits import Thumbnails

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Players(QObject):
    """The parts of a combat window that concern the players' view."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        context = window.context
        self._library = context.library
        self._faces: dict[str, Face] = {}
        self._wanting = ""
        self.feed = PlayerFeed(context, window.session.id, self)
        pictures = Thumbnails(context.library.characters.portrait)
        self.corner = PlayersCorner(context.texts, pictures, window)
        self.strip = window.centre.look
        self._show_player_view(self.feed.view())
        self._dress()
        self._connect()

    def show_view(self, view: FightView) -> None:
        """The window shows this of the fight."""
        self._faces = self._library.players.faces(self._window.session.id)
        hidden = (one.id for one in view.fighters if not is_shown(view, one, self._faces))
        self._window.order.show_hidden(frozenset(hidden))
        self._window.menu.players.show_showing(view.showing)

    def show_fighter(self, view: FightView, fighter: FighterView | None) -> None:
        """The selected participant, as the strip shows him."""
        if fighter is None or not self.strip.concerns(fighter):
            self.strip.close_strip()
        else:
            face = self._faces.get(fighter.id, NOBODY)
            self.strip.show_look(
                fighter,
                shown=is_shown(view, fighter, self._faces),
                numbers=shows_numbers(view, fighter, face),
            )

    def show_or_hide(self) -> None:
        """Show the selected participant to the players, or hide him."""
        row = self._window.order.row()
        if row is not None:
            self._turn(row)

    def open_look(self) -> None:
        """Offer what players see of the selected participant."""
        fighter = self._window.fighter()
        if fighter is None or self._window.session.damage is not None:
            return
        self.strip.open_for(fighter)
        self._window.fitting.show_opened(self.strip)
        self.show_fighter(self._window.view(), fighter)
        self.strip.alias.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.strip.alias.selectAll()

    def close_look(self) -> bool:
        """Put the strip away; False when it is not open."""
        if self.strip.isHidden():
            return False
        self.strip.close_strip()
        return True

    def _connect(self) -> None:
        window, menu = self._window, self._window.menu.players
        self.feed.viewChanged.connect(self._show_player_view)
        self.corner.thumbnail.opened.connect(self._open)
        self.corner.button.clicked.connect(self._toggle)
        window.order.eyeClicked.connect(self._turn_of)
        self.strip.lookAsked.connect(self._set_look)
        self.strip.pictureAsked.connect(self._ask_picture)
        self.strip.closed.connect(self._come_back)
        menu.open.triggered.connect(self._toggle)
        menu.shown.triggered.connect(self.show_or_hide)
        menu.look.triggered.connect(self.open_look)
        menu.show_all.triggered.connect(self._show_all)
        menu.hide_npcs.triggered.connect(self._hide_npcs)
        menu.showingAsked.connect(self._set_showing)
        menu.usual.triggered.connect(self._keep_usual)
        menu.thumbnail.toggled.connect(self._show_thumbnail)
        menu.light.toggled.connect(self._show_light)

    def _dress(self) -> None:
        menu = self._window.menu.players
        shown = preferences.stored_thumbnail(self._library)
        look = preferences.stored_players_look(self._library)
        menu.thumbnail.setChecked(shown)
        menu.light.setChecked(look is theme.PAPIER)
        self.corner.thumbnail.setVisible(shown)
        self.corner.thumbnail.show_look(look)

    def _show_player_view(self, view: object) -> None:
        if isinstance(view, PlayerView):
            self.corner.thumbnail.show_view(view)

    def _show_thumbnail(self, shown: bool) -> None:
        preferences.store_thumbnail(self._library, shown)
        self.corner.thumbnail.setVisible(shown)

    def _show_light(self, light: bool) -> None:
        preferences.store_players_light(self._library, light)
        self.corner.thumbnail.show_look(preferences.stored_players_look(self._library))
        self._window.context.navigator.dress_players()

    def _open(self) -> None:
        self._window.context.navigator.show_players(self._window.session.id, self._window)

    def _toggle(self) -> None:
        self._window.context.navigator.toggle_players(self._window.session.id, self._window)

    def _turn_of(self, row: str) -> None:
        found = next((each for each in self._window.order.rows() if each.id == row), None)
        if found is not None:
            self._turn(found)

    def _turn(self, row: Row) -> None:
        """Show a row's people, or hide all of them as soon as one is seen."""
        view = self._window.view()
        shown = [one for one in row.people if is_shown(view, one, self._faces)]
        self._set_shown(shown or list(row.people), shown=not shown)

    def _set_look(self, fighter: str, look: object) -> None:
        if isinstance(look, Look):
            self._window.conductor.run_all((SetLook(fighter, look),))

    def _set_showing(self, showing: object) -> None:
        if isinstance(showing, Showing):
            self._window.conductor.run_all((SetShowing(showing),))

    def _show_all(self) -> None:
        view = self._window.view()
        self._set_shown([one for one in view.fighters if one.look.shown is not True], shown=True)

    def _hide_npcs(self) -> None:
        fighters = self._window.view().fighters
        npcs = [one for one in fighters if not self._faces.get(one.id, NOBODY).player]
        self._set_shown([one for one in npcs if one.look.shown is not False], shown=False)

    def _set_shown(self, fighters: list[FighterView], *, shown: bool) -> None:
        if fighters:
            ids = tuple(one.id for one in fighters)
            self._window.conductor.run_all((SetShown(ids, shown),))

    def _keep_usual(self) -> None:
        with reported(self._window.banner, self._window.context.texts):
            self._library.players.keep_usual(self._window.view().showing)
            text = self.tr("Les prochains combats commenceront ainsi.")
            self._window.banner.show_message(Severity.INFO, text)

    def _ask_picture(self, fighter: str) -> None:
        self._wanting = fighter
        self._window.context.dialogs.open_file(
            self._window,
            self.tr("Choisir une image"),
            (self.tr("Images (*.png *.jpg *.jpeg *.webp *.gif)"),),
            self._take_picture,
        )

    def _take_picture(self, path: Path) -> None:
        view = self._window.view()
        found = next((one for one in view.fighters if one.id == self._wanting), None)
        with reported(self._window.banner, self._window.context.texts):
            picture = self._library.players.keep_picture(path)
            if found is not None:
                self._set_look(found.id, replace(found.look, picture=picture))

    def _come_back(self) -> None:
        self._window.order.setFocus(Qt.FocusReason.OtherFocusReason)
